import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { deskPath } from '#web/portal/build.ts'
import type { Scene } from '../../scripts/simulation/happenings.ts'
import { simulate } from '../../scripts/simulation/hour.ts'
import { ownServer } from '../../scripts/simulation/own-server.ts'
import { summaryOf } from '../../scripts/simulation/summary.ts'
import { report } from '../figures.ts'

// The desk while an hour of business passes in fast motion (scripts/simulate.ts): Today, the inbox and the reports stay open
// in a browser. Nothing may be said on the console, what the pages hold after a garbage collection may not grow, and in the
// end the pages show the figures that the API has, without having been loaded again.
//
//   node bench/portal/hour.ts [minutes, default 3] [happenings a second, default 4] [seed, default 1]

const [minutes, rate, seed] = [3, 4, 1].map((usual, n) => Number(process.argv[2 + n] ?? usual)) as [
  number,
  number,
  number,
]
/** What a page may hold more in the end than after the first quarter: lists are longer, and caches fuller. */
const mostGrowth = { share: 1.25, bytes: 2 * 1024 * 1024 }
/** Milliseconds until a page that is looked at must show a figure: reports read theirs again every minute. */
const patience = 75_000

interface Watched {
  name: string
  page: Page
  cdp: CDPSession
  /** Bytes after a garbage collection, by time. */
  heap: number[]
  /** What the page has of the document, by time: a node that is kept by nothing but a script counts as well. */
  nodes: number[]
  listeners: number[]
}

const said: string[] = []

async function openPages(context: BrowserContext, url: string): Promise<Watched[]> {
  const places = { Today: '/', Inbox: '/inbox?view=all', Reports: '/reports?range=7' }
  return Promise.all(
    Object.entries(places).map(async ([name, path]) => {
      const page = await context.newPage()
      page.on('console', line => {
        if (line.type() === 'error') said.push(`${name}: ${line.text()}`)
      })
      page.on('pageerror', error => said.push(`${name}: ${error.message}`))
      await page.goto(url + deskPath + (path === '/' ? '' : path))
      await page.locator('main h1').first().waitFor()
      return { name, page, cdp: await context.newCDPSession(page), heap: [], nodes: [], listeners: [] }
    }),
  )
}

async function weigh(watched: Watched[]): Promise<void> {
  for (const { cdp, heap, nodes, listeners } of watched) {
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    const counted = await cdp.send('Memory.getDOMCounters')
    heap.push(usedSize)
    nodes.push(counted.nodes)
    listeners.push(counted.jsEventListeners)
  }
}

/** The whole number at the place of a page, once it is the one that is wanted; else the last one read. */
async function shows(
  read: () => Promise<string | null>,
  wanted: () => Promise<number>,
): Promise<string | null> {
  const until = Date.now() + patience
  for (;;) {
    const [shown, right] = [Number((await read())?.replace(/\D/g, '')), await wanted()]
    if (shown === right) return null
    if (Date.now() > until) return `${shown} in place of ${right}`
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

/** The badge of the inbox counts to 99. */
const badge = (page: Page): Promise<string | null> =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .locator('[aria-hidden="true"][dir="ltr"]')
    .textContent()

async function differences(
  [today, inbox, reports]: Watched[],
  { business: { owner } }: Scene,
): Promise<string[]> {
  const counts = () => owner.get('/api/v1/counts')
  const waiting = async () => (await counts()).needs_you.total
  const figure = (metric: string) => async () => {
    const { figures } = await owner.get('/api/v1/analytics/overview', { query: { from: weekAgo } })
    return figures.find(each => each.metric === metric)!.total!
  }
  const weekAgo = await reports!.page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('a[href*="/reports/records"]')!
    return new URL(link.href).searchParams.get('from')!
  })
  const ofReports = (name: string) => () =>
    reports!.page.getByRole('link', { name: new RegExp(`^${name}: .*Show the records$`) }).textContent()
  const found = {
    'Today, what needs you': await shows(
      () =>
        today!.page
          .getByRole('link', { name: /^All \d+/ })
          .first()
          .textContent(),
      waiting,
    ),
    'Inbox, the badge': await shows(
      () => badge(inbox!.page),
      async () => Math.min(99, await waiting()),
    ),
    'Reports, conversations': await shows(ofReports('Conversations'), figure('conversations')),
    'Reports, bookings made': await shows(ofReports('Bookings made'), figure('booked')),
    'Reports, new leads': await shows(ofReports('New leads'), figure('leads')),
  }
  return Object.entries(found).flatMap(([place, wrong]) => (wrong ? [`${place}: ${wrong}`] : []))
}

const own = await ownServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
let watched: Watched[] = []
let timer: NodeJS.Timeout | undefined
const { url, deliver, carrier } = own
const scene = await simulate({
  url,
  minutes,
  rate,
  seed,
  deliver,
  carrier,
  async opened({ business: { email, password } }) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const answer = await context.request.post(`${url}/api/v1/auth/login`, {
      data: { email, password },
      headers: { origin: url },
    })
    if (!answer.ok()) throw new Error(`signing in answered ${answer.status()}`)
    watched = await openPages(context, url)
    timer = setInterval(() => void weigh(watched), (minutes * 60_000) / 12)
  },
})
clearInterval(timer)
const wrong = await differences(watched, scene)
await weigh(watched)
await browser.close()
await own.stop()

const inMiB = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
const grown = watched.filter(({ heap }) => {
  const early = heap[Math.floor(heap.length / 4)]!
  return heap.at(-1)! > early * mostGrowth.share + mostGrowth.bytes
})
process.stdout.write(summaryOf(scene.ledger))
report(`The desk during ${minutes} minutes, ${rate} happenings a second`, {
  ...Object.fromEntries(
    watched.flatMap(({ name, heap, nodes, listeners }) => [
      [`heap of ${name}, MiB after collection`, heap.map(inMiB).join(' ')],
      [`nodes of ${name}`, nodes.join(' ')],
      [`listeners of ${name}`, listeners.join(' ')],
    ]),
  ),
  'pages that grew': grown.map(({ name }) => name).join(', ') || 'none',
  'said on the console': said.slice(0, 5).join('; ') || 'nothing',
  'figures that differ': wrong.join('; ') || 'none',
})
process.exitCode = scene.ledger.unexpected.length || said.length || grown.length || wrong.length ? 1 : 0
