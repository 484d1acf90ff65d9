// Reads one untrusted document. process.ts starts it with the file as standard input, an empty environment and no
// rights: it can read the program's own code and write to standard output, nothing else.
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { Problem } from '#server/http/problem.ts'
import { type DocumentKind, readUnits } from '../formats/formats.ts'
import type { Unit } from '../units/units.ts'

/**
 * What the child writes, one JSON value on each line: units as they are found, what was left out,
 * then `done`, or the reason why it
 * stopped.
 */
type DocumentReaderMessage =
  | { units: Unit[] }
  | { notice: string }
  | { problem: { status: number; detail: string } }
  | { done: true }

/** Characters written at once; the parent parses them in well under a millisecond. */
const batchLength = 65_536

// Standard output carries the answer; the libraries' warnings would break it.
for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const) console[method] = () => {}

const tell = (told: DocumentReaderMessage) =>
  new Promise<void>(resolve => process.stdout.write(`${JSON.stringify(told)}\n`, () => resolve()))

async function read(): Promise<void> {
  let batch: Unit[] = []
  let characters = 0
  const [kind, apart] = process.argv.slice(2)
  const notices: string[] = []
  const options = { apart: apart === 'apart', notice: (sentence: string) => notices.push(sentence) }
  for await (const unit of readUnits(kind as DocumentKind, readFileSync(0), options)) {
    batch.push(unit)
    characters += unit.text.length
    if (characters < batchLength) continue
    await tell({ units: batch })
    batch = []
    characters = 0
  }
  await tell({ units: batch })
  for (const notice of notices) await tell({ notice })
  await tell({ done: true })
}

try {
  await read()
} catch (error) {
  const problem =
    error instanceof Problem && typeof error.detail === 'string'
      ? { status: error.status, detail: error.detail }
      : {
          status: 400,
          detail: 'This file is damaged, or not of the kind its name says: it could not be read.',
        }
  await tell({ problem })
}
await setImmediate()
process.exit(0)
