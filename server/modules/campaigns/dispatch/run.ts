import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { refreshReviews } from '#server/modules/messaging/templates/templates.ts'
import { factsOf, type Standing } from '../eligibility/facts.ts'
import * as holds from './hold-queries.ts'
import { openJournal } from './journal.ts'
import { orderOf } from './order.ts'
import { settleOrphans } from './orphans.ts'
import { plan } from './plan.ts'
import { selectRest } from './queries.ts'
import { type Left, type Run, sendChannel } from './send-channel.ts'

/** A runner that says nothing for so long has died. */
export const leaseMs = 20_000
const renewEveryMs = 5_000
/** Until something is looked at again that nothing announces: a review, the account's switch, a crashed neighbour. */
const lookAgainMs = 60_000
/** Before messages that could not be sent for no reason of their own are tried again. */
const soonMs = 5_000

/** When a broadcast is to be gone on with, and what for; `ended` when nothing is left to do, or it is not ours. */
export type Stand = { nextAt: Date; waitingFor: holds.WaitingFor } | 'ended'

/** Goes on with a broadcast that this runner holds, until nothing can be done now or the signal fires. */
export async function runBroadcast(
  ctx: Ctx,
  hold: holds.Hold,
  broadcast: holds.BroadcastRow,
  signal: AbortSignal,
): Promise<Stand> {
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
    if (!(await ctx.tx(db => holds.renew(db, hold, later(leaseMs))))) lost.abort()
  }
  const journal = openJournal(ctx.accounts.journalFolder, hold.runner, ctx.now())
  const renewing = keepHold(verify, over, ctx)
  let written = false
  try {
    await ctx.tx(db => holds.begin(db, hold))
    await settleOrphans(ctx, hold, facts, broadcast.allow_replies)
    const rests = await sendAll(ctx, { hold, journal, broadcast, signal: over, verify })
    written = true
    if (lost.signal.aborted) return 'ended'
    return await standOf(ctx, hold, over.aborted ? ctx.now() : rests)
  } finally {
    lost.abort()
    journal.close(!written)
    await renewing
  }
}

async function keepHold(verify: () => Promise<void>, over: AbortSignal, ctx: Ctx): Promise<void> {
  for (;;) {
    await sleep(renewEveryMs, undefined, { signal: over }).catch(() => {})
    if (over.aborted) return
    await verify().catch(error =>
      ctx.log.warn({ err: error }, 'the hold on a broadcast could not be renewed'),
    )
  }
}

/** Whether a template that the broadcast uses waits for its review, also after asking. */
async function inReview(ctx: Ctx, order: Run['order'], facts: Standing): Promise<boolean> {
  const waits = (standing: Standing) => standing.templates.whatsapp?.provider_status === 'pending'
  if (!waits(facts)) return false
  await refreshReviews(ctx)
  return waits(await factsOf(ctx, order))
}

/** Writes the rows and sends them at the same time, each channel at its own pace. Returns when the first may go on. */
async function sendAll(
  ctx: Ctx,
  given: Pick<Run, 'hold' | 'journal' | 'signal' | 'verify'> & { broadcast: holds.BroadcastRow },
): Promise<Date | null> {
  const { hold, journal, broadcast, signal, verify } = given
  const written = announcer()
  let planning = true
  const planned = plan(ctx, hold, broadcast, signal, written.ring).finally(() => {
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
  let lefts: Left[]
  do lefts = await Promise.all(order.channels.map((channel: Channel) => sendChannel(run, channel)))
  while (
    // Once more after each round that did something: ids of the same millisecond are in no order, and what changed its
    // channel on the way is another's now.
    !signal.aborted &&
    lefts.some(left => left.moved)
  )
  await planned
  const rests = lefts.map(left => left.restsUntil).filter(until => until !== null)
  return rests.length ? rests.reduce((first, until) => (until < first ? until : first)) : null
}

/** Rings for all who wait. */
function announcer() {
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

/** `rests`: until when what is due can't be sent, where something is known of that. */
async function standOf(ctx: Ctx, hold: holds.Hold, rests: Date | null): Promise<Stand> {
  const now = ctx.now()
  return ctx.tx(async db => {
    if (await holds.complete(db, hold, now)) return 'ended'
    const { next, sending, begun } = await selectRest(db, hold.broadcast, now)
    if (next && next > now) return { nextAt: next, waitingFor: begun ? null : 'window' }
    if (next) return { nextAt: rests ?? new Date(now.getTime() + soonMs), waitingFor: null }
    return { nextAt: new Date(now.getTime() + (sending ? lookAgainMs : soonMs)), waitingFor: null }
  })
}
