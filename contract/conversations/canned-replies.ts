import { type Static, Type } from 'typebox'
import { longestMessage } from '#contract/limits.ts'
import { Id, Named, Nullable, RecordId, Timestamp } from '#contract/schema.ts'

export const mostCannedReplies = 500

const text = {
  title: Type.String({ maxLength: 120, pattern: '\\S' }),
  text: Type.String({
    maxLength: longestMessage,
    pattern: '\\S',
    description: 'May hold {name}, {business} and {me}, which whoever writes fills in',
  }),
}
const shortcut = Nullable(
  Type.String({
    maxLength: 30,
    pattern: '^[^\\s/]*$',
    description: 'What calls it up after a slash; case does not matter, and no two replies have the same',
  }),
)

export type CannedReply = Static<typeof CannedReply>
export const CannedReply = Named(
  'CannedReply',
  Type.Object({
    id: RecordId,
    title: Type.String(),
    text: Type.String(),
    shortcut: Nullable(Type.String()),
    updated_at: Timestamp,
  }),
)
export const CannedReplyList = Named(
  'CannedReplyList',
  Type.Object({ canned_replies: Type.Array(CannedReply) }),
)

export type NewCannedReply = Static<typeof NewCannedReply>
export const NewCannedReply = Named(
  'NewCannedReply',
  Type.Object({ ...text, shortcut: Type.Optional(shortcut) }),
)

export type CannedReplyChanges = Static<typeof CannedReplyChanges>
export const CannedReplyChanges = Named(
  'CannedReplyChanges',
  Type.Object({
    title: Type.Optional(text.title),
    text: Type.Optional(text.text),
    shortcut: Type.Optional(shortcut),
  }),
)

export const CannedReplyParams = Type.Object({ id: Id('Canned reply') })
