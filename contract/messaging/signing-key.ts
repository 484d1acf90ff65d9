import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf, Timestamp } from '#contract/schema.ts'

const selector = Type.String({
  maxLength: 63,
  pattern: '^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$',
  description: 'The name of the key below `_domainkey` of the domain',
})

export type NewSigningKey = Static<typeof NewSigningKey>
export const NewSigningKey = Named(
  'NewSigningKey',
  Type.Object({
    selector: Type.Optional(Nullable(selector)),
    private_key: Type.Optional(
      Nullable(
        Type.String({
          minLength: 1,
          maxLength: 10_000,
          description: 'An RSA key in PEM, never shown again; absent: a new one is made here',
        }),
      ),
    ),
  }),
)

export type SigningKeys = Static<typeof SigningKeys>
export const SigningKeys = Named(
  'SigningKeys',
  Type.Object({
    active: Nullable(
      Type.Object({
        domain: Type.String(),
        selector: Type.String(),
        name: Type.String({ description: 'Where its TXT record stands, which has to stay' }),
      }),
    ),
    waiting: Nullable(
      Type.Object({
        domain: Type.String(),
        selector: Type.String(),
        name: Type.String({ description: 'Where a TXT record has to be entered' }),
        record: Type.String({ description: 'Its value: the public half of the key' }),
        created_at: Timestamp,
      }),
    ),
  }),
)

export const SigningKeyParams = Type.Object({
  which: Type.Unsafe<'active' | 'waiting'>({ ...OneOf('active', 'waiting'), 'x-not-found': 'Key not found' }),
})
