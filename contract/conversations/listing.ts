import { type Static, Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Moment, Named, OneOf } from '#contract/schema.ts'
import {
  Conversation,
  ConversationChannel,
  ConversationStatus,
  needsYouKinds,
  WaitingItem,
} from './conversations.ts'

export type ConversationSort = (typeof conversationSorts)[number]
const conversationSorts = ['newest', 'oldest', 'waiting'] as const

/** Which conversations: the filter of the list, and of what is done to many at once. */
export type ConversationChoice = Static<typeof ConversationChoice>
export const ConversationChoice = Type.Object({
  status: Type.Optional(ConversationStatus),
  channel: Type.Optional(ConversationChannel),
  tag: Type.Optional(Type.String({ maxLength: 60 })),
  lead_id: Type.Optional(Id('Lead')),
  link_id: Type.Optional(Id('Chat link')),
  needs: Type.Optional(OneOf('any', 'none', ...needsYouKinds)),
  held_by: Type.Optional(OneOf('assistant', 'person')),
  assignee: Type.Optional(Type.String({ maxLength: 64, description: '`me`, `none`, or the id of a member' })),
  unread: Type.Optional(Type.Boolean({ description: 'By the member who asks' })),
  since: Type.Optional(Moment),
  until: Type.Optional(Moment),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'In names, addresses and messages; with `cursor`, beginnings of words, all of which must be there',
    }),
  ),
})

const include = Type.Optional(OneOf('needs'))

export type ConversationFilter = Static<typeof ConversationFilter>
export const ConversationFilter = Type.Object({
  ...ConversationChoice.properties,
  sort: Type.Optional(
    Type.Unsafe<ConversationSort>({
      ...OneOf(...conversationSorts),
      description:
        'By the newest message; `waiting`: who waits longest for a person first, then who waits for nobody. It needs `cursor`',
    }),
  ),
  include,
  ...KeysetPage,
})

export const ListedConversation = Named(
  'ListedConversation',
  Type.Object({
    ...Conversation.properties,
    needs: Type.Optional(
      Type.Array(WaitingItem, { description: 'With `include=needs`: what of it waits for a person' }),
    ),
  }),
)

export const ConversationQuery = Type.Object({ include })

export const ConversationList = Named(
  'ConversationList',
  Type.Object({ conversations: Type.Array(ListedConversation), ...KeysetEnd }),
)
