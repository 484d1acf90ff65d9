import pg from 'pg'
import { afterOwnTime } from '#server/core/own-time.ts'
import { type Answered, PreparedQuery } from './prepared-query.ts'
import { DatabaseUnavailable, isOutdatedPlan, understood, unreachable } from './unavailable.ts'

export interface ConnectionConfig extends pg.ClientConfig {
  /**
   * Milliseconds without an answer after which we give the connection up: its peer has vanished silently, and
   * the system would notice only after a quarter of an hour. Unlimited by default. COPY is never limited.
   */
  answerWithinMs?: number
  /** Called when the server refuses writes, which means that another server answers, or soon will, at its address. */
  onReadOnly?(): void
  /** The name under which a statement is prepared; undefined for one that is run unprepared. */
  nameOf?(text: string): string | undefined
}

/** TCP probes a silent peer after this time; ten probes follow, one second apart (libuv's tcp.c). */
const keepAliveMs = 5_000

/** How long a server may take to accept a connection. */
export const connectWithinMs = 10_000

/**
 * A connection to the database, in the pool or on its own. `pg` ends the process when a connection breaks without an
 * error listener, and connections taken out of a pool have none. So we make all connections here, except the one that
 * holds the embedded server (embedded.ts). When a connection breaks, pending queries reject with DatabaseUnavailable and
 * `end` fires.
 *
 * We refuse standbys: after a failover one may answer at the primary's address, with old rows, and with locks that
 * nobody else sees. PostgreSQL 14 and newer announce this as they accept a connection.
 */
export class Connection extends pg.Client {
  constructor({ answerWithinMs, onReadOnly, nameOf, ...config }: ConnectionConfig = {}) {
    super({
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      ...config,
    })
    this.on('error', () => {})
    let standby = false
    this.connection.on('parameterStatus', (told: { parameterName: string; parameterValue: string }) => {
      if (told.parameterName === 'in_hot_standby') standby = told.parameterValue === 'on'
    })

    const explain = (error: unknown): unknown => {
      const { severity, code } = error as { severity?: string; code?: string }
      if (code === readOnly) onReadOnly?.()
      // The pool must not reuse a connection that the server is about to cut.
      const useless =
        code === readOnly || severity === 'FATAL' || severity === 'PANIC' || isOutdatedPlan(error)
      if (useless) void this.end().catch(() => {})
      return understood(error)
    }

    // We assign these methods instead of overriding them, because a method can't declare their overloads.
    const connect = this.connect.bind(this) as () => Promise<pg.Client>
    const join = async (): Promise<pg.Client> => {
      const stop = afterOwnTime(connectWithinMs, () => this.connection.stream.destroy(new Error(late)))
      await connect()
        .catch(error => {
          throw unreachable(error)
        })
        .finally(stop)
      if (!standby) return this
      await this.end().catch(() => {})
      throw new DatabaseUnavailable(
        'The database takes no writes at the moment. Try again in a few seconds.',
        {
          cause: new Error('the server is a standby'),
        },
      )
    }
    this.connect = ((done?: (error: Error | null, client?: pg.Client) => void) =>
      done ? void join().then(client => done(null, client), done) : join()) as pg.Client['connect']

    const limit = () =>
      answerWithinMs
        ? afterOwnTime(answerWithinMs, () => this.connection.stream.destroy(new Error(silent)))
        : () => {}
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    const ask = (given: unknown[], answered: Answered) => {
      const stop = limit()
      const settle: Answered = (error, result) => {
        stop()
        answered(error && explain(error), result)
      }
      const [text, values] = given
      const name =
        typeof text === 'string' && Array.isArray(values) && isQuery.test(text) ? nameOf?.(text) : undefined
      if (name) query(new PreparedQuery({ name, text: text as string, values: values as unknown[] }, settle))
      else query(...given, settle)
    }
    this.query = ((...given: unknown[]) => {
      this.#gatherWrites()
      if (isStream(given[0])) return query(...given)
      if (typeof given.at(-1) === 'function') return ask(given.slice(0, -1), given.at(-1) as Answered)
      return new Promise((resolve, reject) => {
        ask(given, (error, result) => (error ? reject(error) : resolve(result)))
      })
    }) as pg.Client['query']
  }

  /**
   * Statements that are sent at the same moment leave in one write, and arrive in one: also the end of a transaction, which is sent
   * a tick after its last statements.
   */
  #gatherWrites(): void {
    const { stream } = this.connection
    if (stream.writableCorked) return
    stream.cork()
    const uncork = () => process.nextTick(() => stream.uncork())
    process.nextTick(() => queueMicrotask(uncork))
  }
}

/** A stream of COPY, which sends and reads by itself. */
const isStream = (given: unknown): boolean =>
  typeof (given as { submit?: unknown } | null)?.submit === 'function'

/** What may be prepared: a message of several commands, such as the opening of a transaction, may not. */
const isQuery = /^\s*(select|with|insert|update|delete)\b/i

/** "cannot execute … in a read-only transaction": the server became a standby under the connection. */
const readOnly = '25006'

const late = 'Connection terminated: the server does not accept it'

const silent = 'Connection terminated: the server does not answer'
