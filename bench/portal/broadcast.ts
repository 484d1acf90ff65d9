import { setTimeout as sleep } from 'node:timers/promises'
import { makeAudience, makeBroadcast } from '../campaign.ts'
import { median, report } from '../figures.ts'
import { usedBy } from '../processor.ts'
import { startSink } from '../smtp.sink.ts'
import { startDesk } from './desk.ts'

// What watching a broadcast costs the server: 50,000 people (the first argument changes the number), of whom a broadcast
// writes to 3,000 a minute. Its page is opened and closed in turn, while the server goes on sending. Counted is the
// processor time of the server and of its database, with the page against the turns without it just before and after. Then
// sending is stopped, and what the page reads is read one by one, which tells the same with less noise. Floor: the account's
// own record.

const people = Number(process.argv[2] ?? 50_000)
const turns = 3
const turnMs = 20_000
const reads = 60
const perMinute = 3_000

const sink = await startSink()
const desk = await startDesk({
  SMTP_URL: sink.url,
  MAIL_FROM: 'desk@example.com',
  EMAIL_PER_MINUTE: String(perMinute),
})
const { client } = desk.business
const audience = await makeAudience(client, people)
const id = await makeBroadcast(client, audience)
const params = { id }
await client.post('/api/v1/communication/broadcasts/{id}/preview', { params })
await client.post('/api/v1/communication/broadcasts/{id}/send', { params })
const one = () => client.get('/api/v1/communication/broadcasts/{id}', { params })
while (!(await one()).planned_at) await sleep(500)
await sleep(turnMs / 2)

interface Turn {
  /** Processor time, as a share of one core. */
  used: number
  sent: number
}
const [alone, watched]: [Turn[], Turn[]] = [[], []]
let [asked, shown] = [0, 0]
for (let turn = 0; turn < turns; turn++) {
  alone.push(await turnOf())
  const page = await desk.open(`/outreach/broadcasts/${id}`)
  page.on('request', request => {
    if (request.url().includes(`/broadcasts/${id}`)) asked += 1
  })
  await page.getByRole('progressbar').first().waitFor({ timeout: 120_000 })
  // What opening a page costs is not what watching costs.
  await sleep(3_000)
  asked = 0
  watched.push(await turnOf())
  shown = Number(await page.getByRole('progressbar').first().getAttribute('aria-valuenow'))
  await page.close()
}
alone.push(await turnOf())
const { status, counts } = await one()
await client.post('/api/v1/communication/broadcasts/{id}/cancel', { params })
while ((await one()).status !== 'cancelled') await sleep(500)

const floor = await costOf(() => client.get('/api/v1/account'))
const counters = await costOf(one)
const figures = await costOf(() => client.get('/api/v1/communication/broadcasts/{id}/report', { params }))
const list = await costOf(() =>
  client.get('/api/v1/communication/broadcasts/{id}/messages', {
    params,
    query: { reached: 'sent', cursor: '', limit: 50 },
  }),
)
await desk.close()
sink.close()

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const all = (found: Turn[]) =>
  `${percent(median(found.map(({ used }) => used)))} of a core (${found.map(({ used }) => percent(used)).join(', ')}), ` +
  `${median(found.map(({ sent }) => sent))} mails a turn`
const more = watched.map(({ used }, turn) => used - (alone[turn]!.used + alone[turn + 1]!.used) / 2)
const perRead = median([counters, figures, list])
report(
  `A broadcast to ${people.toLocaleString('en')} watched as it goes out (${status}, ${counts.sent} sent), turns of ${turnMs / 1_000} s`,
  {
    'server and database, sending alone': all(alone),
    'the same, watched': all(watched),
    watching: `${percent(median(more))} of a core (${more.map(percent).join(', ')}; aim < 5 %)`,
    'requests of the page in a turn': `${asked}, which cost ${percent((asked * perRead) / turnMs)} of a core`,
    'progress shown': `${shown} %`,
    'an account’s own record (floor)': `${floor.toFixed(1)} ms of a processor`,
    counters: `${counters.toFixed(1)} ms`,
    report: `${figures.toFixed(1)} ms`,
    'fifty of its people': `${list.toFixed(1)} ms`,
  },
)

async function turnOf(): Promise<Turn> {
  const { sent } = (await one()).counts
  const used = await usedWhile(() => sleep(turnMs))
  return { used, sent: (await one()).counts.sent - sent }
}

/** The processor time of one read, in ms. */
async function costOf(read: () => Promise<unknown>): Promise<number> {
  const before = usedBy(desk.server.pid)
  for (let n = 0; n < reads; n++) await read()
  return (usedBy(desk.server.pid) - before) / reads
}

/** The processor time that the server and its database used meanwhile, as a share of one core. */
async function usedWhile(work: () => Promise<unknown>): Promise<number> {
  const [before, began] = [usedBy(desk.server.pid), performance.now()]
  await work()
  return (usedBy(desk.server.pid) - before) / (performance.now() - began)
}
