import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { contactsById } from '#server/modules/contacts/contacts.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import type { ReadySender } from '#server/modules/messaging/senders/senders.ts'
import { check, factsOf, type SendOrder } from '../eligibility/eligibility.ts'
import { handOver } from '../hand-over/hand-over.ts'
import { type Journal, TakenOver } from '../journal/journal.ts'
import { pauseAccount, pausedUntil, takeSlots } from '../pace/pace.ts'
import type { BroadcastLease } from './lease-queries.ts'
import { createResultWriter } from './outcomes.ts'
import { outgoingOf } from './outgoing.ts'
import * as rows from './queries.ts'
import { createSemaphore } from './semaphore.ts'

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
  restsUntil: Date | null
}

/**
 * Messages marked as `sending` at once. After a kill -9 only those of them whose hand-over had begun are of unknown outcome:
 * for mails, one a connection. Fewer would leave connections idle: on a machine with six times its load, a mark took 65 ms,
 * in which 5 connections would have sent 20 mails.
 */
const mostInFlight = 32
/** Messages marked in one statement. */
const mostMarked = 16
/** Messages read at a time, or as many as leave within `aheadSeconds`, so that the checks are recent when they leave. */
const mostRead = 200
const aheadSeconds = 5
/** After so many temporary refusals in a row the provider is the cause, not the messages, and its account pauses. */
const mostRefusals = 10
const restMs = 60_000

interface CheckedMessage {
  due: rows.DueMessage
  leaving: rows.LeavingMessage
  name: string | null
  /** The sender at the time of the check. */
  sender: ReadySender
  template: Parameters<typeof outgoingOf>[2]['template']
}

/** A batch of due messages. */
interface DueBatch {
  /** How many batches of messages were planned before it was read. */
  written: number
  /** The id of the last message in it; null: none was due. */
  last: string | null
  perMinute: number | null
  /** The account pauses until then, and nothing was read; null: it does not. */
  restsUntil: Date | null
  checked: CheckedMessage[]
}

/**
 * Sends the due messages of one channel: reads a batch, checks each message again, takes slots in the sender's rate limit,
 * marks a few messages as `sending`, and hands them over, until nothing is due, the account pauses, or the signal fires.
 * It always waits for the messages in flight.
 */
export async function sendChannel(run: BroadcastRun, channel: Channel): Promise<ChannelResult> {
  const { ctx, hold, signal } = run
  const outcomes = createResultWriter(ctx, hold)
  const lanes = createSemaphore(mostInFlight)
  const left: ChannelResult = { moved: 0, restsUntil: null }
  let refusals = 0
  let failure: unknown
  const fail = (error: unknown) => {
    failure ??= error
  }

  const start = ({ due, leaving, name, sender, template }: CheckedMessage) => {
    const message = outgoingOf(ctx, { ...leaving, name }, { template, allowReplies: run.allowReplies })
    handOver(ctx, { channel, sender }, message, due.attempts + 1, run.journal)
      .then(async outcome => {
        outcomes.add(outcome)
        refusals = outcome.kind === 'refused' && outcome.refused.again ? refusals + 1 : 0
        if (outcome.kind === 'sent') return
        if (outcome.optedOut) await optOut(ctx, channel, leaving.to, outcome.refused.reason)
        const pauseMs = Math.max((outcome.rest ?? 0) * 1000, refusals >= mostRefusals ? restMs : 0)
        if (!pauseMs) return
        const until = new Date(ctx.now().getTime() + pauseMs)
        if (!left.restsUntil || left.restsUntil < until) left.restsUntil = until
        await pauseAccount(ctx, sender.account, until)
      })
      .catch(error => {
        if (!(error instanceof TakenOver)) throw error
        return run.verify()
      })
      .catch(fail)
      .finally(() => lanes.free(1))
  }
  const giveBack = ({ due }: CheckedMessage) => {
    ctx
      .tx(db => rows.withdraw(db, hold.runner, [due.id]))
      .catch(fail)
      .finally(() => lanes.free(1))
  }
  const stopped = () => signal.aborted || failure !== undefined || left.restsUntil !== null

  const sendGroup = async (group: CheckedMessage[]) => {
    const { account, perMinute } = group[0]!.sender
    // Without a rate limit, `readDue` has checked already whether the account pauses.
    const turns = perMinute === null ? null : await takeSlots(ctx, account, perMinute, group.length)
    if (turns && 'restsUntil' in turns) {
      left.restsUntil = turns.restsUntil
      return
    }
    if (turns) await untilTurn(ctx, turns.from, signal)
    await lanes.take(group.length)
    // Not awaited, so that others are handed over while these are being marked.
    markAndStart(group, turns).catch(fail)
  }
  const markAndStart = async (group: CheckedMessage[], turns: { from: Date; everyMs: number } | null) => {
    let marked = new Set<string>()
    try {
      const leaving = group.map(each => each.leaving)
      if (!stopped()) marked = await ctx.tx(db => rows.markSending(db, hold, leaving, ctx.now()))
    } finally {
      lanes.free(group.length - marked.size)
    }
    if (!marked.size) await run.verify()
    left.moved += marked.size
    for (const [place, each] of group.entries()) {
      if (!marked.has(each.leaving.id)) continue
      if (turns) await untilTurn(ctx, new Date(turns.from.getTime() + place * turns.everyMs), signal)
      // The provider may have asked for a pause meanwhile.
      if (left.restsUntil) giveBack(each)
      else start(each)
    }
  }

  const read = (after: string | null) => readDue(run, channel, after, left)
  let ahead: Promise<DueBatch> | null = null
  try {
    let after: string | null = null
    while (!stopped()) {
      const batch: DueBatch = await (ahead ?? read(after))
      ahead = null
      if (batch.restsUntil) {
        left.restsUntil = batch.restsUntil
        break
      }
      if (!batch.last) {
        if (await run.more(batch.written)) continue
        break
      }
      after = batch.last
      // Without a rate limit, the next batch is read while this one leaves.
      if (batch.perMinute === null) {
        ahead = read(after)
        ahead.catch(() => {})
      }
      const size = groupSize(batch.perMinute)
      for (let from = 0; from < batch.checked.length && !stopped(); from += size)
        await sendGroup(batch.checked.slice(from, from + size))
    }
  } finally {
    await ahead?.catch(fail)
    await lanes.empty()
    await outcomes.settled()
  }
  if (failure !== undefined) throw failure
  return left
}

