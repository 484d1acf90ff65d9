import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')

/** Any number that no other program on the same database would pick for its advisory lock. */
const lock = 0x66726f6e74

/**
 * Brings the database to this version: every `NNNN_name.sql` not yet applied, in order, each in a
 * transaction of its own. Forward only. Processes that start together wait for one another.
 * Returns the names applied now.
 *
 * Throws `MigrationError` when the database is older than PostgreSQL 15, newer than this program, or
 * holds a migration whose text has changed since.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    const { server_version_num: version } = (await client.query('show server_version_num')).rows[0]
    if (Number(version) < 150_000) {
      throw new MigrationError(
        `PostgreSQL 15 or newer is needed; this server is version ${Math.floor(Number(version) / 10_000)}.`,
      )
    }
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const applied = new Map<string, string>(
      (await client.query('select name, sha256 from migration')).rows.map(r => [r.name, r.sha256]),
    )
    const files = (await readdir(folder)).filter(f => f.endsWith('.sql')).sort()
    const unknown = [...applied.keys()].filter(name => !files.includes(name))
    if (unknown.length) {
      throw new MigrationError(
        `This database was migrated by a newer frontdesk (it has ${unknown.join(', ')}). Start that version, or restore a backup made before the upgrade.`,
      )
    }
    const now: string[] = []
    for (const name of files) {
      const text = await readFile(join(folder, name), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const before = applied.get(name)
      if (before === sha256) continue
      if (before)
        throw new MigrationError(
          `Migration ${name} was changed after it was applied; migrations are forward only.`,
        )
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback').catch(() => {})
        throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      now.push(name)
    }
    return now
  } finally {
    // The lock goes with the connection, whatever happened on it.
    client.release(true)
  }
}

/** A sentence for the operator; the start stops with it. */
export class MigrationError extends Error {}
