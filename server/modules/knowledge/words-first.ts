import type { Ctx } from '#server/core/context.ts'
import type { Job } from '#server/core/job.ts'
import { embedSources } from './jobs.ts'
import type { Unit } from './reading/units/units.ts'
import { type Passages, withText } from './sources.ts'
import { studyHere } from './study/study.ts'

/**
 * Studies the short text of a source that changes in one transaction with another record, which cannot wait for an embedding
 * server. A search finds it by its words after the commit, by its meaning after the job added here. 400 when there is
 * no text.
 */
export async function passagesWithoutVectors(
  ctx: Ctx,
  text: string,
  units: Iterable<Unit>,
): Promise<Passages> {
  const studied = withText(await studyHere(text, units))
  if (ctx.embeddings) await ctx.enqueue(embedSources as Job<object>, {})
  return { ...studied, vectors: undefined }
}

/**
 * Has a job embed what the caller's transaction stores, where the model works on this machine: its work must not make an
 * owner wait, nor a crawl.
 */
export async function embedAfterwards(ctx: Ctx): Promise<void> {
  if (ctx.embeddings?.local) await ctx.enqueue(embedSources as Job<object>, {})
}
