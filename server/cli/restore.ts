import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import type { Blobs } from '#server/providers/blobs/port.ts'
import { ArchiveError, type Entry, RestoreRefused, readArchive } from './archive.ts'
import { blobPath, type Manifest, manifestPath, type Totals, totalsPath } from './backup.ts'
import type { Installation } from './installation.ts'
import { appliedMigrations, openJobs, quoted, tablesToCopy } from './tables.ts'

/**
 * Fills an empty installation from a backup. It restores the whole database or nothing: a failure leaves it empty.
 * Throws `RestoreRefused` and `ArchiveError`.
 */
export async function restore({ deps, ownerUrl }: Installation, path: string): Promise<Totals> {
  const client = new pg.Client(ownerUrl)
  // When the connection breaks, the pending statement fails.
  client.on('error', () => {})
  await client.connect()
  const restored: Totals = { rows: {}, blobs: 0 }
  const keys: string[] = []
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await refuseFull(client)
    const archive = readArchive(path)
    const manifest = await readManifest(archive)
    await refuseOther(client, manifest)
    const guarded = (await tablesToCopy(client)).filter(table => table.guarded).map(table => table.name)
    // The backup's rows of `installation` replace those that opening this installation made.
    await client.query('delete from installation; delete from idempotent_answer')
    // COPY FROM does not work with row-level security, so we lift it for the owner inside this transaction alone.
    for (const name of guarded) await client.query(`alter table ${quoted(name)} no force row level security`)
    for (const { name } of manifest.tables) {
      if (name !== openJobs.name) await client.query(`alter table ${quoted(name)} disable trigger user`)
    }
    const totals = await fill(client, deps.blobs, manifest, archive, { restored, keys })
    if (JSON.stringify(sorted(totals)) !== JSON.stringify(sorted(restored))) {
      throw new ArchiveError('The backup is incomplete: its content differs from its list.')
    }
    for (const { name } of manifest.tables) {
      if (name !== openJobs.name) await client.query(`alter table ${quoted(name)} enable trigger user`)
    }
    for (const name of guarded) await client.query(`alter table ${quoted(name)} force row level security`)
    for (const { name, value } of manifest.sequences) {
      if (value !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), value])
    }
    // The processes that ran these jobs then do not run them now.
    await client.query(
      `update pgboss.job set state = 'retry', started_on = null, heartbeat_on = null where state = 'active'`,
    )
    await client.query('commit')
    return restored
  } catch (error) {
    for (const key of keys) await deps.blobs.delete(key).catch(() => {})
    throw error
  } finally {
    // When a connection ends, the server rolls back its transaction, even in the middle of a COPY.
    await client.end().catch(() => {})
  }
}

async function refuseFull(client: pg.ClientBase): Promise<void> {
  await client.query('set local role frontdesk_across')
  const { rowCount } = await client.query('select from tenant limit 1')
  await client.query('set local role none')
  if (rowCount) {
    throw new RestoreRefused(
      'This installation has businesses already, and a backup is never mixed with what is there. Restore into an empty one: another DATA_DIR or DATABASE_URL.',
    )
  }
}

async function readManifest(archive: AsyncGenerator<Entry>): Promise<Manifest> {
  const first = await archive.next()
  if (first.done || first.value.path !== manifestPath)
    throw new ArchiveError('This is not a backup of frontdesk.')
  return (await readJson(first.value)) as Manifest
}

async function refuseOther(client: pg.ClientBase, manifest: Manifest): Promise<void> {
  if (manifest.format !== 1)
    throw new RestoreRefused('This backup was made by a newer frontdesk. Install that one.')
  const here = await appliedMigrations(client)
  const missing = manifest.migrations.filter(m => !here.some(h => h.name === m.name))
  const newer = here.filter(h => !manifest.migrations.some(m => m.name === h.name))
  const changed = here.filter(h => manifest.migrations.some(m => m.name === h.name && m.sha256 !== h.sha256))
  if (missing.length) {
    throw new RestoreRefused(
      `This backup was made by a newer frontdesk (it has ${names(missing)}). Install that one.`,
    )
  }
  if (newer.length || changed.length) {
    throw new RestoreRefused(
      `This backup was made by an older frontdesk (${names([...newer, ...changed])} differ). Restore it with the version that made it, then start this one on the result.`,
    )
  }
}

const names = (migrations: { name: string }[]): string => migrations.map(m => m.name).join(', ')

/** A table that is being filled: `ended` settles when the server has taken or refused all of it. */
interface Filling {
  name: string
  rows: CopyStreamQuery
  ended: Promise<void>
}

/** Copies tables and files in the archive's order. Returns the archive's own list of its contents. */
async function fill(
  client: pg.ClientBase,
  blobs: Blobs,
  manifest: Manifest,
  archive: AsyncGenerator<Entry>,
  done: { restored: Totals; keys: string[] },
): Promise<Totals> {
  const { restored, keys } = done
  for (const { name } of manifest.tables) restored.rows[name] = 0
  let filling: Filling | undefined
  let totals: Totals | undefined
  const endTable = async () => {
    if (!filling) return
    filling.rows.end()
    await filling.ended
    restored.rows[filling.name] = filling.rows.rowCount
    filling = undefined
  }
  for await (const entry of archive) {
    const table = /^tables\/([^/]+)\/\d+\.copy$/.exec(entry.path)?.[1]
    if (table !== filling?.name) await endTable()
    if (table !== undefined) {
      filling ??= startTable(client, manifest, table)
      await pour(entry, filling)
    } else if (entry.path.startsWith(blobPath(''))) {
      const key = entry.path.slice(blobPath('').length)
      keys.push(key)
      await blobs.put(key, { stream: Readable.from(entry.body), size: entry.size })
      restored.blobs++
    } else if (entry.path === totalsPath) {
      totals = (await readJson(entry)) as Totals
    }
  }
  if (!totals) throw new ArchiveError('The backup is cut off.')
  return totals
}

function startTable(client: pg.ClientBase, manifest: Manifest, name: string): Filling {
  const table = manifest.tables.find(listed => listed.name === name)
  if (!table) throw new ArchiveError(`The backup holds a table that it does not list: ${name}.`)
  const rows = client.query(copyFrom(`copy ${quoted(name)} (${table.columns.map(quoted)}) from stdin`))
  const ended = finished(rows)
  // A refusal by the server appears where we write or end the table, whichever comes first.
  ended.catch(() => {})
  rows.on('error', () => {})
  return { name, rows, ended }
}

/** Writes the bytes of one entry, no faster than the server takes them. */
async function pour(entry: Entry, { rows, ended }: Filling): Promise<void> {
  for await (const chunk of entry.body) {
    const taken = new Promise<void>((resolve, reject) => {
      rows.write(chunk, error => (error ? reject(error) : resolve()))
    })
    // We await `ended` first: after the server has refused a stream, writing to it fails too, but less clearly.
    await Promise.race([ended, taken])
  }
}

async function readJson(entry: Entry): Promise<unknown> {
  const deps: Uint8Array[] = []
  for await (const chunk of entry.body) deps.push(chunk)
  return JSON.parse(Buffer.concat(deps).toString('utf8'))
}

const sorted = ({ rows, blobs }: Totals) => [Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)), blobs]
