import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type ServerProcess, startProcess } from '#server/test/process.ts'
import { type Business, register, unlimited } from '../client.ts'
import { usedBy } from '../processor.ts'

export interface Data extends Business {
  /** Signed in as the owner of the database, for rows that would take too long through the API. */
  db: pg.Client
  /** What a signed-in member gets at a path of the API, and how long it took. Throws unless the answer is 200. */
  get(path: string): Promise<{ ms: number; body: Record<string, unknown> }>
  /** The processor time that the server and its database have used so far, in ms. */
  used(): number
  /** A process that runs the jobs. */
  startWorker(): Promise<ServerProcess>
  close(): Promise<void>
}

/** A server with a new business. No worker runs, which would close conversations that nobody writes in. */
export async function startData(): Promise<Data> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const start = (role: 'web' | 'worker') =>
    startProcess({ dataDir, env: { ...unlimited, EMBEDDINGS: 'off' }, args: ['--role', role] })
  const server = await start('web')
  const business = await register(server)
  const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
  await db.connect()
  return {
    ...business,
    db,
    async get(path) {
      const start = performance.now()
      const headers = { cookie: business.cookie, origin: server.url }
      const answer = await fetch(`${server.url}/api/v1${path}`, { headers })
      const body = await answer.json()
      const ms = performance.now() - start
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`)
      return { ms, body }
    },
    used: () => usedBy(server.pid),
    startWorker: () => start('worker'),
    async close() {
      await db.end()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The day so many days ago, as a query names it. */
export const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
