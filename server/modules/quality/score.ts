import type { Static } from 'typebox'
import type { QualityScore } from '#contract/quality.ts'
import type { Ctx } from '#server/core/context.ts'
import { answerStatistics } from '#server/modules/conversations/conversations.ts'
import { passagesTaught } from '#server/modules/knowledge/overview/overview.ts'
import { openGaps } from './gaps.ts'
import { contradictingPassages, duplicatePassages, stalePassages } from './passages.ts'
import { topicsCovered } from './topics.ts'

/** The parts of the score, in points of a hundred. */
const points = { topics: 50, answers: 35, upkeep: 15 }
/** Only answers of this period count: older questions say little about today's knowledge. */
const answersMs = 90 * 24 * 3600_000

/**
 * How well the assistant can work: the share of a front desk's topics that are covered, the share of questions
 * answered, and the share of knowledge in good order. Until visitors ask, the other two count alone.
 */
export async function qualityOf(ctx: Ctx): Promise<Static<typeof QualityScore>> {
  const now = ctx.now()
  const passages = await passagesTaught(ctx)
  const { asked, answered, sources } = await answerStatistics(ctx, new Date(now.getTime() - answersMs))
  const topics = await topicsCovered(ctx)
  const findings = {
    stale: stalePassages(passages, new Set(sources), now),
    duplicates: duplicatePassages(passages),
    contradictions: contradictingPassages(passages),
  }
  return {
    score: scoreOf({
      topics: topics.filter(topic => topic.covered).length / topics.length,
      answers: asked ? answered / asked : null,
      upkeep: passages.length ? 1 - shareIn(findings, new Set(passages.map(p => p.parent_doc_id)).size) : 0,
    }),
    topics,
    gaps: await openGaps(ctx),
    ...findings,
    generated_at: now.toISOString(),
  }
}

/** The weighted mean of shares from 0 to 1; null does not count. */
function scoreOf(shares: { topics: number; answers: number | null; upkeep: number }): number {
  const counted = Object.entries(shares).filter(
    (entry): entry is [keyof typeof points, number] => entry[1] !== null,
  )
  const most = counted.reduce((sum, [name]) => sum + points[name], 0)
  return Math.round((100 * counted.reduce((sum, [name, share]) => sum + points[name] * share, 0)) / most)
}

/** The share of sources with a finding. */
function shareIn(
  {
    stale,
    duplicates,
    contradictions,
  }: Pick<Static<typeof QualityScore>, 'stale' | 'duplicates' | 'contradictions'>,
  sources: number,
): number {
  const named = [
    ...stale,
    ...duplicates.flatMap(duplicate => duplicate.sources),
    ...contradictions.flatMap(contradiction => contradiction.passages),
  ]
  return new Set(named.map(({ parent_doc_id }) => parent_doc_id)).size / sources
}
