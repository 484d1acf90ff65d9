import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Client } from '#client'
import { type ServerProcess, startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { hold, median, report } from './figures.ts'

// A new business teaches its first file, of 5 MB, and asks at once, while the database has no statistics of what it just
// got; and then another one, while it has those of one that taught a page. Floor: the same searches after VACUUM ANALYZE.

const paragraphs = 5_000
const firstQuestions = 20
const settledQuestions = 100

const text = corpus()
const alone = await measure(text.question)
const afterAnother = await measure(longQuestion, async (server, db) => {
  await teach((await register(server)).client, 5)
  await db.query('vacuum analyze')
})
report(`searches after the first teaching, of ${paragraphs.toLocaleString('en')} paragraphs`, {
  ...shown(alone),
  ...Object.fromEntries(
    Object.entries(shown(afterAnother)).map(([name, value]) => [`${name}, after another business`, value]),
  ),
})
const ofSettled = ({ first, settled }: Measured) => median(first) / median(settled)
hold([
  { name: 'first searches after teaching of settled', value: ofSettled(alone), unit: '×', atMost: 2 },
  // Twenty-one while the database compared every posting with every passage.
  { name: 'long questions after another business', value: ofSettled(afterAnother), unit: '×', atMost: 4 },
])

type Question = ReturnType<typeof text.question>

interface Measured {
  first: number[]
  next: number[]
  settled: number[]
}

/** Common words before the question: what is looked for in the passages with a rare one, and not in all. */
function longQuestion(paragraph: number): Question {
  const { text: question, answer } = text.question(paragraph)
  return { text: `${text.lines(paragraph, paragraph + 1).slice(0, 60)}. ${question}`, answer }
}

/** Teaches and asks as a new business on a new server, on which `before` was done. */
async function measure(
  questionOf: (paragraph: number) => Question,
  before: (server: ServerProcess, db: pg.Client) => Promise<void> = async () => {},
): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const server = await startProcess({ dataDir, env: unlimited })
  const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
  await db.connect()
  await before(server, db)
  const { client } = await register(server)
  const asked = (from: number, to: number) => ask(client, questionOf, from, to)
  // Loads what a process loads once, with the first question to it.
  await client.post('/api/v1/knowledge/search', { body: { query: text.question(0).text } })
  await teach(client, paragraphs)
  const first = await asked(0, firstQuestions)
  const next = await asked(firstQuestions, firstQuestions + settledQuestions)
  await db.query('vacuum analyze')
  await db.end()
  await asked(0, firstQuestions) // what is planned anew
  const settled = await asked(firstQuestions + settledQuestions, firstQuestions + 2 * settledQuestions)
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  return { first, next, settled }
}

async function teach(client: Client, count: number): Promise<void> {
  await client.post('/api/v1/knowledge/portal/upload', {
    body: { file: new File([text.lines(0, count)], 'first.txt') },
  })
}

function shown({ first, next, settled }: Measured): Record<string, string> {
  const floor = median(settled)
  const shownAs = (times: number[]) =>
    `p50 ${median(times).toFixed(1)} ms, ${(median(times) / floor).toFixed(2)} × floor; longest ${Math.max(...times).toFixed(0)} ms`
  return {
    'settled (floor)': `p50 ${floor.toFixed(1)} ms`,
    'the first question': `${first[0]!.toFixed(1)} ms`,
    [`the first ${firstQuestions}`]: shownAs(first),
    [`the next ${settledQuestions}`]: shownAs(next),
  }
}

/** Searches for the facts of paragraphs and returns how long each took. Throws at a wrong answer. */
async function ask(
  client: Client,
  questionOf: (paragraph: number) => Question,
  from: number,
  to: number,
): Promise<number[]> {
  const times: number[] = []
  for (let n = from; n < to; n++) {
    const { text: query, answer } = questionOf((n * 97) % paragraphs)
    const before = performance.now()
    const { passages } = await client.post('/api/v1/knowledge/search', { body: { query } })
    times.push(performance.now() - before)
    if (!passages[0]?.text.includes(answer)) throw new Error(`not found: ${query}`)
  }
  return times
}
