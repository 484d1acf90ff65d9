import type { Ctx } from '#server/core/context.ts'
import { notify } from '../live/signal.ts'
import { raiseUndelivered } from '../mail/undelivered/undelivered.ts'
import * as rows from '../replies/queries.ts'

/** A reply that must leave by the conversation's channel. */
export interface OutgoingReply {
  id: string
  conversationId: string
  channel: OutsideChannel
  /** An email address, or a number as the visitor gave it. */
  to: string
  name: string | null
  text: string
  role: 'person' | 'assistant'
  /** The number of attempts, this one included. */
  attempts: number
  /** When this attempt began. */
  sendingAt: Date
  /** An earlier attempt was interrupted, and its result is unknown. */
  cutOff: boolean
}

type OutsideChannel = 'email' | 'sms' | 'whatsapp'

/** The result of an attempt; reasons are for people. `waits`: the provider took nothing, and we try again. */
export type DeliveryResult =
  | { kind: 'sent'; providerId: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'waits'; reason: string }

/**
 * Marks a message as being sent and returns it; null when there is nothing to do. A message that was marked before is
 * `cutOff`: it may have left, so the caller must not send it again. The assistant's replies stay when a person holds
 * the conversation.
 */
export const startDelivery = (ctx: Ctx, messageId: string): Promise<OutgoingReply | null> =>
  ctx.tx(async db => {
    const row = await rows.lockDelivery(db, messageId)
    if (row?.delivery !== 'queued' && row?.delivery !== 'sending') return null
    const { id, conversation_id: conversationId, channel, name, text, role } = row
    const cutOff = row.delivery === 'sending'
    if (!cutOff) await rows.markSending(db, id, ctx.now())
    const to = channel === 'email' ? row.email : row.phone
    const leaving = {
      id,
      conversationId,
      name,
      text,
      role,
      cutOff,
      to: to ?? '',
      channel: channel as OutsideChannel,
      attempts: row.delivery_attempts + (cutOff ? 0 : 1),
      sendingAt: (cutOff && row.sending_at) || ctx.now(),
    }
    const stays = reasonNotToSend(row, to)
    if (!stays || cutOff) return leaving
    await settleDelivery(ctx, leaving, { kind: 'failed', reason: stays })
    return null
  })

/** Nothing is lost then: the person answers. */
const takenOver = 'A person took over before it left'

function reasonNotToSend({ role, held_by }: rows.DeliveryRow, to: string | null): string | null {
  if (!to) return 'The visitor’s address is not known any more'
  return role === 'assistant' && held_by === 'person' ? takenOver : null
}

/**
 * Stores the result of an attempt, tells everybody who follows the conversation, and raises an item for a lost mail.
 */
export const settleDelivery = (ctx: Ctx, leaving: OutgoingReply, left: DeliveryResult): Promise<void> =>
  ctx.tx(async db => {
    const { id, conversationId, channel, text, name, to } = leaving
    const delivery = ({ sent: 'sent', failed: 'failed', waits: 'queued' } as const)[left.kind]
    const reason = left.kind === 'sent' ? null : left.reason.slice(0, 500)
    const externalId = left.kind === 'sent' ? `${channel}:${left.providerId}` : null
    if (!(await rows.updateDelivery(db, id, { delivery, reason, externalId }))) return
    await notify(ctx, db, conversationId, 'delivery')
    const lost = delivery === 'failed' && channel === 'email' && reason !== takenOver
    if (lost) {
      const record = { id, conversation_id: conversationId, text, name, email: to }
      await raiseUndelivered(ctx, { ...record, reason: reason! })
    }
  })
