import { LRUCache } from 'lru-cache'

/**
 * Connections to providers that stay open between messages: one line for each account as it is set. Every process has
 * its own; what another process has changed shows in the version, and the old line ends.
 */
export interface ConnectionPool {
  /** The line of an account in this version of its settings; opened when there is none. */
  of<T extends PooledConnection>(account: string, version: string, open: () => T): T
  close(): void
}

/** An adapter that holds connections. Closing lets what is under way end. */
export interface PooledConnection {
  close(): void
}

/** Thousands of businesses may have accounts of their own; few send at a time. */
const mostLines = 200
const idleMs = 10 * 60_000

export function createConnectionPool(): ConnectionPool {
  const lines = new LRUCache<string, { version: string; line: PooledConnection }>({
    max: mostLines,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: ({ line }) => line.close(),
  })
  return {
    of<T extends PooledConnection>(account: string, version: string, open: () => T): T {
      const known = lines.get(account)
      // The account's name holds its channel, so that what opened it once is what opens it now.
      if (known?.version === version) return known.line as T
      const line = open()
      lines.set(account, { version, line })
      return line
    },
    close: () => lines.clear(),
  }
}
