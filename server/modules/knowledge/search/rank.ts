import { dice, grams } from '#server/language/text/grams.ts'
import { phrasingWeight, titleWeight } from '../index/analysis.ts'
import type { ChunkReading, TextReading } from './chunk-reading.ts'
import type { GramCounts } from './gram-counts.ts'
import { matcher, pairOf, type Question } from './question/question.ts'

/** BM25 as in Robertson & Zaragoza (2009); tuned, as the weights below, on four sets of questions and held on five others. */
export const bm25K1 = 1.2
export const bm25B = 0.75

// What each adds to recall at 1: adjacent pairs 1 to 1.7 points, the best sentence 1, the title 4 on FAQ, grams 9 to 11
// in languages with compounds or rich endings.
const pairsWeight = 0.2
const sentenceWeight = 0.4
const titleLikenessWeight = 0.6
const gramsWeight = 0.5

/** The weights of the confidence. For a pair the question counts more, because its answer is given whole. */
const confidenceWeights = {
  text: { words: 1, title: 0.3, pairs: 0.1 },
  pair: { words: 0.6, title: 0.6, pairs: 0.1 },
}

/** Occurrences as BM25 counts them: each further one counts less, and so does each in a longer text. */
const saturated = (tf: number, relativeLength = 1) =>
  (tf * (bm25K1 + 1)) / (tf + bm25K1 * (1 - bm25B + bm25B * relativeLength))

/**
 * Scores chunks for the question. The scores are comparable within one call only, because parts of them are relative to
 * the best of the call. They lie between 0 and about 2.6 and are rounded, so that the same text always has the same
 * score.
 *
 * `confidence` is absolute: the share of the possible evidence that is there, 0 to about 1.5. Over articles it
 * separates questions they answer from others with an area under the curve of .977; over an FAQ of which half was
 * removed, .82 (.78 with the weights for articles).
 */
export function rank<T extends { kind: string; reading: ChunkReading }>(
  question: Question,
  found: T[],
): (T & { score: number; confidence: number })[] {
  const compare = comparison(question)
  const matches = found.map(({ reading }) => compare(reading))
  const most = Math.max(...matches.map(match => match.bm25), 1e-9)
  const asked = new Set(question.order.flatMap(i => grams(question.words[i]!.word)))
  const askedStems = new Set(question.order.flatMap(i => question.words[i]!.stems.flatMap(s => grams(s))))
  const likeness = gramScores(
    asked,
    found.map(f => f.reading.grams),
  )
  const mostAlike = Math.max(...likeness, 1e-9)
  const total = totalIdf(question)
  return found.map((hit, i) => {
    const { bm25, pairs, sentence } = matches[i]!
    const title = Math.max(...hit.reading.titles.map(own => dice(askedStems, own)))
    const score =
      (bm25 + pairsWeight * pairs) / most +
      (sentenceWeight * sentence) / total +
      titleLikenessWeight * title +
      (gramsWeight * likeness[i]!) / mostAlike
    const sure = hit.kind === 'qa' ? confidenceWeights.pair : confidenceWeights.text
    const confidence =
      (sure.words * bm25) / ((bm25K1 + 1) * total) + sure.title * title + (sure.pairs * pairs) / total
    return { ...hit, score: Math.round(score * 1e6) / 1e6, confidence }
  })
}

/** The most evidence possible: every word of the question. */
const totalIdf = (question: Question): number => question.words.reduce((sum, w) => sum + w.idf, 0) || 1

/** Adjacent pairs of words of the question, with the idf of both. */
function askedPairs({ words, order }: Question): Map<number, number> {
  const pairs = new Map<number, number>()
  for (let i = 0; i + 1 < order.length; i++) {
    const [a, b] = [order[i]!, order[i + 1]!]
    if (words[a]!.df && words[b]!.df) pairs.set(pairOf(words, a, b), words[a]!.idf + words[b]!.idf)
  }
  return pairs
}

interface Match {
  bm25: number
  pairs: number
  sentence: number
}

/** How much of the question a chunk contains: in all, of its pairs of words, and at most in one sentence. */
function comparison(question: Question): (reading: ChunkReading) => Match {
  const { words, order, averageLength } = question
  const asked = askedPairs(question)
  const match = matcher(question)
  return reading => {
    const tfs = words.map(() => 0)
    /** Where the word itself is missing: how often, and how nearly, something else says it. */
    const otherwise = words.map(() => ({ tf: 0, near: 0 }))
    const pairTfs = new Map<number, number>()
    let length = 0
    let sentence = 0
    const take = (text: TextReading, weight: number) => {
      const { places, held } = match(text)
      let before = -1
      length += weight * places.length
      for (const word of places) {
        if (word >= 0) {
          tfs[word]! += weight
          const pair = pairOf(words, before, word)
          if (before >= 0 && asked.has(pair)) pairTfs.set(pair, (pairTfs.get(pair) ?? 0) + 1)
        }
        before = word
      }
      let idf = 0
      for (const [word, near] of held.entries()) {
        idf += near * words[word]!.idf
        if (near === 0 || near === 1) continue
        const other = otherwise[word]!
        other.tf += weight
        other.near = Math.max(other.near, near)
      }
      sentence = Math.max(sentence, idf)
    }
    take(reading.heading, titleWeight)
    for (const phrasing of reading.phrasings) take(phrasing, phrasingWeight)
    for (const each of reading.sentences) take(each, 1)

    let bm25 = 0
    for (const word of order) {
      const { tf, near } = otherwise[word]!
      const said = tfs[word] ? saturated(tfs[word], length / averageLength) : 0
      const meant = near ? near * saturated(tf, length / averageLength) : 0
      bm25 += words[word]!.idf * Math.max(said, meant)
    }
    let pairs = 0
    for (const [pair, tf] of pairTfs) pairs += asked.get(pair)! * saturated(tf)
    return { bm25, pairs, sentence }
  }
}

/** BM25 over grams instead of stems; the candidates are the collection. */
function gramScores(asked: ReadonlySet<number>, candidates: GramCounts[]): number[] {
  const average = candidates.reduce((sum, { total }) => sum + total, 0) / (candidates.length || 1) || 1
  const scores = candidates.map(() => 0)
  for (const gram of asked) {
    const tfs = candidates.map(candidate => candidate.of(gram))
    const df = tfs.filter(tf => tf > 0).length
    if (!df) continue
    const idf = Math.log(1 + (candidates.length - df + 0.5) / (df + 0.5))
    for (const [i, tf] of tfs.entries()) {
      if (tf) scores[i]! += idf * saturated(tf, candidates[i]!.total / average)
    }
  }
  return scores
}
