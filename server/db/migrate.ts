import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Any number that no other program on the same database would pick for its advisory lock. */
const lock = 0x66726f6e74

/** The roles that every transaction switches to (see tenant.ts). They can't log in. */
const roles = ['frontdesk_tenant', 'frontdesk_across']

/**
 * Brings the database to this version: every `NNNN_name.sql` not yet applied, in order, each in a
 * transaction of its own. Forward only. Processes that start together wait for one another.
 * Returns the names applied now.
 *
 * Throws `MigrationError` when the server can't be reached or used (see checkServer), doesn't let our login do what it
 * must, or the database is newer than this program or holds a migration whose text has changed since.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const connecting = pool.connect().catch((error: Error) => {
    throw new MigrationError(
      `The database can't be used, see DATABASE_URL: ${error instanceof DatabaseUnavailable ? error.reason : error.message}.`,
      { cause: error },
    )
  })
  const [client, files] = await Promise.all([connecting, readMigrations()])
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lock])
    await checkServer(client)
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const applied = new Map<string, string>(
      (await client.query('select name, sha256 from migration')).rows.map(r => [r.name, r.sha256]),
    )
    const known = new Set(files.map(({ name }) => name))
    const unknown = [...applied.keys()].filter(name => !known.has(name))
    if (unknown.length) {
      throw new MigrationError(
        `This database was migrated by a newer frontdesk (it has ${unknown.join(', ')}). Start that version, or restore a backup made before the upgrade.`,
      )
    }
    const now: string[] = []
    for (const { name, text, sha256 } of files) {
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
        if ((error as { code?: string }).code === lacksRight) throw error
        throw new MigrationError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error })
      }
      now.push(name)
    }
    return now
  } catch (error) {
    if ((error as { code?: string }).code !== lacksRight) throw error
    throw new MigrationError(
      `${capital((error as Error).message)}. frontdesk's login must own its database (docs/external-database.md).`,
      { cause: error },
    )
  } finally {
    // The lock ends with the connection, however that ends.
    client.on('error', () => {})
    client.release(true)
  }
}

/** All migrations, in order. */
async function readMigrations(): Promise<{ name: string; text: string; sha256: string }[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

const lacksRight = '42501'

/**
 * Throws when the server is older than PostgreSQL 15, the database is not in UTF-8, or the roles can't be
 * created or entered.
 */
async function checkServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    "select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding",
  )
  const { version, encoding } = rows[0]!
  if (version < 150_000) {
    throw new MigrationError(
      `PostgreSQL 15 or newer is needed; this server is version ${Math.floor(version / 10_000)}.`,
    )
  }
  if (encoding !== 'UTF8') {
    throw new MigrationError(
      `The database must be in UTF8; this one is in ${encoding} (docs/external-database.md).`,
    )
  }
  await ensureRoles(client, version)
}

/**
 * Makes sure that the roles exist and that our login may enter them. Roles belong to the whole server: another
 * of its databases may have created them already, and a moved database may lack them. An administrator creates
 * them when our login may not.
 */
async function ensureRoles(client: pg.PoolClient, version: number): Promise<void> {
  const quietly = (statement: string, expected: string[]) =>
    client.query(statement).catch((error: { code?: string }) => {
      if (!expected.includes(error.code ?? '')) throw error
    })
  // Before PostgreSQL 16 every member of a role may enter it.
  const right = version < 160_000 ? 'MEMBER' : 'SET'
  const missing = async () => {
    const { rows } = await client.query<{ name: string; there: boolean; login: string }>(
      `select name, r.oid is not null as there, quote_ident(current_user) as login
       from unnest($1::text[]) name left join pg_roles r on r.rolname = name
       where not coalesce(pg_has_role(current_user, r.oid, $2), false)`,
      [roles, right],
    )
    return rows
  }
  const lacking = await missing()
  if (!lacking.length) return
  for (const { name, there } of lacking) {
    // A frontdesk on another database may be creating the role at this moment.
    if (!there) await quietly(`create role ${name} nologin`, [lacksRight, '42710', '23505'])
    await quietly(`grant ${name} to current_user`, [lacksRight, '42704'])
  }
  const left = await missing()
  if (!left.length) return
  const cure = [
    ...left.filter(role => !role.there).map(role => `create role ${role.name} nologin;`),
    `grant ${left.map(role => role.name).join(', ')} to ${left[0]!.login};`,
  ]
  throw new MigrationError(
    `The database login ${left[0]!.login} may not enter the roles that frontdesk works with. ` +
      `Have an administrator of the PostgreSQL server run: ${cure.join(' ')} (see docs/external-database.md).`,
  )
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

/** A sentence for the operator. The start ends with it. */
export class MigrationError extends Error {}
