import { type Static, Type } from 'typebox'
import { Named, Nullable } from '#contract/schema.ts'

/** Characters of a reminder by text message, before its values are filled in. */
export const longestTextReminder = 600

export type ReminderPreview = Static<typeof ReminderPreview>
export const ReminderPreview = Named(
  'ReminderPreview',
  Type.Object({
    text: Type.String({ description: 'As somebody would get it, with the line that says how to stop' }),
    characters: Type.Integer(),
    segments: Type.Integer({ description: 'Parts, each of which the carrier charges for' }),
    unicode: Type.Boolean({
      description: 'A character outside of the GSM alphabet: a part holds 70, not 160',
    }),
  }),
)

export const ReminderWords = Named(
  'ReminderWords',
  Type.Object({
    words: Nullable(Type.String({ maxLength: longestTextReminder, description: 'null: ours' })),
  }),
)
