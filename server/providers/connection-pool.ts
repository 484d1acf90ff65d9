import { LRUCache } from 'lru-cache'

/**
 * Connections to providers that stay open between messages, one for each account. Every process has its own
 * pool. When another process changes an account, its version changes, and the old connection closes.
 */
export interface ConnectionPool {
  /** The connection of an account in this version of its settings, opened if necessary. */
  of<T extends PooledConnection>(account: string, version: string, open: () => T): T
  close(): void
}

/** An adapter that holds connections. `close` lets requests in flight finish. */
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
      // The account's name contains its channel, so the same name always opens the same kind of connection.
      if (known?.version === version) return known.line as T
      const line = open()
      lines.set(account, { version, line })
      return line
    },
    close: () => lines.clear(),
  }
}
