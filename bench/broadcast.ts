import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { startProcess } from '#server/test/process.ts'
import { body, makeAudience, makeBroadcast, subject, untilCompleted } from './campaign.ts'
import { register, unlimited } from './client.ts'
import { hold, median, report } from './figures.ts'
import { startSink } from './smtp.sink.ts'

// Times a broadcast of 5,000 mails (the first argument changes the number) from POST /send to its completion, three
// times. Before each it measures the floor: nodemailer alone, pooled over the 5 connections that we use, sends a text
// and an HTML part of the same size to the same mail server, which runs in its own process.

const count = Number(process.argv[2] ?? 5_000)
const rounds = 3

const sink = await startSink()
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const env = { ...unlimited, SMTP_URL: sink.url, MAIL_FROM: 'desk@example.com' }
const server = await startProcess({ dataDir, env })
const { client } = await register(server)
const audience = await makeAudience(client, count)

const [floors, ours]: number[][] = [[], []]
let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, memory())
}, 100)
const idle = memory()
for (let round = 0; round < rounds; round++) {
  floors!.push(await timed(floor))
  const broadcast = await makeBroadcast(client, audience)
  await client.post('/api/v1/communication/broadcasts/{id}/preview', { params: { id: broadcast } })
  await sink.forget()
  ours!.push(
    await timed(async () => {
      await client.post('/api/v1/communication/broadcasts/{id}/send', { params: { id: broadcast } })
      await untilCompleted(client, broadcast)
    }),
  )
  const received = await sink.received()
  if (received.length !== count || new Set(received).size !== count) {
    throw new Error(`${received.length} mails came, to ${new Set(received).size} people`)
  }
}
clearInterval(watch)
await server.stop()
sink.close()
await rm(dataDir, { recursive: true, force: true })

const perSecond = (seconds: number) => `${(count / seconds).toFixed(0)} mails/s`
report(`broadcast of ${count.toLocaleString('en')} mails`, {
  'nodemailer alone, pooled (floor)': perSecond(median(floors!)),
  broadcast: `${perSecond(median(ours!))}, ${(median(floors!) / median(ours!)).toFixed(2)} of the floor (aim ≥ 0.95)`,
  'resident memory': `${idle.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
})
hold([
  {
    name: 'broadcast of pooled nodemailer',
    value: median(floors!) / median(ours!),
    unit: '×',
    atLeast: 0.95,
  },
  { name: 'broadcast, memory at most of before', value: peak / idle, unit: '×', atMost: 1.2 },
])

async function floor(): Promise<void> {
  const transport = createTransport({
    url: sink.url,
    pool: true,
    maxConnections: 5,
    maxMessages: Number.POSITIVE_INFINITY,
  })
  const send = (n: number) => {
    const fill = (text: string) => text.replaceAll('{{contact.name}}', `Person ${n}`)
    return transport.sendMail({
      from: 'desk@example.com',
      to: `person.${n}@example.com`,
      subject: fill(subject),
      text: fill(body),
      html: `<p>${fill(body).replaceAll('\n\n', '</p><p>')}</p>`,
    })
  }
  let next = 0
  const lane = async () => {
    while (next < count) await send(next++)
  }
  await Promise.all(Array.from({ length: 10 }, lane))
  transport.close()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}

/** The resident memory of the server, in MB. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1_024
}
