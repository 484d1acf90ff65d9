import { type Static, Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

const GapStatus = Named('GapStatus', OneOf('open', 'taught', 'dismissed'))

export type OpenGap = Static<typeof OpenGap>
export const OpenGap = Named(
  'OpenGap',
  Type.Object({
    id: RecordId,
    question: Type.String(),
    asked: Type.Integer({ description: 'In how many conversations, in whatever words' }),
    waiting: Type.Integer({ description: 'How many of these visitors wait and can be reached' }),
    last_asked_at: Timestamp,
    best_score: Nullable(Type.Number({ description: 'Confidence of the best passages there were, 0 to 1' })),
    status: GapStatus,
    nearest: Nullable(
      Type.Object(
        { parent_doc_id: RecordId, name: Type.String(), text: Type.String() },
        { description: 'The passage that comes nearest to an answer today' },
      ),
    ),
  }),
)

export const GapFilter = Type.Object({
  status: Type.Optional(GapStatus),
  days: Type.Integer({ minimum: 1, maximum: 3_650, default: 30, description: 'Asked since so many days' }),
  sort: Type.Optional(OneOf('asked', 'newest')),
  ...KeysetPage,
})

export const GapList = Named('GapList', Type.Object({ gaps: Type.Array(OpenGap), ...KeysetEnd }))

export const GapParams = Type.Object({ id: Id('Gap') })

export const GapConversations = Named(
  'GapConversations',
  Type.Object({
    conversations: Type.Array(
      Type.Object({
        id: RecordId,
        client_name: Nullable(Type.String()),
        channel: Type.String(),
        question: Type.String({ description: 'In the visitor’s words' }),
        asked_at: Timestamp,
        waiting: Type.Boolean(),
        message_id: Nullable(Type.Unsafe<string>({ ...RecordId, description: 'The message that asked' })),
      }),
    ),
  }),
)
