import type { QualityScore } from '#client'

// What the score is made of, in points, and what would raise it. The formula is the server's: 60 for answers that people
// verified, 25 for topics, 15 for sources without a finding.

const most = { answers: 60, topics: 25, upkeep: 15 }
/** Fewer verified answers than this prove little: the missing ones count as not right. */
const enough = 10

export type PartName = keyof typeof most

export interface ScorePart {
  name: PartName
  points: number
  of: number
}

type Scored = Pick<
  QualityScore,
  'score' | 'verified' | 'right' | 'wrong' | 'topics' | 'stale' | 'duplicates' | 'contradictions'
>

/** The parts add up to the score. */
export function partsOf({ score, verified, right, topics }: Scored): ScorePart[] {
  const answers = Math.min(score, Math.round((most.answers * right) / Math.max(verified, enough)))
  const covered = topics.filter(topic => topic.covered).length
  const known = topics.length ? Math.round((most.topics * covered) / topics.length) : 0
  const ofTopics = Math.min(score - answers, known)
  return [
    { name: 'answers', points: answers, of: most.answers },
    { name: 'topics', points: ofTopics, of: most.topics },
    { name: 'upkeep', points: score - answers - ofTopics, of: most.upkeep },
  ]
}

export interface Advice {
  kind: 'verify' | 'repair' | 'teach' | 'tidy'
  /** how many: answers to verify, answers that were wrong, topics to teach, findings to look at */
  count: number
  /** points that it would bring, at most */
  gain: number
}

/** What to do, the most useful first; nothing that would bring less than a point. */
export function adviceOn(scored: Scored): Advice[] {
  const { verified, wrong, topics } = scored
  const missing = Math.max(0, enough - verified)
  const uncovered = topics.filter(topic => !topic.covered).length
  const findings = scored.stale.length + scored.duplicates.length + scored.contradictions.length
  const upkeep = partsOf(scored).find(({ name }) => name === 'upkeep')!
  const advice: Advice[] = [
    { kind: 'verify', count: missing, gain: (most.answers * missing) / enough },
    { kind: 'repair', count: wrong, gain: (most.answers * wrong) / Math.max(verified, enough) },
    { kind: 'teach', count: uncovered, gain: topics.length ? (most.topics * uncovered) / topics.length : 0 },
    { kind: 'tidy', count: findings, gain: findings ? upkeep.of - upkeep.points : 0 },
  ]
  return advice
    .map(each => ({ ...each, gain: Math.round(each.gain) }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}

/** A sentence for the whole: nothing to judge by, a beginning, most of it, all of it. */
export const gradeOf = ({ score }: { score: number }): 'begin' | 'some' | 'most' | 'all' =>
  score >= 90 ? 'all' : score >= 65 ? 'most' : score >= 35 ? 'some' : 'begin'
