import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export const MemberRole = Named('MemberRole', OneOf('owner', 'agent'))
export const PersonName = Type.String({ maxLength: 120, pattern: '\\S' })
/** As people type it: space around it and capitals don't matter. `readEmail` gives its one form. */
export const TypedEmail = Type.String({ format: 'typed-email', maxLength: 320 })

export type Member = Static<typeof Member>
export const Member = Named(
  'Member',
  Type.Object({
    id: RecordId,
    email: Type.String(),
    name: Nullable(Type.String()),
    role: MemberRole,
    status: OneOf('active', 'invited'),
    created_at: Timestamp,
  }),
)

export const Invitation = Named(
  'Invitation',
  Type.Object({
    email: TypedEmail,
    role: Type.Optional(MemberRole),
    name: Type.Optional(Nullable(PersonName)),
  }),
)

export const MemberChanges = Named(
  'MemberChanges',
  Type.Partial(Type.Object({ role: MemberRole, name: Nullable(PersonName) })),
)

export const MemberList = Named('MemberList', Type.Object({ members: Type.Array(Member) }))
