import { makeAudience } from './campaign.ts'
import { corpus } from './corpus.ts'
import { type Aimed, hold, median, report } from './figures.ts'
import { untilDaysAreCounted } from './portal/count-days.ts'
import { type Data, dayBefore, startData } from './portal/data.ts'
import { fillConversations } from './portal/fill.ts'

// How what is asked most often grows with the data: businesses with 1, 10 and 100 times as many conversations (of four
// messages), contacts and passages, each on a server of its own. They are asked in turns, so a machine that is slow for a
// while is slow for all. The exponent is the slope between the logarithms of data and time: 0 where the time stays, 1 where
// it grows with the data. Floor: the account's own record.

const base = { conversations: 500, contacts: 500, passages: 100 }
const factors = [1, 10, 100]
const rounds = Number(process.argv[2] ?? 30)
/** How many times as long the largest business may take as the smallest. */
const mostGrowth = 4
const yearSeconds = 365 * 86_400
/** Passages of one upload: below its 10 MB. */
const perFile = 8_000

type Ask = (round: number) => Promise<unknown>

const text = corpus()
const businesses: { close: Data['close']; asks: Record<string, Ask> }[] = []
for (const factor of factors) {
  const began = performance.now()
  businesses.push(await makeBusiness(factor))
  process.stdout.write(`${factor} ×: made in ${((performance.now() - began) / 1_000).toFixed(0)} s\n`)
}

const figures: Record<string, string> = {}
const aims: Aimed[] = []
for (const name of Object.keys(businesses[0]!.asks)) {
  const times: number[][] = factors.map(() => [])
  for (let round = -2; round < rounds; round++)
    for (const [at, { asks }] of businesses.entries()) {
      const began = performance.now()
      await asks[name]!(Math.abs(round))
      // The first two warm it up.
      if (round >= 0) times[at]!.push(performance.now() - began)
    }
  const [one, ten, hundred] = times.map(median) as [number, number, number]
  const growth = hundred / one
  const exponent = Math.log10(growth) / 2
  figures[name] =
    `${[one, ten, hundred].map(ms => `${ms.toFixed(1).padStart(6)} ms`).join('  ')}  ${growth.toFixed(2)} ×  exponent ${exponent.toFixed(2)}`
  if (!name.includes('floor'))
    aims.push({ name: `${name}, 100 × the data`, value: growth, unit: '×', atMost: mostGrowth })
}
for (const { close } of businesses) await close()
report(`p50 at ${factors.map(factor => `${factor} ×`).join(', ')} the data`, figures)
hold(aims)

async function makeBusiness(factor: number): Promise<(typeof businesses)[number]> {
  const data = await startData()
  const { client, db, tenant, get } = data
  const conversations = base.conversations * factor
  const passages = base.passages * factor
  for (let from = 0; from < passages; from += perFile) {
    const lines = text.lines(from, Math.min(passages, from + perFile))
    const file = new File([lines], `handbook-${from}.txt`)
    await client.post('/api/v1/knowledge/portal/upload', { body: { file } })
  }
  const audience = await makeAudience(client, base.contacts * factor)
  await client.post('/api/v1/chat-links', { body: { label: 'Link' } })
  await fillConversations(db, tenant, conversations, (2 * yearSeconds) / conversations)
  // A worker counts the days that are over, for the reports.
  const worker = await data.startWorker()
  await untilDaysAreCounted(db)
  await worker.stop()
  await db.query('vacuum analyze')
  const year = `from=${dayBefore(364)}&to=${dayBefore(0)}`
  return {
    close: data.close,
    asks: {
      'the account (floor)': () => get('/auth/me'),
      'a chat turn': n =>
        client.post('/api/v1/chat/message', {
          body: { message: text.question((n * 7_919) % passages).text },
        }),
      'a search': n => get(`/search?q=person${77 + n}`),
      'the inbox': () => get('/conversations?cursor='),
      'what waits for a person': () => get('/needs-you?cursor='),
      'people by name': () => get('/leads?cursor=&sort=name'),
      'the contacts of an audience': () => get(`/communication/audiences/${audience}/contacts`),
      'figures of a year': () => get(`/analytics/overview?${year}`),
    },
  }
}
