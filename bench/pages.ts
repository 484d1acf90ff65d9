import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort, type ServerProcess, startProcess } from '#server/test/process.ts'
import { unlimited } from './client.ts'
import { median } from './figures.ts'

// Every public page of the demo business as a stranger's phone gets it first: what is sent until it can be used, when
// something and when the most is shown, how far it jumps, how long it does not answer, and Lighthouse's score. Lighthouse's
// own mobile profile: slow 4G, a processor four times slower. Floor: a page of one kilobyte of a bare node:http, in the
// same run. PAGES=chat,booking measures these only.

const rounds = 3
const executable = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

interface Measured {
  score: number
  kilobytes: number
  fcp: number
  lcp: number
  cls: number
  tbt: number
}

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: { ...unlimited, DEMO: 'on', LOG_LEVEL: 'warn' } })
const floor = await bareServer()
const pages = { 'floor, 1 kB': floor.url, ...(await addressesOf(server)) }
const wanted = process.env.PAGES?.split(',')
const port = await freePort()
const browser = await chromium.launch({
  executablePath: executable,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${port}`,
  ],
})
const rows: [name: string, measured: Measured][] = []
for (const [name, url] of Object.entries(pages)) {
  if (wanted && rows.length && !wanted.includes(name)) continue
  const runs: Measured[] = []
  for (let round = 0; round < rounds; round++) runs.push(await measure(url))
  const middle = (of: keyof Measured) => median(runs.map(run => run[of]))
  rows.push([
    name,
    {
      score: middle('score'),
      kilobytes: middle('kilobytes'),
      fcp: middle('fcp'),
      lcp: middle('lcp'),
      cls: middle('cls'),
      tbt: middle('tbt'),
    },
  ])
}
await browser.close()
floor.close()
await server.stop()
await rm(dataDir, { recursive: true, force: true })

const least = rows[0]![1]
process.stdout.write(
  '\n| Page | Lighthouse | kB to first use | first contentful paint | largest | layout shift | blocked |\n|---|---|---|---|---|---|---|\n',
)
for (const [name, { score, kilobytes, fcp, lcp, cls, tbt }] of rows) {
  const times = (ms: number, of: number) => `${(ms / 1000).toFixed(2)} s (${(ms / of).toFixed(2)})`
  const cells = [
    name,
    Math.round(score * 100),
    kilobytes.toFixed(1),
    times(fcp, least.fcp),
    times(lcp, least.lcp),
    cls.toFixed(3),
    `${tbt.toFixed(0)} ms`,
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}

async function measure(url: string): Promise<Measured> {
  const options = {
    port,
    onlyCategories: ['performance'],
    output: 'json' as const,
    logLevel: 'error' as const,
    ignoreStatusCode: true,
  }
  let { lhr } = (await lighthouse(url, options)) as RunnerResult
  // Chromium sometimes begins a trace after the page has begun: nothing was measured.
  if (lhr.runtimeError?.code === 'NO_NAVSTART') ({ lhr } = (await lighthouse(url, options)) as RunnerResult)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const number = (audit: string) => lhr.audits[audit]!.numericValue ?? Number.NaN
  return {
    score: lhr.categories.performance!.score ?? Number.NaN,
    kilobytes: number('total-byte-weight') / 1000,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
  }
}

/** A page of one kilobyte without any file, from Node's own server. */
async function bareServer(): Promise<{ url: string; close(): void }> {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head><body><h1>A page</h1><p>${'Words of a page that is read. '.repeat(26)}</p></body></html>`
  const http = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  )
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`, close: () => http.close() }
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
