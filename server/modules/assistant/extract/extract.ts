import { fold } from '#server/language/text/fold.ts'
import { type Passage, type SearchResult, sureConfidence } from '#server/modules/knowledge/search/search.ts'
import { type Excerpt, excerptAround, excerptText, type ListExcerpt } from './excerpt.ts'
import { isQuestion, type ScoredSentence, scoreSentences } from './sentence-scores.ts'

/** The answer that the passages give, in their own words. */
export interface Extract {
  /** '' when nothing was found. */
  text: string
  /** The confidence that the passages are about the question, 0 to 1. */
  confidence: number
  /** answer: reply with it. unsure: ask back. unknown: the passages do not hold the answer. */
  band: 'answer' | 'unsure' | 'unknown'
  /** The passages quoted, the more telling first. */
  cited: Passage[]
  /** A question or heading of the passages that the visitor may have meant. */
  suggestion?: string
}

/** Below this confidence lie 95 % of the questions that the articles do not answer. */
const unknownBelow = 0.3

/** A second sentence is quoted when it scores at least this share of the first. */
const secondShare = 0.75

/** A taught question is answered whole when it holds at least this share of the visitor's question. */
const sameQuestionShare = 0.5

/** Answers `question` from a search result: a taught answer whole, or the two best sentences. It invents nothing. */
export function extractAnswer(question: string, result: SearchResult): Extract {
  const [best] = result.passages
  const confidence = Math.min(1, result.confidence)
  if (!best) return { text: '', confidence, band: 'unknown', cited: [] }
  const found = taughtAnswer(best, result) ?? bestSentences(question, result)
  const band = confidence >= sureConfidence ? 'answer' : confidence >= unknownBelow ? 'unsure' : 'unknown'
  const suggestion = band === 'unsure' && suggestionFrom(best, question)
  return { ...found, confidence, band, ...(suggestion && { suggestion }) }
}

type Found = Pick<Extract, 'text' | 'cited'>

/** The answer that somebody wrote to this very question. */
function taughtAnswer(best: Passage, { question }: SearchResult): Found | null {
  if (best.kind !== 'qa' && !isQuestion(best.title)) return null
  const { titleStems, phrasingStems } = best.reading
  const total = question.words.reduce((sum, word) => sum + word.idf, 0) || 1
  const shares = [titleStems, ...phrasingStems].map(stems => {
    const held = question.words.filter(word => word.stems.some(stem => stems.includes(stem)))
    return held.reduce((sum, word) => sum + word.idf, 0) / total
  })
  return best.kind === 'qa' || Math.max(...shares) >= sameQuestionShare
    ? { text: best.text.trim(), cited: [best] }
    : null
}

function bestSentences(question: string, result: SearchResult): Found {
  const scored = scoreSentences(question, result)
  const first = scored.find(sentence => !isQuestion(sentence.text)) ?? scored[0]
  if (!first) return { text: '', cited: [] }
  const excerpts = [around(first, scored)]
  const second = scored.find(
    sentence =>
      sentence.score >= secondShare * first.score &&
      !isQuestion(sentence.text) &&
      !contains(excerpts[0]!, sentence) &&
      fold(sentence.text) !== fold(first.text),
  )
  if (second) excerpts.push(around(second, scored))
  return { text: joined(excerpts), cited: [...new Set(excerpts.map(excerpt => excerpt.passage))] }
}

function around({ passage, at, own }: ScoredSentence, scored: ScoredSentence[]): ListExcerpt {
  const others = new Map(scored.filter(s => s.passage === passage).map(s => [s.at, s.own]))
  return excerptAround(passage, at, siblings => siblings.every(sibling => others.get(sibling)! < own))
}

const contains = ({ passage, list }: ListExcerpt, sentence: ScoredSentence): boolean =>
  sentence.passage === passage && list.from <= sentence.at && sentence.at <= list.to

/** Both excerpts, in reading order when they are from one passage, merged when they touch. */
function joined(excerpts: Excerpt[]): string {
  const [a, b] = excerpts as [Excerpt, Excerpt?]
  if (!b) return excerptText(a)
  if (a.passage !== b.passage) return `${excerptText(a)}\n\n${excerptText(b)}`
  const [first, last] = a.from <= b.from ? [a, b] : [b, a]
  if (last.from <= first.to + 1)
    return excerptText({ passage: a.passage, from: first.from, to: Math.max(first.to, last.to) })
  const parts = [excerptText(first), excerptText(last)]
  return parts.join(parts.some(part => part.includes('\n')) ? '\n' : ' ')
}

/** The heading of the best passage, unless the visitor asked just that. */
function suggestionFrom({ title }: Passage, question: string): string | null {
  const heading = title.split(' › ').at(-1)!.trim()
  return heading && fold(heading) !== fold(question.trim()) ? heading : null
}
