import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

/** People whom the business knows already, by where it met them. */
export const segments = ['leads', 'bookings', 'callers', 'chatters'] as const
export type Segment = (typeof segments)[number]

const Segment = Named('Segment', OneOf(...segments))

const AudienceSource = Named(
  'AudienceSource',
  Type.Object({
    kind: OneOf('manual', 'import', 'segment'),
    segment: Nullable(Segment),
  }),
)

export type Audience = Static<typeof Audience>
export const Audience = Named(
  'Audience',
  Type.Object({
    id: RecordId,
    name: Type.String(),
    source: AudienceSource,
    contact_count: Type.Integer(),
    created_at: Timestamp,
    updated_at: Timestamp,
  }),
)

export const AudienceList = Named('AudienceList', Type.Object({ audiences: Type.Array(Audience) }))

const name = Type.String({ maxLength: 200, pattern: '\\S' })

export type NewAudienceSource = Static<typeof NewAudienceSource>
const NewAudienceSource = Named(
  'NewAudienceSource',
  Type.Object({
    kind: OneOf('manual', 'import', 'segment'),
    /** Of the kind `segment`, and then required. */
    segment: Type.Optional(Nullable(Segment)),
  }),
)

export const NewAudience = Named(
  'NewAudience',
  Type.Object({ name, source: Type.Optional(NewAudienceSource) }),
)

export const AudienceChanges = Named(
  'AudienceChanges',
  Type.Object({
    name: Type.Optional(name),
    source: Type.Optional(NewAudienceSource),
  }),
)

export const AudienceParams = Type.Object({ id: Id('Audience') })
