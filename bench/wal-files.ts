import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { missingWalFiles } from '#server/db/embedded/wal.ts'

/**
 * Waits until an embedded database that was just made has made the files of its write-ahead log as well: it does so once, in its
 * first seconds, in which everything else takes an eighth longer. `db` is the superuser's.
 */
export async function walFilesMade(db: pg.Client): Promise<void> {
  while ((await missingWalFiles(db)) > 0) await sleep(100)
  // The old ones are free once they are no longer needed to recover.
  await db.query('checkpoint')
}
