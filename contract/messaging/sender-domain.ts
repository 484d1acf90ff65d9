import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf } from '#contract/schema.ts'

export type DomainRecord = Static<typeof DomainRecord>
export const DomainRecord = Named(
  'DomainRecord',
  Type.Object({
    kind: OneOf('spf', 'dkim', 'dmarc'),
    state: Type.Unsafe<
      | 'right'
      | 'missing'
      | 'incomplete'
      | 'several'
      | 'too_many'
      | 'differs'
      | 'revoked'
      | 'unknown'
      | 'unanswered'
    >({
      ...OneOf(
        'right',
        'missing',
        'incomplete',
        'several',
        'too_many',
        'differs',
        'revoked',
        'unknown',
        'unanswered',
      ),
      description:
        '`incomplete`: it leaves out the server, or the policy; `too_many`: it needs more than ten look-ups; `differs`: it holds another key; `unknown`: the mail service signs, and nobody said with which selector; `unanswered`: the DNS did not answer',
    }),
    name: Nullable(Type.String({ description: 'Where the record stands, a TXT record in any case' })),
    found: Type.Array(Type.String()),
    wanted: Nullable(Type.String({ description: 'The value to enter; null where nothing is to be changed' })),
  }),
)

export type SenderDomain = Static<typeof SenderDomain>
export const SenderDomain = Named(
  'SenderDomain',
  Type.Object({
    domain: Nullable(
      Type.String({
        description: 'Null where mails leave from an address that is in no domain of the internet',
      }),
    ),
    own: Type.Boolean({ description: 'Whether the business sends through its own account' }),
    server: Nullable(
      Type.String({ description: 'The mail server that sends; null where mail goes to files' }),
    ),
    records: Type.Array(DomainRecord),
  }),
)

export const SenderDomainQuery = Type.Object({
  selector: Type.Optional(
    Type.String({
      maxLength: 63,
      pattern: '^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$',
      description: 'The name of the key with which the mail service signs, where it does',
    }),
  ),
})
