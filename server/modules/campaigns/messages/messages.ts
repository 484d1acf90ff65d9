import {
  type BroadcastMessage,
  type BroadcastMessageList,
  type LogFilter,
  type MessageFilter,
  type MessageState,
  reaches,
  states,
} from '#contract/campaigns/messages.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Tx } from '#server/db/tenant.ts'
import { momentOf } from '#server/http/moment.ts'
import { placeOf, writeCursor } from '#server/http/request/cursors.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { labelOf } from '../reasons/reasons.ts'
import { piecesOf, termOfAddress } from '../terms/terms.ts'
import { findInLog } from './find.ts'
import * as rows from './queries.ts'

/** The log of all messages of the business, newest first. `q` finds parts of names, addresses and numbers. */
export async function listMessages(
  ctx: Ctx,
  { q, limit, offset, cursor, ...filter }: LogFilter,
): Promise<BroadcastMessageList> {
  const pieces = piecesOf(q ?? '')
  if (q?.trim() && !pieces.length) return { messages: [], has_more: false, next: null }
  const list = { name: 'messages', sort: 'newest', filter: { ...filter, q } }
  const { state, channel, broadcast_id: broadcast, from, to } = filter
  const chosen: rows.Filter = {
    ...(state && { state }),
    ...(channel && { channel }),
    ...(broadcast && { broadcast }),
    ...(from && { from: momentOf(from)! }),
    ...(to && { to: momentOf(to)! }),
  }
  const place = placeOf(ctx, list, { limit, offset, cursor })
  const page = { limit: limit + 1, offset, before: place ? String(place[0]) : null }
  const found = await ctx.tx(db =>
    pieces.length ? findInLog(db, pieces, chosen, page) : rows.selectLog(db, chosen, page),
  )
  const shown = listOf(found, limit)
  const last = shown.messages.at(-1)
  const next = cursor !== undefined && shown.has_more && last ? writeCursor(ctx, list, [last.id]) : null
  return { ...shown, next }
}

/** In these something is still to be done about a message. */
const openStates: readonly MessageState[] = ['queued', 'sending']

/** The messages of one existing broadcast, in the order of its contacts. 422 for a cursor of another list. */
export async function listOfBroadcast(
  ctx: Ctx,
  broadcast: string,
  { limit, offset, cursor, ...filter }: MessageFilter,
): Promise<BroadcastMessageList> {
  const { reached, state, open, ...rest } = filter
  const far: readonly MessageState[] = reached ? reaches.slice(reaches.indexOf(reached)) : states
  const chosen = {
    ...rest,
    states: far.filter(
      each => (!state || each === state) && (open === undefined || openStates.includes(each) === open),
    ),
  }
  const list = { name: 'broadcast-messages', sort: 'contacts', filter: { ...filter, broadcast } }
  const place = placeOf(ctx, list, { limit, offset, cursor })
  const page = { limit: limit + 1, offset, after: place ? String(place[0]) : null }
  const shown = listOf(await ctx.tx(db => rows.selectOfBroadcast(db, broadcast, chosen, page)), limit)
  const last = shown.messages.at(-1)
  const next = cursor !== undefined && shown.has_more && last ? writeCursor(ctx, list, [last.id]) : null
  return { ...shown, next }
}

/** Notes that the recipient unsubscribed by this very message; the first time counts. */
export const recordUnsubscribe = (ctx: Ctx, messageId: string): Promise<void> =>
  ctx.tx(async db => {
    await noteOutcome(ctx, db, await rows.setUnsubscribed(db, messageId, ctx.now()), 'unsubscribed')
  })

/**
 * Notes what became of a message when its broadcast may be over, so that who looks at its report sees it. Receipts of what
 * arrived are not noted: there are as many as messages.
 */
const noteOutcome = async (ctx: Ctx, db: Tx, id: string | null, kind: string): Promise<void> => {
  if (id) await noteChange(ctx, db, { topic: 'broadcast', id, kind })
}

const listOf = (found: rows.MessageRow[], limit: number): BroadcastMessageList => ({
  messages: found.slice(0, limit).map(toMessage),
  has_more: found.length > limit,
  next: null,
})

