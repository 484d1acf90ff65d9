import { type Static, Type } from 'typebox'
import { Moment, Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

/** A time at which the business can't be booked, whatever the service. */
export type BusyTime = Static<typeof BusyTime>
export const BusyTime = Named(
  'BusyTime',
  Type.Object({
    kind: OneOf('closed', 'closure', 'calendar'),
    starts_at: Timestamp,
    ends_at: Timestamp,
    name: Nullable(Type.String({ description: 'Of the calendar, or why the business is closed' })),
  }),
)

export const BusyQuery = Type.Object({ from: Moment, to: Moment })

export const BusyTimes = Named('BusyTimes', Type.Object({ times: Type.Array(BusyTime) }))
