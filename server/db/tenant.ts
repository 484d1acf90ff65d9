import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isRecordId } from '#server/core/record-id.ts'
import type { Database } from './connect.ts'
import type { DB } from './tables.ts'
import { DatabaseUnavailable, isRefused, lostAtCommit, refusedForGood } from './unavailable.ts'

/** The query builder inside a transaction. */
export type Tx = Kysely<DB>

type Role = 'frontdesk_tenant' | 'frontdesk_across'

interface Open {
  role: Role
  tenant: string | null
  tx: Tx
  afterCommit: (() => void)[]
  ended: boolean
}

const current = new AsyncLocalStorage<Open>()

/**
 * Runs `work` in a transaction that can see and write the rows of one business only: the database
 * enforces it (row-level security; see migrations/0001_house.sql). A nested call for the same
 * business joins the transaction that is open.
 *
 * Transactions are short: nothing outside the database may be awaited inside one. And `work` may run again, when the
 * database took it back for a deadlock: it starts from what it was given, never from what an earlier run left in a variable.
 */
export function inTenant<T>(kysely: Kysely<DB>, tenant: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return enter(kysely, 'frontdesk_tenant', tenant, work)
}

/**
 * Reads rows of one tenant with one statement, under the same rules as `inTenant`, in one round trip instead of
 * a transaction's three. It is for reads so frequent that the other two show (they were half the cost of
 * listing chat links). The statement must be a constant: several statements in one message can't carry values,
 * and row-level security needs none to choose the tenant's rows.
 */
export async function readInTenant<Row>(db: Database, tenant: string, statement: string): Promise<Row[]> {
  const outer = joinable('frontdesk_tenant', tenant)
  if (outer) return (await sql.raw<Row>(statement).execute(outer.tx)).rows
  const client = await db.pool.connect()
  try {
    const results: unknown = await client.query(
      `${opening('frontdesk_tenant', tenant)}; ${statement}; commit`,
    )
    return (results as { rows: Row[] }[])[2]!.rows
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/**
 * Runs `work` in a transaction that sees the rows of every tenant. It is only for moments in which no tenant is
 * known: sign-in, token look-up, provider callbacks, sweeps, the command line.
 */
export function crossTenant<T>(kysely: Kysely<DB>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return enter(kysely, 'frontdesk_across', null, work)
}

/** Runs `then` after the current transaction has committed, or at once outside a transaction. */
export function afterCommit(then: () => void): void {
  const open = current.getStore()
  if (open && !open.ended) open.afterCommit.push(then)
  else then()
}

/** How often we repeat work that the database rolled back, and the longest pause before the first repeat, in ms. */
const [mostRepeats, firstPauseMs] = [3, 30]

async function enter<T>(
  kysely: Kysely<DB>,
  role: Role,
  tenant: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const outer = joinable(role, tenant)
  if (outer) return work(outer.tx)
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt(kysely, role, tenant, work)
    } catch (error) {
      if (!isRefused(error)) throw error
      if (repeats === mostRepeats) throw refusedForGood(error)
    }
    // The pause is random, so that two conflicting transactions don't meet again.
    await delay(Math.random() * firstPauseMs * 2 ** repeats)
  }
}

/** Runs one transaction. Each run has its own list of work for after the commit; a repeat starts with an empty one. */
async function attempt<T>(
  kysely: Kysely<DB>,
  role: Role,
  tenant: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const open: Open = { role, tenant, tx: kysely, afterCommit: [], ended: false }
  const result = await kysely.connection().execute(async tx => {
    await sql.raw(opening(role, tenant)).execute(tx)
    open.tx = tx
    try {
      const result = await current
        .run(open, () => work(tx))
        .finally(() => {
          open.ended = true
        })
      await commit(tx)
      return result
    } catch (error) {
      // A dead connection can't roll back, and need not.
      await sql
        .raw('rollback')
        .execute(tx)
        .catch(() => {})
      throw error
    }
  })
  for (const then of open.afterCommit) then()
  return result
}

async function commit(tx: Tx): Promise<void> {
  const { rows } = await sql
    .raw<{ command: string }>('commit')
    .execute(tx)
    .catch(error => {
      throw error instanceof DatabaseUnavailable ? lostAtCommit(error) : error
    })
  // PostgreSQL's answer to a COMMIT after a failed statement whose error nobody handled.
  if (rows[0]?.command === 'ROLLBACK')
    throw new Error('nothing was saved: a statement before the end had failed')
}

/** The current transaction, if it belongs to that role and tenant. */
function joinable(role: Role, tenant: string | null): Open | null {
  const open = current.getStore()
  return open && !open.ended && open.role === role && open.tenant === tenant ? open : null
}

/**
 * Opens the transaction, switches to the role and sets the tenant, in one round trip. Only the simple protocol
 * takes several statements at once, without parameters; the values are a constant and a checked UUID.
 */
function opening(role: Role, tenant: string | null): string {
  if (tenant !== null && !isRecordId(tenant)) throw new Error(`not a tenant id: ${tenant}`)
  const settings = `set_config('role', '${role}', true)${tenant ? `, set_config('app.tenant', '${tenant}', true)` : ''}`
  return `begin; select ${settings}`
}
