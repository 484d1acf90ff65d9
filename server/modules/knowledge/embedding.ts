import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { EmbeddingsUnavailable } from '#server/providers/embeddings/port.ts'
import type { ChunkText } from './index/analysis.ts'
import { embeddable } from './index/vectors.ts'

export interface Vectors {
  model: string
  values: Float32Array[]
}

/**
 * Vectors for chunks about to be stored; undefined without an embedding server. 503 when the server does not answer:
 * then nothing is stored, so that nothing is half searchable later.
 */
export async function embedChunks(ctx: Ctx, chunks: ChunkText[]): Promise<Vectors | undefined> {
  if (!ctx.embeddings) return undefined
  try {
    return { model: ctx.embeddings.model, values: await ctx.embeddings.embed(chunks.map(embeddable)) }
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

/** The vector of a question; null when there is none, so that words alone decide. */
export async function embedQuestion(
  ctx: Ctx,
  question: string,
): Promise<{ model: string; vector: Float32Array } | null> {
  if (!ctx.embeddings) return null
  try {
    const [vector] = await ctx.embeddings.embed([question], AbortSignal.timeout(3_000))
    return { model: ctx.embeddings.model, vector: vector! }
  } catch (error) {
    if (!(error instanceof EmbeddingsUnavailable)) throw error
    ctx.metrics.providerError({ provider: 'embeddings', reason: error.reason })
    ctx.log.warn({ err: error }, 'embedding server unavailable, searching by words alone')
    return null
  }
}
