import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Agent, request } from 'undici'
import type { Client } from '#client'
import { freePort } from '#server/test/ports.ts'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { type Aimed, hold, median, report } from './figures.ts'

// Webhook deliveries per second, each one claimed, signed, sent and recorded. We capture a few leads through the API while no
// process delivers, and copy their events in the database: capturing 10,000 took minutes. Then one process starts, and the
// sink reports the time from the first delivery to the last. They are so many that most are sent once V8 has compiled what
// sends them: of 10,000, half are sent before.
// Floor: bare undici sends the same signed POSTs to the same sink, with the same concurrency, and keeps nothing.

const events = 800
/** Leads captured through the API. */
const captured = 20
const rounds = 3
const sinkPort = await freePort()
const sinkUrl = `http://127.0.0.1:${sinkPort}/`
const sink = spawn(process.execPath, [join(import.meta.dirname, 'webhooks.sink.ts')], {
  env: { PATH: process.env.PATH, PORT: String(sinkPort) },
  stdio: 'inherit',
})
process.on('exit', () => sink.kill())
while (!(await fetch(sinkUrl).catch(() => null))) await sleep(50)

const figures: Record<string, string> = {}
const aims: Aimed[] = []
for (const [webhooks, each] of [
  [50, events],
  [1, events * 50],
] as const) {
  const [ours, bare]: [number[], number[]] = [[], []]
  const business = await makeBusiness(webhooks)
  for (let round = 0; round < rounds; round++) {
    bare.push(await floor(webhooks * each, Math.min(webhooks, 50) * 16))
    ours.push(await business.deliver(each))
  }
  await business.end()
  const name = webhooks === 1 ? `1 webhook, ${each} events` : `${webhooks} webhooks, ${each} events each`
  figures[`${name}: bare signed POSTs (floor)`] = `${median(bare).toFixed(0)}/s`
  figures[`${name}: deliveries`] =
    `${median(ours).toFixed(0)}/s, ${(median(ours) / median(bare)).toFixed(2)} of the floor`
  aims.push({
    name: `deliveries to ${webhooks} of bare POSTs`,
    value: median(ours) / median(bare),
    unit: '×',
    atLeast: webhooks === 1 ? 0.5 : 0.8,
  })
}
sink.kill()
report('Webhooks', figures)
hold(aims)

/** A business with webhooks and a few leads. Without a worker nothing is delivered yet. */
async function makeBusiness(webhooks: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const env = { ...unlimited, ALLOW_PRIVATE_NETWORK: 'on' }
  const web = await startProcess({ dataDir, env, args: ['--role', 'web'] })
  const { client } = await register(web)
  for (let i = 0; i < webhooks; i++) {
    await client.post('/api/v1/webhooks', { body: { url: sinkUrl + i, events: ['lead.captured'] } })
  }
  await captureLeads(client, captured)
  const db = new pg.Client({ host: join(dataDir, 'run'), user: 'frontdesk', database: 'frontdesk' })
  await db.connect()
  await db.query(`create table captured as select * from event where type = 'lead.captured'`)
  return {
    /** Deliveries per second of so many events, all of which wait when the worker starts. */
    async deliver(events: number): Promise<number> {
      await db.query('truncate webhook_delivery')
      await db.query('delete from event')
      await db.query('vacuum event')
      await db.query(
        `insert into event (tenant_id, id, type, data, at)
           select tenant_id, uuidv7(), type, data, now() + n * interval '1 millisecond' - interval '1 hour'
           from captured cross join generate_series(1, $1) n`,
        [events / captured],
      )
      await db.query(
        `insert into webhook_delivery (tenant_id, webhook_id, event_id, next_attempt_at)
           select e.tenant_id, w.id, e.id, e.at from event e join webhook w on w.tenant_id = e.tenant_id order by e.at, w.id`,
      )
      return measured(webhooks * events, async () => {
        const worker = await startProcess({ dataDir, env, args: ['--role', 'worker'] })
        return () => worker.stop()
      })
    },
    async end() {
      await db.end()
      await web.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function captureLeads(client: Client, count: number): Promise<void> {
  const left = Array.from({ length: count }).entries()
  const work = async () => {
    for (const [n] of left) {
      await client.post('/api/v1/leads', {
        body: {
          name: `Person ${n}`,
          email: `person-${n}-${randomUUID()}@example.com`,
          phone: `+4930${String(1_000_000 + n)}`,
          intent: 'Wants to know what a check-up costs, and whether Thursday is possible.',
        },
      })
    }
  }
  await Promise.all(Array.from({ length: 20 }, work))
}

async function floor(count: number, abreast: number): Promise<number> {
  const agent = new Agent({ connections: abreast })
  const secret = randomUUID()
  const body = JSON.stringify({
    event: 'lead.captured',
    timestamp: new Date().toISOString(),
    tenant_id: randomUUID(),
    data: { id: randomUUID(), name: 'Person 1', intent: 'x'.repeat(400) },
  })
  const left = Array.from({ length: count }).entries()
  const work = async () => {
    for (const _ of left) {
      const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
      const headers = { 'content-type': 'application/json', 'x-webhook-signature': signature }
      const answer = await request(sinkUrl, { method: 'POST', dispatcher: agent, headers, body })
      await answer.body.dump()
    }
  }
  return measured(count, async () => {
    await Promise.all(Array.from({ length: abreast }, work))
    return () => agent.close()
  })
}

/** Requests per second, as the sink counted them. */
async function measured(count: number, start: () => Promise<() => Promise<unknown>>): Promise<number> {
  await fetch(sinkUrl, { method: 'DELETE' })
  const end = await start()
  for (;;) {
    const seen = (await (await fetch(sinkUrl)).json()) as { count: number; ms: number }
    if (seen.count > count) throw new Error(`${seen.count} requests instead of ${count}`)
    if (seen.count === count) {
      await end()
      return (count / seen.ms) * 1000
    }
    await sleep(50)
  }
}
