import type { Ctx } from '#server/core/context.ts'
import { notify } from '../live/signal.ts'
import { raiseUndelivered } from '../mail/undelivered/undelivered.ts'
import * as rows from '../replies/queries.ts'

/** What was said in a conversation and is on its way out of the house, by the conversation's channel. */
export interface OutgoingReply {
  id: string
  conversationId: string
  channel: OutsideChannel
  /** A mail address, or a number as the visitor gave it. */
  to: string
  name: string | null
  text: string
  role: 'person' | 'assistant'
  /** Times that it was handed over, this one included. */
  attempts: number
  /** Since when it is being handed over. */
  sendingAt: Date
  /** It was being handed over before, and nobody has said what came of it. */
  cutOff: boolean
}

export type OutsideChannel = 'email' | 'sms' | 'whatsapp'

/** What became of a hand-over; reasons are for people. `waits`: nothing was taken, and it is tried again. */
export type DeliveryResult =
  | { kind: 'sent'; providerId: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'waits'; reason: string }

/**
 * Marks a message as being handed over, and returns it; null where there is nothing (more) to do. One that was marked
 * before is `cutOff`: it may have left, and is not to be handed over again. What the assistant says does not leave once
 * a person holds the conversation.
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
      ...{ id, conversationId, name, text, role, cutOff },
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

/** Then nothing was lost: the person has the word. */
const takenOver = 'A person took over before it left'

function reasonNotToSend({ role, held_by }: rows.DeliveryRow, to: string | null): string | null {
  if (!to) return 'The visitor’s address is not known any more'
  return role === 'assistant' && held_by === 'person' ? takenOver : null
}

/** Writes down what became of it; says so to whoever looks at the conversation, and of a lost mail to everybody. */
export const settleDelivery = (ctx: Ctx, leaving: OutgoingReply, left: DeliveryResult): Promise<void> =>
  ctx.tx(async db => {
    const { id, conversationId, channel, text, name, to } = leaving
    const delivery = ({ sent: 'sent', failed: 'failed', waits: 'queued' } as const)[left.kind]
    const reason = left.kind === 'sent' ? null : left.reason.slice(0, 500)
    const externalId = left.kind === 'sent' ? `${channel}:${left.providerId}` : null
    if (!(await rows.updateDelivery(db, id, { delivery, reason, externalId }))) return
    notify(ctx, conversationId, 'delivery')
    const lost = delivery === 'failed' && channel === 'email' && reason !== takenOver
    if (lost) {
      const record = { id, conversation_id: conversationId, text, name, email: to }
      await raiseUndelivered(ctx, { ...record, reason: reason! })
    }
  })
