import type { Provider } from '#contract/crm.ts'
import type { Ctx } from '#server/core/context.ts'
import { type CronJob, type Job, job, type Listener } from '#server/core/job.ts'
import { CrmUnavailable } from '#server/providers/crm/port.ts'
import { existing } from './connections.ts'
import * as rows from './queries.ts'
import { tellAll, tellChanged } from './sync.ts'

/** Changes that come while it is at work are told together by the next. */
export const tellCrm = job<{ provider: Provider }>({
  name: 'crm.tell_changed',
  retries: 10,
  run: (ctx, { provider }, signal) => unlessForGood(tellChanged(ctx, provider, signal)),
})

export const syncCrm = job<{ provider: Provider }>({
  name: 'crm.sync_all',
  run: (ctx, { provider }, signal) => unlessForGood(tellAll(ctx, provider, signal)),
})

/** Credentials that are refused now are so in a minute: the night comes back to it, and so does whoever mends them. */
async function unlessForGood(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof CrmUnavailable) || error.temporary || error.reason === 'aborted') throw error
  }
}

/** Has all leads gone through now. 404. */
export async function askForSync(
  ctx: Ctx,
  provider: Provider,
): Promise<{ provider: Provider; status: 'queued' }> {
  await existing(ctx, provider)
  await ctx.enqueue(syncCrm, { provider })
  return { provider, status: 'queued' }
}

/** Notes which leads changed, in the transaction that changed them; most businesses have no CRM, and no job for it. */
export const noteChanges: Listener = {
  name: 'crm.note_changes',
  types: ['lead.captured', 'lead.updated'],
  inTransaction: true,
  handle: (ctx, { id, data }) =>
    ctx.tx(async db => {
      for (const provider of await rows.insertDue(db, String(data.id), id)) {
        await ctx.enqueue(tellCrm, { provider })
      }
    }),
}

/** Once a night everything is compared: what got lost on the way, or was changed while the CRM was away for long. */
export const syncNightly: CronJob = {
  name: 'crm.sync_nightly',
  cron: '13 2 * * *',
  async run(ctx) {
    // biome-ignore lint/plugin: looks for connections of every business
    for (const { tenant_id, provider } of await ctx.crossTenant(rows.selectAllConnections)) {
      await ctx
        .as(tenant_id, { kind: 'system' })
        .enqueue(syncCrm as Job<{ provider: Provider }>, { provider })
    }
  },
}
