import { type Static, Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'

const Count = Type.Integer({ minimum: 0 })

export type Counts = Static<typeof Counts>
export const Counts = Named(
  'Counts',
  Type.Object({
    needs_you: Type.Object({
      total: Count,
      by_kind: Type.Record(Type.String(), Count),
      oldest_at: Nullable(
        Type.String({ format: 'date-time', description: 'Since when the one that waits longest does' }),
      ),
    }),
    conversations: Type.Object({
      open: Count,
      mine: Type.Integer({
        minimum: 0,
        description: 'Open ones that the caller looks after; 0 for API keys',
      }),
      unread: Type.Integer({
        minimum: 0,
        description: 'With messages that the caller has not read; 0 for API keys',
      }),
    }),
    gaps: Type.Integer({
      minimum: 0,
      description: 'Questions of the last 30 days that wait to be taught, each once',
    }),
    failing: Type.Object({
      checks: Count,
      webhooks: Type.Integer({ minimum: 0, description: 'That fail, or were switched off for it' }),
      crawls: Type.Integer({
        minimum: 0,
        description: 'That ended in the last 7 days without reading their site',
      }),
    }),
    bookings_today: Type.Integer({
      minimum: 0,
      description: 'Today in the time zone of the business, cancelled ones left out',
    }),
  }),
)
