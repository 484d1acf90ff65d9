import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freeBytes } from '../disk.ts'

// PostgreSQL keeps its write-ahead log (WAL) in files of 16 MB, and writes into old files again. When no old file is left, a process
// that commits makes a new one, and all others that commit wait for it: 25 ms here, 60 ms on a busy machine. Storing a text of 10 MB
// fills 17 files.

const fileBytes = 16 * 1024 * 1024
/** Files that wait to be used. */
const wanted = 24
/** On a smaller disk PostgreSQL keeps five at most, as it does by itself. */
export const leastFreeBytes = 4 * 1024 * 1024 * 1024

/** A server that has just started has better things to do, and those who commit wait for one file at most. */
const [firstAfterMs, apartMs] = [1_000, 100]

/** The settings of a server whose files are in `folder`. */
export const walSettings = async (folder: string): Promise<Record<string, string>> =>
  (await freeBytes(folder)) < leastFreeBytes ? {} : { min_wal_size: `${(wanted * fileBytes) / 1024 ** 2}MB` }

/**
 * Has a server make its files, once for each database: it keeps them from then on. Gives up when `signal` fires, or the server
 * ends. `ownerUrl` is the superuser's.
 */
export async function makeWalFiles(ownerUrl: string, signal: AbortSignal): Promise<void> {
  await delay(firstAfterMs, undefined, { signal, ref: false })
  const client = new pg.Client(ownerUrl)
  client.on('error', () => {})
  try {
    await client.connect()
    const missing = await missingWalFiles(client)
    if (missing <= 0) return
    for (let made = 0; made < missing; made++) {
      await delay(apartMs, undefined, { signal, ref: false })
      // A file must hold something before another one is begun.
      await client.query(`select pg_logical_emit_message(false, 'frontdesk', ''), pg_switch_wal()`)
    }
    // From then on the old ones are free.
    await client.query('checkpoint')
  } finally {
    await client.end().catch(() => {})
  }
}

/** How many files the server has yet to make; 0 or less when it has enough, or keeps none ahead. `client` is the superuser's. */
export async function missingWalFiles(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ missing: number }>(
    `select case when pg_size_bytes(current_setting('min_wal_size')) < $1 * $2::bigint then 0 else $1 - count(*) end::int as missing
     from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`,
    [wanted, fileBytes],
  )
  return rows[0]!.missing
}
