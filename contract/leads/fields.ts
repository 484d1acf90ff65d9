import { type Static, Type } from 'typebox'
import { Id, Named, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

/** Of a choice, at most. */
export const mostChoices = 50

export type PersonFieldKind = Static<typeof PersonFieldKind>
export const PersonFieldKind = Named('PersonFieldKind', OneOf('text', 'number', 'date', 'choice'))

/** Something that the business wants to know of people. Its values are texts: numbers as `12.5`, dates as `2026-01-31`. */
export type PersonField = Static<typeof PersonField>
export const PersonField = Named(
  'PersonField',
  Type.Object({
    id: RecordId,
    name: Type.String(),
    kind: PersonFieldKind,
    choices: Type.Array(Type.String()),
    created_at: Timestamp,
  }),
)

const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const choices = Type.Array(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }), {
  maxItems: mostChoices,
  description: 'For a choice only: at least one',
})

export type NewPersonField = Static<typeof NewPersonField>
export const NewPersonField = Named(
  'NewPersonField',
  Type.Object({ name, kind: PersonFieldKind, choices: Type.Optional(choices) }),
)

/** The kind stays what it is, because values were entered as that. */
export type PersonFieldChanges = Static<typeof PersonFieldChanges>
export const PersonFieldChanges = Named(
  'PersonFieldChanges',
  Type.Object({ name: Type.Optional(name), choices: Type.Optional(choices) }),
)

export const PersonFieldList = Named('PersonFieldList', Type.Object({ fields: Type.Array(PersonField) }))
export const PersonFieldParams = Type.Object({ id: Id('Field') })
