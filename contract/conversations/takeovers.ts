import { Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'

/** Who speaks, where that is a key and not a member: visitors read this name. */
export const speaker = {
  name: Type.Optional(
    Nullable(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description:
          'With an API key: the person who writes, as the visitor reads it (default: the business). Members have their own.',
      }),
    ),
  ),
}

export const Speaker = Named('Speaker', Type.Object(speaker))

export const TakeOver = Named(
  'TakeOver',
  Type.Object({
    ...speaker,
    force: Type.Optional(Type.Boolean({ description: 'Even if somebody else holds the conversation' })),
  }),
)
