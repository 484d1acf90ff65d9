import { type Static, Type } from 'typebox'
import { Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

export const Role = OneOf('owner', 'agent')
export const PersonName = Type.String({ maxLength: 120, pattern: '\\S' })
/** As people type it: space around it and capitals don't matter. `readEmail` gives its one form. */
export const TypedEmail = Type.String({ format: 'typed-email', maxLength: 320 })

export type Member = Static<typeof Member>
export const Member = Type.Object({
  id: RecordId,
  email: Type.String(),
  name: Nullable(Type.String()),
  role: Role,
  status: OneOf('active', 'invited'),
  created_at: Timestamp,
})

export const Invitation = Type.Object({
  email: TypedEmail,
  role: Type.Optional(Role),
  name: Type.Optional(Nullable(PersonName)),
})

export const MemberChanges = Type.Partial(Type.Object({ role: Role, name: Nullable(PersonName) }))
