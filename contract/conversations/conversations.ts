import { type Static, Type } from 'typebox'
import { ContactDetails } from '#contract/contacts/contacts.ts'
import { longestEntry } from '#contract/limits.ts'
import { KeysetEnd, KeysetPage, Page } from '#contract/paging.ts'
import { Emptied, Id, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { Attachment } from './attachments.ts'
import { Choices, CitedSource } from './chat.ts'
import { HeldBack } from './held-back.ts'
import { MessageMark } from './marks.ts'

export const channels = ['chat', 'widget', 'call', 'email', 'sms', 'whatsapp'] as const
export type ConversationChannel = (typeof channels)[number]
export const ConversationChannel = Named('ConversationChannel', OneOf(...channels))
export const ConversationStatus = Named('ConversationStatus', OneOf('open', 'closed'))

const MessageRole = Named('MessageRole', OneOf('visitor', 'assistant', 'person', 'system'))

const ConversationUsage = Named(
  'ConversationUsage',
  Type.Object(
    {
      input_tokens: Type.Integer({ description: 'Read by language models' }),
      output_tokens: Type.Integer({ description: 'Written by them' }),
      estimated: Type.Boolean({ description: 'Counted by us, at least in part, because a server did not' }),
      cost: Nullable(Type.Number({ description: 'At the prices of the settings; null without any' })),
      currency: Nullable(Type.String({ description: 'ISO 4217' })),
    },
    { description: 'What language models used for it, for members and admin keys; null when none was asked' },
  ),
)

const Holder = Named(
  'ConversationHolder',
  Type.Object(
    { id: RecordId, name: Type.String(), since: Timestamp },
    { description: 'The member, or the API key, that holds it while a person does' },
  ),
)

export const Assignee = Named(
  'Assignee',
  Type.Object(
    { id: RecordId, name: Type.String() },
    { description: 'The member who looks after it, whoever holds it' },
  ),
)

export const Conversation = Named(
  'Conversation',
  Type.Object({
    id: RecordId,
    channel: ConversationChannel,
    link_id: Nullable(RecordId),
    tags: Type.Array(Type.String()),
    lead_id: Nullable(
      Type.Unsafe<string>({
        ...RecordId,
        description: 'Whose it is, once that has come out: the same on every channel',
      }),
    ),
    client_name: Nullable(Type.String()),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    subject: Nullable(Type.String({ description: 'Of the mail that it began with' })),
    language: Nullable(Type.String()),
    status: ConversationStatus,
    held_by: OneOf('assistant', 'person'),
    holder: Nullable(Holder),
    messages: Type.Integer(),
    unread: Type.Integer({
      description: 'Messages of the visitor that the member who asks has not read; 0 for an API key',
    }),
    assignee: Nullable(Assignee),
    usage: Nullable(ConversationUsage),
    last_message: Nullable(Type.String()),
    last_message_role: Nullable(MessageRole),
    waiting_since: Nullable(
      Type.Unsafe<string>({
        ...Timestamp,
        description: 'Since when something of it waits for a person; null when nothing does',
      }),
    ),
    snoozed_until: Nullable(
      Type.Unsafe<string>({
        ...Timestamp,
        description: 'When what was put off waits again; null without any',
      }),
    ),
    started_at: Timestamp,
    last_message_at: Timestamp,
    closed_at: Nullable(Timestamp),
  }),
)

/** Most tags of one conversation, and characters of a tag. */
const [mostTags, longestTag] = [50, 60]

/** Omitted fields stay; null empties a field. `tags` replace all tags. */
export type ConversationChanges = Static<typeof ConversationChanges>
export const ConversationChanges = Named(
  'ConversationChanges',
  Type.Object({
    tags: Type.Optional(
      Emptied(Type.Array(Type.String({ maxLength: longestTag, pattern: '\\S' }), { maxItems: mostTags }), []),
    ),
    assignee_id: Type.Optional(
      Nullable(Type.String({ maxLength: 64, description: 'The member who looks after it; null: nobody' })),
    ),
    client_name: Type.Optional(Nullable(Type.String({ maxLength: longestEntry.name }))),
  }),
)

export const ReadPosition = Named(
  'ReadPosition',
  Type.Object({
    position: Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'Of the last message that was read; 0: none',
    }),
  }),
)

export const ConversationParams = Type.Object({ id: Id('Conversation') })

const deliveries = ['queued', 'sent', 'failed'] as const

