import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { Pool } from 'undici'
import { type ServerProcess, startProcess } from '#server/test/process.ts'
import { register, sendThrough, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { hold, report } from './figures.ts'
import { walFilesMade } from './wal-files.ts'

// Teaches 1,000 pages of 5 kB over HTTP, four at a time. Each page is cut into chunks, analysed and indexed in one
// transaction. Floor: COPY of the rows that this left in the database into empty tables with the same columns and
// indexes.

const pages = 1_000
const perPage = 5 // paragraphs of about 1 kB
const atOnce = 4
const tables = ['knowledge_source', 'knowledge_chunk', 'knowledge_lexeme', 'knowledge_posting']

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client, key } = await register(server)
const pool = new Pool(server.url, { connections: atOnce })
const text = corpus()
const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
await db.connect()
await walFilesMade(db)
await teach(0, 20) // warming up
const before = await counted()
const memory: number[] = []
const started = performance.now()
for (let quarter = 0; quarter < 4; quarter++) {
  await teach(20 + (quarter * pages) / 4, 20 + ((quarter + 1) * pages) / 4)
  memory.push(await resident(server))
}
const ours = (performance.now() - started) / 1000
const chunks = (await counted()) - before
const copied = await copyRows()
await db.end()
await pool.close()
await server.stop()
await rm(dataDir, { recursive: true, force: true })

report(`${pages} pages of ${perPage} kB, ${atOnce} at a time`, {
  'COPY of the rows (floor)': `${copied.seconds.toFixed(2)} s, ${(chunks / copied.seconds).toFixed(0)} chunks/s (${copied.rows.toLocaleString('en')} rows)`,
  'taught over HTTP': `${ours.toFixed(2)} s, ${(chunks / ours).toFixed(0)} chunks/s, ${(ours / copied.seconds).toFixed(1)} × floor`,
  'resident after each quarter': `${memory.map(mb => mb.toFixed(0)).join(', ')} MB`,
})
hold([{ name: 'teaching of COPY', value: ours / copied.seconds, unit: '×', atMost: 3 }])

async function teach(from: number, to: number): Promise<void> {
  let next = from
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let page = next++; page < to; page = next++) {
        const content = text.lines(page * perPage, (page + 1) * perPage)
        await sendThrough(pool, key, 'POST', '/api/v1/knowledge/portal/ingest', { content }, 201)
      }
    }),
  )
}

async function counted(): Promise<number> {
  const { chunks } = await client.get('/api/v1/knowledge')
  return chunks
}

async function resident({ pid }: ServerProcess): Promise<number> {
  return Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
}

async function copyRows(): Promise<{ seconds: number; rows: number }> {
  let seconds = 0
  let rows = 0
  for (const table of tables) {
    const columns = await db.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    )
    const names = columns.rows.map(({ name }) => `"${name}"`).join()
    const data = await buffer(db.query(copyTo(`copy ${table} (${names}) to stdout (format binary)`)))
    await db.query(`create table floor_${table} (like ${table} including all)`)
    const start = performance.now()
    await pipeline(
      Readable.from([data]),
      db.query(copyFrom(`copy floor_${table} (${names}) from stdin (format binary)`)),
    )
    seconds += (performance.now() - start) / 1000
    rows += (await db.query(`select from floor_${table}`)).rowCount ?? 0
  }
  return { seconds, rows }
}
