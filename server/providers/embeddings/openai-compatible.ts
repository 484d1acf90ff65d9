import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { type ModelServerOptions, modelServer } from '../openai.ts'
import { type Embeddings, EmbeddingsUnavailable } from './port.ts'

export interface OpenaiEmbeddingsOptions extends ModelServerOptions {
  /** Requested from the server and checked; the model decides when absent or null. */
  dimensions?: number | null
  /** Texts of one request at most; default 32, the limit of text-embeddings-inference as shipped. */
  batchSize?: number
  /** Characters of one request at most, where it holds several texts; default 32,000. */
  batchChars?: number
}

const answerShape = Compile(
  Type.Object({
    data: Type.Array(
      Type.Object({
        index: Type.Optional(Type.Number()),
        embedding: Type.Array(Type.Number(), { minItems: 1 }),
      }),
    ),
  }),
)

/** A number takes up to 25 characters; a few fields stand beside the vectors. */
const mostBytesOf = (texts: number, dimensions: number | null | undefined): number =>
  texts * (dimensions ?? mostDimensions) * 25 + 64 * 1024
/** More than any model has; settings.ts allows as many. */
const mostDimensions = 16_384

/** Vectors from any OpenAI-compatible server. Batches go one after another: small servers have one processor. */
export function openaiEmbeddings(options: OpenaiEmbeddingsOptions): Embeddings {
  const { batchSize = 32, batchChars = 32_000, dimensions } = options
  const server = modelServer({ timeoutMs: 30_000, retries: 1, ...options }, EmbeddingsUnavailable)

  async function embedBatch(input: string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    const body = { input, encoding_format: 'float', ...(dimensions && { dimensions }) }
    const answer = await server.post('/embeddings', body, signal, mostBytesOf(input.length, dimensions))
    if (!answerShape.Check(answer)) throw server.badAnswer('the answer holds no vectors')
    // Servers promise `index`, not the order.
    const vectors = new Map(answer.data.map(({ index, embedding }, place) => [index ?? place, embedding]))
    return input.map((_text, place) => {
      const vector = vectors.get(place)
      if (!vector) throw server.badAnswer(`${vectors.size} vectors came back for ${input.length} texts`)
      const unit = normalised(vector)
      if (!unit) throw server.badAnswer('a vector has no direction')
      return unit
    })
  }

  return {
    model: options.model,
    ...(dimensions && { dimensions }),
    async embed(texts, signal) {
      const vectors: Float32Array[] = []
      for (const batch of batches(texts, batchSize, batchChars))
        vectors.push(...(await embedBatch(batch, signal)))
      const length = dimensions ?? vectors[0]?.length
      const odd = vectors.find(vector => vector.length !== length)
      if (odd) throw server.badAnswer(`a vector has ${odd.length} dimensions, not ${length}`)
      return vectors
    },
  }
}

function* batches(texts: string[], maxTexts: number, maxChars: number): Generator<string[]> {
  let batch: string[] = []
  let chars = 0
  for (const text of texts) {
    if (batch.length === maxTexts || (batch.length && chars + text.length > maxChars)) {
      yield batch
      batch = []
      chars = 0
    }
    batch.push(text)
    chars += text.length
  }
  if (batch.length) yield batch
}

/** The vector scaled to length 1, so that a dot product is the cosine; null for a zero vector. */
function normalised(vector: number[]): Float32Array | null {
  const length = Math.sqrt(vector.reduce((sum, part) => sum + part * part, 0))
  return length > 0 && Number.isFinite(length) ? Float32Array.from(vector, part => part / length) : null
}
