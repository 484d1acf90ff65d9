import type pg from 'pg'
import { inTurn } from './in-turn.ts'

/**
 * What only one process at a time may do for as long as it likes, such as reading a mailbox. A lock is held by a
 * connection (an advisory lock), so that PostgreSQL lets go of it when the process is gone, whatever ended it.
 */
export interface Locks {
  /** The lock of this name, if nobody has it: a signal that fires when it is lost with the connection; else null. */
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
      // Not back into the pool: the locks go with the connection.
      last?.client.release(true)
    },
  }
}

const take = 'select pg_try_advisory_lock($1, hashtext($2)) as taken'
const release = 'select pg_advisory_unlock($1, hashtext($2))'
