import { recordIn } from '#server/modules/knowledge/records/records.ts'
import { reader } from '#server/modules/knowledge/search/question/question.ts'
import type { Passage, SearchResult } from '#server/modules/knowledge/search/search.ts'
import { type AnswerType, mustHold } from './answer-types.ts'
import type { Evidence } from './confidence.ts'
import type { Found, Judged } from './judged.ts'
import { isQuestion } from './sentence-scores.ts'

/**
 * How far a passage's heading or a confirmed phrasing asks the visitor's question, 0 to 1: the share of the question
 * that it holds, and the share of its own words that the question holds.
 */
export function sameQuestion(passage: Passage, { question }: SearchResult): { asked: number; same: number } {
  const total = question.words.reduce((sum, word) => sum + word.idf, 0) || 1
  const holding = reader(question)
  const stems = new Set(question.words.flatMap(word => word.stems))
  const { heading, phrasings } = passage.reading
  const found = [heading, ...phrasings].map(text => {
    const held = holding(text)
    const asked = held.reduce((sum, near, i) => sum + near * question.words[i]!.idf, 0) / total
    const own = new Set(text.stems)
    const meant = question.words.filter((word, i) => held[i]! > 0 && !word.stems.some(stem => own.has(stem)))
    const back = (own.intersection(stems).size + meant.length) / (own.size || 1)
    return { asked, same: asked * Math.min(1, back) }
  })
  return found.sort((a, b) => b.same - a.same)[0]!
}

/** A question whose own words tell less than this is nothing without the one before. */
const tellsEnough = 0.6

/** The weights of the question's words: those of an earlier question only count when it says little by itself. */
function ownWeights({ words: asked }: SearchResult['question']): number[] {
  const own = asked.filter(({ carried }) => !carried).reduce((sum, { tells }) => sum + tells, 0)
  return asked.map(({ idf, carried }) => (carried && own >= tellsEnough ? 0 : idf))
}

/** The likeness that says nothing, for a passage or a question without a vector. */
const usualLikeness = 0.4

export function evidenceFor(
  type: AnswerType,
  found: Found,
  scored: Judged[],
  result: SearchResult,
): Evidence {
  const { question, confidence } = result
  const on = found.on
  const idfs = ownWeights(question)
  const total = idfs.reduce((sum, idf) => sum + idf, 0) || 1
  const share = (held: number[]) => held.reduce((sum, near, i) => sum + near * idfs[i]!, 0) / total
  const rarest = idfs.indexOf(Math.max(...idfs))
  const held = on?.held ?? []
  const holding = reader(question)
  const inPassage = on
    ? [on.passage.reading.heading, ...on.passage.reading.phrasings, ...on.passage.reading.sentences].map(
        holding,
      )
    : []
  const absent = idfs.map((_, i) => !inPassage.some(text => text[i]! > 0))
  const missing = idfs.reduce((sum, idf, i) => sum + (absent[i] ? idf : 0), 0)
  const strange = Math.max(
    0,
    ...question.words.map(({ tells }, i) => (absent[i] && idfs[i]! > 0 ? tells : 0)),
  )
  const other = scored.find(({ passage }) => passage !== on?.passage)
  const whole = found.cited[0] && on && found.text === found.cited[0].text.trim()
  const fit = whole
    ? Math.max(...scored.filter(({ passage }) => passage === on.passage).map(each => each.fit))
    : (on?.fit ?? 0)
  return {
    match: Math.min(1.5, confidence),
    covered: share(held),
    rarest: held[rarest] ?? 0,
    missing: missing / total,
    strange,
    open: strange * (1 - fit),
    fit,
    unfit: mustHold(type) && (fit === 0 || (type === 'price' && fit < 0.5 && !tellsPrice(on))) ? 1 : 0,
    section: on ? share(holding(on.passage.reading.section)) : 0,
    asked:
      on && (on.passage.kind === 'qa' || isQuestion(on.passage.title))
        ? sameQuestion(on.passage, result).same
        : 0,
    lead: on && other ? Math.max(0, Math.min(1, on.score - other.score)) : on ? 0.3 : 0,
    likeness: on?.passage.likeness ?? usualLikeness,
    short: 1 / Math.max(1, question.words.length),
    over: on?.over ? 1 : 0,
  }
}

/** Whether a number without a currency may be a price: in a record, or where the sentence or its heading speaks of one. */
function tellsPrice(on: Judged | null): boolean {
  if (!on || recordIn(on.text)) return true
  const { sentences, section } = on.passage.reading
  return [sentences[on.at]!, section].some(({ concepts }) => (concepts.get('price') ?? 0) > 0)
}
