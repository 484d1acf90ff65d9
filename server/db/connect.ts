import pg from 'pg'
import { Connection, type ConnectionConfig } from './connection.ts'
import { Pool, type PoolLog } from './pool.ts'
import { createStatementNames } from './prepared.ts'
import { buildQueriesOver, type QueryBuilder } from './query-builder.ts'

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

/** A statement may take this long, and a transaction may wait so long for its next one: its caller is gone by then. */
const limitMs = 60_000
/** The server is given up after this time without an answer to a statement. */
const answerWithinMs = limitMs + 5_000

/**
 * Seconds after which a pool replaces a connection. PostgreSQL keeps for a connection whatever its statements ever took: the one
 * that polls never falls idle, and had 22 MB for good after a business was taught, against 8 MB new.
 */
export const replacedAfterSeconds = 300

/**
 * A connection that was not used for so long is closed, while few are: it takes 5 MB, and a new one is there in 5 ms. The library's
 * own is twice that.
 */
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
