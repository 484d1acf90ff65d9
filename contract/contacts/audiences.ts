import { type Static, Type } from 'typebox'
import { Id, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

/** The groups of people whom the business knows from its other records. */
export const segments = ['leads', 'bookings', 'callers', 'chatters'] as const
export type ContactSegment = (typeof segments)[number]

const ContactSegment = Named('ContactSegment', OneOf(...segments))

const AudienceSource = Named(
  'AudienceSource',
  Type.Object({
    kind: OneOf('manual', 'import', 'segment'),
    segment: Nullable(ContactSegment),
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
    /** Required for the kind `segment`. */
    segment: Type.Optional(Nullable(ContactSegment)),
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
