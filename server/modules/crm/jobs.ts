import type { Provider } from '#contract/crm.ts'
import type { Ctx } from '#server/core/context.ts'
import { type CronJob, type Job, job, type Listener } from '#server/core/job.ts'
import { CrmUnavailable } from '#server/providers/crm/port.ts'
import { requireConnection } from './connections.ts'
import * as rows from './queries.ts'
import { syncAll, syncChanged } from './sync.ts'

/** Sends changed leads to a CRM. Changes during a run are sent together by the next one. */
export const syncChangedJob = job<{ provider: Provider }>({
  name: 'crm.tell_changed',
  retries: 10,
  run: (ctx, { provider }, signal) => unlessFinal(syncChanged(ctx, provider, signal)),
})

export const syncAllJob = job<{ provider: Provider }>({
  name: 'crm.sync_all',
  run: (ctx, { provider }, signal) => unlessFinal(syncAll(ctx, provider, signal)),
})

/** Swallows permanent errors: retrying refused credentials is useless. The nightly run, or a new token, tries again. */
async function unlessFinal(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof CrmUnavailable) || error.temporary || error.reason === 'aborted') throw error
  }
}

/** Enqueues a comparison of all leads now. 404. */
export async function requestSync(
  ctx: Ctx,
  provider: Provider,
): Promise<{ provider: Provider; status: 'queued' }> {
  await requireConnection(ctx, provider)
  await ctx.enqueue(syncAllJob, { provider })
  return { provider, status: 'queued' }
}

/** Notes changed leads in the transaction that changes them. A business without a CRM gets no job. */
export const noteChanges: Listener = {
  name: 'crm.note_changes',
  types: ['lead.captured', 'lead.updated'],
  inTransaction: true,
  handle: (ctx, { id, data }) =>
    ctx.tx(async db => {
      for (const provider of await rows.insertDue(db, String(data.id), id)) {
        await ctx.enqueue(syncChangedJob, { provider })
      }
    }),
}

/** Compares all leads once a night, to send what was lost, or changed while the CRM was unavailable for long. */
export const syncNightly: CronJob = {
  name: 'crm.sync_nightly',
  cron: '13 2 * * *',
  async run(ctx) {
    // biome-ignore lint/plugin: looks for connections of every business
    for (const { tenant_id, provider } of await ctx.crossTenant(rows.selectAllConnections)) {
      await ctx
        .as(tenant_id, { kind: 'system' })
        .enqueue(syncAllJob as Job<{ provider: Provider }>, { provider })
    }
  },
}
