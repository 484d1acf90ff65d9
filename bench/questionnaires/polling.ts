import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { GetEndpoints } from '#client'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from '../client.ts'
import { percentile, report } from '../figures.ts'

// GET /questionnaires/links/all as programs poll it, with 100 links and with 10,000, each of its own questionnaire, a
// few of them changed lately. Floor: the server's /readyz, which runs one query, measured in turn with it.

const path = '/api/v1/questionnaires/links/all'

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client } = await register(server)
const database = new pg.Client({
  host: join(dataDir, 'run'),
  user: 'frontdesk',
  database: 'frontdesk',
})
await database.connect()
const since = new Date(Date.now() - 300_000).toISOString()
await client.post('/api/v1/questionnaires/bundle', {
  body: {
    person: { name: 'First' },
    questions: ['Why?', 'When?'],
  },
})

const figures: Record<string, string> = {}
for (const links of [100, 10_000]) {
  await fill(links)
  const [row] = (await client.get(path, { query: { limit: '1' } })).links
  for (const [name, query] of [
    ['200 newest', {}],
    ['500 newest', { limit: '500' }],
    ['what happened since five minutes ago', { since }],
    ['those completed', { status: 'completed' }],
    ['the few in progress', { status: 'in_progress' }],
    ['of one questionnaire', { questionnaire_id: row!.questionnaire.id }],
    ['the last page', { limit: '100', offset: links - 100 }],
  ] as const) {
    const { ours, floor } = await measure(query)
    figures[`${links} links, ${name}`] =
      `p95 ${ours.toFixed(1)} ms, ${(ours / floor).toFixed(1)} of /readyz (${floor.toFixed(1)} ms)`
  }
}
await database.end()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
report('GET /questionnaires/links/all', figures)

/**
 * Copies the first link until there are this many: most completed a while ago, every 20th open, three in progress.
 */
async function fill(count: number): Promise<void> {
  const { rows } = await database.query('select count(*)::int as links from questionnaire_link')
  const more = count - rows[0].links
  await database.query('begin')
  await database.query(`set local role frontdesk_across`)
  await database.query(
    `create temporary table made on commit drop as
     select n, gen_random_uuid() as questionnaire, gen_random_uuid() as link from generate_series(1, ${more}) n`,
  )
  await database.query(
    `insert into questionnaire (tenant_id, id, title, about, questions, recording_mode, monitor_activity, context_text, created_at, updated_at)
     select f.tenant_id, m.questionnaire, f.title, f.about, f.questions, f.recording_mode, f.monitor_activity, f.context_text, now(), now()
     from made m cross join (select * from questionnaire order by created_at limit 1) f`,
  )
  await database.query(
    `insert into questionnaire_link (tenant_id, id, questionnaire_id, token_hash, token_sealed, person_name, created_at, expires_at, started_at, completed_at, whole_at, ended_by, duration_seconds)
     select f.tenant_id, m.link, m.questionnaire, sha256(m.link::text::bytea), f.token_sealed, 'Person ' || m.n,
       now() - m.n * interval '1 minute' - interval '1 day', now() + interval '7 days',
       case when m.n % 20 <> 0 then now() - m.n * interval '1 minute' end,
       case when m.n % 20 <> 0 and m.n > 3 then now() - m.n * interval '1 minute' end,
       case when m.n % 20 <> 0 and m.n > 3 then now() - m.n * interval '1 minute' end,
       case when m.n % 20 <> 0 and m.n > 3 then 'agent' end,
       case when m.n % 20 <> 0 and m.n > 3 then 600 end
     from made m cross join (select * from questionnaire_link order by created_at desc limit 1) f`,
  )
  await database.query('commit')
  await database.query('analyze questionnaire; analyze questionnaire_link')
}

/** The 95th percentile of the answers, in milliseconds, and that of the floor, measured in turn. */
async function measure(query: GetEndpoints[typeof path]['query']): Promise<{ ours: number; floor: number }> {
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let i = 0; i < 110; i++) {
    const began = performance.now()
    await client.get(path, { query })
    const between = performance.now()
    await (await fetch(`${server.url}/readyz`)).text()
    if (i < 10) continue
    ours.push(between - began)
    floor.push(performance.now() - between)
  }
  return { ours: percentile(ours, 95), floor: percentile(floor, 95) }
}
