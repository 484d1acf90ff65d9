import { setTimeout as sleep } from 'node:timers/promises'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { contactsById } from '#server/modules/contacts/contacts.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { check } from '../eligibility/checks.ts'
import { factsOf, type Order } from '../eligibility/facts.ts'
import { handOver, type Ready } from './hand-over.ts'
import type { Hold } from './hold-queries.ts'
import { type Journal, TakenOver } from './journal.ts'
import { gatherOutcomes } from './outcomes.ts'
import { outgoingOf } from './outgoing.ts'
import { rest, restOf, takeTurns } from './pace.ts'
import * as rows from './queries.ts'
import { createSemaphore } from './semaphore.ts'

/** One broadcast being sent by this process. */
export interface Run {
  ctx: Ctx
  hold: Hold
  journal: Journal
  order: Order
  allowReplies: boolean
  /** Fires when nothing more may be begun. */
  signal: AbortSignal
  /** How often rows were written so far … */
  written(): number
  /** … and whether there are more than after so many times, waited for; false when there won't be. */
  more(than: number): Promise<boolean>
  /** Finds out whether the broadcast is still ours and not cancelled; fires the signal when it is not. */
  verify(): Promise<void>
}

/** How a channel was left. */
export interface Left {
  /** Messages that were handed over or ruled on. */
  moved: number
  /** The account rests until then. */
  restsUntil: Date | null
}

/**
 * Messages marked as `sending` at once, in the provider's hands or about to be. A kill -9 leaves only those of unknown
 * outcome that the journal says had begun to leave: of mails, one a connection. Fewer leave connections idle: on a
 * machine with six times as much to do as it can, a mark took 65 ms, in which 5 connections would have sent 20 mails.
 */
const mostInFlight = 32
/** Messages marked in one statement. */
const mostMarked = 16
/** Messages read at a time, or as many as leave within `aheadSeconds`, so that what was read is not old when they do. */
const mostRead = 200
const aheadSeconds = 5
/** After so many refusals in a row that say "not now", it is the provider, not the messages. */
const mostRefusals = 10
const restMs = 60_000

interface Checked {
  due: rows.Due
  leaving: rows.Leaving
  name: string | null
  /** Ready, and of the same moment as the check. */
  sender: Ready
  template: Parameters<typeof outgoingOf>[2]['template']
}

/** Some messages that may leave. */
interface Read {
  /** How often rows had been written before it. */
  written: number
  /** The last that was looked at; null: there was none. */
  last: string | null
  perMinute: number | null
  /** The account rests until then, and nothing was looked at. */
  restsUntil: Date | null
  checked: Checked[]
}

/**
 * Sends what is due on one channel: reads some messages, puts each through the checks as they are now, takes turns at
 * the sender's pace, marks a few as `sending`, and hands them over, until nothing is due, the account rests, or the
 * signal fires. What is in flight is always waited for.
 */
export async function sendChannel(run: Run, channel: Channel): Promise<Left> {
  const { ctx, hold, signal } = run
  const outcomes = gatherOutcomes(ctx, hold)
  const lanes = createSemaphore(mostInFlight)
  const left: Left = { moved: 0, restsUntil: null }
  let refusals = 0
  let failure: unknown
  const fail = (error: unknown) => {
    failure ??= error
  }

  const start = ({ due, leaving, name, sender, template }: Checked) => {
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
        await rest(ctx, sender.account, until)
      })
      .catch(error => {
        if (!(error instanceof TakenOver)) throw error
        return run.verify()
      })
      .catch(fail)
      .finally(() => lanes.free(1))
  }
  const giveBack = ({ due }: Checked) => {
    ctx
      .tx(db => rows.takeBack(db, hold.runner, [due.id]))
      .catch(fail)
      .finally(() => lanes.free(1))
  }
  const stopped = () => signal.aborted || failure !== undefined || left.restsUntil !== null

  const sendGroup = async (group: Checked[]) => {
    const { account, perMinute } = group[0]!.sender
    // An account without a pace has been asked whether it rests when these were read.
    const turns = perMinute === null ? null : await takeTurns(ctx, account, perMinute, group.length)
    if (turns && 'restsUntil' in turns) {
      left.restsUntil = turns.restsUntil
      return
    }
    if (turns) await untilTurn(ctx, turns.from, signal)
    await lanes.take(group.length)
    // Not waited for: while these are being marked, others are handed over.
    markAndStart(group, turns).catch(fail)
  }
  const markAndStart = async (group: Checked[], turns: { from: Date; everyMs: number } | null) => {
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
      // The provider may have said meanwhile that it wants to be left alone.
      if (left.restsUntil) giveBack(each)
      else start(each)
    }
  }

  const read = (after: string | null) => readDue(run, channel, after, left)
  let ahead: Promise<Read> | null = null
  try {
    let after: string | null = null
    while (!stopped()) {
      const batch: Read = await (ahead ?? read(after))
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
      // Where nothing is to be waited for, the next ones are read while these leave.
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

/** As many as have their turn within a tenth of a second: a message that waits for its turn need not be marked yet. */
const groupSize = (perMinute: number | null): number =>
  perMinute === null ? mostMarked : Math.min(mostMarked, Math.max(1, Math.floor(perMinute / 600)))

/** Those next behind `after`, with what is to be said; what the checks refuse is written down at once. */
async function readDue(
  { ctx, hold, order, written }: Run,
  channel: Channel,
  after: string | null,
  left: Left,
): Promise<Read> {
  const before = written()
  const facts = await factsOf(ctx, order)
  const sender = facts.senders.get(channel)
  const perMinute = sender?.ready ? sender.perMinute : null
  const restsUntil = sender?.ready ? await restingUntil(ctx, sender) : null
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
  const checked: Checked[] = []
  const rulings: rows.Ruling[] = []
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
  if (rulings.length) await ctx.tx(db => rows.rule(db, rulings, facts.now))
  left.moved += rulings.length
  return { written: before, last: due.at(-1)?.id ?? null, perMinute, restsUntil: null, checked }
}

/** Until when nothing leaves through an account; what waits for one whose last test failed is kept until a test passes. */
const restingUntil = async (ctx: Ctx, { account, failure }: Ready): Promise<Date | null> =>
  failure === null ? restOf(ctx, account) : new Date(ctx.now().getTime() + restMs)

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
