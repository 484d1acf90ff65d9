import { sql } from 'kysely'
import type { BackgroundLoop } from '#server/core/job.ts'
import type { Tx } from '#server/db/tenant.ts'

/** A job that has become due waits at most this long. */
const lookEveryMs = 2_000

/**
 * Nobody announces a job whose moment has come: the next attempt of one that failed, or one for later. So one statement looks at
 * all `queues` again and again and `wake` is called for those with such a job; the workers of some sixty queues, each looking for
 * itself, kept a database busy that had nothing to do.
 */
export const wakeDueQueues = (queues: string[], wake: (queue: string) => void): BackgroundLoop => ({
  name: 'jobs.due',
  async run(ctx, pace) {
    while (!pace.signal.aborted) {
      for (const queue of await ctx.crossTenant(tx => selectDue(tx, queues))) wake(queue)
      await pace.rest(lookEveryMs)
    }
  },
})

async function selectDue(tx: Tx, queues: string[]): Promise<string[]> {
  const { rows } = await sql<{ queue: string }>`
    select queue from unnest(${queues}::text[]) queue where exists (
      select from pgboss.job j
      where j.name = queue and j.state < 'active' and not j.blocked and j.start_after <= pgboss.job_now())`.execute(
    tx,
  )
  return rows.map(({ queue }) => queue)
}
