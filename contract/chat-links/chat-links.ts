import { Type } from 'typebox'
import { Color, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export const channels = ['chat', 'call', 'book'] as const
export type ChatLinkChannel = (typeof channels)[number]
export const ChatLinkChannel = Named('ChatLinkChannel', OneOf(...channels))

/** Null wherever a field is left to the business; the rules are in fields.ts. */
export const ChatLinkFields = Named(
  'ChatLinkFields',
  Type.Object({
    label: Type.Optional(Nullable(Type.String({ maxLength: 120, description: 'Default: Untitled link' }))),
    tags: Type.Optional(
      Nullable(
        Type.Array(Type.String({ maxLength: 200 }), {
          maxItems: 100,
          description:
            'At most 40 characters each. Trimmed, de-duplicated whatever their case; the first 8 are kept.',
        }),
      ),
    ),
    tag: Type.Optional(
      Nullable(Type.String({ maxLength: 60, description: 'Legacy; used only when tags is absent' })),
    ),
    agent_name: Type.Optional(Nullable(Type.String({ maxLength: 120 }))),
    greeting: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
    primary_color: Type.Optional(Nullable(Color)),
    language: Type.Optional(Nullable(Type.String({ maxLength: 8 }))),
    channels: Type.Optional(
      Nullable(
        Type.Array(ChatLinkChannel, { maxItems: 3, description: 'Null inherits; an empty list is refused' }),
      ),
    ),
    inherit_main_kb: Type.Optional(Nullable(Type.Boolean())),
    expires_at: Type.Optional(
      Nullable(Type.Unsafe<string>({ ...Moment, description: 'One in the past expires the link at once' })),
    ),
  }),
)

export const ChatLinkChanges = Named(
  'ChatLinkChanges',
  Type.Object({
    ...ChatLinkFields.properties,
    is_active: Type.Optional(Type.Boolean({ description: 'false revokes, true takes a revocation back' })),
  }),
)

export const ChatLink = Named(
  'ChatLink',
  Type.Object({
    id: RecordId,
    label: Type.String(),
    tag: Nullable(Type.String()),
    tags: Type.Array(Type.String()),
    token: Type.String(),
    url: Type.String(),
    agent_name: Nullable(Type.String()),
    greeting: Nullable(Type.String()),
    primary_color: Nullable(Type.String()),
    language: Nullable(Type.String()),
    channels: Nullable(Type.Array(ChatLinkChannel)),
    created_via: OneOf('api', 'portal'),
    inherit_main_kb: Type.Boolean(),
    status: OneOf('active', 'expired', 'revoked'),
    is_active: Type.Boolean(),
    is_expired: Type.Boolean(),
    revoked_at: Nullable(Timestamp),
    expires_at: Nullable(Timestamp),
    use_count: Type.Integer(),
    last_used_at: Nullable(Timestamp),
    created_at: Timestamp,
    kb_sources: Type.Record(Type.String(), Type.Integer(), {
      description: 'Name of a source → its passages',
    }),
    kb_chunks: Type.Integer(),
    kb_docs: Type.Integer(),
  }),
)

export const ChatLinkList = Named(
  'ChatLinkList',
  Type.Object({
    links: Type.Array(ChatLink),
    count: Type.Integer(),
    limit: Type.Integer({ description: '-1 means unlimited' }),
  }),
)

export const FigureQuery = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: 366, default: 30, description: 'So many last days' }),
})

export const ChatLinkFigures = Named(
  'ChatLinkFigures',
  Type.Object({
    link_id: RecordId,
    conversations: Type.Integer(),
    answered: Nullable(
      Type.Number({ description: 'Share of the questions that were answered; null without any' }),
    ),
    leads: Type.Integer(),
  }),
)

export const ChatLinkFiguresList = Named(
  'ChatLinkFiguresList',
  Type.Object({
    from: Timestamp,
    figures: Type.Array(ChatLinkFigures, { description: 'Of links with a conversation since then' }),
  }),
)

/** What a stranger may know of a business's chat page. */
export const ChatPageInfo = Named(
  'ChatPageInfo',
  Type.Object({
    name: Type.String(),
    agent_name: Type.String(),
    enabled: Type.Boolean({ description: 'Whether the business offers chat' }),
    slug: Type.String(),
  }),
)
