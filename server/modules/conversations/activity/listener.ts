import type { Listener } from '#server/core/job.ts'
import { selectConversation } from '../queries.ts'
import { noteActivity } from './activity.ts'

/** Writes down in a conversation what other modules did there: a booking made, somebody who became a lead. */
export const noteOutcomes: Listener = {
  name: 'conversations.note_outcomes',
  types: ['booking.created', 'lead.captured'],
  inTransaction: true,
  async handle(ctx, { type, data }) {
    const id = data.conversation_id
    if (typeof id !== 'string' || !(await ctx.tx(db => selectConversation(db, id)))) return
    const about =
      type === 'booking.created'
        ? {
            kind: 'booked' as const,
            data: {
              booking_id: String(data.id),
              service_name: String(data.service_name),
              starts_at: String(data.starts_at),
            },
          }
        : { kind: 'lead' as const, data: { lead_id: String(data.id) } }
    await noteActivity(ctx, { conversationId: id, by: null, ...about })
  },
}
