import type { Embeddings } from '#server/providers/embeddings/port.ts'
import { type ChunkReading, readChunk } from '../search/chunk-reading.ts'
import type { ChunkText } from '../search/queries.ts'
import { askedWords } from '../search/question/question.ts'
import { rank } from '../search/rank.ts'
import { likenessOf } from '../search/search.ts'
import { questionOf } from '../search/understand.ts'

/** How much likeness in meaning may add to the score by words. 0 leaves the vectors out. */
export const weights = [0, 0.25, 0.5, 1]
/** What applies until a knowledge base has told otherwise, and wherever it tells nothing. */
export const defaultWeight = 0.5
/** Headings from which on they tell more than chance. */
export const fewestTitles = 30

/** A passage under a heading of its own. */
export type TitledPassage = ChunkText

/**
 * How much the vectors should count in a knowledge base, found with questions whose answers are known: its own
 * headings, asked of its passages without them. Words and vectors rank the same passages, and the weight under which
 * a heading's own passage stands highest (mean reciprocal rank) is the one; of equal ones the usual, then the least.
 * Null with too few headings. Embeds each heading and each passage once.
 */
export async function bestWeight(
  passages: TitledPassage[],
  embeddings: Embeddings,
  signal: AbortSignal,
): Promise<number | null> {
  if (passages.length < fewestTitles) return null
  const bodies = await embeddings.embed(
    passages.map(({ body }) => body),
    signal,
  )
  const titles = await embeddings.embed(
    passages.map(({ title }) => title),
    signal,
  )
  const readings = passages.map(passage => readChunk({ ...passage, title: '', phrasings: [] }))
  const vocabulary = vocabularyOf(readings, [...new Set(passages.map(({ language }) => language))])
  const ranks = weights.map(() => 0)
  for (const [own, { title }] of passages.entries()) {
    const question = questionOf(askedWords(title, vocabulary.languages), vocabulary, new Map())
    const worded = rank(
      question,
      readings.map(reading => ({ kind: 'document', reading })),
    ).map(({ score }) => score)
    const near = bodies
      .map((vector, chunk) => ({ chunk, score: product(titles[own]!, vector) }))
      .sort((a, b) => b.score - a.score)
    const likeness = likenessOf(near)
    for (const [i, weight] of weights.entries()) {
      const scores = worded.map((score, chunk) => score + weight * likeness.get(chunk)!)
      // A passage that scores the same counts as standing before it: nobody is found by luck.
      ranks[i]! += 1 / scores.filter(score => score >= scores[own]!).length
    }
  }
  const best = Math.max(...ranks)
  const good = weights.filter((_, i) => ranks[i]! >= best - 1e-9)
  return good.includes(defaultWeight) ? defaultWeight : good[0]!
}

/** What a knowledge base of just these passages holds. */
function vocabularyOf(readings: ChunkReading[], languages: string[]) {
  const dfs = new Map<string, number>()
  let length = 0
  for (const { sentences } of readings) {
    const stems = sentences.flatMap(sentence => sentence.stems)
    length += stems.length
    for (const stem of new Set(stems)) dfs.set(stem, (dfs.get(stem) ?? 0) + 1)
  }
  return {
    chunks: readings.length,
    averageLength: length / readings.length || 1,
    languages,
    denseWeight: 0,
    stems: [...dfs].map(([stem, df], id) => ({ id, stem, df })),
    near: [],
  }
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
