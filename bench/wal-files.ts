import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Waits until an embedded database that was just made has made the files of its write-ahead log as well (db/embedded/wal.ts): it
 * does so once, in its first seconds, in which everything else takes an eighth longer. `db` is the superuser's.
 */
export async function walFilesMade(db: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ made: boolean }>(
      `select count(*) * pg_size_bytes(current_setting('wal_segment_size')) >= pg_size_bytes(current_setting('min_wal_size')) as made
       from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`,
    )
    if (rows[0]!.made) break
    await sleep(100)
  }
  // The old ones are free once they are no longer needed to recover.
  await db.query('checkpoint')
}
