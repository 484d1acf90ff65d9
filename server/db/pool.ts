import pg from 'pg'
import type { Logger } from 'pino'
import { afterOwnTime } from '#server/core/own-time.ts'
import { type Doing, doing } from '#server/core/shutdown.ts'
import { connectWithinMs } from './connection.ts'
import { allInUse, DatabaseUnavailable, understood } from './unavailable.ts'

/** The log to which the pool reports that the database is away, or back. */
export type PoolLog = Pick<Logger, 'info' | 'warn'>

/** How often we try to connect while the database is away. A recovering server should not be busy refusing us. */
const tryEveryMs = 100

/**
 * While so many connections are lent in two spans, an idle one stays for a minute. Whoever comes while all are in use waits for a
 * new one, and slows the others down: it plans each statement anew.
 */
const [spanMs, busyFrom, idleWhileBusyMs] = [5_000, 200, 60_000]

interface Waiting {
  /** When the work that waits came here first (of `performance.now`). */
  since: number
  go(): void
}

/** The library's pool, which says when the database is away, and decides whose turn it is when all connections are in use. */
export class Pool extends pg.Pool {
  /** The pool takes no connection back that was made before this moment (of `performance.now`). */
  #goodSince = 0
  readonly #madeAt = new WeakMap<pg.PoolClient, number>()
  /** The last attempt to connect, if it failed. */
  #failed: { at: number; error: unknown } | null = null
  readonly #log: PoolLog
  /** Connections that are in use, or are being made for somebody. */
  #used = 0
  readonly #lent = new WeakSet<pg.PoolClient>()
  /** How many were lent in this span of time, and in the one before. */
  #recent = { since: 0, lent: 0, before: 0 }
  /** Who waits for one, the earliest first. */
  readonly #waiting: Waiting[] = []
  /** When a piece of work first asked for a connection (of `performance.now`). */
  readonly #came = new WeakMap<Doing, number>()

  /** `idleTimeoutMillis` holds while few connections are lent. */
  constructor(config: pg.PoolConfig, log: PoolLog) {
    super(config)
    const { idleTimeoutMillis } = this.options
    this.#log = log
    // Those who wait here are none of the library's.
    Object.defineProperty(this, 'waitingCount', { get: () => this.#waiting.length })
    // Without a listener an idle connection that breaks would end the process; the pool drops it by itself.
    this.on('error', () => {})
    this.on('connect', client => {
      this.#madeAt.set(client, performance.now())
      if (this.#failed) this.#log.info('the database is back')
      this.#failed = null
    })
    this.on('release', (_error, client) => {
      // The library takes one out by itself, too: an idle one whose time is over.
      if (this.#lent.delete(client)) this.#free()
      this.options.idleTimeoutMillis = this.#isBusy() ? idleWhileBusyMs : idleTimeoutMillis
      if ((this.#madeAt.get(client) ?? 0) < this.#goodSince) void client.end().catch(() => {})
    })
    const connect = this.connect.bind(this) as () => Promise<pg.PoolClient>
    const checkOut = async (): Promise<pg.PoolClient> => {
      const failed = this.#failed
      if (failed && !this.idleCount && performance.now() - failed.at < tryEveryMs) throw failed.error
      await this.#turn()
      try {
        const client = await connect()
        this.#lent.add(client)
        return client
      } catch (error) {
        this.#free()
        throw this.#understood(error)
      }
    }
    this.connect = ((done?: (error: Error | null, client?: pg.PoolClient, release?: () => void) => void) =>
      done
        ? void checkOut().then(client => done(null, client, client.release), done)
        : checkOut()) as pg.Pool['connect']
  }

  /**
   * Waits until a connection may be taken. Who came first is served first, whatever else he still asks for: on a busy server a chat
   * message needs a connection several times, and would wait each time behind all that came after it.
   */
  #turn(): Promise<void> {
    const since = this.#since()
    if (this.#used < this.options.max) {
      this.#used++
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        since,
        go: () => {
          stop()
          resolve()
        },
      }
      // No longer than a new connection may take.
      const stop = afterOwnTime(connectWithinMs, () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(understood(new Error(allInUse)))
      })
      this.#waiting.splice(this.#waiting.findLastIndex(other => other.since <= since) + 1, 0, waiting)
    })
  }

  /** Counts one that was lent. */
  #isBusy(): boolean {
    const now = performance.now()
    const { since, lent } = this.#recent
    if (now >= since + spanMs)
      this.#recent = { since: now, lent: 0, before: now < since + 2 * spanMs ? lent : 0 }
    this.#recent.lent++
    return this.#recent.lent + this.#recent.before >= busyFrom
  }

  #free(): void {
    const next = this.#waiting.shift()
    if (next) next.go()
    else this.#used--
  }

  /** When the work that asks came here first. A job comes anew each time: it may ask for minutes. */
  #since(): number {
    const now = performance.now()
    const work = doing()
    if (!work || work.job) return now
    const since = this.#came.get(work) ?? now
    this.#came.set(work, since)
    return since
  }

  #understood(thrown: unknown): unknown {
    const error = understood(thrown)
    if (!(error instanceof DatabaseUnavailable) || error.busy) return error
    if (!this.#failed) this.#log.warn({ reason: error.reason }, 'the database can’t be reached')
    this.#failed = { at: performance.now(), error }
    return error
  }

  /** Replaces all connections, because another server may be the right one by now. */
  renew(): void {
    this.#goodSince = performance.now()
    for (let idle = this.idleCount; idle > 0; idle--)
      void this.connect().then(
        client => client.release(true),
        () => {},
      )
  }
}
