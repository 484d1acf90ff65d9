import { sentences } from '#server/language/text/sentences.ts'
import { same, type Term, termsOf } from './terms.ts'

/** A stretch of one turn, word for word, and how much of a point it says: 0 to 1. */
interface Window {
  text: string
  score: number
}

/** The person's words to one question, ready to be searched for points. */
export interface SpokenAnswer {
  /** The sentences in order: in which turn each stands, and where. */
  sentences: { turn: number; start: number; end: number; terms: Set<string> }[]
  turns: string[]
  /** Each of their words once. */
  vocabulary: Map<string, Term>
}

/** How often each word is said in the whole session. Words that are said often tell little. */
export interface Rarity {
  sentences: number
  saidIn: Map<string, number>
}

/** At most so many sentences are taken together. */
const widest = 3
/** The weight of a point's word that the question has as well: to repeat such a word is easy. */
const echo = 0.35
/** Longest quotation, in characters. */
const longestQuote = 300

export function readAnswer(turns: string[], language: string): SpokenAnswer {
  const answer: SpokenAnswer = { sentences: [], turns, vocabulary: new Map() }
  for (const [turn, text] of turns.entries()) {
    let from = 0
    for (const sentence of sentences(text)) {
      const start = text.indexOf(sentence, from)
      from = start + sentence.length
      const terms = new Set<string>()
      for (const term of termsOf(sentence, language)) {
        terms.add(term.word)
        if (!answer.vocabulary.has(term.word)) answer.vocabulary.set(term.word, term)
      }
      answer.sentences.push({ turn, start, end: from, terms })
    }
  }
  return answer
}

export function rarityOf(answers: SpokenAnswer[]): Rarity {
  const rarity: Rarity = { sentences: 0, saidIn: new Map() }
  for (const { sentences, vocabulary } of answers) {
    rarity.sentences += sentences.length
    for (const { terms } of sentences) {
      for (const stem of new Set([...terms].map(word => vocabulary.get(word)!.stem))) {
        rarity.saidIn.set(stem, (rarity.saidIn.get(stem) ?? 0) + 1)
      }
    }
  }
  return rarity
}

/** Inverse document frequency, smoothed so that every word counts something. */
const weightOf = ({ sentences, saidIn }: Rarity, stem: string): number =>
  1 + Math.log((1 + sentences) / (1 + (saidIn.get(stem) ?? 0)))

/**
 * The one to three sentences together of a turn that say most of a point: recall of its words, the rare ones counting
 * more and those of the question less. null when nothing of it is said.
 */
export function bestWindow(
  point: string,
  question: string,
  { answer, rarity, language }: { answer: SpokenAnswer; rarity: Rarity; language: string },
): Window | null {
  const asked = termsOf(question, language)
  const wanted = [...new Map(termsOf(point, language).map(term => [term.stem, term])).values()].map(term => ({
    term,
    weight: weightOf(rarity, term.stem) * (asked.some(one => same(one, term)) ? echo : 1),
  }))
  const total = wanted.reduce((sum, { weight }) => sum + weight, 0)
  if (!total) return null
  const saidAs = wanted.map(({ term }) =>
    [...answer.vocabulary.values()].filter(word => same(word, term)).map(({ word }) => word),
  )
  const said = answer.sentences.map(({ terms }) => saidAs.map(words => words.some(word => terms.has(word))))

  let best: { from: number; to: number; score: number } | null = null
  for (let width = 1; width <= widest; width++) {
    for (let from = 0; from + width <= said.length; from++) {
      const to = from + width - 1
      if (answer.sentences[from]!.turn !== answer.sentences[to]!.turn) continue
      let score = 0
      for (const [i, { weight }] of wanted.entries()) {
        for (let s = from; s <= to; s++) {
          if (said[s]![i]) {
            score += weight
            break
          }
        }
      }
      // Strictly more: of two that say as much the shorter is the better quotation.
      if (score > (best?.score ?? 0)) best = { from, to, score }
    }
  }
  if (!best) return null
  const [first, last] = [answer.sentences[best.from]!, answer.sentences[best.to]!]
  const text = answer.turns[first.turn]!.slice(first.start, last.end)
  const words = saidAs.flat()
  return { text: clip(text, words), score: best.score / total }
}

/** A long stretch as far as it can be quoted, around the first of these words; still word for word. */
export function clip(text: string, words: string[] = []): string {
  if (text.length <= longestQuote) return text
  const lower = text.toLowerCase()
  const places = words.map(word => lower.indexOf(word)).filter(place => place >= 0)
  const around = Math.max(0, Math.min(...places, text.length) - longestQuote / 3)
  const from = places.length && around > 0 ? text.indexOf(' ', around) + 1 : 0
  const cut = text.slice(from, from + longestQuote)
  const end = from + longestQuote < text.length ? cut.lastIndexOf(' ') : cut.length
  return cut
    .slice(0, end > longestQuote / 2 ? end : cut.length)
    .toWellFormed()
    .trim()
}
