import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'

import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import type { SendOrder } from '../eligibility/eligibility.ts'
import { type HandOverResult, handOver } from '../hand-over/hand-over.ts'
import { type Journal, TakenOver } from '../journal/journal.ts'
import { pauseAccount, takeSlots } from '../pace/pace.ts'
import { type CheckedMessage, type DueBatch, readDue } from './due-batch.ts'
import type { BroadcastLease } from './lease-queries.ts'
import { outgoingOf } from './outgoing.ts'
import * as rows from './queries.ts'
import { createResultWriter, type ResultWriter } from './results.ts'
import { createSemaphore, type Semaphore } from './semaphore.ts'

/** One broadcast being sent by this process. */
export interface BroadcastRun {
  ctx: Ctx
  hold: BroadcastLease
  journal: Journal
  order: SendOrder
  allowReplies: boolean
  /** Fires when nothing more may be begun. */
  signal: AbortSignal
  /** How many batches of messages were planned so far … */
  written(): number
  /** … and waits until more than `than` are; false when there won't be more. */
  more(than: number): Promise<boolean>
  /** Checks the lease; fires the signal when it is lost or the broadcast is cancelled. */
  verify(): Promise<void>
}

/** The result of sending on one channel. */
export interface ChannelResult {
  /** Messages that were marked, held or blocked. */
  moved: number
  /** The account pauses until then; null: it does not. */
  pausedUntil: Date | null
}

/**
 * Messages marked as `sending` at once. After a kill -9 only those of them whose hand-over had begun are of unknown outcome:
 * for mails, one a connection. Fewer would leave connections idle: on a machine with six times its load, a mark took 65 ms,
 * in which 5 connections would have sent 20 mails. Twice a group, so that one is marked while the other leaves.
 */
const mostInFlight = 64
/** Messages marked in one statement, which is as much work for PostgreSQL to plan as to run for 16. */
const mostMarked = 32
/** After so many temporary refusals in a row the provider is the cause, not the messages, and its account pauses. */
const mostRefusals = 10
const pauseAfterRefusalsMs = 60_000

/** The sending of one channel, while it goes on. */
interface ChannelSending extends ChannelResult {
  run: BroadcastRun
  channel: Channel
  results: ResultWriter
  /** One permit for each message in flight. */
  permits: Semaphore
  /** Temporary refusals in a row. */
  refusals: number
  /** The first unexpected error, which ends the sending. */
  failure: { error: unknown } | null
}

/**
 * Sends the due messages of one channel: reads a batch, checks each message again, takes slots in the sender's rate limit,
 * marks a few messages as `sending`, and hands them over, until nothing is due, the account pauses, or the signal fires.
 * It always waits for the messages in flight.
 */
export async function sendChannel(run: BroadcastRun, channel: Channel): Promise<ChannelResult> {
  const sending: ChannelSending = {
    run,
    channel,
    results: createResultWriter(run.ctx, run.hold),
    permits: createSemaphore(mostInFlight),
    moved: 0,
    pausedUntil: null,
    refusals: 0,
    failure: null,
  }
  try {
    await sendBatches(sending)
  } finally {
    await sending.permits.empty()
    await sending.results.settled()
  }
  if (sending.failure) throw sending.failure.error
  return { moved: sending.moved, pausedUntil: sending.pausedUntil }
}

const isStopped = ({ run, failure, pausedUntil }: ChannelSending): boolean =>
  run.signal.aborted || failure !== null || pausedUntil !== null

/** Notes an error of something that is not awaited. */
const failWith = (sending: ChannelSending) => (error: unknown) => {
  sending.failure ??= { error }
}

async function sendBatches(sending: ChannelSending): Promise<void> {
  const { run } = sending
  let after: string | null = null
  let ahead: Promise<DueBatch> | null = null
  try {
    while (!isStopped(sending)) {
      const batch: DueBatch = await (ahead ?? readBatch(sending, after))
      ahead = null
      if (batch.pausedUntil) {
        sending.pausedUntil = batch.pausedUntil
        return
      }
      if (!batch.last) {
        if (await run.more(batch.written)) continue
        return
      }
      after = batch.last
      // Without a rate limit, the next batch is read while this one leaves.
      if (batch.perMinute === null) {
        ahead = readBatch(sending, after)
        ahead.catch(() => {})
      }
      const size = groupSize(batch.perMinute)
      for (let from = 0; from < batch.checked.length && !isStopped(sending); from += size)
        await sendGroup(sending, batch.checked.slice(from, from + size))
    }
  } finally {
    await ahead?.catch(failWith(sending))
  }
}

