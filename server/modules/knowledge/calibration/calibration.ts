import type { Embeddings } from '#server/providers/embeddings/port.ts'
import { dotProduct } from '../index/vectors.ts'
import { type ChunkReading, readChunk } from '../search/chunk-reading.ts'
import type { ChunkText } from '../search/queries.ts'
import { askedWords } from '../search/question/question.ts'
import { rank } from '../search/rank.ts'
import { likenessOf } from '../search/search.ts'
import { questionOf } from '../search/understand.ts'

/** The candidate weights of semantic similarity in the score. 0 ignores the vectors. */
export const weights = [0, 0.25, 0.5, 1]
/** The weight before calibration, and when calibration finds nothing. */
export const defaultWeight = 0.5
/** With fewer headings the result would be chance. */
export const fewestTitles = 30

/** A passage with its own heading. */
export type TitledPassage = ChunkText

/**
 * Finds the weight of the vectors in a knowledge base. Questions with known answers are its own headings, asked of its
 * passages without them: words and vectors rank the same passages, and the weight with the best mean reciprocal rank of
 * a heading's own passage wins; of equal ones the default, then the least. Null with too few headings. Embeds each
 * heading and each passage once.
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
      .map((vector, chunk) => ({ chunk, score: dotProduct(titles[own]!, vector) }))
      .sort((a, b) => b.score - a.score)
    const likeness = likenessOf(near)
    for (const [i, weight] of weights.entries()) {
      const scores = worded.map((score, chunk) => score + weight * likeness.get(chunk)!)
      // A passage with the same score counts as ranked before: no luck.
      ranks[i]! += 1 / scores.filter(score => score >= scores[own]!).length
    }
  }
  const best = Math.max(...ranks)
  const good = weights.filter((_, i) => ranks[i]! >= best - 1e-9)
  return good.includes(defaultWeight) ? defaultWeight : good[0]!
}

/** The vocabulary of a knowledge base with just these passages. */
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
    uncounted: 0,
    near: [],
  }
}
