import { type Static, Type } from 'typebox'
import { Moment, Named, Nullable, OneOf } from '#contract/schema.ts'
import { NewBooking } from './bookings.ts'

export type ObstacleKind = Static<typeof ObstacleKind>
/**
 * `resource`: the person, room or machine serves another service. `no_start`: within the hours, but bookings begin before
 * and after it.
 */
const ObstacleKind = Named(
  'ObstacleKind',
  OneOf(
    'past',
    'paused',
    'closed',
    'closure',
    'short_notice',
    'beyond',
    'too_long',
    'no_start',
    'taken',
    'resource',
    'calendar',
  ),
)

/** What stands in the way of a booking. */
export type Obstacle = Static<typeof Obstacle>
export const Obstacle = Named(
  'Obstacle',
  Type.Object({
    kind: ObstacleKind,
    name: Nullable(
      Type.String({
        description:
          'The person who has the time, the resource or the calendar that is busy, or the reason of the closure',
      }),
    ),
  }),
)

export const ObstacleQuery = Type.Object({ service_id: Type.String({ maxLength: 64 }), starts_at: Moment })
export const ObstacleList = Named('ObstacleList', Type.Object({ obstacles: Type.Array(Obstacle) }))

/** A booking over obstacles. Each of them is named, so that nobody books over what they have not seen. */
export type OverridingBooking = Static<typeof OverridingBooking>
export const OverridingBooking = Named(
  'OverridingBooking',
  Type.Object({
    ...NewBooking.properties,
    override: Type.Array(ObstacleKind, {
      maxItems: 11,
      description: 'The kinds of what is in the way, as `GET /bookings/obstacles` names them',
    }),
  }),
)
