import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { visitorLanguage } from '#server/language/detect.ts'
import { EmbeddingsUnavailable } from '#server/providers/embeddings/port.ts'
import type { ChunkText } from './index/analysis.ts'
import { embeddable, hasVectors } from './index/vectors.ts'

export interface Vectors {
  model: string
  values: Float32Array[]
}

/**
 * Vectors for chunks about to be stored; undefined without an embedding server, and where a job makes them afterwards.
 * 503 when the server does not answer: then nothing is stored, so that nothing is half searchable later.
 */
export async function embedChunks(ctx: Ctx, chunks: Iterable<ChunkText>): Promise<Vectors | undefined> {
  if (!ctx.embeddings || ctx.embeddings.local) return undefined
  try {
    return { model: ctx.embeddings.model, values: await ctx.embeddings.embed(Array.from(chunks, embeddable)) }
  } catch (error) {
    if (!(error instanceof EmbeddingsUnavailable)) throw error
    ctx.metrics.providerError({ provider: 'embeddings', reason: error.reason })
    ctx.log.warn({ err: error }, 'embedding server unavailable, nothing stored')
    throw new Problem(
      503,
      'The embedding service is not available. Nothing was stored; try again in a moment.',
      {
        'Retry-After': '30',
      },
    )
  }
}

/** So long a visitor waits for the vector of a question. */
const patienceMs = 3_000
/** Of the model on this machine: when it takes that long, the machine is too busy for it. */
const ownPatienceMs = 1_000

/** The vector of a question to these knowledge bases; null when there is none, so that words alone decide. */
export async function embedQuestion(
  ctx: Ctx,
  kbs: string[],
  question: string,
): Promise<{ model: string; vector: Float32Array } | null> {
  if (!ctx.embeddings) return null
  const { model, languages, local } = ctx.embeddings
  if (languages && !languages.includes(visitorLanguage(question, languages[0]!))) return null
  // Its model takes memory, and is not loaded for a business that has nothing to compare the question with.
  if (local && !(await ctx.read(db => hasVectors(db, kbs, model)))) return null
  try {
    const [vector] = await ctx.embeddings.embed(
      [question],
      AbortSignal.timeout(local ? ownPatienceMs : patienceMs),
    )
    return { model: ctx.embeddings.model, vector: vector! }
  } catch (error) {
    if (!(error instanceof EmbeddingsUnavailable)) throw error
    ctx.metrics.providerError({ provider: 'embeddings', reason: error.reason })
    ctx.log.warn({ err: error }, 'no vector of the question, searching by words alone')
    return null
  }
}
