import { words } from '#server/language/text/words.ts'
import { recordIn } from '#server/modules/knowledge/records/records.ts'
import type { SearchResult } from '#server/modules/knowledge/search/search.ts'
import type { AnswerType } from './answer-types.ts'
import { sameQuestion } from './evidence.ts'
import type { Asked, Found, Judged } from './judged.ts'
import { recordReply } from './record-reply.ts'
import { isQuestion, type ScoredSentence } from './sentence-scores.ts'
import { priceIn, superlativeIn } from './superlative.ts'

/** A taught question is answered whole when it holds at least this share of the visitor's question. */
const sameQuestionShare = 0.5
/** A taught answer up to this length is given whole, a longer one by its best sentences. Characters. */
const longestWhole = 700
/** Records that fit the question as well as the best one, within this share of its score, are told with it. */
const recordShare = 0.97
const mostRecords = 4

/** The answer that somebody wrote to this very question. */
export function taughtAnswer(result: SearchResult, scored: Judged[]): Found | null {
  const [best] = result.passages
  const isPair = best!.kind === 'qa'
  if (!isPair && !isQuestion(best!.title)) return null
  if (best!.text.length > longestWhole) return null
  if (sameQuestion(best!, result).asked < sameQuestionShare) return null
  const on = scored.find(({ passage }) => passage === best) ?? null
  return { text: best!.text.trim(), cited: [best!], on }
}

/** The record that fits best, with those that fit as well: three kinds of crown have three prices. */
export function records(asked: Asked, type: AnswerType, scored: Judged[]): Found | null {
  const [first] = scored
  const wanted = { type, language: asked.language, words: new Set(words(asked.question)) }
  const end = superlativeIn(asked.question)
  const extreme = end && furthest(end, scored)
  if (extreme)
    return {
      text: recordReply(extreme.text, wanted) ?? extreme.text.trim().replace(/^[-•*]\s+/, ''),
      cited: [extreme.passage],
      on: extreme,
    }
  if (!first || !recordIn(first.text)) return null
  const alike = scored
    .filter(
      ({ score, text, over }) => score >= recordShare * first.score && over === first.over && recordIn(text),
    )
    .slice(0, mostRecords)
  const lines = [...new Set(alike.flatMap(({ text }) => recordReply(text, wanted) ?? []))]
  if (!lines.length) return null
  return { text: lines.join('\n'), cited: [...new Set(alike.map(({ passage }) => passage))], on: first }
}

/** Records that hold this share of what the best one holds of the question take part in a comparison. */
const comparedShare = 0.9

/** Of the records about the same thing, the one with the least or the greatest price; a comparison needs two. */
function furthest(end: 'least' | 'greatest', scored: Judged[]): Judged | null {
  const priced = scored.flatMap(record => {
    const price = record.over || !isRecord(record) ? null : priceIn(record.text)
    return price === null ? [] : [{ record, price }]
  })
  const most = Math.max(0, ...priced.map(({ record }) => record.covered))
  const compared = priced
    .filter(({ record }) => most > 0 && record.covered >= comparedShare * most)
    .sort((a, b) => (end === 'least' ? a.price - b.price : b.price - a.price))
  return compared.length > 1 ? compared[0]!.record : null
}

/** A line that names a thing and its value: of a table, or of a list ("Sorbet: 4,80 €"). */
const isRecord = ({ text }: ScoredSentence): boolean =>
  recordIn(text) !== null || /^.{2,80}(?:: | – | - |\.{3,}\s?|\s{2,})\S.{0,40}$/u.test(text)
