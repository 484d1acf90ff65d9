import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { work } from '#server/app.ts'
import { startEmbedded } from '#server/db/embedded.ts'
import { prepareDatabase } from '#server/dependencies.ts'
import { folderInMemory } from './memory.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Connection string of the server's maintenance database, from which others are made as copies of the template.
     */
    cluster: string
    /** The same as the server's superuser; null on an operator's server. */
    administrator: string | null
  }
}

export const template = 'template_frontdesk'

/**
 * One PostgreSQL for the whole run, with a migrated template that each worker copies. It is an embedded one, or the
 * server that TEST_DATABASE_URL names (one run at a time; docs/external-database.md).
 *
 * Tests prepare their databases as an ordinary owner, who has no more rights than frontdesk asks of an administrator.
 * The program runs with a login that owns nothing (programUrl).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const started = given ? null : await startCluster()
  const cluster = given ?? started!.url
  await dropDatabases(cluster)
  await run(cluster, `create database ${template}`)
  const url = withDatabase(cluster, template)
  await prepareDatabase({ databaseUrl: programUrl(url), ownerUrl: url, work })
  project.provide('cluster', cluster)
  project.provide('administrator', started?.administrator ?? null)
  return () => (started ? started.stop() : dropDatabases(cluster))
}

/** The data need not survive a power cut, so the server doesn't wait for the disk. */
async function startCluster(): Promise<{ url: string; administrator: string; stop(): Promise<void> }> {
  const dataDir = await folderInMemory('frontdesk-test-')
  const server = await startEmbedded({
    dataDir,
    log: { info() {}, warn() {} },
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // Tables live for seconds: to look after dozens of databases every few seconds costs more than it saves.
      autovacuum_naptime: '60s',
    },
  })
  await run(
    server.ownerUrl,
    `create role frontdesk_tenant nologin; create role frontdesk_across nologin;
     create role tester login createdb; grant frontdesk_tenant, frontdesk_across to tester with admin option;
     create role tester_program login`,
  )
  const url = new URL(server.ownerUrl)
  url.username = 'tester'
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: url.toString(), administrator: server.ownerUrl, stop }
}

/** The databases that this run made on the server, or an earlier run that was killed. */
async function dropDatabases(cluster: string): Promise<void> {
  for (const name of await databases(cluster, `${template}|worker_.*`)) await dropDatabase(cluster, name)
}

/**
 * Drops a database of this server, whoever is connected. While autovacuum works in it, PostgreSQL refuses an
 * administrator who is no superuser (42501); we repeat until that is over.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  for (;;) {
    try {
      return await run(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
    } catch (error) {
      if ((error as { code?: string }).code !== '42501') throw error
      await sleep(50)
    }
  }
}

/** Our databases whose whole name matches. */
async function databases(cluster: string, names: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select datname from pg_database where datname ~ $1 and pg_has_role(datdba, 'MEMBER')`,
      [`^(${names})$`],
    )
    return rows.map(row => row.datname)
  } finally {
    await client.end()
  }
}

/** Runs one statement on its own connection. */
export async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The login that the program runs with. On an operator's server it is the owner, as with DATABASE_URL alone. */
export function programUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl)
  if (url.username === 'tester') url.username = 'tester_program'
  return url.toString()
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.toString()
}
