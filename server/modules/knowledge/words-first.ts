import type { Ctx } from '#server/core/context.ts'
import type { Job } from '#server/core/job.ts'
import { Problem } from '#server/http/problem.ts'
import { embedSources } from './jobs.ts'
import { chunk } from './reading/chunks.ts'
import type { Unit } from './reading/unit.ts'
import type { Passages } from './sources.ts'

/**
 * A source's text as the index takes it, for a source that changes together with another record: in one transaction, which
 * can't wait for an embedding server. It is found by its words once that commits, by its meaning soon after, when the job
 * added here has run. 400 when there is no text.
 */
export async function passagesByWords(ctx: Ctx, units: Iterable<Unit>): Promise<Passages> {
  const chunks = chunk(units)
  if (!chunks.length) throw new Problem(400, 'There is no text in it to learn from.')
  if (ctx.embeddings) await ctx.enqueue(embedSources as Job<object>, {})
  return { chunks, vectors: undefined }
}
