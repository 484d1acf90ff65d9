import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { contactsById } from '#server/modules/contacts/contacts.ts'
import type { ReadySender } from '#server/modules/messaging/senders/senders.ts'
import { check, factsOf } from '../eligibility/eligibility.ts'
import { pausedUntil } from '../pace/pace.ts'
import type { outgoingOf } from './outgoing.ts'
import * as rows from './queries.ts'
import type { BroadcastRun } from './send-channel.ts'

/** Messages read at a time, or as many as leave within `aheadSeconds`, so that the checks are recent when they leave. */
const mostRead = 200
const aheadSeconds = 5
/** How long an account whose last test failed waits before it is looked at again. */
const failedAccountMs = 60_000

/** A message that passed the checks. */
export interface CheckedMessage {
  due: rows.DueMessage
  leaving: rows.LeavingMessage
  name: string | null
  /** The sender at the time of the check. */
  sender: ReadySender
  template: Parameters<typeof outgoingOf>[2]['template']
}

/** A batch of due messages. */
export interface DueBatch {
  /** How many batches of messages were planned before it was read. */
  written: number
  /** The id of the last message in it; null: none was due. */
  last: string | null
  perMinute: number | null
  /** The account pauses until then, and nothing was read; null: it does not. */
  pausedUntil: Date | null
  checked: CheckedMessage[]
  /** How many messages the checks held or blocked. */
  ruled: number
}

/** Reads and checks the next due messages after `after`. Stores at once which of them are held or blocked. */
export async function readDue(
  { ctx, hold, order, written }: BroadcastRun,
  channel: Channel,
  after: string | null,
): Promise<DueBatch> {
  const before = written()
  const facts = await factsOf(ctx, order)
  const sender = facts.senders.get(channel)
  const perMinute = sender?.ready ? sender.perMinute : null
  const until = sender?.ready ? await accountPausedUntil(ctx, sender) : null
  if (until) return { written: before, last: null, perMinute, pausedUntil: until, checked: [], ruled: 0 }
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
  const verdicts: rows.WaitingVerdict[] = []
  for (const each of due) {
    const contact = contacts.get(each.contact_id ?? '')
    if (!contact) {
      verdicts.push({ id: each.id, reason: 'no_reachable_channel', channel: null, to: null, heldUntil: null })
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
      verdicts.push({ id: each.id, reason, channel: verdict.channel, to: verdict.to, heldUntil })
    }
  }
  if (verdicts.length) await ctx.tx(db => rows.applyVerdicts(db, verdicts, facts.now))
  const last = due.at(-1)?.id ?? null
  return { written: before, last, perMinute, pausedUntil: null, checked, ruled: verdicts.length }
}

/** Until when an account pauses; one whose last test failed is looked at again after a minute. */
const accountPausedUntil = async (ctx: Ctx, { account, failure }: ReadySender): Promise<Date | null> =>
  failure === null ? pausedUntil(ctx, account) : new Date(ctx.now().getTime() + failedAccountMs)
