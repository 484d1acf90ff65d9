import { type Static, Type } from 'typebox'
import { Channel } from '#contract/contacts/channels.ts'
import { KeysetPage } from '#contract/paging.ts'
import { Id, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

/** The states of a message, as they are stored and shown. */
export const states = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'replied',
  'failed',
  'blocked',
  'cancelled',
] as const
export type MessageState = (typeof states)[number]
const MessageState = Named('MessageState', OneOf(...states))

export type BroadcastMessage = Static<typeof BroadcastMessage>
export const BroadcastMessage = Named(
  'BroadcastMessage',
  Type.Object({
    id: RecordId,
    broadcast_id: RecordId,
    contact_id: Nullable(RecordId),
    name: Nullable(Type.String()),
    channel: Nullable(Channel),
    state: MessageState,
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
    unsubscribed_at: Nullable(
      Type.String({ format: 'date-time', description: 'When the person opted out by this very message' }),
    ),
  }),
)

/** One message, where it came from, and whether it may be sent again. */
export type SentMessage = Static<typeof SentMessage>
export const SentMessage = Named(
  'SentMessage',
  Type.Object({
    message: BroadcastMessage,
    broadcast_name: Type.String(),
    template_id: Nullable(RecordId),
    template_name: Nullable(Type.String()),
    html: Nullable(Type.String({ description: 'Email: what was sent, as HTML' })),
    may_send_again: Type.Boolean(),
  }),
)

export const MessageParams = Type.Object({ id: Id('Message') })

export type BroadcastMessageList = Static<typeof BroadcastMessageList>
export const BroadcastMessageList = Named(
  'BroadcastMessageList',
  Type.Object({
    messages: Type.Array(BroadcastMessage),
    has_more: Type.Boolean({ description: 'Whether there are any behind these' }),
    next: Nullable(
      Type.String({ description: 'The cursor of the next page; null on the last one, and without `cursor`' }),
    ),
  }),
)

export type LogFilter = Static<typeof LogFilter>
export const LogFilter = Type.Object({
  state: Type.Optional(MessageState),
  channel: Type.Optional(Channel),
  q: Type.Optional(
    Type.String({ maxLength: 200, description: 'Beginnings of a name, an address or a number' }),
  ),
  broadcast_id: Type.Optional(Id('Broadcast')),
  from: Type.Optional(Moment),
  to: Type.Optional({ ...Moment, description: 'Until before this moment' }),
  ...KeysetPage,
})

/** How far messages get, in order: one that was read was delivered too. */
export const reaches = ['sent', 'delivered', 'read', 'replied'] as const satisfies MessageState[]

export type MessageFilter = Static<typeof MessageFilter>
export const MessageFilter = Type.Object({
  state: Type.Optional(MessageState),
  reached: Type.Optional({ ...OneOf(...reaches), description: 'Got at least so far' }),
  open: Type.Optional(
    Type.Boolean({ description: 'true: only those about which something is still to be done' }),
  ),
  channel: Type.Optional(Channel),
  reason: Type.Optional(Type.String({ maxLength: 200, description: 'The code of why it did not arrive' })),
  unsubscribed: Type.Optional(Type.Boolean({ description: 'true: only those by which somebody opted out' })),
  ...KeysetPage,
})
