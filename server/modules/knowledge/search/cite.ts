import { dice, grams } from '#server/language/text/grams.ts'
import { type Question, wordsByStem } from './question/question.ts'
import type { Passage, SearchResult } from './search.ts'

/** A line is cited beside the best of its passage when it says at least so much of what was asked. */
const citedShare = 0.5
/** What likeness in spelling adds: it tells lines that share no word with the question, and decides between equals. */
const likenessWeight = 0.2

/**
 * What is shown of a result: the lines of text files and the paragraphs of Word files and PDFs that the question is about,
 * best first, where search and answers look at passages of neighbours. Other passages are shown as they are.
 */
export function citedUnits({ passages, question }: SearchResult, limit: number): Passage[] {
  const cited = passages.flatMap(passage => unitsOf(passage, question)).sort((a, b) => b.score - a.score)
  const shown = new Set<string>()
  const isNew = ({ text }: Passage) => shown.size < shown.add(text.toLowerCase()).size
  return cited.filter(isNew).slice(0, limit)
}

/** The best unit of a passage keeps its score, others have their part of it. */
function unitsOf(passage: Passage, question: Question): Passage[] {
  const { text, unitEnds, sentences } = passage.reading
  if (!unitEnds || unitEnds.length + (unitEnds.at(-1) === text.length ? 0 : 1) <= 1) return [passage]
  const byStem = wordsByStem(question)
  const asked = new Set([...byStem.keys()].flatMap(stem => grams(stem)))
  const units = [...new Set([...unitEnds, text.length])].map((end, i) => {
    const from = unitEnds[i - 1] ?? 0
    const stems = sentences.filter(each => each.start >= from && each.start < end).flatMap(each => each.stems)
    const held = new Set(stems.flatMap(stem => byStem.get(stem) ?? []))
    const idf = [...held].reduce((sum, word) => sum + question.words[word]!.idf, 0)
    const likeness = dice(asked, new Set(stems.flatMap(stem => grams(stem))))
    return { text: text.slice(from, end).trim(), says: idf + likenessWeight * likeness }
  })
  const most = Math.max(...units.map(unit => unit.says))
  if (most === 0) return [passage]
  return units
    .filter(unit => unit.says >= citedShare * most)
    .map(unit => ({ ...passage, text: unit.text, score: (passage.score * unit.says) / most }))
}
