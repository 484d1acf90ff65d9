import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type CronJob, type Job, job, type Listener } from '#server/core/job.ts'
import { templateReviewed } from '#server/modules/messaging/templates/templates.ts'
import * as holds from './hold-queries.ts'
import { cancelWaiting } from './queries.ts'
import { leaseMs, runBroadcast } from './run.ts'

/** A run ends after this and begins anew, so that broadcasts of everybody have their turn. */
const longestRunMs = 60_000

/**
 * Sends a broadcast, one runner at a time: its `runner` and `lease_until` are the claim on all of its messages. A message
 * is marked as `sending` just before it is handed over, in a statement that a runner who lost the broadcast can't
 * make, so none is sent twice.
 */
const sendBroadcast = job<{ broadcast: string }>({
  name: 'communication.send_broadcast',
  concurrency: 4,
  // A process that is killed over and over must not end a broadcast; the clock finds those that were given up.
  retries: 50,
  run: (ctx, { broadcast }, signal) => dispatch(ctx, broadcast, signal),
})

export const dispatchJobs = [sendBroadcast as Job<never>]

/** Has a broadcast sent behind the response, in the open transaction. */
export const startDispatch = (ctx: Ctx, broadcast: string, at?: Date): Promise<void> =>
  ctx.enqueue(sendBroadcast as Job<{ broadcast: string }>, { broadcast }, at ? { startAfter: at } : {})

/** Sends what of a broadcast can be sent now, unless somebody else does, and has it gone on with when there is more. */
export async function dispatch(ctx: Ctx, broadcast: string, signal: AbortSignal): Promise<void> {
  const hold = { broadcast, runner: ctx.id() }
  const now = ctx.now()
  const until = new Date(now.getTime() + leaseMs)
  const row = await ctx.tx(db => holds.take(db, hold, { job: ctx.requestId, now, until }))
  if (!row) return cancelRest(ctx, broadcast)
  const stand = await runBroadcast(
    ctx,
    hold,
    row,
    AbortSignal.any([signal, AbortSignal.timeout(longestRunMs)]),
  )
  if (stand === 'ended') return
  await ctx.tx(async db => {
    const released = await holds.release(db, hold, stand)
    if (released) await startDispatch(ctx, broadcast, stand.nextAt)
  })
}

/** Marks what a cancelled broadcast had not handed over yet; nothing where it is not cancelled. */
export const cancelRest = (ctx: Ctx, broadcast: string): Promise<void> =>
  ctx.tx(db => cancelWaiting(db, broadcast, ctx.now()))

/** Broadcasts that wait for the review of a template go on once it has ended. */
const wakeReviewed: Listener = {
  name: 'communication.wake_reviewed',
  types: [templateReviewed],
  inTransaction: true,
  async handle(ctx, { data }) {
    const waiting = await ctx.tx(db => holds.selectWaitingForReview(db, String(data.template_id)))
    for (const id of waiting) await startDispatch(ctx, id)
  },
}

export const dispatchListeners = [wakeReviewed]

/** Broadcasts that nobody goes on with although their time has come: after a restored backup, or jobs given up. */
export const dispatchCron: CronJob = {
  name: 'communication.dispatch_clock',
  cron: '* * * * *',
  async run(open: OpenCtx) {
    // biome-ignore lint/plugin: looks for work of every business
    const neglected = await open.crossTenant(db => holds.selectNeglected(db, open.now()))
    for (const { tenant_id, id } of neglected) await startDispatch(open.as(tenant_id, { kind: 'system' }), id)
  },
}
