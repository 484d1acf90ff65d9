import { type Static, Type } from 'typebox'
import { type ApiKey, ApiKeyList, NewApiKey, ShownApiKey } from '#contract/accounts/api-keys.ts'
import { Page } from '#contract/paging.ts'
import { Id } from '#contract/schema.ts'
import { type Endpoint, endpoint } from '#server/http/endpoint.ts'
import { readMoment } from '#server/http/moment.ts'
import { createKey, keys, regenerateKey, revokeKey, type Shown } from './api-keys.ts'
import type { ApiKeyRow } from './queries.ts'

const OneKey = Type.Object({ id: Id('API key') })

const toApiKey = (row: ApiKeyRow): Static<typeof ApiKey> => ({
  id: row.id,
  name: row.name,
  class: row.class as 'standard' | 'admin',
  prefix: row.prefix,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
})

const toShown = ({ row, key }: Shown): Static<typeof ShownApiKey> => ({ ...toApiKey(row), key })

export const apiKeyEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/api-keys',
    summary: 'API keys, newest first, without the keys themselves',
    access: 'owner',
    query: Type.Object(Page),
    answers: { 200: ApiKeyList },
    handle: async (ctx, { query }) => {
      const { rows, total } = await keys(ctx, query)
      return { api_keys: rows.map(toApiKey), total }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api-keys',
    summary: 'Make an API key; shown this once',
    access: 'owner',
    body: NewApiKey,
    answers: { 201: ShownApiKey },
    handle: async (ctx, { body }) => {
      const expiresAt = body.expires_at ? readMoment(body.expires_at) : null
      return toShown(await createKey(ctx, { name: body.name, class: body.class, expiresAt }))
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api-keys/:id/regenerate',
    summary: 'Replace a lost key; the old one stops at once',
    access: 'owner',
    params: OneKey,
    answers: { 200: ShownApiKey },
    errors: [409],
    handle: async (ctx, { params }) => toShown(await regenerateKey(ctx, params.id)),
  }),
  endpoint({
    method: 'DELETE',
    path: '/api-keys/:id',
    summary: 'Revoke a key at once',
    access: 'owner',
    params: OneKey,
    answers: { 204: null },
    handle: (ctx, { params }) => revokeKey(ctx, params.id),
  }),
]
