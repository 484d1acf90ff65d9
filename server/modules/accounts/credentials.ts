import { sql } from 'kysely'
import type { OpenCtx } from '#server/core/context.ts'
import { inTenant } from '#server/db/tenant.ts'
import { Problem } from '#server/http/problem.ts'
import type { Credential, Identify, Identity } from '#server/http/request/credentials.ts'
import { hashOf } from './api-keys/key.ts'
import { readSessionToken } from './sign-in/session-token.ts'

/**
 * Finds the owner of a request's credential. It asks the database on every request, in one round trip, so that
 * a key revoked, a session ended or a role removed in another process takes effect on the very next request
 * here.
 */
export const identify: Identify = (ctx, credential: Credential): Promise<Identity> =>
  credential.kind === 'key' ? identifyKey(ctx, credential.key) : identifySession(ctx, credential.token)

interface KeyRow {
  tenant_id: string
  id: string
  class: 'standard' | 'admin'
  expires_at: Date | null
  revoked_at: Date | null
  last_used_at: Date | null
}

async function identifyKey(ctx: OpenCtx, key: string): Promise<Identity> {
  const { rows } = await sql<KeyRow>`select * from find_api_key(${hashOf(key)})`.execute(ctx.db.kysely)
  const row = rows[0]
  if (!row) throw new Problem(403, 'Unknown API key')
  if (row.revoked_at) throw new Problem(403, 'This API key has been revoked')
  if (row.expires_at && row.expires_at <= ctx.now()) throw new Problem(403, 'This API key has expired')
  noteUse(ctx, row)
  return { tenant: row.tenant_id, actor: { kind: 'key', id: row.id, class: row.class } }
}

interface SessionRow {
  tenant_id: string
  member_id: string
  role: 'owner' | 'agent'
  expires_at: Date
  revoked_at: Date | null
}

async function identifySession(ctx: OpenCtx, token: string): Promise<Identity> {
  const ended = new Problem(401, 'Your session has ended. Sign in again.')
  const session = await readSessionToken(ctx, token)
  if (!session) throw ended
  const { rows } = await sql<SessionRow>`select * from find_session(${session})`.execute(ctx.db.kysely)
  const row = rows[0]
  if (!row || row.revoked_at || row.expires_at <= ctx.now()) throw ended
  return { tenant: row.tenant_id, actor: { kind: 'member', id: row.member_id, role: row.role, session } }
}

/** Keys whose `last_used_at` this process is writing, so that a burst of requests causes one write. */
const noting = new Set<string>()

/** Writes when a key was last used, to the minute. The request neither waits for this nor fails with it. */
function noteUse(ctx: OpenCtx, key: KeyRow): void {
  const now = ctx.now()
  if (key.last_used_at && now.getTime() - key.last_used_at.getTime() < 60_000) return
  if (noting.has(key.id)) return
  noting.add(key.id)
  inTenant(ctx.db, key.tenant_id, tx =>
    tx.updateTable('api_key').set({ last_used_at: now }).where('id', '=', key.id).execute(),
  )
    .catch(error => ctx.log.warn({ err: error }, 'the last use of an API key could not be stored'))
    .finally(() => noting.delete(key.id))
}
