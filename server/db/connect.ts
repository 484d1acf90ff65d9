import pg from 'pg'
import type { Logger } from 'pino'
import { afterOwnTime } from '#server/core/own-time.ts'
import { type Doing, doing } from '#server/core/shutdown.ts'
import { Connection, type ConnectionConfig, connectWithinMs } from './connection.ts'
import { createStatementNames } from './prepared.ts'
import { buildQueriesOver, type QueryBuilder } from './query-builder.ts'
import { allInUse, DatabaseUnavailable, understood } from './unavailable.ts'

/** bigint columns hold counts and sizes far below 2^53; strings would leak into answers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Database extends QueryBuilder {
  pool: pg.Pool
  /** The folder of the embedded database; null for a database that the operator runs. */
  folder: string | null
  /**
   * Opens a connection to the server itself: for COPY, because those of the pool send statements before the last one is answered,
   * and for locks that belong to a session, which a pooler in between would lose.
   */
  openAlone(): Promise<Connection>
  close(): Promise<void>
}

/** The log to which the pool reports that the database is away, or back. */
type PoolLog = Pick<Logger, 'info' | 'warn'>

/** A statement may take this long, and a transaction may wait so long for its next one: its caller is gone by then. */
const limitMs = 60_000
/** The server is given up after this time without an answer to a statement. */
const answerWithinMs = limitMs + 5_000

/**
 * Seconds after which a pool replaces a connection. PostgreSQL keeps for a connection whatever its statements ever took: the one
 * that polls never falls idle, and had 22 MB for good after a business was taught, against 8 MB new.
 */
export const replacedAfterSeconds = 300

/** A connection that was not used for so long is closed: it takes 5 MB, and a new one is there in 5 ms. The library's own is twice that. */
const idleMs = 5_000

/**
 * Opens the pool that all requests and jobs of this process share. With `patient` a statement may take as long
 * as it needs, as migrations must. `poolerUrl` leads to the same database through a pooler that gives each transaction whichever
 * of its connections is free, so nothing of ours may outlast a transaction there: statements are not prepared, and the
 * pooler sets the limits of a statement (docs/scale.md).
 */
export function connect(
  url: string,
  options: {
    max?: number
    patient?: boolean
    log?: PoolLog
    folder?: string | null
    poolerUrl?: string | null
  } = {},
): Database {
  const config: pg.PoolConfig & ConnectionConfig = {
    connectionString: options.poolerUrl ?? url,
    max: options.max ?? 12,
    maxLifetimeSeconds: replacedAfterSeconds,
    idleTimeoutMillis: idleMs,
    application_name: 'frontdesk',
    ...(!options.patient && { answerWithinMs }),
    // Statements leave without waiting for the answers to those before them on the same connection.
    pipeline: true,
    ...(!options.poolerUrl && {
      statement_timeout: limitMs,
      idle_in_transaction_session_timeout: limitMs,
      nameOf: createStatementNames(),
    }),
    Client: Connection,
    onReadOnly: () => pool.renew(),
  }
  const pool = new Pool(config, options.log ?? { info() {}, warn() {} })
  return {
    pool,
    ...buildQueriesOver(pool),
    folder: options.folder ?? null,
    async openAlone() {
      const client = new Connection({ connectionString: url, application_name: 'frontdesk', answerWithinMs })
      await client.connect()
      return client
    },
    close: () => pool.end(),
  }
}

/** How often we try to connect while the database is away. A recovering server should not be busy refusing us. */
const tryEveryMs = 100

interface Waiting {
  since: number
  go(): void
}

class Pool extends pg.Pool {
  /** The pool takes no connection back that was made before this moment (of `performance.now`). */
  #goodSince = 0
  readonly #madeAt = new WeakMap<pg.PoolClient, number>()
  /** The last attempt to connect, if it failed. */
  #failed: { at: number; error: unknown } | null = null
  readonly #log: PoolLog
  /** Connections that are in use, or are being made for somebody. */
  #used = 0
  /** Who waits for one, the earliest first. */
  readonly #waiting: Waiting[] = []
  /** When a piece of work first asked for a connection (of `performance.now`). */
  readonly #came = new WeakMap<Doing, number>()

  constructor(config: pg.PoolConfig, log: PoolLog) {
    super(config)
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
      this.#free()
      if ((this.#madeAt.get(client) ?? 0) < this.#goodSince) void client.end().catch(() => {})
    })
    const connect = this.connect.bind(this) as () => Promise<pg.PoolClient>
    const checkOut = async (): Promise<pg.PoolClient> => {
      const failed = this.#failed
      if (failed && !this.idleCount && performance.now() - failed.at < tryEveryMs) throw failed.error
      await this.#turn()
      return connect().catch(error => {
        this.#free()
        throw this.#understood(error)
      })
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
