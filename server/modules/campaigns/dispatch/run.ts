import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { refreshReviews } from '#server/modules/messaging/templates/templates.ts'
import { factsOf, orderOf, type SendFacts } from '../eligibility/eligibility.ts'
import { openJournal } from '../journal/journal.ts'
import * as holds from './lease-queries.ts'
import { settleOrphans } from './orphans.ts'
import { planMessages } from './plan.ts'
import { selectRemaining } from './queries.ts'
import { type BroadcastRun, type ChannelResult, sendChannel } from './send-channel.ts'

/** A runner that does not renew its lease for this long is considered dead. */
export const leaseMs = 20_000
const renewEveryMs = 5_000
/** When to look again at things without an event: a review, whether sending is enabled, a crashed runner's messages. */
const lookAgainMs = 60_000
/** The pause before due messages that could not leave are tried again. */
const soonMs = 5_000

/** When a broadcast continues, and why it waits; `ended` when nothing is left to do, or the lease was lost. */
type BroadcastProgress = { nextAt: Date; waitingFor: holds.WaitingFor } | 'ended'

/** Sends a broadcast whose lease this runner has, until nothing can leave now or the signal fires. */
export async function runBroadcast(
  ctx: Ctx,
  hold: holds.BroadcastLease,
  broadcast: holds.BroadcastRow,
  signal: AbortSignal,
): Promise<BroadcastProgress> {
  const order = orderOf(broadcast)
  const facts = await factsOf(ctx, order)
  const later = (ms: number) => new Date(ctx.now().getTime() + ms)
  if (!facts.enabled)
    return { nextAt: later(lookAgainMs), waitingFor: broadcast.waiting_for as holds.WaitingFor }
  if (!broadcast.planned_at && (await inReview(ctx, order, facts)))
    return { nextAt: later(lookAgainMs), waitingFor: 'review' }

  const lost = new AbortController()
  const over = AbortSignal.any([signal, lost.signal])
  const verify = async () => {
    const renewed = await ctx.tx(async db => {
      const ours = await holds.renew(db, hold, later(leaseMs))
      if (ours) await noteChange(ctx, db, { topic: 'broadcast', id: hold.broadcast, kind: 'progress' })
      return ours
    })
    if (!renewed) lost.abort()
  }
  const journal = openJournal(ctx.accounts.journalFolder, hold.runner, ctx.now())
  const renewing = keepRenewing(verify, over, ctx)
  let written = false
  try {
    await ctx.tx(async db => {
      await holds.begin(db, hold)
      await noteChange(ctx, db, { topic: 'broadcast', id: hold.broadcast, kind: 'sending' })
    })
    await settleOrphans(ctx, hold, facts, broadcast.allow_replies)
    const pauses = await sendAll(ctx, { hold, journal, broadcast, signal: over, verify })
    written = true
    if (lost.signal.aborted) return 'ended'
    return await progressOf(ctx, hold, over.aborted ? ctx.now() : pauses)
  } finally {
    lost.abort()
    journal.close(!written)
    await renewing
  }
}

async function keepRenewing(verify: () => Promise<void>, over: AbortSignal, ctx: Ctx): Promise<void> {
  for (;;) {
    await sleep(renewEveryMs, undefined, { signal: over }).catch(() => {})
    if (over.aborted) return
    await verify().catch(error =>
      ctx.log.warn({ err: error }, 'the lease on a broadcast could not be renewed'),
    )
  }
}

/** Whether a template of the broadcast is still in review, after asking the provider. */
async function inReview(ctx: Ctx, order: BroadcastRun['order'], facts: SendFacts): Promise<boolean> {
  const waits = (standing: SendFacts) => standing.templates.whatsapp?.provider_status === 'pending'
  if (!waits(facts)) return false
  await refreshReviews(ctx)
  return waits(await factsOf(ctx, order))
}

/**
 * Plans and sends messages at the same time, each channel at its own rate. Returns until when the first paused account
 * pauses; null when none does.
 */
async function sendAll(
  ctx: Ctx,
  given: Pick<BroadcastRun, 'hold' | 'journal' | 'signal' | 'verify'> & { broadcast: holds.BroadcastRow },
): Promise<Date | null> {
  const { hold, journal, broadcast, signal, verify } = given
  const written = createBell()
  let planning = true
  const planned = planMessages(ctx, hold, broadcast, signal, written.ring).finally(() => {
    planning = false
    written.ring()
  })
  planned.catch(() => {})
  const more = async (than: number) => {
    if (written.rings() > than) return true
    if (!planning || signal.aborted) return false
    await written.rung()
    return true
  }
  const order = orderOf(broadcast)
  const run = {
    ctx,
    hold,
    journal,
    order,
    allowReplies: broadcast.allow_replies,
    signal,
    written: written.rings,
    more,
    verify,
  }
  let results: ChannelResult[]
  do results = await Promise.all(order.channels.map((channel: Channel) => sendChannel(run, channel)))
  while (
    // Another round after each that moved a message: ids of one millisecond are not ordered, so a round may have missed
    // some, and a message may have changed to another channel.
    !signal.aborted &&
    results.some(result => result.moved)
  )
  await planned
  const pauses = results.map(result => result.pausedUntil).filter(until => until !== null)
  return pauses.length ? pauses.reduce((first, until) => (until < first ? until : first)) : null
}

/** Wakes all waiters at each ring, and counts the rings. */
function createBell() {
  let { promise, resolve } = Promise.withResolvers<void>()
  let rings = 0
  return {
    rings: () => rings,
    ring() {
      rings++
      resolve()
      ;({ promise, resolve } = Promise.withResolvers<void>())
    },
    rung: () => promise,
  }
}

/** When the broadcast continues. `pauses`: until when an account pauses, if one does. */
async function progressOf(
  ctx: Ctx,
  hold: holds.BroadcastLease,
  pauses: Date | null,
): Promise<BroadcastProgress> {
  const now = ctx.now()
  return ctx.tx(async db => {
    const ended = await holds.complete(db, hold, now)
    await noteChange(ctx, db, {
      topic: 'broadcast',
      id: hold.broadcast,
      kind: ended ? 'completed' : 'progress',
    })
    if (ended) return 'ended'
    const { next, sending, begun } = await selectRemaining(db, hold.broadcast, now)
    if (next && next > now) return { nextAt: next, waitingFor: begun ? null : 'window' }
    if (next) return { nextAt: pauses ?? new Date(now.getTime() + soonMs), waitingFor: null }
    return { nextAt: new Date(now.getTime() + (sending ? lookAgainMs : soonMs)), waitingFor: null }
  })
}
