// Studies one text for the thread that started this one: it gets the text at once and its units one batch after the
// other, null at the end.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '#server/http/problem.ts'
import { type Draft, draft } from '../index/drafts.ts'
import { emptyLexicon, type Lexeme, lexemesOf } from '../index/lexicon.ts'
import { chunk } from '../reading/units/chunks.ts'
import type { Unit } from '../reading/units/units.ts'
import { digestOf, sourceLanguage } from './study.ts'

/** What the thread tells: chunks and lexemes in batches, and at last the rest, or why there is none. */
export type Studied =
  | { chunks: Draft[] }
  | { lexemes: Lexeme[] }
  | { digest: Uint8Array; language: string }
  | { problem: { status: number; detail: string } }

/** So many of each are told at once: the other thread reads them in a millisecond. */
const [chunksAtOnce, lexemesAtOnce] = [25, 1_000]

// A `nice` value. Linux has one for each thread; elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(10)

const units: Unit[] = []
parentPort!.on('message', (batch: Unit[] | null) => {
  if (batch) for (const unit of batch) units.push(unit)
  else answer()
})

function answer(): void {
  try {
    study(workerData as string)
  } catch (error) {
    if (!(error instanceof Problem) || typeof error.detail !== 'string') throw error
    tell({ problem: { status: error.status, detail: error.detail } })
  }
}

function study(text: string): void {
  const language = sourceLanguage(text)
  const lexicon = emptyLexicon()
  for (const batch of batches(chunk(units), chunksAtOnce))
    tell({ chunks: batch.map(each => draft(each, { language, phrasings: [] }, lexicon)) })
  for (const batch of batches(lexemesOf(lexicon), lexemesAtOnce)) tell({ lexemes: batch })
  tell({ digest: digestOf(text), language })
}

function* batches<T>(all: T[], size: number): Generator<T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

function tell(told: Studied): void {
  parentPort!.postMessage(told)
}
