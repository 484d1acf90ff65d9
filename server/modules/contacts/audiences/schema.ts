import { type Static, Type } from 'typebox'
import { Id, Nullable, OneOf, RecordId, Timestamp } from '#server/http/schema.ts'
import { segments } from '../segments/segment.ts'

const Segment = OneOf(...segments)

const AudienceSource = Type.Object({
  kind: OneOf('manual', 'import', 'segment'),
  segment: Nullable(Segment),
})

export type Audience = Static<typeof Audience>
export const Audience = Type.Object({
  id: RecordId,
  name: Type.String(),
  source: AudienceSource,
  contact_count: Type.Integer(),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export const AudienceList = Type.Object({ audiences: Type.Array(Audience) })

const name = Type.String({ maxLength: 200, pattern: '\\S' })

export type GivenSource = Static<typeof GivenSource>
const GivenSource = Type.Object({
  kind: OneOf('manual', 'import', 'segment'),
  /** Required for the kind `segment`. */
  segment: Type.Optional(Nullable(Segment)),
})

export const NewAudience = Type.Object({ name, source: Type.Optional(GivenSource) })

export const AudienceChanges = Type.Object({
  name: Type.Optional(name),
  source: Type.Optional(GivenSource),
})

export const AudienceParams = Type.Object({ id: Id('Audience') })
