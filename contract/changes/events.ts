import { type Static, Type } from 'typebox'
import { Message } from '#contract/conversations/conversations.ts'
import { ErrorEvent } from '#contract/errors.ts'
import { Id, Named, Nullable, OneOf, RecordId } from '#contract/schema.ts'
import { changeTopics } from './topics.ts'

// The events of GET /events. The `id` of an event is the place to go on from, sent as Last-Event-ID or `after`. After a
// cut a change may come twice, never not at all.

export type FeedQuery = Static<typeof FeedQuery>
export const FeedQuery = Type.Object({
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'The id of the last event that was received, where it can’t be sent as Last-Event-ID',
    }),
  ),
  business: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'The business that the page shows: 409 when the session has gone on at another one',
    }),
  ),
  conversation: Type.Optional(Id('Conversation')),
  position: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 2_147_483_647,
      description: 'With `conversation`: the last of its messages that was read (default: its last one)',
    }),
  ),
})

export type ChangeNote = Static<typeof ChangeNote>
export const ChangeNote = Named(
  'ChangeNote',
  Type.Object({
    topic: OneOf(...changeTopics),
    id: Nullable(
      Type.String({ format: 'uuid', description: 'The record; null for many, or where there is none' }),
    ),
    kind: Type.String({ description: 'What happened, in a word: `message`, `taken_over`, `deleted`' }),
    by: Nullable(Type.String({ format: 'uuid', description: 'The member who did it' })),
  }),
)

export const presenceStates = ['viewing', 'typing'] as const

const of = { conversation_id: RecordId }

export type FeedEvent = Static<typeof FeedEvent>
export const FeedEvent = Named(
  'FeedEvent',
  Type.Union([
    Type.Object({
      event: Type.Literal('hello'),
      id: Type.Optional(Type.Integer()),
      data: Type.Object({ sequence: Type.Integer({ description: 'What was true then can be read now' }) }),
    }),
    Type.Object({ event: Type.Literal('changed'), id: Type.Integer(), data: ChangeNote }),
    Type.Object({
      event: OneOf('reset', 'ping'),
      id: Type.Integer(),
      data: Type.Object(
        {},
        {
          description: 'After `reset` everything is to be read anew: what was missed can’t be told any more',
        },
      ),
    }),
    Type.Object({
      event: Type.Literal('message'),
      data: Type.Object({ ...of, message: Message }),
    }),
    Type.Object({
      event: Type.Literal('typing'),
      data: Type.Object({
        ...of,
        by: OneOf('visitor', 'person'),
        member_id: Nullable(RecordId),
        name: Nullable(Type.String()),
      }),
    }),
    Type.Object({
      event: Type.Literal('presence'),
      data: Type.Object({
        ...of,
        members: Type.Array(
          Type.Object({ id: RecordId, name: Type.String(), state: OneOf(...presenceStates) }),
        ),
      }),
    }),
    ErrorEvent,
  ]),
)

export const Presence = Named('Presence', Type.Object({ state: OneOf(...presenceStates, 'left') }))
