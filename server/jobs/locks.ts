import type pg from 'pg'
import { inTurn } from './in-turn.ts'

/**
 * Locks for long work that only one process at a time may do, such as reading a mailbox. A connection holds the
 * lock (an advisory lock), so PostgreSQL releases it when the process ends, for whatever reason.
 */
export interface Locks {
  /**
   * Takes the lock of this name. Returns a signal that fires when the lock is lost with its connection, or null
   * when somebody else holds it.
   */
  take(name: string): Promise<AbortSignal | null>
  release(name: string): Promise<void>
  close(): void
}

/** The first half of these locks' keys; those next to it are in claims.ts. */
const key = 0x6664_0003

export function openLocks(pool: pg.Pool): Locks {
  let held: { client: pg.PoolClient; lost: AbortController } | null = null
  const turn = inTurn()

  const connect = async () => {
    const client = await pool.connect()
    const lost = new AbortController()
    const drop = () => {
      if (held?.client !== client) return
      held = null
      lost.abort(new Error('the connection that holds the locks has ended'))
      client.release(true)
    }
    client.on('error', drop)
    client.on('end', drop)
    held = { client, lost }
    return held
  }
  return {
    take: name =>
      turn(async () => {
        const { client, lost } = held ?? (await connect())
        const { rows } = await client.query(take, [key, name])
        return rows[0].taken ? lost.signal : null
      }),
    release: name =>
      turn(async () => {
        await held?.client.query(release, [key, name]).catch(() => {})
      }),
    close() {
      const last = held
      held = null
      last?.lost.abort(new Error('the locks are let go of'))
      // The connection does not return to the pool: closing it releases its locks.
      last?.client.release(true)
    },
  }
}

const take = 'select pg_try_advisory_lock($1, hashtext($2)) as taken'
const release = 'select pg_advisory_unlock($1, hashtext($2))'
