import { setImmediate } from 'node:timers/promises'
import { type Analysis, analyse, type ChunkText } from './analysis.ts'
import { type Batches, inBatches } from './batches.ts'
import { count, emptyLexicon, type Lexeme, type Lexicon, lexemesOf } from './lexicon.ts'

/** A chunk ready to be written. Its lexemes are places in the lexicon of its source. */
export interface Draft extends ChunkText, Pick<Analysis, 'language' | 'sentenceEnds' | 'length'> {
  stems: Int32Array
  tfs: Int16Array
  others: Int32Array
}

/** Chunks of one source, in reading order, with the lexemes that they have, each in batches that are written at once. */
export interface Drafts {
  chunks: Batches<Draft>
  lexemes: Batches<Lexeme>
}

/** About 1,700 postings. Four times as many load no faster, and other requests wait two milliseconds for each batch. */
export const chunksAtOnce = 25
/** Other requests wait three milliseconds for what comes of a batch, a dozen times each. */
export const lexemesAtOnce = 250

/** What chunks are analysed by: their source's language and other phrasings. */
export interface DraftedFor {
  language: string
  phrasings: string[]
}

/** Analyses chunks. It yields after each, so that other requests (a dozen turns each) wait half a millisecond. */
export async function draftsOf(chunks: Iterable<ChunkText>, source: DraftedFor): Promise<Drafts> {
  const lexicon = emptyLexicon()
  const drafts: Draft[] = []
  for (const chunk of chunks) {
    drafts.push(draft(chunk, source, lexicon))
    await setImmediate()
  }
  return {
    chunks: inBatches(drafts, chunksAtOnce),
    lexemes: inBatches(lexemesOf(lexicon), lexemesAtOnce),
  }
}

/** Reduces an analysis to what is written, in a fifth of the memory, and gives its lexemes their places. */
export function draft(
  { title, text, unitEnds }: ChunkText,
  { language: expected, phrasings }: DraftedFor,
  lexicon: Lexicon,
): Draft {
  const { language, sentenceEnds, length, stems, words } = analyse({ title, text }, phrasings, expected)
  return {
    title,
    text,
    ...(unitEnds && { unitEnds }),
    language,
    sentenceEnds,
    length,
    stems: Int32Array.from(stems.keys(), stem => count(lexicon, 'stem', stem)),
    tfs: Int16Array.from(stems.values()),
    others: Int32Array.of(
      count(lexicon, 'language', language),
      ...[...words].map(word => count(lexicon, 'word', word)),
    ),
  }
}
