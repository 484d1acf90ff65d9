import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Connection } from './connection.ts'

/**
 * A connection of this process that outlasts transactions: signals listen on it, and it holds the claims of jobs. They share it,
 * because each connection costs the database 3 MB. It is opened on first use, and again whenever it is lost.
 */
export interface Session {
  /** The connection, when there is one. Its statements run one after the other: none may take long, or wait for a lock. */
  readonly client: Connection | null
  /** Opens it. Resolves once there is a connection, or when the session is closed. */
  open(): Promise<void>
  /** Prepares this connection, and each that follows, before anybody else has it. If that fails, another one is opened. */
  prepare(each: (client: Connection) => Promise<void>): Promise<void>
  close(): Promise<void>
}

const retryMs = 1_000
/** The statements of a session take no time. */
const answerWithinMs = 10_000

export function openSession(url: string, log: Logger): Session {
  const preparations: ((client: Connection) => Promise<void>)[] = []
  const closing = new AbortController()
  let client: Connection | null = null
  let connecting: Promise<void> | null = null

  const connect = async () => {
    while (!closing.signal.aborted) {
      const next = new Connection({
        connectionString: url,
        application_name: 'frontdesk session',
        answerWithinMs,
        // Who asks need not wait for what others asked before.
        pipeline: true,
      })
      try {
        await next.connect()
        for (const prepare of preparations) await prepare(next)
        next.once('end', () => {
          client = null
          void open()
        })
        client = next
        return
      } catch (error) {
        log.debug({ err: error }, 'the session of this process can’t be opened')
        await next.end().catch(() => {})
        await delay(retryMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  const open = async () => {
    if (client || closing.signal.aborted) return
    connecting ??= connect().finally(() => {
      connecting = null
    })
    await connecting
  }

  return {
    get client() {
      return client
    },
    open,
    async prepare(each) {
      preparations.push(each)
      const present = client
      if (present) await each(present).catch(() => present.end())
    },
    async close() {
      closing.abort()
      await connecting
      await client?.end().catch(() => {})
    },
  }
}