export const Message = Named(
  'Message',
  Type.Object({
    id: RecordId,
    position: Type.Integer({ description: 'Its place in the conversation, from 1' }),
    role: MessageRole,
    text: Type.String(),
    sources: Type.Array(CitedSource),
    choices: Choices,
    actions: Type.Array(Type.String()),
    answered: Nullable(Type.Boolean()),
    confidence: Nullable(Type.Number()),
    answered_by: Nullable(Type.String()),
    author: Nullable(
      Type.String({ description: 'Of a person’s message: who wrote it, as the visitor reads it' }),
    ),
    delivery: Nullable(
      Type.Unsafe<(typeof deliveries)[number]>({
        type: 'string',
        enum: [...deliveries],
        description: 'Of a person’s message that leaves by mail, text message or WhatsApp',
      }),
    ),
    delivery_reason: Nullable(Type.String({ description: 'Why it failed, for people' })),
    mark: Nullable(MessageMark),
    attachments: Type.Array(Attachment),
    created_at: Timestamp,
  }),
)

/** A message as the record of a conversation has it. No other answer and no event shows what was held back. */
const RecordedMessage = Named(
  'RecordedMessage',
  Type.Object({
    ...Message.properties,
    held_back: Type.Optional(
      Type.Array(HeldBack, {
        description:
          'Of the assistant’s message, for members and admin keys: what a language model wrote and nothing supports. The visitor did not read it',
      }),
    ),
  }),
)
export const MessageList = Named(
  'MessageList',
  Type.Object({
    messages: Type.Array(RecordedMessage),
    total: Type.Integer(),
    more: Type.Boolean({ description: 'Whether there are older ones before these' }),
  }),
)
export const MessagePage = Type.Object({
  before: Type.Optional(
    Type.String({
      pattern: '^(end|[0-9]{1,9})$',
      description:
        'The page that ends before this position, `end` for the newest; oldest first within. Without it, pages by `offset` from the beginning',
    }),
  ),
  ...Page,
})

export const needsYouKinds = [
  'unanswered',
  'handover',
  'callback',
  'email_draft',
  'failed_booking',
  'failed_check',
  'failed_webhook',
  'failed_mail',
] as const
export type ItemKind = Static<typeof NeedsYouKind>
const NeedsYouKind = Named('NeedsYouKind', OneOf(...needsYouKinds))
const NeedsYouStatus = Named('NeedsYouStatus', OneOf('open', 'done', 'snoozed'))

export const NeedsYouItem = Named(
  'NeedsYouItem',
  Type.Object({
    id: RecordId,
    kind: NeedsYouKind,
    title: Type.String(),
    conversation_id: Nullable(RecordId),
    link_id: Nullable(RecordId),
    tags: Type.Array(Type.String()),
    contact: Nullable(ContactDetails),
    draft: Nullable(
      Type.String({ description: 'Of a mail that waits for an answer: what the assistant would say' }),
    ),
    status: NeedsYouStatus,
    snoozed_until: Nullable(
      Type.Unsafe<string>({
        ...Timestamp,
        description: 'Of a snoozed one: when it waits again, unless the visitor writes before',
      }),
    ),
    created_at: Timestamp,
  }),
)

/** What of a conversation waits for a person, for a list of conversations. */
export const WaitingItem = Named(
  'WaitingItem',
  Type.Pick(NeedsYouItem, ['id', 'kind', 'title', 'draft', 'created_at']),
)

export const NeedsYouList = Named(
  'NeedsYouList',
  Type.Object({
    items: Type.Array(NeedsYouItem),
    count: Type.Integer({ description: 'The same as `total`' }),
    ...KeysetEnd,
  }),
)
/** Which items: the filter of the list, and of what is done to many at once. */
export const NeedsYouChoice = Type.Object({
  status: Type.Optional(OneOf('open', 'done', 'snoozed', 'all')),
  kind: Type.Optional(NeedsYouKind),
})
export const NeedsYouFilter = Type.Object({ ...NeedsYouChoice.properties, ...KeysetPage })
export const NeedsYouParams = Type.Object({ id: Id('Needs You item') })
export const NeedsYouChange = Named(
  'NeedsYouChange',
  Type.Object({
    status: NeedsYouStatus,
    until: Type.Optional(
      Type.Unsafe<string>({
        ...Moment,
        description: 'Of `snoozed`: when it waits again; at most a year ahead',
      }),
    ),
  }),
)
