import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { hold, median, report } from './figures.ts'

// A new business teaches its first file, of 5 MB, and asks at once, while the database has no statistics of what it just
// got. Floor: the same searches after VACUUM ANALYZE.

const paragraphs = 5_000
const firstQuestions = 20
const settledQuestions = 100

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client } = await register(server)
const text = corpus()
// Loads what a process loads once, with the first question to it.
await client.post('/api/v1/knowledge/search', { body: { query: text.question(0).text } })
await client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([text.lines(0, paragraphs)], 'first.txt') },
})
const first = await asked(0, firstQuestions)
const next = await asked(firstQuestions, firstQuestions + settledQuestions)
const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
await db.connect()
await db.query('vacuum analyze')
await db.end()
await asked(0, firstQuestions) // what is planned anew
const settled = await asked(firstQuestions + settledQuestions, firstQuestions + 2 * settledQuestions)
await server.stop()
await rm(dataDir, { recursive: true, force: true })

const floor = median(settled)
const shownAs = (times: number[]) =>
  `p50 ${median(times).toFixed(1)} ms, ${(median(times) / floor).toFixed(2)} × floor; longest ${Math.max(...times).toFixed(0)} ms`
report(`searches after the first teaching, of ${paragraphs.toLocaleString('en')} paragraphs`, {
  'settled (floor)': `p50 ${floor.toFixed(1)} ms`,
  'the first question': `${first[0]!.toFixed(1)} ms`,
  [`the first ${firstQuestions}`]: shownAs(first),
  [`the next ${settledQuestions}`]: shownAs(next),
})
hold([
  { name: 'first searches after teaching of settled', value: median(first) / floor, unit: '×', atMost: 2 },
])

/** Searches for the facts of paragraphs and returns how long each took. Throws at a wrong answer. */
async function asked(from: number, to: number): Promise<number[]> {
  const times: number[] = []
  for (let n = from; n < to; n++) {
    const { text: query, answer } = text.question((n * 97) % paragraphs)
    const before = performance.now()
    const { passages } = await client.post('/api/v1/knowledge/search', { body: { query } })
    times.push(performance.now() - before)
    if (!passages[0]?.text.includes(answer)) throw new Error(`not found: ${query}`)
  }
  return times
}
