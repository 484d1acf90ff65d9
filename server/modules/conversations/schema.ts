import { type Static, Type } from 'typebox'
import { Id, Nullable, OneOf, Page, RecordId, Timestamp } from '#server/http/schema.ts'

/** Longest message of a visitor, in characters, surrounding white space not counted. */
export const longestMessage = 4_000

const text = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))

export type ChatRequest = Static<typeof ChatRequest>
export const ChatRequest = Type.Object({
  message: Type.String({
    maxLength: 5 * longestMessage,
    description: `1 to ${longestMessage} characters; white space around them is taken away and not counted`,
  }),
  tenant_id: text(64),
  link_token: text(64),
  conversation_id: text(64),
  client_name: text(200),
  email: Type.Optional(Nullable(Type.String({ format: 'typed-email', maxLength: 320 }))),
  phone: text(40),
  timezone: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 64,
        description:
          'The visitor’s, an IANA name: on whose clock times are read and told; else the business’s',
      }),
    ),
  ),
})

/** A contact form on a page or in the widget. */
export type LeadForm = Static<typeof LeadForm>
export const LeadForm = Type.Object({
  tenant_id: text(64),
  link_token: text(64),
  conversation_id: Type.Optional(Nullable(Id('Conversation'))),
  name: text(200),
  email: Type.Optional(Nullable(Type.String({ format: 'typed-email', maxLength: 320 }))),
  phone: Type.Optional(Nullable(Type.String({ maxLength: 40, pattern: '^\\s*$|^\\D*(\\d\\D*){5,20}$' }))),
  intent: text(2_000),
})

const Source = Type.Object({
  parent_doc_id: RecordId,
  name: Type.String(),
  kind: Type.String(),
  origin: Nullable(Type.String()),
})

export type ChatAnswer = Static<typeof ChatAnswer>
export const ChatAnswer = Type.Object({
  conversation_id: RecordId,
  message_id: RecordId,
  reply: Type.String(),
  sources: Type.Array(Source),
  actions: Type.Array(Type.String()),
  answered: Type.Boolean(),
  handed_over: Type.Boolean(),
})

export const channels = ['chat', 'widget', 'call', 'email', 'sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]
const ConversationStatus = OneOf('open', 'closed')

export const Conversation = Type.Object({
  id: RecordId,
  channel: OneOf(...channels),
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
  holder: Nullable(
    Type.Object(
      { id: RecordId, name: Type.String(), since: Timestamp },
      { description: 'The member, or the API key, that holds it while a person does' },
    ),
  ),
  messages: Type.Integer(),
  last_message: Nullable(Type.String()),
  started_at: Timestamp,
  last_message_at: Timestamp,
  closed_at: Nullable(Timestamp),
})

export const ConversationList = Type.Object({
  conversations: Type.Array(Conversation),
  total: Type.Integer(),
})

export const ConversationFilter = Type.Object({
  status: Type.Optional(ConversationStatus),
  channel: Type.Optional(OneOf(...channels)),
  tag: Type.Optional(Type.String({ maxLength: 60 })),
  lead_id: Type.Optional(Id('Lead')),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  ...Page,
})

export const ConversationParams = Type.Object({ id: Id('Conversation') })

const deliveries = ['queued', 'sent', 'failed'] as const

export const Message = Type.Object({
  id: RecordId,
  role: OneOf('visitor', 'assistant', 'person', 'system'),
  text: Type.String(),
  sources: Type.Array(Source),
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
  created_at: Timestamp,
})

export const MessageList = Type.Object({ messages: Type.Array(Message), total: Type.Integer() })
export const MessagePage = Type.Object({ ...Page })

export type ItemKind = Static<typeof Kind>
const Kind = OneOf(
  'unanswered',
  'handover',
  'callback',
  'email_draft',
  'failed_booking',
  'failed_check',
  'failed_webhook',
)
const ItemStatus = OneOf('open', 'done')

export const NeedsYouItem = Type.Object({
  id: RecordId,
  kind: Kind,
  title: Type.String(),
  conversation_id: Nullable(RecordId),
  link_id: Nullable(RecordId),
  tags: Type.Array(Type.String()),
  contact: Nullable(
    Type.Object({
      name: Nullable(Type.String()),
      email: Nullable(Type.String()),
      phone: Nullable(Type.String()),
    }),
  ),
  draft: Nullable(
    Type.String({ description: 'Of a mail that waits for an answer: what the assistant would say' }),
  ),
  status: ItemStatus,
  created_at: Timestamp,
})

export const NeedsYouList = Type.Object({ items: Type.Array(NeedsYouItem), count: Type.Integer() })
export const NeedsYouFilter = Type.Object({
  status: Type.Optional(OneOf('open', 'done', 'all')),
  kind: Type.Optional(Kind),
  ...Page,
})
export const NeedsYouParams = Type.Object({ id: Id('Needs You item') })
export const NeedsYouChange = Type.Object({ status: ItemStatus })
