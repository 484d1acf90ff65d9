import MiniSearch from 'minisearch'
import { sentences } from '#server/language/text/sentences.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import type { Business, Question } from './businesses.ts'
import { type Judged, judge } from './judging.ts'

/** A passage of a business's knowledge, as our own search has it. */
export interface Chunk {
  title: string
  text: string
}

/**
 * The least that an assistant can be: it finds the passage with the best score (BM25 by minisearch, over the same
 * passages and the same stems as ours), says the two sentences of it that share most stems with the question, and says
 * nothing when the score is below a threshold. It hears the last message only.
 */
export interface BareAnswer {
  business: Business
  question: Question
  text: string
  score: number
}

const sentencesSaid = 2
/** As in the comparison of search libraries, where this factor served minisearch best. */
const titleBoost = 2

export function askBare(business: Business, chunks: Chunk[]): BareAnswer[] {
  const filing = filingOf(business.account.language ?? 'en')
  const stems = (text: string): string[] => words(text).flatMap(word => filing(word)?.stem ?? [])
  const index = new MiniSearch<Chunk & { id: number }>({
    fields: ['title', 'text'],
    tokenize: stems,
    processTerm: stem => stem,
    searchOptions: { boost: { title: titleBoost }, combineWith: 'OR' },
  })
  index.addAll(chunks.map((chunk, id) => ({ id, ...chunk })))
  return business.questions.map(question => {
    const asked = question.turns.at(-1)!
    const best = index.search(asked)[0]
    const text = best ? mostShared(chunks[best.id]!.text, new Set(stems(asked)), stems) : ''
    return { business, question, text, score: best?.score ?? 0 }
  })
}

/** The sentences that share most stems with the question, in the order of the text. */
function mostShared(text: string, asked: Set<string>, stems: (text: string) => string[]): string {
  const all = sentences(text)
  const shared = all.map(sentence => new Set(stems(sentence)).intersection(asked).size)
  return [...all.keys()]
    .sort((a, b) => shared[b]! - shared[a]! || a - b)
    .slice(0, sentencesSaid)
    .sort((a, b) => a - b)
    .map(i => all[i]!.trim())
    .join(' ')
}

export const judgeBare = (answers: BareAnswer[], threshold: number): Judged[] =>
  answers.map(({ business, question, text, score }) => ({
    business: business.name,
    question,
    judgement: judge(question, { text, claims: score >= threshold && text !== '', handsOver: false }),
    confidence: score,
  }))

/** The threshold with the most right answers, a wrong one taking a right one back. */
export function bestThreshold(answers: BareAnswer[]): number {
  const count = (judged: Judged[], what: string) =>
    judged.filter(({ judgement }) => judgement === what).length
  const worth = (threshold: number) => {
    const judged = judgeBare(answers, threshold)
    return count(judged, 'right') - count(judged, 'wrong')
  }
  const thresholds = [Number.POSITIVE_INFINITY, ...answers.map(({ score }) => score)]
  return thresholds.reduce((best, threshold) => (worth(threshold) > worth(best) ? threshold : best))
}
