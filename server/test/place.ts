import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { removeAfterwards } from '../db/embedded/fixtures/hold.ts'
import { run, template, withDatabase } from './cluster.ts'
import { type ServerProcess, startProcess } from './process.ts'

/** Where an installation lives. */
export interface Place {
  dataDir: string
  databaseUrl: string
  /** Starts the real program there. It is killed with the test. */
  start(options?: { args?: string[]; env?: Record<string, string> }): Promise<ServerProcess>
}

/** A folder and a migrated database that nobody else uses, both empty. They go with the test. */
export async function emptyPlace(): Promise<Place> {
  const name = `place_${randomUUID().replaceAll('-', '')}`
  await run(inject('cluster'), `create database ${name} template ${template}`)
  const dataDir = await newFolder()
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true, force: true })
    await run(inject('cluster'), `drop database ${name} with (force)`)
  })
  const databaseUrl = withDatabase(inject('cluster'), name)
  return { dataDir, databaseUrl, start: starter(dataDir, { DATABASE_URL: databaseUrl }) }
}

/** A folder in which the first process makes a database, as `npm start` does. Both go with the test. */
export async function embeddedPlace(): Promise<Place> {
  const dataDir = await newFolder()
  removeAfterwards(dataDir)
  const databaseUrl = `postgresql://frontdesk@localhost/frontdesk?host=${encodeURIComponent(join(dataDir, 'run'))}`
  return { dataDir, databaseUrl, start: starter(dataDir, {}) }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'frontdesk-place-'))

const starter =
  (dataDir: string, own: Record<string, string>): Place['start'] =>
  async ({ args, env } = {}) => {
    const server = await startProcess({ dataDir, args, env: { ...own, ...env } })
    onTestFinished(() => server.kill())
    return server
  }
