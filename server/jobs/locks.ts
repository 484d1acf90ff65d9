import type { Connection } from '#server/db/connection.ts'
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

/** `openAlone` opens the connection that holds them. */
export function openLocks({ openAlone }: { openAlone(): Promise<Connection> }): Locks {
  let held: { client: Connection; lost: AbortController } | null = null
  const turn = inTurn()

  const connect = async () => {
    const client = await openAlone()
    const lost = new AbortController()
    const drop = () => {
      if (held?.client !== client) return
      held = null
      lost.abort(new Error('the connection that holds the locks has ended'))
    }
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
      // This releases its locks.
      void last?.client.end().catch(() => {})
    },
  }
}

const take = 'select pg_try_advisory_lock($1, hashtext($2)) as taken'
const release = 'select pg_advisory_unlock($1, hashtext($2))'
