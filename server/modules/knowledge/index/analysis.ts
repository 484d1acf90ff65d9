import { passageLanguage } from '#server/language/text/language.ts'
import { sentences } from '#server/language/text/sentences.ts'
import { isSpellable } from '#server/language/text/spelling.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import { recordIn } from '../records/records.ts'

/** A chunk to index: its text and its headings (or the question it answers). */
export interface ChunkText {
  title: string
  text: string
  /** The end of each line or paragraph of the document in the text, in UTF-16 units; absent when the chunk is one. */
  unitEnds?: number[] | null
}

/** What the index stores of a chunk. */
export interface Analysis {
  language: string
  /** The end of each sentence in the text, in UTF-16 units. */
  sentenceEnds: number[]
  /** The number of weighted stems, within the range of the column. */
  length: number
  /** Weighted occurrences of each stem. */
  stems: Map<string, number>
  /** Whole words, for the spelling dictionary. */
  words: Set<string>
}

/**
 * The weight of a word in the title against one in the text. 1 to 5 were tried: 3 was best on questions over articles
 * and over FAQ alike.
 */
export const titleWeight = 3
/** A confirmed phrasing is a question as people ask it, like the title of a pair; there may be many. */
export const phrasingWeight = 1

/** The largest value of a posting's columns (smallint). */
const largestSmallint = 32_767

/** `language` is the source's; it applies to a chunk that is too short or too mixed to detect. */
export function analyse({ title, text }: ChunkText, phrasings: string[], language: string): Analysis {
  const own = passageLanguage(text, language)
  const filing = filingOf(own)
  const found: Analysis = {
    language: own,
    sentenceEnds: sentenceEnds(text),
    length: 0,
    stems: new Map(),
    words: new Set(),
  }
  const add = (part: string, weight: number) => {
    for (const word of words(part)) {
      const filed = filing(word)
      if (!filed) continue
      found.stems.set(filed.stem, Math.min(largestSmallint, (found.stems.get(filed.stem) ?? 0) + weight))
      found.length = Math.min(largestSmallint, found.length + weight)
      if (isSpellable(word)) found.words.add(word)
    }
  }
  add(text, 1)
  add(title, titleWeight)
  for (const phrasing of phrasings) add(phrasing, phrasingWeight)
  return found
}

/** Characters. A longer line with one named field is more likely prose with a dash and a colon. */
const longestRecordOfOne = 200

/** A record is read as one sentence: "Main St. 5; Time: approx. 20 min" has no sense in halves. */
function isRecord(line: string): boolean {
  const named = recordIn(line)?.fields.filter(({ head }) => head).length ?? 0
  return named > 1 || (named === 1 && line.length <= longestRecordOfOne)
}

function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  let at = 0
  for (const line of text.split('\n')) {
    for (const sentence of isRecord(line) ? [line.trim()] : sentences(line)) {
      at = text.indexOf(sentence, at) + sentence.length
      ends.push(at)
    }
  }
  return ends
}
