import { Type } from 'typebox'
import { longestMessage } from '#contract/limits.ts'
import { Named } from '#contract/schema.ts'
import { speaker } from './takeovers.ts'

export const Reply = Named(
  'Reply',
  Type.Object({
    text: Type.String({
      maxLength: 5 * longestMessage,
      description: `1 to ${longestMessage} characters (a text message: 1,600); white space around them is taken away`,
    }),
    ...speaker,
  }),
)
