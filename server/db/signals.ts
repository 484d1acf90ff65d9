import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Connection } from './connection.ts'
import type { Session } from './session.ts'
import { afterCommit } from './tenant.ts'

/**
 * Notifies every process of the installation within moments that something changed. A signal is only a hint:
 * one sent while a connection is down is lost. Listeners therefore read the rows, and also poll now and then.
 */
export interface Signals {
  /** Sends after the current transaction has committed, or at once outside a transaction. `note` is a few words. */
  send(topic: string, note: string): void
  /** Calls `heard` for each signal of the topic until the returned function is called. */
  hear(topic: string, heard: (note: string) => void): () => void
  /**
   * Calls `heard` for each notification on a channel of PostgreSQL until the returned function is called, and `begun` whenever
   * we have begun to listen, because some may have been lost before.
   */
  listen(channel: string, heard: (payload: string) => void, begun: () => void): () => void
  /** Waits for what is being sent. */
  close(): Promise<void>
}

/** The note that listeners receive after a time in which signals may have been lost. */
export const missed = 'missed'

const ours = 'frontdesk_signal'
/** How many signals leave together. Each is below 380 bytes, and PostgreSQL takes 8,000 bytes at once. */
const mostTogether = 20
const gatherMs = 20

const quoted = pg.escapeIdentifier

type Signal = [topic: string, note: string]

/**
 * Listens and sends on the session of the process, from the first use on. A NOTIFY inside the
 * transaction itself would serialise all commits including their flush to disk (PostgreSQL takes one lock for
 * all of them, commands/async.c). Sent alone afterwards, it writes nothing to disk.
 */
export function openSignals(session: Session, log: Logger): Signals {
  const origin = randomUUID()
  const ears = new Map<string, Set<(note: string) => void>>()
  const listeners = new Map<string, { heard(payload: string): void; begun(): void }>()
  const closing = Promise.withResolvers<void>()
  let waiting: Signal[] = []
  let timer: NodeJS.Timeout | null = null
  let flushed = Promise.resolve()
  let hadBegun = false
  /** The connection that listens: those who prepare it after us may still be about it. */
  let listening: Connection | null = null

  const lost = (error: unknown) => log.debug({ err: error }, 'a signal was lost')
  const deliver = ([topic, note]: Signal) => {
    for (const heard of ears.get(topic) ?? []) heard(note)
  }
  void session.prepare(async client => {
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== ours) return listeners.get(channel)?.heard(payload)
      const [from, signals] = JSON.parse(payload) as [string, Signal[]]
      if (from !== origin) signals.forEach(deliver)
    })
    await client.query(`listen ${ours}`)
    for (const channel of listeners.keys()) await client.query(`listen ${quoted(channel)}`)
    listening = client
    client.once('end', () => {
      listening = null
    })
    if (hadBegun) for (const topic of ears.keys()) deliver([topic, missed])
    hadBegun = true
    for (const { begun } of listeners.values()) begun()
  })
  const flush = async () => {
    timer = null
    const signals = waiting
    waiting = []
    await Promise.race([session.open(), closing.promise])
    for (let from = 0; from < signals.length; from += mostTogether) {
      const payload = JSON.stringify([origin, signals.slice(from, from + mostTogether)])
      await session.client?.query({
        name: 'notify',
        text: 'select pg_notify($1, $2)',
        values: [ours, payload],
      })
    }
  }

  return {
    send: (topic, note) =>
      afterCommit(() => {
        deliver([topic, note])
        waiting.push([topic, note])
        timer ??= setTimeout(() => {
          // We send one after the other, because a connection runs one query at a time.
          flushed = flushed.then(flush).catch(lost)
        }, gatherMs)
      }),
    hear(topic, heard) {
      void session.open()
      const all = ears.get(topic) ?? new Set()
      ears.set(topic, all.add(heard))
      return () => {
        all.delete(heard)
        if (!all.size && ears.get(topic) === all) ears.delete(topic)
      }
    },
    listen(channel, heard, begun) {
      listeners.set(channel, { heard, begun })
      // A connection that is still to be made listens to all of them.
      if (listening) void listening.query(`listen ${quoted(channel)}`).then(begun, lost)
      else void session.open()
      return () => {
        listeners.delete(channel)
        void listening?.query(`unlisten ${quoted(channel)}`).catch(lost)
      }
    },
    async close() {
      closing.resolve()
      if (timer) clearTimeout(timer)
      await flushed
    },
  }
}
