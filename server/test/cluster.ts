import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { work } from '../app.ts'
import { connect } from '../db/connect.ts'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { createLog } from '../http/log.ts'
import { openQueue } from '../jobs/queue.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the cluster's own database, where others are made from the template. */
    cluster: string
  }
}

export const template = 'template_frontdesk'

/**
 * One embedded PostgreSQL for the whole run, holding a migrated template that each worker copies.
 * It need not survive a power cut, so it doesn't wait for the disk.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-test-'))
  const server = await startEmbedded({
    dataDir,
    log: { info() {}, warn() {} },
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  await run(server.url, `create database ${template}`)
  const url = withDatabase(server.url, template)
  const database = connect(url)
  await migrate(database.pool)
  await database.close()
  const queue = await openQueue(url, work, createLog({ level: 'silent' }), { runs: false })
  await queue.stop()
  project.provide('cluster', server.url)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** One statement on a connection of its own. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}
