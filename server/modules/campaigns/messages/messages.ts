import type {
  BroadcastMessage,
  BroadcastMessageList,
  LogFilter,
  MessageFilter,
} from '#contract/campaigns/messages.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { OnMachine } from '#server/modules/messaging/templates/templates.ts'
import { find } from './find.ts'
import * as rows from './queries.ts'
import { labelOf } from './reasons.ts'
import { reachedFrom } from './states.ts'
import { piecesOf, termOfAddress } from './terms.ts'

/** The account's log, newest first. `q` finds parts of names, addresses and numbers. */
export async function listMessages(
  ctx: Ctx,
  { q, limit, offset, ...filter }: LogFilter,
): Promise<BroadcastMessageList> {
  const page = { limit: limit + 1, offset }
  const pieces = piecesOf(q ?? '')
  if (q?.trim() && !pieces.length) return { messages: [], has_more: false }
  return listOf(
    await ctx.tx(db => (pieces.length ? find(db, pieces, filter, page) : rows.selectLog(db, filter, page))),
    limit,
  )
}

/** The messages of one broadcast, which exists, in the order of its contacts. */
export const listOfBroadcast = async (
  ctx: Ctx,
  broadcast: string,
  { state, limit, offset }: MessageFilter,
): Promise<BroadcastMessageList> =>
  listOf(
    await ctx.tx(db => rows.selectOfBroadcast(db, broadcast, state, { limit: limit + 1, offset })),
    limit,
  )

const listOf = (found: rows.MessageRow[], limit: number): BroadcastMessageList => ({
  messages: found.slice(0, limit).map(shown),
  has_more: found.length > limit,
})

/** What a provider says became of a message. */
export interface Receipt {
  /** Ours, where the provider hands it back … */
  messageId?: string
  /** … else the id that it gave the message; also kept when the message has none yet. */
  providerId?: string
  state: 'sent' | 'delivered' | 'read' | 'failed'
  /** A failure's code (null: it has failed, and that is all), and the provider's words. */
  reason?: string | null
  detail?: string
  at: Date
}

/**
 * Takes a provider's report. Reports come late, twice and out of order; none moves a message back. Returns whether the
 * message is ours: an unknown one is counted and changes nothing.
 */
export async function recordReceipt(ctx: Ctx, receipt: Receipt): Promise<boolean> {
  const { state, messageId, providerId, reason, detail } = receipt
  const by = messageId && isRecordId(messageId) ? { id: messageId } : providerId ? { providerId } : null
  const outcome = by
    ? await ctx.tx(async db => {
        const failed = state === 'failed'
        const to = {
          state,
          from: reachedFrom[state],
          at: receipt.at,
          providerId: providerId ?? null,
          reason: !failed ? null : reason === undefined ? 'undeliverable' : reason,
          detail: failed ? (detail ?? null) : null,
        }
        if (await rows.moveTo(db, by, to)) return 'applied'
        return (await rows.exists(db, by)) ? 'stale' : 'unknown'
      })
    : 'unknown'
  ctx.metrics.receipt({ state, outcome })
  return outcome !== 'unknown'
}

/** As much of a reply as its message shows (specification, section 2.8). */
const longestSnippet = 400

/**
 * Keeps the first reply to a message of a broadcast that takes replies; says whether this was it. White space is
 * collapsed and the text cut to 400 characters.
 */
export const recordReply = (
  ctx: Ctx,
  reply: { messageId: string; snippet: string; conversationId: string; at: Date },
): Promise<boolean> => {
  const snippet = [...reply.snippet.replace(/\s+/g, ' ').trim()].slice(0, longestSnippet).join('')
  const { conversationId: conversation, at } = reply
  return ctx.tx(db =>
    rows.setReply(db, reply.messageId, { from: reachedFrom.replied, snippet, conversation, at }),
  )
}

/**
 * The message that something came in for: by any of the ids that its provider gave it, else the latest that left for an
 * address (mail addresses in any case; numbers in E.164).
 */
export const findMessage = async (
  ctx: Ctx,
  by: { providerIds: string[] } | { fromAddress: string; channel: Channel },
): Promise<rows.Addressee | null> => {
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

/** A message of a broadcast by voice that is on its way; null when there is none. */
export async function spokenMessage(
  ctx: Ctx,
  id: string,
): Promise<{
  id: string
  name: string | null
  to: string
  brief: string
  /** As its template has it; null: what the account says. */
  onMachine: OnMachine | null
  sendingAt: Date
} | null> {
  const row = isRecordId(id) && (await ctx.tx(db => rows.selectSpoken(db, id)))
  if (!row) return null
  const { name, to_address, rendered_body, on_machine, sending_at } = row
  const said = { name, to: to_address ?? '', brief: rendered_body ?? '' }
  return { id, ...said, onMachine: on_machine, sendingAt: sending_at! }
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A message as the API shows it. */
export const shown = (row: rows.MessageRow): BroadcastMessage => ({
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
})