/** As many messages as have slots within a tenth of a second: a message is marked only shortly before it leaves. */
const groupSize = (perMinute: number | null): number =>
  perMinute === null ? mostMarked : Math.min(mostMarked, Math.max(1, Math.floor(perMinute / 600)))

/** Reads and checks the next due messages after `after`. Stores at once which of them are held or blocked. */
async function readDue(
  { ctx, hold, order, written }: BroadcastRun,
  channel: Channel,
  after: string | null,
  left: ChannelResult,
): Promise<DueBatch> {
  const before = written()
  const facts = await factsOf(ctx, order)
  const sender = facts.senders.get(channel)
  const perMinute = sender?.ready ? sender.perMinute : null
  const restsUntil = sender?.ready ? await accountPausedUntil(ctx, sender) : null
  if (restsUntil) return { written: before, last: null, perMinute, restsUntil, checked: [] }
  const limit =
    perMinute === null
      ? mostRead
      : Math.min(mostRead, Math.max(1, Math.ceil((perMinute / 60) * aheadSeconds)))
  const due = await ctx.tx(db =>
    rows.selectDue(db, hold.broadcast, { channel, after, now: facts.now, limit }),
  )
  const contacts = await contactsById(
    ctx,
    due.map(each => each.contact_id).filter(id => id !== null),
  )
  const checked: CheckedMessage[] = []
  const rulings: rows.WaitingVerdict[] = []
  for (const each of due) {
    const contact = contacts.get(each.contact_id ?? '')
    if (!contact) {
      rulings.push({ id: each.id, reason: 'no_reachable_channel', channel: null, to: null, heldUntil: null })
      continue
    }
    const verdict = check(contact, facts)
    if (verdict.kind === 'send' && verdict.channel === channel && sender?.ready) {
      const { template, to, subject, body, params } = verdict
      const leaving = { id: each.id, channel, template: template.id, to, subject, body, params }
      checked.push({ due: each, leaving, name: contact.name, sender, template })
    } else {
      const reason = verdict.kind === 'blocked' ? verdict.reason : null
      const heldUntil = verdict.kind === 'held' ? verdict.until : null
      rulings.push({ id: each.id, reason, channel: verdict.channel, to: verdict.to, heldUntil })
    }
  }
  if (rulings.length) await ctx.tx(db => rows.applyVerdicts(db, rulings, facts.now))
  left.moved += rulings.length
  return { written: before, last: due.at(-1)?.id ?? null, perMinute, restsUntil: null, checked }
}

/** Until when an account pauses; one whose last test failed is looked at again after a minute. */
const accountPausedUntil = async (ctx: Ctx, { account, failure }: ReadySender): Promise<Date | null> =>
  failure === null ? pausedUntil(ctx, account) : new Date(ctx.now().getTime() + restMs)

async function untilTurn(ctx: Ctx, turn: Date, signal: AbortSignal): Promise<void> {
  const ms = turn.getTime() - ctx.now().getTime()
  if (ms > 0) await sleep(ms, undefined, { signal }).catch(() => {})
}

const optOut = (ctx: Ctx, channel: Channel, to: string, reason: string) =>
  suppress(ctx, {
    ...(channel === 'email' ? { email: to } : { phone: to }),
    channels: [channel],
    reason,
    source: 'provider',
  })
