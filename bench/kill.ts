import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ConnectionError } from '#client'
import { startProcess } from '#server/test/process.ts'
import { recount } from '#server/test/recount.ts'
import { clientOf, register, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { median, report } from './figures.ts'

// Kills the only process with kill -9, 20 times, at a random moment while texts are ingested and bundles are
// processed. After the restart, everything acknowledged (201) must be stored exactly once; every bundle must end,
// with every item in it once; the index's counts must match a recount.

const rounds = 20
const longestMs = 3_000
const lanes = 3

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const databaseUrl = `postgresql://frontdesk@localhost/frontdesk?host=${encodeURIComponent(join(dataDir, 'run'))}`
const text = corpus()
const texts: string[] = []
const bundles: { job: string; link: string }[] = []
const pickUps: number[] = []
let disagreements = 0

let server = await startProcess({ dataDir, env: unlimited })
let { client, key } = await register(server)
await allowLinks()
let paragraph = 0

for (let round = 0; round < rounds; round++) {
  const work = [
    ...Array.from({ length: lanes }, (_, lane) => untilKilled(i => ingest(`Text ${round}-${lane}-${i}`))),
    untilKilled(i => bundle(`${round}-${i}`)),
  ]
  await sleep(Math.random() * longestMs)
  await server.kill()
  await Promise.all(work)
  server = await startProcess({ dataDir, env: unlimited })
  client = clientOf(server, key)
  pickUps.push(await untilGoingOn())
  disagreements += (await recount(databaseUrl)).length
}

const states: string[] = []
let [missing, twice] = [0, 0]
for (const { job, link } of bundles) {
  let progress = await client.get('/api/v1/chat-links/bundle/{job_id}', { params: { job_id: job } })
  while (!/completed|failed/.test(progress.status)) {
    await sleep(100)
    progress = await client.get('/api/v1/chat-links/bundle/{job_id}', { params: { job_id: job } })
  }
  states.push(progress.status)
  const names = namesOf(await client.get('/api/v1/knowledge', { query: { link_id: link } }))
  missing += progress.queued - new Set(names).size
  twice += names.length - new Set(names).size
}
disagreements += (await recount(databaseUrl)).length
const stored = namesOf(await client.get('/api/v1/knowledge'))
const once = new Set(stored)
const stopped = await server.stop()
await rm(dataDir, { recursive: true, force: true })

report(`kill -9, ${rounds} times, during ingest and bundles`, {
  'texts acknowledged': `${texts.length}; lost ${texts.filter(name => !once.has(name)).length}, twice ${texts.filter(name => stored.filter(s => s === name).length > 1).length}`,
  'bundles acknowledged': `${bundles.length}; completed ${states.filter(s => s === 'completed').length}, items missing ${missing}, twice ${twice}`,
  'index against a recount': `${disagreements} disagreements`,
  'restart → work goes on': `median ${median(pickUps).toFixed(0)} ms, longest ${Math.max(...pickUps).toFixed(0)} ms after /readyz`,
  'last stop': `exit code ${stopped}`,
})

/** Every bundle makes a link. */
async function allowLinks(): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  await db.query('update tenant set chat_link_limit = 1000000')
  await db.end()
}

/** Keeps sending work until its server is killed. */
async function untilKilled(work: (i: number) => Promise<void>): Promise<void> {
  try {
    for (let i = 0; ; i++) await work(i)
  } catch (error) {
    // The connection was cut, so the work was not acknowledged. Any other error is a finding.
    if (!(error instanceof ConnectionError)) throw error
  }
}

async function ingest(name: string): Promise<void> {
  const content = `${name}\n${text.lines(paragraph++, paragraph + 3)}`
  await client.post('/api/v1/knowledge/portal/ingest', { body: { content } })
  texts.push(name)
}

async function bundle(name: string): Promise<void> {
  const content = text.lines(paragraph, paragraph + 50)
  const files = Array.from({ length: 4 }, (_, i) => new File([content], `${name}-${i}.txt`))
  paragraph += 50
  const made = await client.post('/api/v1/chat-links/bundle', { body: { link: { label: name }, files } })
  bundles.push({ job: made.knowledge.job_id, link: made.link.id })
  await sleep(Math.random() * 1_000)
}

/** Milliseconds until every earlier bundle has made progress or ended. */
async function untilGoingOn(): Promise<number> {
  const started = performance.now()
  const progressOf = (job: string) =>
    client.get('/api/v1/chat-links/bundle/{job_id}', { params: { job_id: job } })
  const before = await Promise.all(bundles.map(({ job }) => progressOf(job)))
  const open = before.filter(progress => !/completed|failed/.test(progress.status))
  for (const progress of open.slice(0, 1)) {
    const job = bundles[before.indexOf(progress)]!.job
    while ((await progressOf(job)).ingested === progress.ingested) await sleep(20)
  }
  return open.length ? performance.now() - started : 0
}

function namesOf(list: { groups: { sources: { name: string }[] }[] }): string[] {
  return list.groups.flatMap(group => group.sources.map(source => source.name))
}
