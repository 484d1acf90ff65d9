import { dimensionsOf, metricNames } from '#contract/reports/metrics.ts'
import { percentile, report } from '../figures.ts'
import { untilDaysAreCounted } from './count-days.ts'
import { dayBefore, startData } from './data.ts'

// Reports of a business with 1,000,000 messages within a year (MESSAGES changes the number): all figures of the year at once,
// every metric by week, and by each of its dimensions, each against the year before, as a signed-in member asks. Floor: one
// conversation by its id in the same run, with the same credential, row-level security and serialisation; and counting the
// year's messages in the database itself. A worker has counted the days that are over (COUNTED=no: they are counted from
// records, as in the minutes after an update). Beside each time stands the processor time of server and database.

const messages = Number(process.env.MESSAGES ?? 1_000_000)
const rounds = Number(process.env.ROUNDS ?? 20)
/** Messages of one conversation. */
const each = 8

const { tenant, client, db, get, used, startWorker, close } = await startData()
for (const label of ['Window', 'Fair', 'Mail']) await client.post('/api/v1/chat-links', { body: { label } })
const { id: service } = await client.post('/api/v1/services', {
  body: { name: 'Service', duration_minutes: 30 },
})
const began = performance.now()
await fill()
const filledIn = Math.round((performance.now() - began) / 1000)
const counted = process.env.COUNTED === 'no' ? 'not counted' : await countDays()

/** Lets a worker count the days that are over, as it does every five minutes. */
async function countDays(): Promise<string> {
  const worker = await startWorker()
  const seconds = await untilDaysAreCounted(db)
  await worker.stop()
  const { rows } = await db.query<{ size: string }>(
    "select pg_size_pretty(pg_total_relation_size('report_day')) as size",
  )
  await db.query('vacuum analyze report_day, report_touch')
  return `counted in ${seconds.toFixed(1)} s, ${rows[0]!.size}`
}

/** Triggers and foreign keys rest while rows are added. Times are spread evenly over the year. */
async function fill(): Promise<void> {
  const conversations = Math.ceil(messages / each)
  await db.query(
    "set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'",
  )
  await db.query("select set_config('app.tenant', $1, false)", [tenant])
  await db.query(
    `create temp table talk as
     select n, uuidv7(-(n * interval '364 days' / ${conversations})) as id,
       date_trunc('milliseconds', now() - n * interval '364 days' / ${conversations}) as at,
       (array['chat','widget','email','call','sms'])[1 + n / 7 % 5] as channel
     from generate_series(1, ${conversations}) n`,
  )
  await db.query(
    `insert into conversation (tenant_id, id, channel, begun_by, link_id, tags, status, message_count, started_at,
       last_message_at, first_asked_at, first_answered_at, outcome, cost)
     select $1, id, channel, 'visitor', (select array_agg(l.id) from chat_link l)[n % 5],
       case when n % 20 = 0 then '{vip}'::text[] when n % 33 = 0 then '{late,odd}' else '{}' end, 'closed', ${each}, at, at,
       at, at + n % 60 * interval '100 milliseconds',
       (array['resolved','resolved','resolved','unanswered','person',null])[1 + n % 6],
       case when n % 2 = 0 then 0.004 end
     from talk`,
    [tenant],
  )
  await db.query(
    `insert into message (tenant_id, id, conversation_id, position, role, text, answered, created_at)
     select $1, uuidv7(at - now() + p * interval '1 second'), id, p, (array['visitor','assistant'])[1 + (p + 1) % 2],
       'A common question', case when p % 2 = 0 then (n + p) % 7 > 0 end, at + p * interval '20 seconds'
     from talk, generate_series(1, ${each}) p`,
    [tenant],
  )
  await db.query(
    `insert into lead (tenant_id, id, name, email, source, status, conversation_id, created_at, updated_at)
     select $1, id, 'Person', 'p' || n || '@example.com', (array['chat','form','widget'])[1 + n % 3],
       (array['new','won','lost'])[1 + n % 3], id, at, at
     from talk where n % 4 = 0`,
    [tenant],
  )
  await db.query(
    `insert into booking (tenant_id, id, service_id, service_name, name, source, status, starts_at, ends_at, held_from, held_to,
       seat, language, timezone, token_hash, conversation_id, created_at, updated_at)
     select $1, id, $2, 'Service', 'Person', (array['chat','page','widget'])[1 + n % 3],
       (array['completed','cancelled','no_show'])[1 + n % 3], at, at + interval '30 minutes', at, at + interval '30 minutes',
       n, 'en', 'UTC', decode(md5(n::text), 'hex'), id, at - interval '1 day', at
     from talk where n % 6 = 0`,
    [tenant, service],
  )
  await db.query(
    `insert into call (tenant_id, id, direction, medium, status, answered_at, duration, heard_ms, spoken_characters,
       conversation_id, created_at, started_at, ended_at)
     select $1, id, 'inbound', 'phone', case when n % 8 = 0 then 'no_answer' else 'completed' end,
       case when n % 8 > 0 then at end, case when n % 8 > 0 then 120 end, 60000, 900, id, at, at, at + interval '2 minutes'
     from talk where channel = 'call'`,
    [tenant],
  )
  await db.query('vacuum analyze')
}

const year = `from=${dayBefore(364)}&to=${dayBefore(0)}`
const { rows } = await db.query<{ id: string }>('select id from conversation limit 1 offset 1000')
const paths: Record<string, string> = {
  'GET /conversations/{id} (floor)': `/conversations/${rows[0]!.id}`,
  'all figures of 30 days': `/analytics/overview?from=${dayBefore(29)}`,
  'all figures of the year': `/analytics/overview?${year}`,
  ...Object.fromEntries(
    metricNames.flatMap(metric => [
      [metric, `/analytics?metric=${metric}&interval=week&${year}`],
      ...dimensionsOf(metric).map(by => [
        `${metric} by ${by}`,
        `/analytics?metric=${metric}&interval=week&by=${by}&${year}`,
      ]),
    ]),
  ),
  'records of answered': `/analytics/records?metric=answered&cursor=&${year}`,
}

const figures: Record<string, string> = {}
const all: number[] = []
const slow: string[] = []
for (const [name, path] of Object.entries(paths)) {
  await get(path)
  const times: number[] = []
  const usedBefore = used()
  for (let round = 0; round < rounds; round++) times.push((await get(path)).ms)
  const processor = (used() - usedBefore) / rounds
  const p95 = percentile(times, 95)
  if (!name.includes('floor')) all.push(...times)
  if (p95 > 300) slow.push(name)
  figures[name] =
    `p50 ${percentile(times, 50).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, processor ${processor.toFixed(0)} ms`
}
const counting: number[] = []
for (let round = 0; round < rounds; round++) {
  const start = performance.now()
  await db.query('select count(*) from message where created_at >= $1 and answered is not null', [
    dayBefore(364),
  ])
  counting.push(performance.now() - start)
}
figures['counting its answers, in the database alone (floor)'] =
  `p50 ${percentile(counting, 50).toFixed(0)} ms, p95 ${percentile(counting, 95).toFixed(0)} ms`
await close()
report(
  `Reports of a year, ${messages.toLocaleString('en')} messages (filled in ${filledIn} s; days ${counted})`,
  {
    ...figures,
    'all of them': `p50 ${percentile(all, 50).toFixed(0)} ms, p95 ${percentile(all, 95).toFixed(0)} ms (aim p95 ≤ 300)`,
    'above 300 ms': slow.join('; ') || 'none',
  },
)
