import { setImmediate } from 'node:timers/promises'
import type { Batches } from '../index/batches.ts'
import type { Draft } from '../index/drafts.ts'
import { readChunk } from './chunk-reading.ts'

/** So many batches of a text, the first passage of each: it takes a millisecond, and two or three at first. */
const mostRead = 200

/**
 * Reads some passages of a text as a search will. A long text is studied in another thread: afterwards this one knows the stems of
 * none of its words, and has hardly run what reads passages. The first questions that it answered took twice as long as later ones.
 */
export async function rehearse(chunks: Batches<Draft>): Promise<void> {
  const step = Math.ceil(chunks.count / mostRead)
  for (let nth = 0; nth < chunks.count; nth += step) {
    const { title, text, language, sentenceEnds } = chunks.batch(nth)[0]!
    readChunk({ title, body: text, phrasings: [], language, sentence_ends: sentenceEnds })
    await setImmediate()
  }
}
