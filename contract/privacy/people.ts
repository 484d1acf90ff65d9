import { type Static, Type } from 'typebox'
import { KeysetEnd, KeysetPage } from '#contract/paging.ts'
import { Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'
import { AuditActor } from './audit.ts'

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

const ErasedCounts = Named(
  'ErasedCounts',
  Type.Unsafe<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'How many records, by what they were',
  }),
)

const KeptRecords = Type.Array(
  Named('KeptRecords', Type.Object({ what: Type.String(), count: Type.Integer(), why: Type.String() })),
  { description: 'What stays all the same' },
)

export type PersonErased = Static<typeof PersonErased>
export const PersonErased = Named(
  'PersonErased',
  Type.Object({
    id: Type.String({ format: 'uuid', description: 'Of the proof that stays, in GET /people/erasures' }),
    person: Person,
    erased_at: Timestamp,
    erased: ErasedCounts,
    kept: KeptRecords,
  }),
)

export type Erasure = Static<typeof Erasure>
export const Erasure = Named(
  'Erasure',
  Type.Object({
    id: RecordId,
    erased_at: Timestamp,
    actor: AuditActor,
    named_by: Type.Array(OneOf('email', 'phone'), { description: 'What the person was found by' }),
    erased: ErasedCounts,
    kept: KeptRecords,
  }),
)

/** With an address or a number: the erasures of that person alone. */
export type ErasureFilter = Static<typeof ErasureFilter>
export const ErasureFilter = Type.Object({ ...PersonQuery.properties, ...KeysetPage })

export const ErasureList = Named('ErasureList', Type.Object({ erasures: Type.Array(Erasure), ...KeysetEnd }))
