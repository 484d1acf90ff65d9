// Studies one text for the thread that started this one: it gets the text at once and its units one batch after the
// other, null at the end.
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '#server/http/problem.ts'
import { inBatches, packed } from '../index/batches.ts'
import { chunksAtOnce, draft, lexemesAtOnce } from '../index/drafts.ts'
import { emptyLexicon, lexemesOf } from '../index/lexicon.ts'
import { chunk, unitsIn } from '../reading/units/chunks.ts'
import type { Unit } from '../reading/units/units.ts'
import { digestOf, sourceLanguage } from './study.ts'

/** What the thread tells: batches of chunks and of lexemes, packed, and at last the rest, or why there is none. */
export type Studied =
  | { batchOf: 'chunks' | 'lexemes'; packed: Uint8Array; length: number }
  | { digest: Uint8Array; language: string; units: number }
  | { problem: { status: number; detail: string } }

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
  const chunks = chunk(units)
  for (const batch of inBatches(chunks, chunksAtOnce))
    tellBatch(
      'chunks',
      batch.map(each => draft(each, { language, phrasings: [] }, lexicon)),
    )
  for (const batch of inBatches(lexemesOf(lexicon), lexemesAtOnce)) tellBatch('lexemes', batch)
  tell({ digest: digestOf(text), language, units: unitsIn(chunks) })
}

function tellBatch(batchOf: 'chunks' | 'lexemes', batch: unknown[]): void {
  const bytes = packed(batch)
  tell({ batchOf, packed: bytes, length: batch.length }, [bytes.buffer])
}

/** `given`: what the other thread gets as it is, without a copy. */
function tell(told: Studied, given: ArrayBuffer[] = []): void {
  parentPort!.postMessage(told, given)
}
