import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.ts'

/** bigint columns hold counts and sizes far below 2^53; strings would leak into answers. */
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface Database {
  pool: pg.Pool
  kysely: Kysely<DB>
  /** Where the embedded database keeps its files; null for a database of the operator's. */
  folder: string | null
  close(): Promise<void>
}

/** Opens the pool that every request and job of this process shares. */
export function connect(url: string, options: { max?: number; folder?: string | null } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 12,
    application_name: 'frontdesk',
    // A statement that runs longer has lost its caller; a transaction left idle holds locks for nothing.
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
  })
  // An idle connection that breaks (the database restarted) is dropped by the pool; without a
  // listener the event would end the process.
  pool.on('error', () => {})
  return {
    pool,
    kysely: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }),
    folder: options.folder ?? null,
    close: () => pool.end(),
  }
}
