import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeAudience, makeBroadcast } from '../campaign.ts'
import { median, percentile, report } from '../figures.ts'
import { startSink } from '../smtp.sink.ts'
import { startDesk } from './desk.ts'

// What watching a broadcast costs the server: 50,000 people (the first argument changes the number), of whom a broadcast
// writes to 3,000 a minute while its page is open in a browser. The same reads are then timed one by one, among all the
// rows that there are in the middle of it; the page repeats them every two seconds. Floor: the account's own record. The
// processor time of the database is counted along, because counting happens there.

const people = Number(process.argv[2] ?? 50_000)
const watchedMs = 20_000
const reads = 60
const perMinute = 3_000
const paceMs = 2_000

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

const alone = await usedWhile(() => sleep(watchedMs))
const page = await desk.open(`/outreach/broadcasts/${id}`)
await page.getByRole('progressbar').first().waitFor({ timeout: 120_000 })
const watched = await usedWhile(() => sleep(watchedMs))
const shown = Number(await page.getByRole('progressbar').first().getAttribute('aria-valuenow'))
const { status, counts } = await one()
await page.close()

const timed = async (read: () => Promise<unknown>): Promise<number[]> => {
  const took: number[] = []
  for (let n = 0; n < reads; n++) {
    const began = performance.now()
    await read()
    took.push(performance.now() - began)
  }
  return took
}
const floor = await timed(() => client.get('/api/v1/account'))
const counters = await timed(one)
const figures = await timed(() => client.get('/api/v1/communication/broadcasts/{id}/report', { params }))
const list = await timed(() =>
  client.get('/api/v1/communication/broadcasts/{id}/messages', {
    params,
    query: { reached: 'sent', cursor: '', limit: 50 },
  }),
)
await client.post('/api/v1/communication/broadcasts/{id}/cancel', { params })
await desk.close()
sink.close()

const share = (ms: number) => `${((ms / watchedMs) * 100).toFixed(1)} % of a core`
const both = (values: number[]) =>
  `p50 ${median(values).toFixed(0)} ms, p95 ${percentile(values, 95).toFixed(0)} ms`
report(
  `A broadcast to ${people.toLocaleString('en')} watched as it goes out (${status}, ${counts.sent} sent)`,
  {
    'an account’s own record (floor)': both(floor),
    counters: both(counters),
    report: both(figures),
    'fifty of its people': both(list),
    'reads of the page': `${(((median(counters) + median(figures) + median(list) / 2) / paceMs) * 100).toFixed(1)} % of a core at most (aim < 5 %)`,
    'server and database, sending alone': share(alone),
    'the same, watched': `${share(watched)}: ${share(watched - alone)} more`,
    'progress shown': `${shown} %`,
  },
)

/** The processor time that the server and its database used meanwhile, in ms. */
async function usedWhile(work: () => Promise<unknown>): Promise<number> {
  const before = usedBy(desk.server.pid)
  await work()
  return usedBy(desk.server.pid) - before
}

/** Of a process and of what it started, also what has ended since, in ms: fields 14 to 17 of `stat`, in ticks of 10 ms. */
function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * 10
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return own + children.reduce((sum, child) => sum + usedBy(Number(child)), 0)
}
