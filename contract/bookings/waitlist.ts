import { type Static, Type } from 'typebox'
import { longestEntry } from '#contract/limits.ts'
import { Id, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

/** Where somebody came from who waits: put down by the business, or by themselves. */
export type WaitingSource = Static<typeof WaitingSource>
const WaitingSource = Named('WaitingSource', OneOf('desk', 'page', 'widget', 'chat', 'call'))

/** Who waits at a business at most. */
export const mostWaiting = 500

const wishes = {
  email: Nullable(Type.String({ format: 'typed-email', maxLength: longestEntry.email })),
  phone: Nullable(Type.String({ maxLength: longestEntry.phone })),
  notes: Nullable(Type.String({ maxLength: longestEntry.notes })),
  earliest: Nullable(Moment),
  latest: Nullable(Moment),
}

/** Somebody who wants a time of a service that is not free. */
export type NewWaiting = Static<typeof NewWaiting>
export const NewWaiting = Named(
  'NewWaiting',
  Type.Object({
    service_id: Type.String({ maxLength: 64 }),
    name: Type.String({ maxLength: longestEntry.name, pattern: '\\S' }),
    email: Type.Optional(wishes.email),
    phone: Type.Optional(wishes.phone),
    notes: Type.Optional(wishes.notes),
    earliest: Type.Optional(wishes.earliest),
    latest: Type.Optional(wishes.latest),
    language: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
  }),
)

export type WaitingChanges = Static<typeof WaitingChanges>
export const WaitingChanges = Named(
  'WaitingChanges',
  Type.Partial(Type.Object({ name: NewWaiting.properties.name, ...wishes })),
)

export type Waiting = Static<typeof Waiting>
export const Waiting = Named(
  'Waiting',
  Type.Object({
    id: RecordId,
    service_id: RecordId,
    service_name: Type.String(),
    name: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    notes: Type.String(),
    earliest: Nullable(Timestamp),
    latest: Nullable(Timestamp),
    offered_at: Nullable(Timestamp),
    offered_time: Nullable(
      Type.String({ format: 'date-time', description: 'The time that became free last' }),
    ),
    offer: Nullable(
      Type.Unsafe<'sending' | 'mailed' | 'call'>({
        ...OneOf('sending', 'mailed', 'call'),
        description: 'How they learn of it; call: they left no email address, or it was refused',
      }),
    ),
    source: WaitingSource,
    created_at: Timestamp,
  }),
)

export const WaitingList = Named('WaitingList', Type.Object({ waiting: Type.Array(Waiting) }))
export const WaitingParams = Type.Object({ id: Id('Waiting person') })

/** What somebody sees who put themselves on the waitlist. */
export type OwnWaiting = Static<typeof OwnWaiting>
export const OwnWaiting = Named(
  'OwnWaiting',
  Type.Object({
    service_name: Type.String(),
    name: Type.String(),
    leave_url: Nullable(
      Type.String({
        description: 'This address takes them off the list; null: they were on it already',
      }),
    ),
  }),
)
