import { type Static, Type } from 'typebox'
import { Named, Nullable, Timestamp } from '#contract/schema.ts'

/** The keys by which a person is looked for; at least one. */
export type PersonQuery = Static<typeof PersonQuery>
export const PersonQuery = Type.Object({
  email: Type.Optional(Type.String({ format: 'typed-email', maxLength: 320 })),
  phone: Type.Optional(Type.String({ maxLength: 40, pattern: '^\\D*(\\d\\D*){5,20}$' })),
})

const Person = Named(
  'Person',
  Type.Object({ email: Nullable(Type.String()), phone: Nullable(Type.String()) }),
)

export type PersonExport = Static<typeof PersonExport>
export const PersonExport = Named(
  'PersonExport',
  Type.Object({
    person: Person,
    exported_at: Timestamp,
    records: Type.Unsafe<Record<string, object[]>>({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'object', additionalProperties: true } },
      description: 'Everything that is kept about them, by what it is',
    }),
  }),
)

export type PersonErased = Static<typeof PersonErased>
export const PersonErased = Named(
  'PersonErased',
  Type.Object({
    person: Person,
    erased_at: Timestamp,
    erased: Type.Unsafe<Record<string, number>>({
      type: 'object',
      additionalProperties: { type: 'integer' },
      description: 'How many records, by what they were',
    }),
    kept: Type.Array(Type.Object({ what: Type.String(), count: Type.Integer(), why: Type.String() }), {
      description: 'What stays all the same',
    }),
  }),
)
