import { existsSync, readFileSync } from 'node:fs'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { type ServerProcess, startProcess } from '#server/test/process.ts'
import { makeAudience } from '../campaign.ts'
import { type Business, clientOf, register, unlimited } from '../client.ts'
import { corpus } from '../corpus.ts'
import { percentile, report } from '../figures.ts'
import { untilDaysAreCounted } from '../portal/count-days.ts'
import { fillConversations } from '../portal/fill.ts'
import { type LargeDatabase, startLargeDatabase } from './database.ts'
import { asks } from './requests.ts'
import { slowestStatements } from './statements.ts'

// One business with 10 million messages, 1 million contacts and 100,000 documents (CONVERSATIONS of four messages, CONTACTS and
// DOCUMENTS change the numbers), made once in a folder (the first argument) and used again by later runs. It asks for
// everything that a desk and a visitor ask for, and writes the slowest twenty statements with their plans to
// FOLDER/statements.md. Floor: the business's own account in the same run.

const folder = process.argv[2]
if (!folder) throw new Error('Name a folder that keeps the data: bench/scale/scale.ts FOLDER')
const conversations = Number(process.env.CONVERSATIONS ?? 2_500_000)
const contacts = Number(process.env.CONTACTS ?? 1_000_000)
const documents = Number(process.env.DOCUMENTS ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 20)
const contactsOfAudience = 100_000
const yearSeconds = 365 * 86_400

await mkdir(folder, { recursive: true })
const database = await startLargeDatabase(folder)
const db = await database.open()
const made = join(folder, 'business.json')
const start = (args: string[]) =>
  startProcess({ dataDir: join(folder, 'server'), args, env: { ...unlimited, DATABASE_URL: database.url } })
const server = await start(['--role', 'web'])
const business = existsSync(made) ? JSON.parse(readFileSync(made, 'utf8')) : await fill(server, db)
// A worker counts the days that are over, for the reports, and ends once it has.
const worker = await start(['--role', 'worker'])
process.stdout.write(`days for the reports: ${(await untilDaysAreCounted(db)).toFixed(0)} s\n`)
await worker.stop()
await db.query('vacuum analyze')
await measure(server, db, database, business)
await server.stop()
await db.end()
await database.stop()

type Kept = Pick<Business, 'tenant' | 'key' | 'cookie'>

async function fill(server: ServerProcess, db: pg.Client): Promise<Kept> {
  const { client, tenant, key, cookie } = await register(server)
  const step = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    process.stdout.write(`${what}: ${Math.round((performance.now() - began) / 1000)} s\n`)
  }
  await client.post('/api/v1/chat-links', { body: { label: 'Link' } })
  await step('contacts', async () => {
    for (let left = contacts; left > 0; left -= contactsOfAudience)
      await makeAudience(client, Math.min(left, contactsOfAudience))
  })
  await step('documents', async () => {
    const text = corpus()
    let next = 0
    const teach = async () => {
      while (next < documents) {
        const n = next++
        const body = { title: `Page ${n}`, content: text.lines(n, n + 1) }
        await client.post('/api/v1/knowledge/portal/ingest', { body })
      }
    }
    await Promise.all(Array.from({ length: 8 }, teach))
  })
  await step('conversations', () =>
    fillConversations(db, tenant, conversations, (2 * yearSeconds) / conversations),
  )
  const kept = { tenant, key, cookie }
  await writeFile(made, JSON.stringify(kept))
  return kept
}

async function measure(server: ServerProcess, db: pg.Client, { log }: LargeDatabase, business: Kept) {
  await db.query('create extension if not exists pg_stat_statements')
  const { rows } = await db.query<{ id: string; audience: string }>(
    `select (select id from conversation where tenant_id = $1 order by id limit 1 offset $2) as id,
       (select id from audience where tenant_id = $1 order by id limit 1) as audience`,
    [business.tenant, Math.floor(conversations / 2)],
  )
  await db.query('select pg_stat_statements_reset()')
  await truncate(log)
  const text = corpus()
  const client = clientOf(server, business.key)
  const figures: Record<string, string> = {}
  const time = async (name: string, ask: (round: number) => Promise<unknown>) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await ask(round)
      times.push(performance.now() - began)
    }
    figures[name] =
      `first ${times[0]!.toFixed(0)}, p50 ${percentile(times, 50).toFixed(1)}, p95 ${percentile(times, 95).toFixed(1)} ms`
  }
  const get = async (path: string) => {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      headers: { cookie: business.cookie, origin: server.url },
    })
    const body = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body}`)
  }
  await time('GET /auth/me (floor)', () => get('/auth/me'))
  for (const [name, path] of Object.entries(asks(rows[0]!))) await time(name, () => get(path))
  await time('a chat turn', n =>
    client.post('/api/v1/chat/message', {
      body: { message: text.question((n * 7_919) % documents).text },
    }),
  )
  report(`${conversations * 4} messages, ${contacts} contacts, ${documents} documents`, figures)
  await writeFile(join(folder!, 'statements.md'), await slowestStatements(db, log, 20))
}
