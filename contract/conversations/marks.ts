import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

/** Characters of a note, and of the answer that would have been right. */
export const longestMarkText = 2_000

const Verdict = OneOf('right', 'wrong')

export const MarkParams = Type.Object({ id: Id('Conversation'), message_id: Id('Message') })

export type NewMark = Static<typeof NewMark>
export const NewMark = Named(
  'NewMark',
  Type.Object({
    verdict: Verdict,
    note: Type.Optional(
      Nullable(
        Type.String({ maxLength: longestMarkText, description: 'For colleagues; visitors never see it' }),
      ),
    ),
    right_answer: Type.Optional(
      Nullable(
        Type.String({
          maxLength: longestMarkText,
          description: 'Of a wrong one: what the assistant should have said',
        }),
      ),
    ),
  }),
)

export type MessageMark = Static<typeof MessageMark>
export const MessageMark = Named(
  'MessageMark',
  Type.Object(
    {
      verdict: Verdict,
      note: Nullable(Type.String()),
      right_answer: Nullable(Type.String()),
      marked_by: Nullable(Type.String({ description: 'The member or the API key that judged' })),
      marked_at: Timestamp,
    },
    { description: 'What people of the business think of an answer of the assistant; visitors never see it' },
  ),
)
