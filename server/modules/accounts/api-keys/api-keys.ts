import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { invalid, notFound, Problem } from '#server/http/problem.ts'
import { hashOf, type KeyClass, makeKey, visiblePart } from './key.ts'
import { type ApiKeyRow, countKeys, findKeyForUpdate, insertKey, listKeys, updateKey } from './queries.ts'

/** A key's record together with the key itself, which nobody can read again. */
export interface Shown {
  row: ApiKeyRow
  key: string
}

export interface NewKey {
  name: string
  class: KeyClass
  expiresAt?: Date | null
}

/** Makes a key. Throws 422 when its expiry lies in the past. */
export function createKey(ctx: Ctx, { name, class: keyClass, expiresAt = null }: NewKey): Promise<Shown> {
  if (expiresAt && expiresAt <= ctx.now())
    throw invalid(['body', 'expires_at'], 'Input should be in the future')
  const key = makeKey(keyClass)
  return ctx.tx(async tx => ({
    row: await insertKey(tx, {
      id: ctx.id(),
      name: name.trim(),
      class: keyClass,
      ...stored(key),
      created_at: ctx.now(),
      expires_at: expiresAt,
    }),
    key,
  }))
}

export const keys = (
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<{ rows: ApiKeyRow[]; total: number }> =>
  ctx.tx(async tx => ({ rows: await listKeys(tx, page), total: await countKeys(tx) }))

/** Replaces the key of a record; the old key stops working at once. Throws 404, 409. */
export const regenerateKey = (ctx: Ctx, id: string): Promise<Shown> =>
  ctx.tx(async tx => {
    const row = await existing(tx, id)
    if (row.revoked_at) throw new Problem(409, 'This key was revoked. Create a new one.')
    if (row.expires_at && row.expires_at <= ctx.now())
      throw new Problem(409, 'This key has expired. Create a new one.')
    const key = makeKey(row.class as KeyClass)
    return { row: await updateKey(tx, id, { ...stored(key), last_used_at: null }), key }
  })

/** Revokes a key at once and for good. Repeating it does no harm. Throws 404. */
export const revokeKey = (ctx: Ctx, id: string): Promise<void> =>
  ctx.tx(async tx => {
    const { revoked_at } = await existing(tx, id)
    if (!revoked_at) await updateKey(tx, id, { revoked_at: ctx.now() })
  })

async function existing(tx: Tx, id: string): Promise<ApiKeyRow> {
  const row = await findKeyForUpdate(tx, id)
  if (!row) throw notFound('API key')
  return row
}

const stored = (key: string) => ({ hash: hashOf(key), prefix: visiblePart(key) })
