import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf } from '#contract/schema.ts'

const Milliseconds = Type.Integer({
  minimum: 0,
  description: 'In the recording; from Start where there is none',
})

/** A session as a player follows it. */
export type SessionPlayback = Static<typeof SessionPlayback>
export const SessionPlayback = Named(
  'SessionPlayback',
  Type.Object({
    turns: Type.Array(
      Named(
        'PlayedTurn',
        Type.Object({
          speaker: OneOf('agent', 'person'),
          text: Type.String(),
          began_ms: Milliseconds,
          ended_ms: Milliseconds,
          question_n: Nullable(
            Type.Integer({ minimum: 1, description: 'The question to which it belongs; null: to none' }),
          ),
        }),
      ),
    ),
    pictures: Type.Array(
      Named(
        'SessionPicture',
        Type.Object({
          id: Type.String(),
          at_ms: Milliseconds,
          finding: Nullable(
            Type.String({
              description: 'The key of the finding that it shows; null: a still, taken as time went by',
            }),
          ),
        }),
      ),
    ),
  }),
)

export const PictureParams = Type.Object({
  token: Type.String(),
  picture: Type.String({ maxLength: 100, description: 'An id of `pictures`' }),
})
