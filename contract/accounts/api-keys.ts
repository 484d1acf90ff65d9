import { Type } from 'typebox'
import { Moment, Named, Nullable, OneOf, RecordId, Timestamp } from '#contract/schema.ts'

const fields = {
  id: RecordId,
  name: Type.String(),
  class: OneOf('standard', 'admin'),
  /** The first characters of the key. */
  prefix: Type.String(),
  created_at: Timestamp,
  expires_at: Nullable(Timestamp),
  last_used_at: Nullable(Timestamp),
  revoked_at: Nullable(Timestamp),
}

export const ApiKey = Named('ApiKey', Type.Object(fields))

/** The only answers that show the key itself. */
export const ShownApiKey = Named('ShownApiKey', Type.Object({ ...fields, key: Type.String() }))

export const NewApiKey = Named(
  'NewApiKey',
  Type.Object({
    name: Type.String({ maxLength: 120, pattern: '\\S' }),
    class: OneOf('standard', 'admin'),
    expires_at: Type.Optional(Nullable(Moment)),
  }),
)

export const ApiKeyList = Named(
  'ApiKeyList',
  Type.Object({ api_keys: Type.Array(ApiKey), total: Type.Integer() }),
)
