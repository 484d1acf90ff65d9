import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerProcess, startProcess } from '#server/test/process.ts'
import { unlimited } from './client.ts'
import { median } from './figures.ts'
import { type Measured, measure, openMeasured } from './lighthouse.ts'
import { barePage, bareServer } from './portal/desk.ts'

// Every public page of the demo business as a stranger's phone gets it first: what is sent until it can be used, when
// something and when the most is shown, how far it jumps, how long it does not answer, and Lighthouse's score. Lighthouse's
// own mobile profile: slow 4G, a processor four times slower. Floor: a page of one kilobyte of a bare node:http, in the
// same run. PAGES=chat,booking measures these only.

const rounds = 3

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: { ...unlimited, DEMO: 'on', LOG_LEVEL: 'warn' } })
const words = 'Words of a page that is read. '.repeat(26)
const floor = await bareServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(barePage(`<h1>A page</h1><p>${words}</p>`)),
)
const pages = { 'floor, 1 kB': floor.url, ...(await addressesOf(server)) }
const wanted = process.env.PAGES?.split(',')
const { browser, port } = await openMeasured()
const rows: [name: string, runs: Measured[]][] = []
for (const [name, url] of Object.entries(pages)) {
  if (wanted && rows.length && !wanted.includes(name)) continue
  const runs: Measured[] = []
  for (let round = 0; round < rounds; round++) runs.push(await measure(url, { port }))
  rows.push([name, runs])
}
await browser.close()
floor.close()
await server.stop()
await rm(dataDir, { recursive: true, force: true })

const middle = (runs: Measured[], of: (run: Measured) => number) => median(runs.map(of))
const [[, least]] = rows as [[string, Measured[]]]
process.stdout.write(
  '\n| Page | Lighthouse | kB to first use | first contentful paint | largest | layout shift | blocked |\n|---|---|---|---|---|---|---|\n',
)
for (const [name, runs] of rows) {
  const times = (of: (run: Measured) => number) =>
    `${(middle(runs, of) / 1000).toFixed(2)} s (${(middle(runs, of) / middle(least, of)).toFixed(2)})`
  const cells = [
    name,
    Math.round(middle(runs, ({ scores }) => scores.performance!) * 100),
    middle(runs, ({ kilobytes }) => kilobytes).toFixed(1),
    times(({ fcp }) => fcp),
    times(({ lcp }) => lcp),
    middle(runs, ({ cls }) => cls).toFixed(3),
    `${middle(runs, ({ tbt }) => tbt).toFixed(0)} ms`,
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

/** The public pages of the demo, which the server names once in what it prints, soon after it is ready. */
async function addressesOf(running: ServerProcess): Promise<Record<string, string>> {
  const printed = (label: string) => new RegExp(`^ +${label} +(\\S+)$`, 'm').exec(running.output())?.[1]
  while (!printed('Admin key')) await sleep(50)
  const chat = printed('Chat')!
  return {
    chat,
    booking: printed('Booking')!,
    session: printed('Interview')!,
    reset: `${running.url}/reset`,
    invite: `${running.url}/invite`,
    unsubscribe: `${running.url}/u/unknown`,
    'not found': `${chat}x`,
    home: `${running.url}/`,
    docs: `${running.url}/docs/`,
  }
}
