import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, type QueryResult, sql } from 'kysely'
import { isRecordId } from '#server/core/record-id.ts'
import type { Database } from './connect.ts'
import { giveWay } from './giving-way.ts'
import type { DB } from './tables.ts'
import { DatabaseUnavailable, isRefused, lostAtCommit, refusedForGood } from './unavailable.ts'

/** The query builder inside a transaction. */
export type Tx = Kysely<DB>

type Role = 'frontdesk_tenant' | 'frontdesk_across'

interface Open {
  db: Database
  role: Role
  tenant: string | null
  tx: Tx
  /** Statements of which only the error matters, and that only to the commit. */
  unawaited: Promise<unknown>[]
  afterCommit: (() => void)[]
  /** Its statements have all been asked for. */
  ended: boolean
  /** What became of it is known. */
  settled: boolean
  /** The end of the transaction, where it left with the last statements. */
  ending: Promise<Ended> | null
}

type Ended = QueryResult<{ command: string }>

/**
 * Runs `ask`, whose statements are the last of the transaction, and sends the commit right behind them, without waiting for their
 * answers: that saves a round trip. `ask` sends all of its statements before it awaits an answer; a later one is refused. If a statement
 * fails, the database takes the transaction back. If `ask` fails after that for another reason, what it changed is saved all the same.
 * `onlyReads`: the transaction changed nothing, so its outcome is not unknown when the database is lost.
 *
 * In a transaction that was joined it only runs `ask`.
 */
export type Last = <T>(ask: () => Promise<T>, how?: { onlyReads: boolean }) => Promise<T>

type Work<T> = (tx: Tx, last: Last) => Promise<T>

const current = new AsyncLocalStorage<Open>()

/**
 * Runs `work` in a transaction that can see and write the rows of one business only: the database
 * enforces it (row-level security; see migrations/0001_house.sql). A nested call for the same
 * business joins the transaction that is open.
 *
 * Transactions are short: nothing outside the database may be awaited inside one. And `work` may run again, when the
 * database took it back for a deadlock: it starts from what it was given, never from what an earlier run left in a variable.
 */
export function inTenant<T>(db: Database, tenant: string, work: Work<T>): Promise<T> {
  return enter(db, 'frontdesk_tenant', tenant, work)
}

/**
 * Reads rows of one tenant, under the same rules as `inTenant`, in one round trip: all that `read` asks for is the last of the
 * transaction.
 */
export const readInTenant = <T>(db: Database, tenant: string, read: (tx: Tx) => Promise<T>): Promise<T> =>
  inTenant(db, tenant, (tx, last) => last(() => read(tx), { onlyReads: true }))

/**
 * The results of statements that leave one after the other without waiting for each other's answers, in the order of
 * their calls. Unlike Promise.all it waits for all of them when one fails, so that no part goes on after the transaction
 * around it was rolled back; it throws the error that came first.
 */
export async function together<Parts extends readonly unknown[] | []>(
  ...parts: Parts
): Promise<{ -readonly [At in keyof Parts]: Awaited<Parts[At]> }> {
  const results = await Promise.allSettled<unknown>(parts)
  const errors = results.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))
  if (errors.length) throw errors.find(error => !isConsequence(error)) ?? errors[0]
  return results.map(each => (each as PromiseFulfilledResult<unknown>).value) as never
}

/** Every statement after a failed one fails as well (25P02, in_failed_sql_transaction). */
const isConsequence = (error: unknown): boolean => (error as { code?: string } | null)?.code === '25P02'

/**
 * Runs `work` in a transaction that sees the rows of every tenant. It is only for moments in which no tenant is
 * known: sign-in, token look-up, provider callbacks, sweeps, the command line.
 */
export function crossTenant<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return enter(db, 'frontdesk_across', null, work)
}

/** Runs `then` after the current transaction has committed, or at once outside a transaction. */
export function afterCommit(then: () => void): void {
  const open = current.getStore()
  if (open && !open.settled) open.afterCommit.push(then)
  else then()
}

/**
 * Lets the transaction go on, and end, without the answer to statements that were sent: what they lock is free a round trip
 * sooner. Nothing is saved if one fails; its error is then the transaction's.
 */
export const withoutAnswer = (sent: Promise<unknown>): void => leave(current.getStore()!, sent)

function leave({ unawaited }: Open, sent: Promise<unknown>): void {
  sent.catch(() => {})
  unawaited.push(sent)
}

/**
 * Lets the transaction end without waiting for the disk: for a step of work whose last transaction waits as usual. It then brings this
 * one to the disk as well, because the log is written in order (PostgreSQL, "Asynchronous Commit"). Never in a transaction that may
 * have been joined: all of it would not wait.
 */
export const onDiskWithNext = (db: Tx): void =>
  withoutAnswer(sql`set local synchronous_commit = off`.execute(db))

/**
 * The tenant of the transaction, looked up once for a statement. The default of a column `tenant_id` is looked up for every row: for
 * small rows a tenth of what they take.
 */
export const ownTenant = sql`(select current_setting('app.tenant')::uuid)`

/** Lets others use the database first, between two steps of a transaction that takes long. */
export const othersFirst = (): Promise<void> => giveWay(current.getStore()!.db.pool)

