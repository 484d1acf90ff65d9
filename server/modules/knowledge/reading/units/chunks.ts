import { Problem } from '#server/http/problem.ts'
import { sentences } from '#server/language/text/sentences.ts'
import type { Unit } from './units.ts'

/** One chunk of the index. */
export interface Chunk {
  /** The path of headings above it, or the question it answers; '' when it has neither. */
  title: string
  text: string
  /**
   * The end of each line or paragraph of the document in `text` (see `Unit.ends`); absent when the chunk is one unit.
   */
  unitEnds?: number[]
}

/** The number of lines or paragraphs in the chunks, which a business sees as its chunks. */
export const unitsIn = (chunks: readonly { unitEnds?: number[] | null }[]): number =>
  chunks.reduce((sum, { unitEnds }) => sum + (unitEnds?.length ?? 1), 0)

/**
 * Words. Neighbours are merged up to `targetWords` (measured: 150 words without overlap found more answers than 300
 * words or any overlap); a paragraph stays whole up to `longestChunk`. An answer stays whole up to `longestPair`: a
 * longer one is a document under a question.
 */
const targetWords = 150
const longestChunk = 300
const longestQuestion = 150
const longestPair = 2_000

/** Chunks of one source: 10 MB of running text make about 12,000. */
export const mostChunks = 25_000

/** Letters without a space count as one more word every so many characters. */
const lettersPerWord = 20

/** Thai, the first script in Unicode without spaces. */
const firstUnspacedCode = 0x0e00

/** Chinese and Japanese have two characters a word, Thai, Lao, Khmer and Burmese four, all without spaces. */
function unspacedWeight(code: number): number {
  if (code < 0x1100) return code < 0x0f00 || code >= 0x1000 ? 0.25 : 0
  if (code >= 0x1780 && code < 0x1800) return 0.25
  if (
    (code >= 0x3040 && code < 0xa000) ||
    (code >= 0xf900 && code < 0xfb00) ||
    (code >= 0xff66 && code < 0xffa0)
  )
    return 0.5
  // Ideographs beyond the basic plane are two code units.
  return code >= 0xd840 && code < 0xd880 ? 0.5 : 0
}

const isSpace = (code: number) => code <= 32 || code === 0xa0 || code === 0x3000

/**
 * Counts words up to `limit`. `at` is where to cut so that at most `limit` words come before it: after the last space,
 * or within a run of letters that alone exceeds it, never within a character.
 */
function count(text: string, limit = Number.POSITIVE_INFINITY): { words: number; at: number } {
  let words = 0
  let run = 0
  let space = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      run = 0
      space = at + 1
      continue
    }
    const weight = code < firstUnspacedCode ? 0 : unspacedWeight(code)
    if (weight > 0) {
      words += weight
      run = 0
    } else if (run++ % lettersPerWord === 0) words++
    if (words > limit) {
      const low = code >= 0xdc00 && code < 0xe000 ? 1 : 0
      return { words, at: space || Math.max(1 + low, at - low) }
    }
  }
  return { words, at: text.length }
}

/** The number of words by which chunks are measured. */
export const countWords = (text: string): number => count(text).words

/** Text that is never cut, and what joins it to the piece before. */
interface Piece {
  text: string
  words: number
  joint: '\n' | ' ' | ''
  ends?: number[] | undefined
}

function* cutAtWords(sentence: string, first: Piece['joint']): Generator<Piece> {
  let joint = first
  for (let rest = sentence; rest; ) {
    const { at } = count(rest, targetWords)
    const text = rest.slice(0, at).trimEnd()
    yield { text, words: countWords(text), joint }
    joint = text.length < at ? ' ' : ''
    rest = rest.slice(at).trimStart()
  }
}

/** Splits a text longer than `longestChunk` into sentences, and a sentence that long into words. */
function* piecesOf(text: string): Generator<Piece> {
  for (const line of text.split('\n')) {
    let joint: Piece['joint'] = '\n'
    for (const sentence of sentences(line)) {
      const words = countWords(sentence)
      if (words <= longestChunk) yield { text: sentence, words, joint }
      else yield* cutAtWords(sentence, joint)
      joint = ' '
    }
  }
}

/** A unit as text: a pair too long to be one becomes its answer under its question. */
function asText(unit: Unit): Unit {
  if (!unit.pair) return unit
  const { question, answer } = unit.pair
  const short = countWords(question) <= longestQuestion
  if (short && countWords(answer) <= longestPair) return unit
  return short
    ? { text: answer, heading: question }
    : { text: `${question}\n${answer}`, heading: unit.heading }
}

/**
 * Merges units as they come: `take` and `end` return the complete ones, each the text of one chunk. Merged units stay
 * as they are. 400 for a source of more than `mostChunks`.
 */
export function merging(): { take(unit: Unit): Unit[]; end(): Unit[] } {
  let open: (Unit & { words: number }) | null = null
  let made = 0
  const end = (): Unit[] => {
    if (!open) return []
    const { words: _, ...unit } = open
    open = null
    return [unit]
  }
  const counted = (units: Unit[]): Unit[] => {
    made += units.length
    if (made > mostChunks)
      throw new Problem(
        400,
        `This makes more than ${mostChunks} passages, more than one source may have. Please split it.`,
      )
    return units
  }
  const add = (piece: Piece, heading: string | undefined): Unit[] => {
    if (open && open.heading === heading && open.words + piece.words <= targetWords) {
      const from = open.text.length + piece.joint.length
      open.text += piece.joint + piece.text
      open.words += piece.words
      if (piece.ends) open.ends = [...(open.ends ?? []), ...piece.ends.map(end => from + end)]
      return []
    }
    const complete = end()
    open = {
      text: piece.text,
      heading,
      words: piece.words,
      ...(piece.ends && { ends: piece.ends }),
      ...(piece.joint !== '\n' && { continues: true as const }),
    }
    return complete
  }
  return {
    take(unit) {
      const { pair, text, heading } = asText(unit)
      if (pair) return counted([...end(), unit])
      const words = countWords(text)
      if (words <= longestChunk) return counted(add({ text, words, joint: '\n', ends: unit.ends }, heading))
      const pieces = [...piecesOf(text)]
      return counted(
        pieces.flatMap((piece, i) => {
          const ends = unit.ends && (i === pieces.length - 1 ? [piece.text.length] : [])
          return add({ ...piece, ends }, heading)
        }),
      )
    },
    end: () => counted(end()),
  }
}

/**
 * The chunks of a source, in order, nothing lost and nothing twice. A chunk has about 150 words and never more than 300
 * (some 6,000 characters) of one heading; a pair of up to 2,000 words stays whole. 400 above `mostChunks`.
 */
export function chunk(units: Iterable<Unit>): Chunk[] {
  const merge = merging()
  const merged: Unit[] = []
  for (const unit of units) for (const complete of merge.take(unit)) merged.push(complete)
  merged.push(...merge.end())
  return merged.map(({ pair, heading, text, ends }) =>
    pair
      ? { title: pair.question, text: pair.answer }
      : { title: heading ?? '', text, ...(ends && { unitEnds: ends }) },
  )
}
