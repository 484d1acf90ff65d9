import { type Static, Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

const AuditMethod = Named('AuditMethod', OneOf('POST', 'PUT', 'PATCH', 'DELETE'))

/** Who did something, for records that outlive them. */
export const AuditActor = Named(
  'AuditActor',
  Type.Object({
    kind: OneOf('member', 'key'),
    id: RecordId,
    name: Nullable(Type.String({ description: 'As they were called then' })),
  }),
)

export type AuditEntry = Static<typeof AuditEntry>
export const AuditEntry = Named(
  'AuditEntry',
  Type.Object({
    id: RecordId,
    at: Timestamp,
    actor: AuditActor,
    method: AuditMethod,
    route: Type.String({ description: 'The pattern of the path' }),
    record_id: Nullable(RecordId),
    status: Type.Integer(),
    request_id: Type.String(),
  }),
)

export const AuditList = Named('AuditList', Type.Object({ entries: Type.Array(AuditEntry), ...KeysetEnd }))

export type AuditFilter = Static<typeof AuditFilter>
export const AuditFilter = Type.Object({
  actor_id: Type.Optional(Type.String({ maxLength: 64 })),
  record_id: Type.Optional(Type.String({ maxLength: 64 })),
  method: Type.Optional(AuditMethod),
  route: Type.Optional(Type.String({ maxLength: 200, description: 'Such as /leads/:id' })),
  area: Type.Optional(
    Type.String({
      maxLength: 60,
      pattern: '^[a-z-]+$',
      description: 'The first part of the route, such as leads',
    }),
  ),
  from: Type.Optional(Moment),
  to: Type.Optional(Moment),
})

export type AuditPage = Static<typeof AuditPage>
export const AuditPage = Type.Object({ ...AuditFilter.properties, ...KeysetPage })