/** Runs `work` in the transaction that is open, and takes back what it stored, also what it left for after the commit. */
export async function takingBack<T>(db: Tx, work: () => Promise<T>): Promise<T> {
  const { afterCommit: later, unawaited } = current.getStore()!
  const [before, sent] = [later.length, unawaited.length]
  await sql`savepoint taking_back`.execute(db)
  const result = await work()
  await together(...unawaited.splice(sent))
  await sql`rollback to savepoint taking_back`.execute(db)
  later.length = before
  return result
}

/** How often we repeat work that the database rolled back, and the longest pause before the first repeat, in ms. */
const [mostRepeats, firstPauseMs] = [3, 30]

async function enter<T>(db: Database, role: Role, tenant: string | null, work: Work<T>): Promise<T> {
  const outer = joinable(role, tenant)
  if (outer) return work(outer.tx, ask => ask())
  for (let repeats = 0; ; repeats++) {
    try {
      return await attempt(db, role, tenant, work)
    } catch (error) {
      if (!isRefused(error)) throw error
      if (repeats === mostRepeats) throw refusedForGood(error)
    }
    // The pause is random, so that two conflicting transactions don't meet again.
    await delay(Math.random() * firstPauseMs * 2 ** repeats)
  }
}

/** Runs one transaction. Each run has its own list of work for after the commit; a repeat starts with an empty one. */
async function attempt<T>(db: Database, role: Role, tenant: string | null, work: Work<T>): Promise<T> {
  const open: Open = {
    db,
    role,
    tenant,
    tx: db.kysely,
    unawaited: [],
    afterCommit: [],
    ended: false,
    settled: false,
    ending: null,
  }
  const once = async (tx: Tx): Promise<T> => {
    // The first statement follows at once. Should the opening fail, that one fails as well: it finds an aborted
    // transaction, or none, and then no tenant is set, which every policy of a tenant's table refuses.
    leave(open, sql.raw(opening(role, tenant)).execute(tx))
    open.tx = tx
    let changes = true
    const last: Last = async (ask, { onlyReads } = { onlyReads: false }) => {
      changes = !onlyReads
      let failed = false
      open.ending = new Promise((resolve, reject) => {
        // By the next tick all is asked for that waits for no answer.
        process.nextTick(() => {
          open.ended = true
          end(tx, failed ? 'rollback' : 'commit').then(resolve, reject)
        })
      })
      // It is awaited below.
      open.ending.catch(() => {})
      try {
        return await ask()
      } catch (error) {
        failed = true
        throw error
      }
    }
    try {
      const result = await current
        .run(open, () => work(tx, last))
        .finally(() => {
          open.ended = true
        })
      await committed(open.ending ?? end(tx, 'commit'), open.unawaited, changes)
      return result
    } catch (thrown) {
      // What was thrown may only be the consequence of a statement before.
      const error = await together(...open.unawaited).then(
        () => thrown,
        first => (isConsequence(first) ? thrown : first),
      )
      // The commit of a failed transaction takes it back. A dead connection can't roll back, and need not.
      await (open.ending ?? end(tx, 'rollback')).catch(() => {})
      throw open.ending && changes ? lostOnTheWay(error) : error
    }
  }
  const result = await db.onOneConnection(once).finally(() => {
    open.settled = true
  })
  for (const then of open.afterCommit) then()
  return result
}

const end = (tx: Tx, how: 'commit' | 'rollback'): Promise<Ended> =>
  sql.raw<{ command: string }>(how).execute(tx)

/** Awaits the commit, and the answers to the statements before. */
async function committed(
  ending: Promise<Ended>,
  before: Promise<unknown>[],
  changes: boolean,
): Promise<void> {
  const ended = ending.catch(error => {
    throw changes ? lostOnTheWay(error) : error
  })
  const [answer] = await together(ended, ...before)
  // PostgreSQL's answer to a COMMIT after a failed statement whose error nobody handled.
  if (answer.rows[0]?.command === 'ROLLBACK')
    throw new Error('nothing was saved: a statement before the end had failed')
}

/** The error after a commit was sent. */
const lostOnTheWay = (error: unknown): unknown =>
  error instanceof DatabaseUnavailable ? lostAtCommit(error) : error

/** The current transaction, if it belongs to that role and tenant. Throws when its end is on the way. */
function joinable(role: Role, tenant: string | null): Open | null {
  const open = current.getStore()
  if (!open || open.role !== role || open.tenant !== tenant) return null
  if (open.ended && open.ending && !open.settled)
    throw new Error('asked after the last statements of the transaction')
  return open.ended ? null : open
}

/**
 * Opens the transaction, switches to the role and sets the tenant, in one round trip. Only the simple protocol
 * takes several statements at once, without parameters; the values are a constant and a checked UUID. (`set` takes the server half the
 * time of `select set_config(…)`, which it plans.)
 */
function opening(role: Role, tenant: string | null): string {
  if (tenant !== null && !isRecordId(tenant)) throw new Error(`not a tenant id: ${tenant}`)
  return `begin; set local role ${role}${tenant ? `; set local app.tenant = '${tenant}'` : ''}`
}
