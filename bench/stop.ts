import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startKeepAliveClients } from '#server/test/keep-alive-clients.ts'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { median, report } from './figures.ts'

// Sends SIGTERM to the only process, 20 times, while 100 clients on keep-alive connections add leads as fast as the
// server answers. The server may cut off no request that it accepted, and must have answered for every lead in the
// database. Then the same 20 times with clients that pause, so that a request is on its way when the server closes an
// idle connection.

const stops = 20
const clients = 100

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const databaseUrl = `postgresql://frontdesk@localhost/frontdesk?host=${encodeURIComponent(join(dataDir, 'run'))}`
const figures: Record<string, string> = {}

let server = await startProcess({ dataDir, env: unlimited })
const { key } = await register(server)

for (const pauseMs of [0, 50]) {
  const [took, codes]: [number[], Set<number | null>] = [[], new Set()]
  const answered: string[] = []
  const [lost, otherwise]: [string[], string[]] = [[], []]
  let [goodbyes, said] = [0, '']
  for (let round = 0; round < stops; round++) {
    const { seen, over } = startKeepAliveClients(server, key, { count: clients, pauseMs })
    await sleep(1_000 + Math.random() * 500)
    const before = performance.now()
    codes.add(await server.stop())
    took.push(performance.now() - before)
    await over
    said += server.output()
    answered.push(...seen.stored)
    lost.push(...seen.lost)
    otherwise.push(...Object.entries(seen.otherwise).map(([status, times]) => `${times} × ${status}`))
    goodbyes += seen.goodbyes
    server = await startProcess({ dataDir, env: unlimited })
  }
  const stored = await leads()
  const known = new Set(answered)
  figures[pauseMs ? `… pausing ${pauseMs} ms` : `${clients} clients, no pause`] =
    `${answered.length} answered, ${lost.length} cut off${lost.length ? ` (${[...new Set(lost)].join('; ')})` : ''}, ` +
    `${otherwise.join(', ') || 'none'} otherwise; ` +
    `${stored.filter(email => !known.has(email)).length} leads stored and not answered, ` +
    `${answered.filter(email => !stored.includes(email)).length} answered and not stored; ` +
    `${goodbyes} told to close; stop median ${median(took).toFixed(0)} ms, longest ${Math.max(...took).toFixed(0)} ms; ` +
    `exit codes ${[...codes].join(', ')}; ${said.split('\n').filter(Boolean).length} lines of warnings`
  if (said) process.stderr.write(said.slice(0, 2_000))
  await forget()
}

await server.stop()
await rm(dataDir, { recursive: true, force: true })
report(`SIGTERM, ${stops} times, under load`, figures)

async function leads(): Promise<string[]> {
  return (await query('select email from lead')).rows.map(({ email }) => email)
}

async function forget(): Promise<void> {
  await query('delete from lead')
}

async function query(sql: string): Promise<pg.QueryResult> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    return await db.query(sql)
  } finally {
    await db.end()
  }
}