async function readBatch(sending: ChannelSending, after: string | null): Promise<DueBatch> {
  const batch = await readDue(sending.run, sending.channel, after)
  sending.moved += batch.ruled
  return batch
}

/** As many messages as have slots within a tenth of a second: a message is marked only shortly before it leaves. */
const groupSize = (perMinute: number | null): number =>
  perMinute === null ? mostMarked : Math.min(mostMarked, Math.max(1, Math.floor(perMinute / 600)))

/** The slots of a group in the rate limit: the time of the first, and the ms between them. */
interface GroupSlots {
  from: Date
  everyMs: number
}

async function sendGroup(sending: ChannelSending, group: CheckedMessage[]): Promise<void> {
  const { run, permits } = sending
  const { account, perMinute } = group[0]!.sender
  // Without a rate limit, `readDue` has checked already whether the account pauses.
  const slots = perMinute === null ? null : await takeSlots(run.ctx, account, perMinute, group.length)
  if (slots && 'pausedUntil' in slots) {
    sending.pausedUntil = slots.pausedUntil
    return
  }
  if (slots) await untilSlot(run, slots.from)
  await permits.take(group.length)
  // Not awaited, so that others are handed over while these are being marked.
  markAndHandOver(sending, group, slots).catch(failWith(sending))
}

async function markAndHandOver(
  sending: ChannelSending,
  group: CheckedMessage[],
  slots: GroupSlots | null,
): Promise<void> {
  const { run, permits } = sending
  const { ctx, hold } = run
  let marked = new Set<string>()
  try {
    const leaving = group.map(each => each.leaving)
    if (!isStopped(sending)) marked = await ctx.tx(db => rows.markSending(db, hold, leaving, ctx.now()))
  } finally {
    permits.free(group.length - marked.size)
  }
  if (!marked.size) await run.verify()
  sending.moved += marked.size
  for (const [place, each] of group.entries()) {
    if (!marked.has(each.leaving.id)) continue
    if (slots) await untilSlot(run, new Date(slots.from.getTime() + place * slots.everyMs))
    // The provider may have asked for a pause meanwhile.
    const work = sending.pausedUntil ? putBack(sending, each) : handOverOne(sending, each)
    work.catch(failWith(sending)).finally(() => permits.free(1))
  }
}

const putBack = ({ run: { ctx, hold } }: ChannelSending, { due }: CheckedMessage): Promise<void> =>
  ctx.tx(db => rows.withdraw(db, hold.runner, [due.id]))

async function handOverOne(sending: ChannelSending, checked: CheckedMessage): Promise<void> {
  const { run, channel } = sending
  const { due, leaving, name, sender, template } = checked
  const message = outgoingOf(run.ctx, { ...leaving, name }, { template, allowReplies: run.allowReplies })
  try {
    const result = await handOver(run.ctx, { channel, sender }, message, due.attempts + 1, run.journal)
    await settleResult(sending, checked, result)
  } catch (error) {
    if (!(error instanceof TakenOver)) throw error
    await run.verify()
  }
}

/** Stores the result of a hand-over, notes an opt-out, and pauses the account where the provider is the cause. */
async function settleResult(
  sending: ChannelSending,
  { leaving, sender }: CheckedMessage,
  result: HandOverResult,
): Promise<void> {
  const { ctx } = sending.run
  sending.results.add(result)
  sending.refusals = result.kind === 'refused' && result.refused.again ? sending.refusals + 1 : 0
  if (result.kind === 'sent') return
  if (result.optedOut) await optOut(ctx, sending.channel, leaving.to, result.refused.reason)
  const pauseMs = Math.max(
    (result.pauseSeconds ?? 0) * 1000,
    sending.refusals >= mostRefusals ? pauseAfterRefusalsMs : 0,
  )
  if (!pauseMs) return
  const until = new Date(ctx.now().getTime() + pauseMs)
  if (!sending.pausedUntil || sending.pausedUntil < until) sending.pausedUntil = until
  await pauseAccount(ctx, sender.account, until)
}

async function untilSlot({ ctx, signal }: BroadcastRun, slot: Date): Promise<void> {
  const ms = slot.getTime() - ctx.now().getTime()
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {})
}

const optOut = (ctx: Ctx, channel: Channel, to: string, reason: string) =>
  suppress(ctx, {
    ...(channel === 'email' ? { email: to } : { phone: to }),
    channels: [channel],
    reason,
    source: 'provider',
  })
