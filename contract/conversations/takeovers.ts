import { Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'

/** The name of the person behind an API key, as visitors read it. */
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
