import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { type CronJob, type Job, job, type Listener } from '#server/core/job.ts'
import { templateReviewed } from '#server/modules/messaging/templates/templates.ts'
import * as holds from './lease-queries.ts'
import { cancelWaiting } from './queries.ts'
import { leaseMs, runBroadcast } from './run.ts'

/** A run ends after this time and is enqueued again, so that broadcasts of other businesses have their turn. */
const longestRunMs = 60_000

/**
 * Sends a broadcast, with one runner at a time: `runner` and `lease_until` of the broadcast are its lease on all messages.
 * The runner marks a message as `sending` just before the hand-over. A runner that lost the lease can't make this mark, so
 * no message is sent twice.
 */
const sendBroadcastJob = job<{ broadcast: string }>({
  name: 'communication.send_broadcast',
  concurrency: 4,
  // Processes that are killed repeatedly must not end a broadcast. The cron job restarts those whose job was given up.
  retries: 50,
  run: (ctx, { broadcast }, signal) => dispatch(ctx, broadcast, signal),
})

export const dispatchJobs = [sendBroadcastJob as Job<never>]

/** Enqueues the sending of a broadcast, in the open transaction. */
export const startDispatch = (ctx: Ctx, broadcast: string, at?: Date): Promise<void> =>
  ctx.enqueue(sendBroadcastJob as Job<{ broadcast: string }>, { broadcast }, at ? { startAfter: at } : {})

/**
 * Sends the messages of a broadcast that can leave now, and enqueues another run when some are left. Does nothing while
 * another runner has the lease.
 */
export async function dispatch(ctx: Ctx, broadcast: string, signal: AbortSignal): Promise<void> {
  const hold = { broadcast, runner: ctx.id() }
  const now = ctx.now()
  const until = new Date(now.getTime() + leaseMs)
  const row = await ctx.tx(db => holds.acquire(db, hold, { job: ctx.requestId, now, until }))
  if (!row) {
    // A job of an earlier time, which was taken back.
    const start = await ctx.tx(db => holds.selectStart(db, broadcast, now))
    return start ? startDispatch(ctx, broadcast, start) : cancelRemaining(ctx, broadcast)
  }
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

/** Cancels the messages of a cancelled broadcast that were not handed over; does nothing while it is not cancelled. */
export const cancelRemaining = (ctx: Ctx, broadcast: string): Promise<void> =>
  ctx.tx(db => cancelWaiting(db, broadcast, ctx.now()))

/** Restarts broadcasts that wait for the review of a template once it has ended. */
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

/** Restarts broadcasts that are due and have no runner: after a restored backup, or when a job was given up. */
export const dispatchCron: CronJob = {
  name: 'communication.dispatch_clock',
  cron: '* * * * *',
  async run(open: OpenCtx) {
    // biome-ignore lint/plugin: looks for work of every business
    const neglected = await open.crossTenant(db => holds.selectNeglected(db, open.now()))
    for (const { tenant_id, id } of neglected) await startDispatch(open.as(tenant_id, { kind: 'system' }), id)
  },
}
