import type { Booking, Call } from '#client'
import type { Conversation } from '../records.ts'

/** Something from before with the same person. */
export type Earlier =
  | { kind: 'booking'; id: string; at: string; booking: Booking }
  | { kind: 'call'; id: string; at: string; call: Call }
  | { kind: 'conversation'; id: string; at: string; conversation: Conversation }

/**
 * What there was with a person besides the conversation that is open, the newest first. A call stands for its conversation,
 * which would say the same twice.
 */
export function historyOf(
  openId: string,
  { bookings, calls, conversations }: { bookings: Booking[]; calls: Call[]; conversations: Conversation[] },
  most: number,
): Earlier[] {
  const spoken = new Set(calls.map(({ conversation_id }) => conversation_id))
  const all: Earlier[] = [
    ...bookings.map(booking => ({
      kind: 'booking' as const,
      id: booking.id,
      at: booking.starts_at,
      booking,
    })),
    ...calls
      .filter(({ conversation_id }) => conversation_id !== openId)
      .map(call => ({ kind: 'call' as const, id: call.id, at: call.created_at, call })),
    ...conversations
      .filter(({ id }) => id !== openId && !spoken.has(id))
      .map(conversation => ({
        kind: 'conversation' as const,
        id: conversation.id,
        at: conversation.last_message_at,
        conversation,
      })),
  ]
  return all.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)).slice(0, most)
}
