import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { GetEndpoints } from '#client'
import { termsOf, wholeTermsOf } from '#server/modules/campaigns/terms/terms.ts'
import { startProcess } from '#server/test/process.ts'
import { makeAudience } from './campaign.ts'
import { register, unlimited } from './client.ts'
import { percentile, report } from './figures.ts'

// Times the message log of an account with a million messages of a year (the first argument changes the number): its
// pages, its search, and the overview. The rows are copied into the database as broadcasts would have left them. All
// requests go through the API. Floor: the server's /readyz.

const count = Number(process.argv[2] ?? 1_000_000)
const people = Math.min(50_000, count)
const rounds = 30

const firsts =
  'Anna Ben Chloé Dmitri Esra Felix Grace Hana Ivo Jana Karim Lena Milo Nora Omar Paula Quentin Rosa Andrej Tara'.split(
    ' ',
  )
const lasts = 'Bertram Kowalski Müller Nguyen Okafor Rossi Smith Tanaka'.split(' ')

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client, tenant } = await register(server)
const audience = await makeAudience(client, people)
const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
await db.connect()

const year = 365 * 86_400_000
const begin = Date.now() - year
const broadcasts = Array.from({ length: Math.ceil(count / people) }, (_, b) => uuidAt(begin, b))
const { rows: contacts } = await db.query<{ id: string }>('select id from contact where audience_id = $1', [
  audience,
])
await db.query(
  `insert into broadcast (tenant_id, id, name, audience_id, channel_order, template_ids, allow_replies, status, sent_at,
    created_at) select $1, id, 'Bench', $2, '{email,sms}', '{}', false, 'completed', now(), now() from unnest($3::uuid[]) id`,
  [tenant, audience, broadcasts],
)
await copy(
  'broadcast_message',
  'id, broadcast_id, contact_id, name, channel, state, reason, to_address, rendered_subject, rendered_body, attempts, queued_at, sent_at',
  messages(),
)
await copy('broadcast_message_term', 'term, message_id', terms())
await copy('broadcast_term', 'term', wholeTerms())
await db.query('vacuum analyze broadcast, broadcast_message, broadcast_message_term, broadcast_term')
await db.end()

const path = '/api/v1/communication/messages'
const asked: Record<string, GetEndpoints[typeof path]['query']> = {
  'the first page': {},
  'page 10,000 of 50': { offset: Math.min(499_950, count - 50) },
  'state=failed (2 of 100)': { state: 'failed' },
  'state=delivered, page 10,000': { state: 'delivered', offset: Math.min(499_950, Math.floor(count * 0.8)) },
  'channel=sms': { channel: 'sms' },
  'q: a first name (1 of 20)': { q: 'Anna' },
  'q: a beginning (1 of 10)': { q: 'an' },
  'q: both names of a person': { q: 'anna kowalski' },
  'q: an address': { q: 'person.777@example.com' },
  'q: a number, as people write it': { q: '0151 1000 0777' },
  'q: the end of a number': { q: '00777' },
  'q: inside an address': { q: 'erson.777' },
  'q: inside a name': { q: 'kowals' },
  'q: the domain of everybody': { q: 'example.com' },
  'q: the domain and a first name, page 1,000': {
    q: 'anna example.com',
    offset: Math.min(49_950, Math.floor(count / 30)),
  },
  'q: the domain of everybody, failed': { q: 'example.com', state: 'failed' },
  'q: a first name that only the oldest have': { q: 'methuselah' },
  'q: nobody': { q: 'zzyzx' },
  'q: nobody, of two that many have': { q: 'anna bertram' },
}
const readyz = await timed(() => fetch(`${server.url}/readyz`).then(answer => answer.text()))
const floor = percentile(readyz, 95)
const figures: Record<string, string> = { '/readyz (floor)': shown(readyz) }
for (const [name, query] of Object.entries(asked)) {
  const { messages } = await client.get(path, { query })
  const times = await timed(() => client.get(path, { query }))
  figures[name] = `${shown(times)}, ${messages.length} rows`
}
for (const days of [30, 365]) {
  figures[`overview of ${days} days`] = shown(
    await timed(() => client.get('/api/v1/communication/overview', { query: { days } })),
  )
}
await server.stop()
await rm(dataDir, { recursive: true, force: true })
report(`the log of ${count.toLocaleString('en')} messages`, figures)

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return times
}

function shown(times: number[]): string {
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)]
  return `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(p95 / floor).toFixed(1)} × the floor`
}

interface Person {
  name: string
  email: string
  phone: string
}

/** One in 20 people is called Anna, one in 8 Bertram, and nobody both. */
function person(n: number): Person {
  const group = Math.floor(n / firsts.length)
  const last = n % firsts.length ? lasts[group % 8] : lasts[1 + (group % 7)]
  return {
    name: `${firsts[n % firsts.length]} ${last}`,
    email: `person.${n}@example.com`,
    phone: `+49151${10_000_000 + n}`,
  }
}

function* each() {
  for (let n = 0; n < count; n++) {
    const at = begin + Math.floor((n / count) * year)
    const who = person(n % people)
    yield { n, at, id: uuidAt(at, n), who: n < 20 ? { ...who, name: `Methuselah ${n}` } : who }
  }
}

function* messages() {
  for (const { n, at, id, who } of each()) {
    const channel = n % 4 ? 'email' : 'sms'
    const to = channel === 'email' ? who.email : who.phone
    const state = n % 50 === 1 ? 'failed' : n % 25 === 2 ? 'blocked' : 'delivered'
    const reason = state === 'failed' ? 'undeliverable' : state === 'blocked' ? 'no_consent' : '\\N'
    const when = new Date(at).toISOString()
    const sent = state === 'delivered' ? when : '\\N'
    const contact = contacts[n % people]!.id
    const broadcast = broadcasts[Math.floor(n / people)]
    const body = `Dear ${who.name}, we look forward to seeing you again soon. `.repeat(8)
    yield [
      id,
      broadcast,
      contact,
      who.name,
      channel,
      state,
      reason,
      to,
      'Your appointment',
      body,
      1,
      when,
      sent,
    ]
  }
}

function* terms() {
  for (const { id, who } of each()) for (const term of termsOf(who)) yield [term, id]
}

function* wholeTerms() {
  const all = new Set<string>()
  for (const { who } of each()) for (const term of wholeTermsOf(who)) all.add(term)
  for (const term of all) yield [term]
}

async function copy(table: string, columns: string, rows: Iterable<unknown[]>): Promise<void> {
  function* lines() {
    for (const row of rows) yield `${tenant}\t${row.join('\t')}\n`
  }
  const into = copyFrom(`copy ${table} (tenant_id, ${columns}) from stdin`)
  await pipeline(Readable.from(lines()), db.query(into))
}

/** A version 7 UUID for a moment. The same number always gives the same UUID. */
function uuidAt(ms: number, n: number): string {
  const time = Math.floor(ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`
}
