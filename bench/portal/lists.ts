import { percentile, report } from '../figures.ts'
import { dayBefore, startData } from './data.ts'
import { fillConversations } from './fill.ts'

// The lists of the desk with many conversations: each filter and each sort of GET /conversations by cursor, first page and a
// deep one, and GET /search, as a signed-in member asks. Floor: GET /conversations/{id} in the same run, which reads one row
// with the same credential, row-level security and serialisation.

const conversations = Number(process.env.CONVERSATIONS ?? 100_000)
const rounds = Number(process.env.ROUNDS ?? 30)

const { tenant, client, db, get, close } = await startData()
await client.post('/api/v1/chat-links', { body: { label: 'Link' } })
const began = performance.now()
await fillConversations(db, tenant, conversations)
const filledIn = Math.round((performance.now() - began) / 1000)

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
      'q=co+bi',
      'q=person1+person2',
      'q=common&needs=any',
      'q=number+question&tag=vip&needs=any',
      'q=question+delivery&channel=call&unread=true',
      'q=common+bicycle&status=open&channel=call',
      'tag=vip&status=open&channel=email',
      'tag=vip&status=closed',
      'tag=vip&needs=any',
      'unread=true&needs=any',
      'status=open&channel=call',
    ].map(query => [`conversations ${query || '(all)'}`, `/conversations?cursor=&${query}`]),
  ),
  ...Object.fromEntries(
    ['common', 'bicycle', 'xylophone', 'person77', '020 7946', 'co bi'].map(q => [
      `search ${q}`,
      `/search?q=${encodeURIComponent(q)}`,
    ]),
  ),
  counts: '/counts',
  ...Object.fromEntries(
    ['conversations', 'answered', 'answered&by=tag', 'first_answer', 'first_answer&by=channel', 'leads'].map(
      metric => [
        `a year of ${metric}`,
        `/analytics?interval=week&from=${dayBefore(364)}&to=${dayBefore(0)}&metric=${metric}`,
      ],
    ),
  ),
  'needs-you': '/needs-you?cursor=',
  'leads by name': '/leads?cursor=&sort=name',
  'leads q=person77': '/leads?cursor=&q=person77',
  'leads q=common wish': '/leads?cursor=&q=common+wish',
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
await close()
report(`Lists at the desk, ${conversations} conversations (filled in ${filledIn} s)`, {
  ...figures,
  'above 60 ms': slow.join('; ') || 'none',
})
