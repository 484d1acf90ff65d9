import { type Static, Type } from 'typebox'
import { longestEntry } from '#contract/limits.ts'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Id, Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export type BookingStatus = Static<typeof BookingStatus>
export const BookingStatus = Named('BookingStatus', OneOf('confirmed', 'completed', 'cancelled', 'no_show'))

export type BookingSource = Static<typeof BookingSource>
const BookingSource = Named('BookingSource', OneOf('api', 'page', 'chat', 'call', 'widget'))

/** A day (`2026-03-01`) or a moment. */
export const DayOrMoment = Type.String({ format: 'moment', maxLength: 64 })
const Name = Type.String({ maxLength: longestEntry.name, pattern: '\\S' })
const EmailOrNull = Nullable(Type.String({ format: 'typed-email', maxLength: longestEntry.email }))
const Phone = Nullable(Type.String({ maxLength: longestEntry.phone }))
const Notes = Nullable(Type.String({ maxLength: longestEntry.notes }))
const Zone = Type.String({ maxLength: 64, description: 'IANA name, such as Europe/Berlin' })

export type Slot = Static<typeof Slot>
export const Slot = Named(
  'Slot',
  Type.Object({
    starts_at: Timestamp,
    ends_at: Timestamp,
    remaining: Type.Integer({ description: 'How many can still be booked for this time' }),
  }),
)

export const AvailabilityQuery = Type.Object({
  service_id: Type.String({ maxLength: 64 }),
  from: Type.Optional(DayOrMoment),
  to: Type.Optional(DayOrMoment),
  timezone: Type.Optional(Zone),
})

const Length = Type.Integer({ minimum: 1, maximum: 1_440, description: 'Minutes' })

/** What the business asks, which may look where one of its bookings could go. */
export const DeskAvailabilityQuery = Type.Object({
  ...AvailabilityQuery.properties,
  booking_id: Type.Optional(Id('Booking')),
  duration_minutes: Type.Optional(Length),
})

export type Availability = Static<typeof Availability>
export const Availability = Named(
  'Availability',
  Type.Object({
    timezone: Type.String({ description: 'In which days were read' }),
    slots: Type.Array(Slot),
  }),
)

export type Booking = Static<typeof Booking>
export const Booking = Named(
  'Booking',
  Type.Object({
    id: RecordId,
    service_id: RecordId,
    service_name: Type.String(),
    starts_at: Timestamp,
    ends_at: Timestamp,
    timezone: Type.String({ description: 'The visitor’s' }),
    name: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    notes: Type.String(),
    status: BookingStatus,
    overrode: Type.Array(Type.String(), {
      description: 'What a member booked it over knowingly: `closed`, `taken`, …',
    }),
    source: BookingSource,
    lead_id: Nullable(RecordId),
    conversation_id: Nullable(RecordId),
    call_id: Nullable(RecordId),
    manage_url: Type.String({ description: 'Whoever holds it may move or cancel the booking' }),
    cancelled_by: Nullable(OneOf('visitor', 'business')),
    cancel_reason: Nullable(Type.String()),
    cancelled_at: Nullable(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

export type NewBooking = Static<typeof NewBooking>
export const NewBooking = Named(
  'NewBooking',
  Type.Object({
    service_id: Type.String({ maxLength: 64 }),
    starts_at: Moment,
    name: Name,
    email: Type.Optional(EmailOrNull),
    phone: Type.Optional(Phone),
    notes: Type.Optional(Notes),
    timezone: Type.Optional(Nullable(Zone)),
    language: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
  }),
)

/** A new `starts_at` moves the booking, which keeps its length unless `duration_minutes` gives it another. */
export type BookingChanges = Static<typeof BookingChanges>
export const BookingChanges = Named(
  'BookingChanges',
  Type.Partial(
    Type.Object({
      starts_at: Moment,
      duration_minutes: Length,
      name: Name,
      email: EmailOrNull,
      phone: Phone,
      notes: Notes,
      timezone: Zone,
    }),
  ),
)

export type BookingCancellation = Static<typeof BookingCancellation>
export const BookingCancellation = Named(
  'BookingCancellation',
  Type.Object({
    reason: Type.Optional(Nullable(Type.String({ maxLength: longestEntry.reason }))),
  }),
)

export const BookingList = Named('BookingList', Type.Object({ bookings: Type.Array(Booking), ...KeysetEnd }))
export const BookingFilter = Type.Object({
  status: Type.Optional(BookingStatus),
  service_id: Type.Optional(Type.String({ maxLength: 64 })),
  lead_id: Type.Optional(Id('Lead')),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Beginnings of words in who booked, the service or the notes',
    }),
  ),
  sort: Type.Optional(OneOf('latest', 'earliest')),
  ...KeysetPage,
})
export const BookingParams = Type.Object({ id: Id('Booking') })
