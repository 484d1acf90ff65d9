import { DefaultConnectionProvider, DefaultQueryExecutor, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DB } from './tables.ts'

/** The query builder over the connections of a pool. */
export interface QueryBuilder {
  /** Runs each statement on whichever connection is free. */
  kysely: Kysely<DB>
  /**
   * Keeps one connection for `work`, whose statements leave at once and are answered in the order in which they left.
   * (The library's own way sends none before the one before it is answered.)
   */
  onOneConnection<T>(work: (tx: Kysely<DB>) => Promise<T>): Promise<T>
}

export function buildQueriesOver(pool: pg.Pool): QueryBuilder {
  const dialect = new PostgresDialect({ pool })
  const driver = dialect.createDriver()
  void driver.init() // takes the pool, at once
  const executor = new DefaultQueryExecutor(
    dialect.createQueryCompiler(),
    dialect.createAdapter(),
    new DefaultConnectionProvider(driver),
  )
  const parts = { config: { dialect }, dialect, driver }
  return {
    kysely: new Kysely<DB>({ ...parts, executor }),
    onOneConnection: work =>
      executor.provideConnection(async connection => {
        let over = false
        const own = executor.withConnectionProvider({
          async provideConnection(consumer) {
            if (over) throw new Error('the connection was given back: others use it by now')
            return consumer(connection)
          },
        })
        return await work(new Kysely<DB>({ ...parts, executor: own })).finally(() => {
          over = true
        })
      }),
  }
}
