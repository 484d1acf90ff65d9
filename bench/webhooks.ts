import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, request } from 'undici'
import type { Client } from '#client'
import { freePort } from '#server/test/ports.ts'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { type Aimed, hold, median, report } from './figures.ts'

// Webhook deliveries per second, each one claimed, signed, sent and recorded. We capture leads through the API while
// no process delivers. Then one process starts, and the sink reports the time from the first delivery to the last.
// Floor: bare undici sends the same signed POSTs to the same sink, with the same concurrency, and keeps nothing.

const events = 200
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
  for (let round = 0; round < rounds; round++) {
    bare.push(await floor(webhooks * each, Math.min(webhooks, 50) * 16))
    ours.push(await deliveries(webhooks, each))
  }
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

async function deliveries(webhooks: number, each: number): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const env = { ...unlimited, ALLOW_PRIVATE_NETWORK: 'on' }
  const web = await startProcess({ dataDir, env, args: ['--role', 'web'] })
  const { client } = await register(web)
  for (let i = 0; i < webhooks; i++) {
    await client.post('/api/v1/webhooks', { body: { url: sinkUrl + i, events: ['lead.captured'] } })
  }
  await captureLeads(client, each)
  const rate = await measured(webhooks * each, async () => {
    const worker = await startProcess({ dataDir, env, args: ['--role', 'worker'] })
    return () => worker.stop()
  })
  await web.stop()
  await rm(dataDir, { recursive: true, force: true })
  return rate
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
