import type { Turn } from '#server/modules/assistant/turn/turn.ts'
import { type BookingRow, selectOfConversation } from '../queries.ts'

/** The upcoming bookings made in this conversation, the next first. */
export async function ownBookings({ ctx, thread }: Turn): Promise<BookingRow[]> {
  const { conversationId } = thread
  return conversationId ? ctx.tx(db => selectOfConversation(db, conversationId, ctx.now())) : []
}
