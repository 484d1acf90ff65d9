import { type Static, Type } from 'typebox'
import { Moment, Named, Nullable, RecordId, Timestamp } from '#contract/schema.ts'
import * as booking from './bookings.ts'

/** A service that can be booked, as a visitor sees it. */
export type OfferedService = Static<typeof OfferedService>
export const OfferedService = Named(
  'OfferedService',
  Type.Object({
    id: RecordId,
    name: Type.String(),
    description: Type.String(),
    duration_minutes: Type.Integer(),
    capacity: Type.Integer(),
    price: Nullable(Type.Number()),
    currency: Nullable(Type.String()),
  }),
)

export const BookingDesk = Named(
  'BookingDesk',
  Type.Object({
    name: Type.String(),
    slug: Type.String(),
    timezone: Type.String(),
    horizon_days: Type.Integer({ description: 'How far ahead can be booked' }),
    enabled: Type.Boolean({ description: 'Whether bookings are taken at the moment' }),
    services: Type.Array(OfferedService),
  }),
)

export type BookingPage = Static<typeof BookingPage>
export const BookingPage = Named(
  'BookingPage',
  Type.Object({
    url: Type.String({ description: 'Where visitors book' }),
    is_open: Type.Boolean({ description: 'Whether something can be booked there at the moment' }),
  }),
)

/** A booking as its visitor sees it. */
export type VisitorBooking = Static<typeof VisitorBooking>
export const VisitorBooking = Named(
  'VisitorBooking',
  Type.Object({
    id: RecordId,
    service_id: RecordId,
    service_name: Type.String(),
    starts_at: Timestamp,
    ends_at: Timestamp,
    timezone: Type.String(),
    name: Type.String(),
    email: Nullable(Type.String()),
    phone: Nullable(Type.String()),
    notes: Type.String(),
    status: booking.BookingStatus,
    can_change: Type.Boolean({ description: 'It is confirmed and has not begun' }),
    manage_url: Type.String(),
  }),
)

/** The business's slug or id. */
export const DeskParams = Type.Object({ business: Type.String() })
export const TokenParams = Type.Object({ token: Type.String() })
export const TokenAvailability = Type.Omit(booking.AvailabilityQuery, ['service_id'])

export type BookingMove = Static<typeof BookingMove>
export const BookingMove = Named(
  'BookingMove',
  Type.Object({
    starts_at: Moment,
    timezone: Type.Optional(Type.String({ maxLength: 64 })),
  }),
)
