import { type Static, Type } from 'typebox'
import { channels } from '#contract/contacts/channels.ts'
import { Nullable, OneOf, Page, RecordId, Timestamp } from '#server/http/schema.ts'
import { states } from '../states/states.ts'

export const ChannelName = OneOf(...channels)
const StateName = OneOf(...states)

export type Message = Static<typeof Message>
export const Message = Type.Object({
  id: RecordId,
  broadcast_id: RecordId,
  contact_id: Nullable(RecordId),
  name: Nullable(Type.String()),
  channel: Nullable(ChannelName),
  state: StateName,
  reason: Nullable(Type.String({ description: 'Why it was blocked or failed, as a code' })),
  reason_label: Nullable(Type.String({ description: 'The same in words, with what the provider said' })),
  to_address: Nullable(Type.String()),
  rendered_subject: Nullable(Type.String()),
  rendered_body: Nullable(Type.String({ description: 'What was said; null until it is sent' })),
  provider_id: Nullable(Type.String()),
  attempts: Type.Integer(),
  queued_at: Timestamp,
  held_until: Nullable(Timestamp),
  sent_at: Nullable(Timestamp),
  delivered_at: Nullable(Timestamp),
  read_at: Nullable(Timestamp),
  failed_at: Nullable(Timestamp),
  replied_at: Nullable(Timestamp),
  reply_snippet: Nullable(Type.String()),
  reply_conversation_id: Nullable(RecordId),
})

export type MessageList = Static<typeof MessageList>
export const MessageList = Type.Object({
  messages: Type.Array(Message),
  has_more: Type.Boolean({ description: 'Whether there are any behind these' }),
})

export type LogFilter = Static<typeof LogFilter>
export const LogFilter = Type.Object({
  state: Type.Optional(StateName),
  channel: Type.Optional(ChannelName),
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'Beginnings of a name, an address or a number' }),
  ),
  ...Page,
})

export type MessageFilter = Static<typeof MessageFilter>
export const MessageFilter = Type.Object({ state: Type.Optional(StateName), ...Page })
