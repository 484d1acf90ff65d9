import { matcher, pairOf, type Question } from '#server/modules/knowledge/search/question/question.ts'
import type { Passage, SearchResult } from '#server/modules/knowledge/search/search.ts'
import { type AnswerType, fitting } from './answer-types.ts'
import { inRange } from './values.ts'

/** A sentence or a record that may be the answer, or part of it. */
export interface ScoredSentence {
  passage: Passage
  /** The index of the sentence in the passage. */
  at: number
  text: string
  /** The share of the question that its own words contain, 0 to 1, weighted by how telling they are. */
  own: number
  /** The share of the question that it contains together with its heading and what it follows. */
  covered: number
  /** How far it and its heading hold each word of the question, 0 to 1, by the word's index. */
  held: number[]
  /** How well it holds the kind of thing that is asked for, 0 to 1. */
  fit: number
  score: number
}

// Tuned on questions over articles: the gold answer stands in the best two sentences for .876 of them.
const neighbourWeight = 0.35
/** A sentence after a question answers that question. */
const askedBeforeWeight = 0.9
const titleWeight = 0.6
/** The heading right above counts as the sentence itself. */
const sectionWeight = 1
const typeWeight = 0.3
const passageWeight = 0.6
const pairsWeight = 0.15

/** So many passages are read for an answer. */
const mostPassages = 5

/** Every sentence of the passages, best first; equal ones in reading order. `type` is what is asked for. */
export function scoreSentences(
  asked: { question: string; language: string },
  type: AnswerType,
  { passages, question: searched }: SearchResult,
): ScoredSentence[] {
  const fitOf = fitting(asked, type)
  const best = passages[0]?.score || 1
  const weigh = weighing(searched)
  const match = matcher(searched)
  const numbers = numbersOf(searched)
  return passages
    .slice(0, mostPassages)
    .flatMap(passage => {
      const { heading, section, phrasings, sentences, language } = passage.reading
      // Of a text of a few words nobody knows the language, but who asks for it asks in it.
      const languages = [...new Set([language, asked.language])]
      const fitIn = (text: string) => Math.max(...languages.map(each => fitOf(text, each)))
      const inTitle = most([heading, ...phrasings].map(text => match(text).held))
      const inSection = match(section).held
      const fitAbove = fitIn(sectionOf(passage))
      const matched = sentences.map(match)
      const held = sentences.map(({ text }, at) => withRanges(matched[at]!.held, text, numbers))
      return sentences.map(({ text }, at) => {
        const own = held[at]!
        const asks = isQuestion(sentences[at - 1]?.text ?? '') ? askedBeforeWeight : 0
        const around = most([held[at - 1] ?? [], held[at + 1] ?? []])
        const askedBefore = own.map((_, i) => asks * (held[at - 1]?.[i] ?? 0))
        const above = inTitle.map((near, i) => Math.max(near, askedBefore[i]!))
        const counted = own.map((near, i) =>
          Math.max(
            near,
            askedBefore[i]!,
            titleWeight * above[i]!,
            sectionWeight * inSection[i]!,
            neighbourWeight * (around[i] ?? 0),
          ),
        )
        const whole = own.map((near, i) => Math.max(near, above[i]!))
        // A price in the heading ("Band 2 – £73.50") stands for what is below it.
        const holds = Math.max(fitIn(text), 0.9 * fitAbove)
        const score =
          weigh.share(counted) +
          typeWeight * holds +
          (passageWeight * passage.score) / best +
          (pairsWeight * Math.min(weigh.pairs(matched[at]!.places), 3)) / weigh.mostPairs
        return {
          passage,
          at,
          text,
          own: weigh.share(own),
          covered: weigh.share(whole),
          held: whole,
          fit: holds,
          score,
        }
      })
    })
    .sort((a, b) => b.score - a.score)
}

/** The heading right above a passage. */
export const sectionOf = ({ title }: Passage): string => title.split(' › ').at(-1)!.trim()

export const isQuestion = (sentence: string): boolean => /[?？؟]["”’»)\s]*$/.test(sentence)

/** A number that lies in a range of the text is held: a price for "7 to 11 years" answers for a child of nine. */
const withRanges = (held: number[], text: string, numbers: (number | null)[]): number[] =>
  held.map((near, i) => {
    const number = numbers[i] ?? null
    return near === 0 && number !== null && inRange(text, number) ? 1 : near
  })

/** For each word of the question its number, or null. */
const numbersOf = ({ words }: Question): (number | null)[] =>
  words.map(({ word }) => (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : null))

/** For each word the most that one of the texts holds of it. */
function most(texts: number[][]): number[] {
  const held: number[] = []
  for (const text of texts) for (const [i, near] of text.entries()) held[i] = Math.max(held[i] ?? 0, near)
  return held
}

/** The words of the question and their weights. */
function weighing(question: Question) {
  const idfs = question.words.map(word => word.idf)
  const total = idfs.reduce((sum, idf) => sum + idf, 0) || 1
  const { order, words } = question
  const asked = new Set(order.slice(1).map((word, i) => pairOf(words, order[i]!, word)))
  return {
    mostPairs: Math.max(1, asked.size),
    /** The share of the question in what is held of its words, 0 to 1. */
    share: (held: number[]): number => held.reduce((sum, near, i) => sum + near * idfs[i]!, 0) / total,
    /** The number of adjacent pairs of words that are also adjacent in the question, in its order. */
    pairs(places: number[]): number {
      let found = 0
      let before = -1
      for (const word of places) {
        if (before >= 0 && word >= 0 && asked.has(pairOf(words, before, word))) found++
        before = word
      }
      return found
    },
  }
}
