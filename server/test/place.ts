import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { removeAfterwards } from '#server/db/embedded/fixtures/hold.ts'
import { dropDatabase, run, template, withDatabase } from './cluster.ts'
import { folderInMemory } from './memory.ts'
import { type ServerProcess, startProcess } from './process.ts'

/** The environment of an installation: its folder and database. */
export interface Place {
  dataDir: string
  databaseUrl: string
  /** Starts the real program there. It is killed with the test. */
  start(options?: { args?: string[]; env?: Record<string, string>; program?: string }): Promise<ServerProcess>
}

/** Has something done when a test ends, or whatever else a place is for. */
type AtEnd = (end: () => void | Promise<void>) => void

/** A database for one test, empty and migrated unless `made` says otherwise. It is dropped with the test. */
export async function newDatabase(
  made = `template ${template}`,
  atEnd: AtEnd = onTestFinished,
): Promise<{ name: string; url: string }> {
  const cluster = inject('cluster')
  const name = `worker_${randomUUID().replaceAll('-', '')}`
  await run(cluster, `create database ${name} ${made}`)
  atEnd(() => dropDatabase(cluster, name))
  return { name, url: withDatabase(cluster, name) }
}

/** A folder and a migrated database, both empty and for one test. Both are removed with the test. */
export async function emptyPlace(atEnd: AtEnd = onTestFinished): Promise<Place> {
  const { url: databaseUrl } = await newDatabase(undefined, atEnd)
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-place-'))
  atEnd(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl, start: starter(dataDir, { DATABASE_URL: databaseUrl }, atEnd) }
}

/**
 * A server for all tests of a file, which calls this at its top: started before the first, gone after the last. What it
 * returns is filled by then.
 */
export function placeOfFile(env: Record<string, string> = {}): Omit<Place, 'start'> & { url: string } {
  const ends: (() => void | Promise<void>)[] = []
  const place = { url: '', dataDir: '', databaseUrl: '' }
  beforeAll(async () => {
    const { start, dataDir, databaseUrl } = await emptyPlace(end => ends.push(end))
    // Many sign in from one address.
    const { url } = await start({ env: { RATE_LIMIT_AUTH: '1000', ...env } })
    Object.assign(place, { url, dataDir, databaseUrl })
  })
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
  })
  return place
}

/** A folder in which the first process makes a database, as `npm start` does. Both are removed with the test. */
export async function embeddedPlace(): Promise<Place> {
  const dataDir = await folderInMemory('frontdesk-place-')
  removeAfterwards(dataDir)
  const databaseUrl = `postgresql://frontdesk@localhost/frontdesk?host=${encodeURIComponent(join(dataDir, 'run'))}`
  return { dataDir, databaseUrl, start: starter(dataDir, {}) }
}

const starter =
  (dataDir: string, own: Record<string, string>, atEnd: AtEnd = onTestFinished): Place['start'] =>
  async ({ args, env, program } = {}) => {
    const server = await startProcess({ dataDir, args, program, env: { ...own, ...env } })
    atEnd(() => server.kill())
    return server
  }
