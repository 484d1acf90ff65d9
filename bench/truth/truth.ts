import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startProcess } from '#server/test/process.ts'
import { unlimited } from '../client.ts'
import { percentile } from '../figures.ts'
import { converse, passagesRead, placeOfAnswer } from './asking.ts'
import { askBare, type BareAnswer, bestThreshold, type Chunk, judgeBare } from './baseline.ts'
import { type Business, readBusinesses } from './businesses.ts'
import { type Judged, judge } from './judging.ts'
import { startStandIn } from './stand-in.ts'
import { table } from './table.ts'
import { learned, type TaughtBusiness, teach } from './teaching.ts'
import { transcript } from './transcripts.ts'

// How true the answers are: teaches whole businesses through the doors that owners have, asks what their visitors ask
// at the chat page, and judges each reply. Floor: the least that an assistant can be, over the same passages.
//
//   node bench/truth/truth.ts [--set dev|held|all] [--businesses DIR]… [--business NAME] [--transcripts FILE] [--model]
//
// With --model a language model answers: the server of LLM_URL and LLM_MODEL, else a stand-in of our own.

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    businesses: { type: 'string', multiple: true, default: [join(import.meta.dirname, 'businesses')] },
    business: { type: 'string' },
    transcripts: { type: 'string' },
    model: { type: 'boolean', default: false },
  },
})
const { set } = options
if (set !== 'dev' && set !== 'held' && set !== 'all')
  throw new Error(`--set is dev, held or all; it is ${JSON.stringify(set)}.`)

const businesses = await readBusinesses(options.businesses)
const isAsked = ({ name, half }: Business): boolean =>
  options.business ? name === options.business : set === 'all' || half === set
if (!businesses.some(isAsked)) throw new Error('No business is of that set or name.')
// The floor's threshold is chosen on the development half, which is therefore taught whatever is asked.
const isTaught = (business: Business) => isAsked(business) || (!options.business && business.half === 'dev')

const standIn = options.model && !process.env.LLM_URL ? await startStandIn() : null
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({
  dataDir,
  env: { ...unlimited, ALLOW_PRIVATE_NETWORK: 'on', ...modelSettings() },
})
const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
try {
  await db.connect()
  await measure()
} finally {
  await db.end()
  await server.stop()
  await standIn?.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(): Promise<void> {
  const before = performance.now()
  const taught = await Promise.all(businesses.filter(isTaught).map(business => teach(server, business)))
  await learned(db)
  // Autovacuum does this within a minute. Until then the planner has no statistics.
  await db.query('analyze')
  const taughtAfter = performance.now()

  const judged: Judged[] = []
  const times: number[] = []
  const transcripts: string[] = []
  const places: (number | null)[] = []
  for (const one of taught.filter(({ business }) => isAsked(business))) {
    for (const question of one.business.questions) {
      const conversation = await converse(server, db, one, question)
      const judgement = judge(question, conversation.reply)
      const { confidence, turns } = conversation
      judged.push({ business: one.business.name, question, judgement, confidence })
      times.push(...turns.map(({ ms }) => ms))
      if (question.expect) places.push(await placeOfAnswer(one, question, conversation.query))
      if (options.transcripts) transcripts.push(await transcript(one, question, conversation, judgement))
    }
  }
  const askedAfter = performance.now()
  if (options.transcripts) await writeFile(options.transcripts, transcripts.join('\n'))

  print(table(judged, await bareAssistant(taught)))
  const within = (first: number) =>
    `${((100 * places.filter(place => place !== null && place < first).length) / places.length).toFixed(1)} %`
  print(
    `\nthe answer is in the first passage found: ${within(1)}, in the first ${passagesRead}: ${within(passagesRead)}`,
  )
  print(`answered by: ${answeredBy()}`)
  print(`a turn: p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${percentile(times, 95).toFixed(0)} ms`)
  print(`the server's process: ${await memory()}`)
  for (const { refused } of taught) for (const document of refused) print(`not taught: ${document}`)
  print(`taught in ${seconds(before, taughtAfter)}, asked in ${seconds(taughtAfter, askedAfter)}`)
}

/** The same questions to the bare assistant. Its threshold comes from development businesses, if any were taught. */
async function bareAssistant(taught: TaughtBusiness[]): Promise<Judged[]> {
  const answers: BareAnswer[] = []
  for (const one of taught) answers.push(...askBare(one.business, await chunksOf(one)))
  const development = answers.filter(({ business }) => business.half === 'dev')
  if (!development.length) print('(The threshold of the bare assistant is chosen on these very questions.)')
  const threshold = bestThreshold(development.length ? development : answers)
  return judgeBare(
    answers.filter(({ business }) => isAsked(business)),
    threshold,
  )
}

async function chunksOf({ tenant }: TaughtBusiness): Promise<Chunk[]> {
  const { rows } = await db.query<Chunk>(
    'select title, body as text from knowledge_chunk where tenant_id = $1 order by id',
    [tenant],
  )
  return rows
}

/** Search by meaning is as the environment says, and with --model so is the model. */
function modelSettings(): Record<string, string> {
  const set = Object.entries(process.env).filter(
    ([name, value]) => value && /^(LLM|EMBEDDINGS)(_|$)/.test(name),
  )
  const given = Object.fromEntries(set.filter(([name]) => options.model || !name.startsWith('LLM')))
  return {
    EMBEDDINGS: 'on',
    ...given,
    ...(standIn && { LLM_URL: standIn.url, LLM_MODEL: 'stand-in' }),
  } as Record<string, string>
}

function answeredBy(): string {
  if (!options.model) return 'the built-in assistant'
  return standIn
    ? 'a stand-in for a model, which shows that the way to a model works, not how good a model is'
    : `${process.env.LLM_MODEL} at ${process.env.LLM_URL}`
}

async function memory(): Promise<string> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '')
  const megabytes = (name: string) =>
    `${(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024).toFixed(0)} MB`
  return status
    ? `${megabytes('VmRSS')} resident, ${megabytes('VmHWM')} at most`
    : 'its memory is known on Linux only'
}

function seconds(from: number, to: number): string {
  return `${((to - from) / 1000).toFixed(1)} s`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
