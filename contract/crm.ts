import { type Static, Type } from 'typebox'
import { Named, Nullable, OneOf, Timestamp } from './schema.ts'

export const providers = ['hubspot', 'signed_json'] as const
export type Provider = (typeof providers)[number]
const CrmProvider = Named('CrmProvider', OneOf(...providers))

export const ConnectionParams = Type.Object({
  provider: Type.Unsafe<Provider>({ ...CrmProvider, 'x-not-found': 'CRM connection not found' }),
})

export type CrmConnectionFields = Static<typeof CrmConnectionFields>
export const CrmConnectionFields = Named(
  'CrmConnectionFields',
  Type.Object({
    token: Type.Optional(
      Type.String({
        minLength: 16,
        maxLength: 1_000,
        pattern: '^[!-~]+$',
        description:
          'hubspot: of a private app that may write contacts. signed_json: keys the signature. Never read back; ' +
          'left out, the present one stays',
      }),
    ),
    url: Type.Optional(
      Type.String({ maxLength: 2_000, description: 'signed_json: where contacts are posted' }),
    ),
  }),
)

export const CrmConnection = Named(
  'CrmConnection',
  Type.Object({
    provider: CrmProvider,
    url: Nullable(Type.String()),
    contacts: Type.Integer({ description: 'Leads that it has been told of' }),
    refused: Type.Integer({ description: 'Leads that it did not take as they are' }),
    created_at: Timestamp,
    updated_at: Timestamp,
    last_synced_at: Nullable(Timestamp),
    failing_since: Nullable(Timestamp),
    last_error: Nullable(Type.String()),
  }),
)

export const CrmConnectionList = Named(
  'CrmConnectionList',
  Type.Object({ connections: Type.Array(CrmConnection) }),
)
export const CrmConnectionTest = Named(
  'CrmConnectionTest',
  Type.Object({ ok: Type.Boolean(), error: Nullable(Type.String()) }),
)
export const CrmSync = Named('CrmSync', Type.Object({ provider: CrmProvider, status: OneOf('queued') }))