/** A provider's report on a message. */
export interface DeliveryReceipt {
  /** Our id, where the provider returns it … */
  messageId?: string
  /** … else the provider's id of the message, which is also stored when the message has none yet. */
  providerId?: string
  state: 'sent' | 'delivered' | 'read' | 'failed'
  /** Of a failure: its code (null: no reason to show), and the provider's words. */
  reason?: string | null
  detail?: string
  at: Date
}

/**
 * Applies a provider's report. Reports come late, twice and out of order, and none moves a message back. Returns whether
 * the message is known; a report on an unknown one is only counted.
 */
export async function recordReceipt(ctx: Ctx, receipt: DeliveryReceipt): Promise<boolean> {
  const { state, messageId, providerId, reason, detail } = receipt
  const by = messageId && isRecordId(messageId) ? { id: messageId } : providerId ? { providerId } : null
  const outcome = by
    ? await ctx.tx(async db => {
        const failed = state === 'failed'
        const report = {
          state,
          at: receipt.at,
          providerId: providerId ?? null,
          reason: !failed ? null : reason === undefined ? 'undeliverable' : reason,
          detail: failed ? (detail ?? null) : null,
        }
        const broadcast = await rows.applyReport(db, by, report)
        if (failed) await noteOutcome(ctx, db, broadcast, 'failed')
        if (broadcast) return 'applied'
        return (await rows.exists(db, by)) ? 'stale' : 'unknown'
      })
    : 'unknown'
  ctx.metrics.receipt({ state, outcome })
  return outcome !== 'unknown'
}

/** Characters of a reply that its message shows. */
const longestSnippet = 400

/**
 * Stores the first reply to a message, if its broadcast takes replies; returns whether it did. White space is collapsed and
 * the text cut to 400 characters.
 */
export const recordReply = (
  ctx: Ctx,
  reply: { messageId: string; snippet: string; conversationId: string; at: Date },
): Promise<boolean> => {
  const snippet = [...reply.snippet.replace(/\s+/g, ' ').trim()].slice(0, longestSnippet).join('')
  const { conversationId: conversation, at } = reply
  return ctx.tx(async db => {
    const broadcast = await rows.setReply(db, reply.messageId, { snippet, conversation, at })
    await noteOutcome(ctx, db, broadcast, 'replied')
    return broadcast !== null
  })
}

/**
 * The message that an incoming message answers: by one of its provider's ids, or the latest that left for an address (a
 * mail address in any case, or a number in E.164). Null when there is none.
 */
export const findMessage = async (
  ctx: Ctx,
  by: { providerIds: string[] } | { fromAddress: string; channel: Channel },
): Promise<rows.AnswerableMessage | null> => {
  if ('providerIds' in by) {
    if (!by.providerIds.length) return null
    return (await ctx.tx(db => rows.selectByProviderIds(db, by.providerIds))) ?? null
  }
  const { channel } = by
  const address = channel === 'email' ? by.fromAddress.trim().toLowerCase() : by.fromAddress.trim()
  const term = termOfAddress(channel, address)
  if (!term) return null
  return (await ctx.tx(db => rows.selectLatestTo(db, { term, address, channel }))) ?? null
}

/** One message; null when there is none, or the id is no UUID. */
export const findMessageById = async (ctx: Ctx, id: string): Promise<rows.MessageRow | null> =>
  (isRecordId(id) && (await ctx.tx(db => rows.selectMessage(db, id)))) || null

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A message as the API shows it. */
export const toMessage = (row: rows.MessageRow): BroadcastMessage => ({
  id: row.id,
  broadcast_id: row.broadcast_id,
  contact_id: row.contact_id,
  name: row.name,
  channel: row.channel as Channel | null,
  state: row.state as BroadcastMessage['state'],
  reason: row.reason,
  reason_label: [row.reason && labelOf(row.reason), row.reason_detail].filter(Boolean).join(': ') || null,
  to_address: row.to_address,
  rendered_subject: row.rendered_subject,
  rendered_body: row.rendered_body,
  provider_id: row.provider_id,
  attempts: row.attempts,
  queued_at: row.queued_at.toISOString(),
  held_until: iso(row.held_until),
  sent_at: iso(row.sent_at),
  delivered_at: iso(row.delivered_at),
  read_at: iso(row.read_at),
  failed_at: iso(row.failed_at),
  replied_at: iso(row.replied_at),
  reply_snippet: row.reply_snippet,
  reply_conversation_id: row.reply_conversation_id,
  unsubscribed_at: iso(row.unsubscribed_at),
})
