import { type Static, Type } from 'typebox'
import { OpeningHours } from '#contract/accounts/account.ts'
import { Emptied, Id, Named, Nullable, RecordId, Timestamp } from '#contract/schema.ts'

/** The longest a booking or a buffer lasts, in minutes: a day. */
const longest = 1_440

const Name = Type.String({ maxLength: 120, pattern: '\\S' })
const Description = Type.String({ maxLength: 2_000 })
const Duration = Type.Integer({ minimum: 1, maximum: longest, description: 'Minutes' })
const Buffer = Type.Integer({
  minimum: 0,
  maximum: longest,
  description: 'Minutes kept free around a booking; they may lie outside the opening hours',
})
const Capacity = Type.Integer({
  minimum: 1,
  maximum: 500,
  description: 'How many can be booked for the same time',
})
const Resource = Nullable(
  Type.String({
    maxLength: 80,
    description: 'A person, room or machine: services that name the same one are never booked at once',
  }),
)
const Price = Nullable(Type.Number({ minimum: 0, maximum: 9_999_999_999 }))
const Currency = Nullable(Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3, description: 'ISO 4217' }))

export type Service = Static<typeof Service>
export const Service = Named(
  'Service',
  Type.Object({
    id: RecordId,
    name: Type.String(),
    description: Type.String(),
    duration_minutes: Type.Integer(),
    buffer_before: Type.Integer(),
    buffer_after: Type.Integer(),
    capacity: Type.Integer(),
    resource: Nullable(Type.String()),
    hours: Nullable(OpeningHours),
    price: Nullable(Type.Number()),
    currency: Nullable(Type.String()),
    is_active: Type.Boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

export type ServiceChanges = Static<typeof ServiceChanges>
export const ServiceChanges = Named(
  'ServiceChanges',
  Type.Partial(
    Type.Object({
      name: Name,
      description: Emptied(Description, ''),
      duration_minutes: Duration,
      buffer_before: Emptied(Buffer, 0),
      buffer_after: Emptied(Buffer, 0),
      capacity: Capacity,
      resource: Resource,
      /** When it can be booked, in place of the opening hours of the business; null: then. */
      hours: Nullable(OpeningHours),
      price: Price,
      currency: Currency,
      is_active: Type.Boolean(),
    }),
  ),
)

export type NewService = Static<typeof NewService>
export const NewService = Named(
  'NewService',
  Type.Intersect([Type.Object({ name: Name, duration_minutes: Duration }), ServiceChanges]),
)

export const ServiceList = Named('ServiceList', Type.Object({ services: Type.Array(Service) }))
export const ServiceParams = Type.Object({ id: Id('Service') })
