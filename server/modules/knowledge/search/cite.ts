import { dice, grams } from '#server/language/text/grams.ts'
import { type Question, reader, wordsByStem } from './question/question.ts'
import type { Passage, SearchResult } from './search.ts'

/** A line is cited beside the best of its passage when it contains at least this share of the question. */
const citedShare = 0.5
/**
 * The weight of similar spelling: it tells apart lines that share no word with the question, and decides between
 * equals.
 */
const likenessWeight = 0.2

/**
 * The parts of a result to show: the lines of text files and the paragraphs of Word files and PDFs that are about the
 * question, best first (search and answers use passages of neighbours). Other passages are shown whole.
 */
export function citedUnits({ passages, question }: SearchResult, limit: number): Passage[] {
  const cited = passages.flatMap(passage => unitsOf(passage, question)).sort((a, b) => b.score - a.score)
  const shown = new Set<string>()
  const isNew = ({ text }: Passage) => shown.size < shown.add(text.toLowerCase()).size
  return cited.filter(isNew).slice(0, limit)
}

/** The best unit keeps the passage's score, others get their share of it. */
function unitsOf(passage: Passage, question: Question): Passage[] {
  const { text, unitEnds, sentences } = passage.reading
  if (!unitEnds || unitEnds.length + (unitEnds.at(-1) === text.length ? 0 : 1) <= 1) return [passage]
  const holding = reader(question)
  const asked = new Set([...wordsByStem(question).keys()].flatMap(stem => grams(stem)))
  const units = [...new Set([...unitEnds, text.length])].map((end, i) => {
    const from = unitEnds[i - 1] ?? 0
    const own = sentences.filter(each => each.start >= from && each.start < end)
    const stems = own.flatMap(each => each.stems)
    const held = own.map(holding)
    const idf = question.words.reduce(
      (sum, word, at) => sum + word.idf * Math.max(0, ...held.map(text => text[at]!)),
      0,
    )
    const likeness = dice(asked, new Set(stems.flatMap(stem => grams(stem))))
    return { text: text.slice(from, end).trim(), says: idf + likenessWeight * likeness }
  })
  const most = Math.max(...units.map(unit => unit.says))
  if (most === 0) return [passage]
  return units
    .filter(unit => unit.says >= citedShare * most)
    .map(unit => ({ ...passage, text: unit.text, score: (passage.score * unit.says) / most }))
}
