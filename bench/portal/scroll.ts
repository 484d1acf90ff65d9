import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import type { CDPSession, Page } from 'playwright-core'
import { median, percentile, report } from '../figures.ts'
import { barePage, bareServer, startDesk } from './desk.ts'

// 10,000 conversations in the inbox's list, scrolled by a wheel five rows a step: how long our scripts work for a step, and
// how far apart its frames are. Floor: as many rows as plain elements, which the browser alone scrolls, in the same run.

const rows = Number(process.argv[2] ?? 10_000)
const steps = Number(process.argv[3] ?? 300)
const rowsAStep = 5

const desk = await startDesk()
await fill()
const page = await desk.open('/inbox?view=all')
await page.locator('main li').nth(10).waitFor()
const ours = await scroll(page, 'main li')

const floor = await bareServer((_request, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      barePage(
        `<main style="block-size:900px;overflow:auto"><ol>${Array.from({ length: rows }, (_, i) => `<li style="block-size:80px">Visitor ${i}<br>Do you sell xylophones?</li>`).join('')}</ol></main>`,
      ),
    ),
)
const bare = await desk.browser.newPage({ viewport: { width: 1440, height: 900 } })
await bare.goto(floor.url)
const least = await scroll(bare, 'main li')
floor.close()
await desk.close()

const both = (values: number[]) =>
  `p50 ${median(values).toFixed(1)} ms, p95 ${percentile(values, 95).toFixed(1)} ms`
report(
  `${rows} rows, ${steps} steps of ${rowsAStep} rows (aim: script < 8 ms a step, frames at the display’s rate)`,
  {
    'floor, script': both(least.script),
    'floor, frames apart': both(least.frames),
    'ours, script': both(ours.script),
    'ours, all work (script, style, layout)': both(ours.work),
    'ours, frames apart': both(ours.frames),
    'ours, frames later than two of the display’s': `${ours.frames.filter(ms => ms > 34).length} of ${ours.frames.length}`,
    'rows passed': String(ours.passed),
    'ratio of frames': (median(ours.frames) / median(least.frames)).toFixed(2),
  },
)

interface Scrolled {
  script: number[]
  work: number[]
  frames: number[]
  passed: number
}

async function scroll(at: Page, row: string): Promise<Scrolled> {
  const cdp = await at.context().newCDPSession(at)
  await cdp.send('Performance.enable')
  const box = (await at.locator(row).first().boundingBox())!
  await at.mouse.move(box.x + 40, box.y + box.height * 3)
  await at.evaluate(() => {
    const frames: number[] = []
    let before = 0
    const next = (now: number) => {
      if (before) frames.push(now - before)
      before = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, { frames })
  })
  const script: number[] = []
  const work: number[] = []
  let last = await spent(cdp)
  for (let step = 0; step < steps; step++) {
    await at.mouse.wheel(0, box.height * rowsAStep)
    await at.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const now = await spent(cdp)
    script.push(now.script - last.script)
    work.push(now.work - last.work)
    last = now
  }
  const frames = await at.evaluate(() => (window as unknown as { frames: number[] }).frames)
  return { script, work, frames, passed: steps * rowsAStep }
}

/** Milliseconds that the page has worked so far. */
async function spent(cdp: CDPSession): Promise<{ script: number; work: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const ms = (name: string) => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000
  const script = ms('ScriptDuration')
  return { script, work: script + ms('LayoutDuration') + ms('RecalcStyleDuration') }
}

/** Conversations of one message each. */
async function fill(): Promise<void> {
  const client = new pg.Client(desk.databaseUrl)
  await client.connect()
  const ids = Array.from({ length: rows }, () => randomUUIDv7())
  const { tenant } = desk.business
  await client.query(
    `insert into conversation (tenant_id, id, begun_by, channel, client_name, started_at, last_message_at, message_count)
     select $1, id, 'visitor', 'chat', 'Visitor ' || n, now() - n * interval '1 minute', now() - n * interval '1 minute', 1
     from unnest($2::uuid[]) with ordinality u(id, n)`,
    [tenant, ids],
  )
  await client.query(
    `insert into message (tenant_id, id, conversation_id, position, role, text, created_at)
     select $1, gen_random_uuid(), id, 1, 'visitor', 'Do you sell xylophones of ' || n || ' keys?', now() - n * interval '1 minute'
     from unnest($2::uuid[]) with ordinality u(id, n)`,
    [tenant, ids],
  )
  await client.query('analyze conversation, message')
  await client.end()
}
