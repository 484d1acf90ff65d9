import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from '../client.ts'
import { percentile, report } from '../figures.ts'

// The lists of the desk with many conversations: each filter and each sort of GET /conversations by cursor, first page and a
// deep one, and GET /search, as a signed-in member asks. Floor: GET /conversations/{id} in the same run, which reads one row
// with the same credential, row-level security and serialisation.

const conversations = Number(process.env.CONVERSATIONS ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 30)

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: { ...unlimited, EMBEDDINGS: 'off' } })
const { tenant, cookie, client } = await register(server)
await client.post('/api/v1/chat-links', { body: { label: 'Link' } })
const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
await db.connect()
const began = performance.now()
await fill()
const filledIn = Math.round((performance.now() - began) / 1000)

const get = async (path: string): Promise<{ ms: number; body: Record<string, unknown> }> => {
  const start = performance.now()
  const answer = await fetch(`${server.url}/api/v1${path}`, { headers: { cookie, origin: server.url } })
  const body = await answer.json()
  const ms = performance.now() - start
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`)
  return { ms, body }
}

const { rows: one } = await db.query<{ id: string; lead_id: string; link_id: string; member: string }>(
  `select c.id, (select lead_id from lead_entry limit 1) as lead_id, (select id from chat_link limit 1) as link_id,
     (select id from member limit 1) as member
   from conversation c order by c.id offset $1 limit 1`,
  [Math.floor(conversations / 2)],
)
const { id, lead_id, link_id, member } = one[0]!
const paths: Record<string, string> = {
  'GET /conversations/{id} (floor)': `/conversations/${id}`,
  ...Object.fromEntries(
    [
      '',
      'sort=oldest',
      'sort=waiting',
      'status=open',
      'status=closed',
      'status=open&sort=waiting',
      'channel=email',
      'channel=sms',
      'channel=whatsapp',
      'tag=vip',
      'tag=rare',
      'tag=nobody',
      `lead_id=${lead_id}`,
      `link_id=${link_id}`,
      'needs=any',
      'needs=none',
      'needs=callback',
      'needs=failed_booking',
      'needs=any&sort=waiting&include=needs',
      'needs=email_draft&sort=waiting&include=needs',
      'held_by=person',
      'held_by=assistant',
      'assignee=me',
      'assignee=none',
      `assignee=${member}&status=open`,
      'unread=true',
      'unread=false',
      'unread=true&status=closed&channel=sms',
      'since=2026-01-01&until=2026-01-02',
      'q=common',
      'q=bicycle',
      'q=xylophone',
      'q=nothinglikeit',
      'q=person77',
      'q=common+bicycle',
      'q=common+wheel&status=open',
      'q=common&channel=sms&needs=any',
      'tag=vip&status=open&channel=email',
    ].map(query => [`conversations ${query || '(all)'}`, `/conversations?cursor=&${query}`]),
  ),
  ...Object.fromEntries(
    ['common', 'bicycle', 'xylophone', 'person77', '020 7946', 'co bi'].map(q => [
      `search ${q}`,
      `/search?q=${encodeURIComponent(q)}`,
    ]),
  ),
  'needs-you': '/needs-you?cursor=',
  'leads by name': '/leads?cursor=&sort=name',
  'leads q=person77': '/leads?cursor=&q=person77',
  'messages before=end': `/conversations/${id}/messages?before=end&limit=50`,
}

const figures: Record<string, string> = {}
const slow: string[] = []
for (const [name, path] of Object.entries(paths)) {
  const first = await get(path)
  await get(path)
  const times: number[] = []
  let deep = path
  let { body } = first
  for (let round = 0; round < rounds; round++) {
    times.push((await get(round % 2 ? deep : path)).ms)
    // Every other request goes a page deeper.
    if (round % 2 === 0 && typeof body.next === 'string' && body.next) {
      deep = path.replace('cursor=', `cursor=${encodeURIComponent(body.next)}`)
      body = (await get(deep)).body
    }
  }
  const found = body.total === undefined ? '' : `, ${body.total}${body.total_capped ? '+' : ''} found`
  const p95 = percentile(times, 95)
  if (p95 > 60) slow.push(name)
  figures[name] = `p50 ${percentile(times, 50).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${found}`
}
await db.end()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
report(`Lists at the desk, ${conversations} conversations (filled in ${filledIn} s)`, {
  ...figures,
  'above 60 ms': slow.join('; ') || 'none',
})

/**
 * Conversations over two years, four messages each; a fifth of them open, an eighth of these waits for a person; 5,000
 * unread, 2,000 looked after by the member. Triggers rest while rows are added, and the words are added at once.
 */
async function fill(): Promise<void> {
  await db.query("set session_replication_role = replica; set work_mem = '512MB'")
  await db.query("select set_config('app.tenant', $1, false)", [tenant])
  await db.query(
    `create temp table talk as
     select n, gen_random_uuid() as id, date_trunc('milliseconds', now() - n * interval '10 minutes') as at,
       (array['chat','widget','email','call','sms'])[1 + n % 5] as channel, n % 5 = 0 as open
     from generate_series(1, ${conversations}) n`,
  )
  await db.query(
    `insert into conversation (tenant_id, id, channel, begun_by, link_id, tags, client_name, email, phone, language, status,
       held_by, holder_id, holder_name, held_at, assignee_id, message_count, turn_count, started_at, last_message_at, closed_at)
     select $1, t.id, channel, 'visitor', case when n % 50 = 0 then (select id from chat_link limit 1) end,
       case when n % 20 = 0 then '{vip}'::text[] when n % 30000 = 7 then '{rare}' else '{}' end,
       'Person' || n, 'person' || n || '@example.com', '+4420794' || (60000 + n % 40000), 'en',
       case when open then 'open' else 'closed' end,
       case when n % 200 = 0 then 'person' else 'assistant' end,
       case when n % 200 = 0 then m.id end, case when n % 200 = 0 then 'Owner' end, case when n % 200 = 0 then at end,
       case when n % 50 = 1 then m.id end, 4, 2, at - interval '5 minutes', at, case when not open then at end
     from talk t, (select id from member where tenant_id = $1 limit 1) m`,
    [tenant],
  )
  await db.query(
    `insert into message (tenant_id, id, conversation_id, position, role, text, created_at)
     select $1, gen_random_uuid(), id, p, (array['visitor','assistant'])[1 + (p + 1) % 2],
       'A common question about ' || (array['opening hours','the bicycle','a new wheel','prices of saddles','delivery'])[1 + (n + p) % 5]
         || case when n % 25000 = 3 then ' and a xylophone' else '' end || ', number ' || (n * 7 + p) % 5000,
       at - (5 - p) * interval '1 minute'
     from talk, generate_series(1, 4) p`,
    [tenant],
  )
  await db.query(
    `insert into needs_you (tenant_id, id, kind, title, conversation_id, question_key, status, created_at, snoozed_until)
     select $1, gen_random_uuid(), (array['unanswered','handover','callback','email_draft'])[1 + (n / 40) % 4],
       'Something for a person ' || n, id, '', case when n % 80 = 0 then 'done' else 'open' end, at,
       case when n % 400 = 120 then now() + interval '1 day' end
     from talk where n % 40 = 0`,
    [tenant],
  )
  await db.query(
    `insert into conversation_unread (tenant_id, member_id, conversation_id, read_position, messages)
     select $1, m.id, t.id, 0, 2 from talk t, (select id from member where tenant_id = $1 limit 1) m where n % 20 = 3`,
    [tenant],
  )
  await db.query(
    `insert into lead (tenant_id, id, name, email, phone, phone_key, intent, source, created_at, updated_at)
     select $1, id, 'Person' || n, 'person' || n || '@example.com', null, null, 'A common wish', 'chat', at, at
     from talk where n % 3 = 0`,
    [tenant],
  )
  await db.query(
    `insert into lead_entry (tenant_id, id, lead_id, kind, record_id, at)
     select $1, gen_random_uuid(), id, 'conversation', id, at from talk where n % 3 = 0`,
    [tenant],
  )
  await db.query(
    `insert into search_term
     select c.tenant_id, 'conversation', c.id, term from conversation c, conversation_terms(c)
     union select m.tenant_id, 'conversation', m.conversation_id, term from message m, search_words(m.text)
     union select l.tenant_id, 'lead', l.id, term from lead l, lead_terms(l)`,
  )
  await db.query('vacuum analyze')
}
