import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export type NewCalendar = Static<typeof NewCalendar>
export const NewCalendar = Named(
  'NewCalendar',
  Type.Object({
    kind: OneOf('ics', 'caldav'),
    url: Type.String({
      maxLength: 2_000,
      description: 'Of the file (ics; webcal:// works as well), or of one calendar on a CalDAV server',
    }),
    name: Type.Optional(Type.String({ maxLength: 120 })),
    username: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
    password: Type.Optional(Nullable(Type.String({ maxLength: 2_000, description: 'Never read back' }))),
    writes: Type.Optional(Type.Boolean({ description: 'CalDAV: bookings are written to it; default false' })),
  }),
)

export const Calendar = Named(
  'Calendar',
  Type.Object({
    id: RecordId,
    kind: OneOf('ics', 'caldav'),
    name: Type.String(),
    host: Type.String(),
    writes: Type.Boolean(),
    read_at: Nullable(Timestamp),
    failing_since: Nullable(Timestamp),
    error: Nullable(
      Type.String({ description: 'Why it could not be read; what was read last still counts' }),
    ),
    created_at: Timestamp,
  }),
)

export const CalendarList = Named('CalendarList', Type.Object({ calendars: Type.Array(Calendar) }))
export const CalendarParams = Type.Object({ id: Id('Calendar') })

export const CalendarFeed = Named(
  'CalendarFeed',
  Type.Object({ url: Type.String({ description: 'A secret: whoever holds it reads all bookings' }) }),
)
