import { passageLanguage } from '#server/language/text/language.ts'
import { sentences } from '#server/language/text/sentences.ts'
import { isSpellable } from '#server/language/text/spelling.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'

/** A passage as the readers cut it: what it says, and the headings (or the question) it stands under. */
export interface ChunkText {
  title: string
  text: string
  /** Where each line or paragraph of the document ends in the text, in UTF-16 units; absent where the passage is one. */
  unitEnds?: number[] | null
}

/** What the index keeps of a chunk. */
export interface Analysis {
  language: string
  /** Where each sentence ends in the text, in UTF-16 units. */
  sentenceEnds: number[]
  /** Weighted stems, bounded as the postings' columns are. */
  length: number
  /** Weighted occurrences of each stem. */
  stems: Map<string, number>
  /** Whole words, for the dictionary that spelling is corrected by. */
  words: Set<string>
}

/**
 * How much a word of the title says beside one of the text. 1 to 5 were tried: 3 was best on questions over articles
 * and over FAQ alike.
 */
export const titleWeight = 3
/** A confirmed phrasing is a question as people ask it, as the title of a pair is; there may be many of them. */
export const phrasingWeight = 1

/** Most that a posting's columns hold. */
const largestSmallint = 32_767

/** `language` is that of the whole source: what a chunk too short or too mixed to tell is taken for. */
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

function sentenceEnds(text: string): number[] {
  const ends: number[] = []
  let at = 0
  for (const sentence of sentences(text)) {
    at = text.indexOf(sentence, at) + sentence.length
    ends.push(at)
  }
  return ends
}
