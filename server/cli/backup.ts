import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { work } from '#server/app.ts'
import { folderBlobFiles } from '#server/providers/blobs/folder.ts'
import { type Entry, fileOf, writeArchive } from './archive.ts'
import type { Installation } from './installation.ts'
import {
  appliedMigrations,
  type CopiedTable,
  jobColumns,
  openJobs,
  quoted,
  sequences,
  tablesToCopy,
} from './tables.ts'

/** The first file of a backup: its contents and the version that can read it. */
export interface Manifest {
  format: 1
  made_at: string
  migrations: { name: string; sha256: string }[]
  tables: { name: string; columns: string[] }[]
  sequences: { name: string; value: number | null }[]
  /** Whether the backup holds the files; it does not hold those of an S3 store. */
  blobs: boolean
}

/** The last file of a backup: without it, the backup is cut off. */
export interface Totals {
  rows: Record<string, number>
  blobs: number
}

export const manifestPath = 'manifest.json'
export const totalsPath = 'totals.json'
export const tablePath = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`
export const blobPath = (key: string): string => `blobs/${key}`

/** Rows go into the archive in parts of this size, so a table of any size needs no more memory than this. */
const partBytes = 4 * 1024 * 1024

/**
 * Writes a whole installation to one file: every table as of one moment, unfinished jobs, and the files, copied right
 * after. The installation may keep serving meanwhile; a file deleted in those minutes is missing from the backup as
 * well as from the installation.
 *
 * The format is PostgreSQL's text COPY in a .tar.gz, so a backup of an embedded database can be restored into any
 * other database with the same migrations, and vice versa.
 */
export async function backup(installation: Installation, path: string): Promise<Totals> {
  const client = await installation.deps.db.openAlone()
  const totals: Totals = { rows: {}, blobs: 0 }
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await writeArchive(path, entries(installation, client, totals))
    await client.query('commit')
    return totals
  } finally {
    await client.end().catch(() => {})
  }
}

async function* entries(
  { deps, settings }: Installation,
  client: pg.ClientBase,
  totals: Totals,
): AsyncGenerator<Entry> {
  const tables = await tablesToCopy(client)
  const jobs = await jobColumns(client)
  const manifest: Manifest = {
    format: 1,
    made_at: deps.now().toISOString(),
    migrations: await appliedMigrations(client),
    tables: [...tables, { name: openJobs.name, columns: jobs }].map(({ name, columns }) => ({
      name,
      columns,
    })),
    sequences: await sequences(client),
    blobs: !settings.s3,
  }
  yield json(manifestPath, manifest)
  for (const table of tables) yield* rowsOf(client, table, '', totals)
  const open = `where state in (${openJobs.states.map(text)}) and name in (${[...openJobs.queues(work), ''].map(text)})`
  yield* rowsOf(client, { name: openJobs.name, columns: jobs, guarded: false }, open, totals)
  if (!settings.s3) {
    for await (const { key, path, size } of folderBlobFiles(join(settings.dataDir, 'blobs'))) {
      totals.blobs++
      yield { path: blobPath(key), size, body: bytesOf(path) }
    }
  }
  yield json(totalsPath, totals)
}

async function* rowsOf(
  client: pg.ClientBase,
  table: CopiedTable,
  where: string,
  totals: Totals,
): AsyncGenerator<Entry> {
  await client.query(`set local role ${table.guarded ? 'frontdesk_across' : 'none'}`)
  const select = `select ${table.columns.map(quoted)} from ${quoted(table.name)} ${where}`
  const rows = client.query(copyTo(`copy (${select}) to stdout`))
  let part = 0
  let held: Buffer[] = []
  let bytes = 0
  const flush = (): Entry => {
    const entry = fileOf(tablePath(table.name, ++part), Buffer.concat(held))
    held = []
    bytes = 0
    return entry
  }
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    held.push(chunk)
    bytes += chunk.length
    if (bytes >= partBytes) yield flush()
  }
  if (bytes) yield flush()
  totals.rows[table.name] = rows.rowCount
}

/**
 * Opened only when its turn comes: the archive may be slow, and a file that can't be opened must fail the backup, not
 * the process.
 */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}

const json = (path: string, value: unknown): Entry =>
  fileOf(path, Buffer.from(`${JSON.stringify(value, null, 2)}\n`))

const text = (value: string): string => `'${value}'`
