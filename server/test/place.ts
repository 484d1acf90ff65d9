import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { run, template, withDatabase } from './cluster.ts'

/** Where an installation lives. */
export interface Place {
  dataDir: string
  databaseUrl: string
}

/** A folder and a migrated database that nobody else uses, both empty. They go with the test. */
export async function emptyPlace(): Promise<Place> {
  const name = `place_${randomUUID().replaceAll('-', '')}`
  await run(inject('cluster'), `create database ${name} template ${template}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-place-'))
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true, force: true })
    await run(inject('cluster'), `drop database ${name} with (force)`)
  })
  return { dataDir, databaseUrl: withDatabase(inject('cluster'), name) }
}
