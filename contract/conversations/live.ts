import { type Static, Type } from 'typebox'
import { ErrorEvent } from '#contract/errors.ts'
import { Id, Named, OneOf, Timestamp } from '#contract/schema.ts'
import { Message } from './conversations.ts'

// The events of GET /conversations/{id}/events, for people of the business, and of GET /chat/events, for the visitor. The
// `id` of a message is its position in the conversation, to go on from.

/** Which message a reader has already; the header Last-Event-ID says the same. */
const after = {
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'The last event’s id that was received, where it can’t be sent as Last-Event-ID',
    }),
  ),
}

const visitorOf = {
  conversation_id: Id('Conversation'),
  link_token: Type.Optional(Type.String({ maxLength: 64 })),
  tenant_id: Type.Optional(Type.String({ maxLength: 64 })),
}

export const FollowQuery = Type.Object(after)

export type VisitorFollowQuery = Static<typeof VisitorFollowQuery>
export const VisitorFollowQuery = Type.Object({ ...visitorOf, ...after })

export type VisitorTyping = Static<typeof VisitorTyping>
export const VisitorTyping = Named('VisitorTyping', Type.Object(visitorOf))

/** A message as the visitor's page reads it. */
export type VisitorMessage = Static<typeof VisitorMessage>
export const VisitorMessage = Type.Pick(Message, [
  'id',
  'role',
  'text',
  'author',
  'attachments',
  'created_at',
])

const heldBy = Named(
  'HeldByEvent',
  Type.Object({
    event: Type.Literal('held_by'),
    data: Type.Object({
      held_by: OneOf('assistant', 'person'),
      name: Type.Union([Type.String(), Type.Null()]),
    }),
  }),
)
const typing = Named(
  'TypingEvent',
  Type.Object({
    event: Type.Literal('typing'),
    data: Type.Object({ by: OneOf('visitor', 'person'), name: Type.Union([Type.String(), Type.Null()]) }),
  }),
)
const closed = Named(
  'ClosedEvent',
  Type.Object({
    event: Type.Literal('closed'),
    data: Type.Object({ closed_at: Timestamp }),
  }),
)
export type VisitorEvent = Static<typeof VisitorEvent>
export const VisitorEvent = Named(
  'VisitorEvent',
  Type.Union([
    Type.Object({ event: Type.Literal('message'), id: Type.Integer(), data: VisitorMessage }),
    heldBy,
    typing,
    closed,
    ErrorEvent,
  ]),
)

export type BusinessEvent = Static<typeof BusinessEvent>
export const BusinessEvent = Named(
  'BusinessEvent',
  Type.Union([
    Type.Object({ event: Type.Literal('message'), id: Type.Integer(), data: Message }),
    heldBy,
    typing,
    closed,
    /** What became of a message that was on its way out when it was told of. */
    Type.Object({
      event: Type.Literal('delivery'),
      data: Type.Pick(Message, ['id', 'delivery', 'delivery_reason']),
    }),
    ErrorEvent,
  ]),
)
