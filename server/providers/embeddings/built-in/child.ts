import type { EmbeddingAnswer, EmbeddingRequest } from './built-in.ts'
import { openEncoder } from './encoder.ts'

const opened = openEncoder()
// Every request gets the error.
opened.catch(() => {})

/** The model takes one text at a time, in the order in which they came. */
let last: Promise<void> = Promise.resolve()

process.on('message', message => {
  last = last.then(() => answer(message as EmbeddingRequest))
})
// The server is gone, however it ended.
process.on('disconnect', () => process.exit())

async function answer({ id, text }: EmbeddingRequest): Promise<void> {
  let told: EmbeddingAnswer
  try {
    const encode = await opened
    told = { id, vector: await encode(text) }
  } catch (error) {
    told = { id, failed: error instanceof Error ? error.message : String(error) }
  }
  process.send!(told)
}
