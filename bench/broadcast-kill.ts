import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../server/test/process.ts'
import { makeAudience, makeBroadcast, untilCompleted } from './campaign.ts'
import { callerOf, register, unlimited } from './client.ts'
import { median, report } from './figures.ts'
import { startSink } from './smtp.sink.ts'

// kill -9 of the only process, 20 times, at a random moment while a broadcast to 4,000 people is being sent (the first
// argument: kills, the second: people). Nobody may get two mails, and nobody none without a row that says that it may
// be so.

const kills = Number(process.argv[2] ?? 20)
const people = Number(process.argv[3] ?? 4_000)

const sink = await startSink()
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
// Slow enough that each life of the process sends a part of it only.
const pace = String(Math.ceil((people / (kills + 1)) * 12))
const env = { ...unlimited, SMTP_URL: sink.url, MAIL_FROM: 'desk@example.com', EMAIL_PER_MINUTE: pace }
let server = await startProcess({ dataDir, env })
let client = await register(server)
const broadcast = await makeBroadcast(client, await makeAudience(client, people))
await client.call('POST', `/communication/broadcasts/${broadcast}/preview`)
await client.call('POST', `/communication/broadcasts/${broadcast}/send`)

const goesOn: number[] = []
let during = 0
for (let kill = 0; kill < kills; kill++) {
  await sleep(1_000 + Math.random() * 4_000)
  if ((await client.call('GET', `/communication/broadcasts/${broadcast}`)).status !== 'completed') during++
  await server.kill()
  const before = (await sink.received()).length
  server = await startProcess({ dataDir, env })
  client = { ...client, call: callerOf(server, client.key) }
  const ready = performance.now()
  while ((await sink.received()).length === before && performance.now() - ready < 30_000) await sleep(20)
  goesOn.push(performance.now() - ready)
}
await untilCompleted(client, broadcast)
const received = await sink.received()
const unknown = new Set<string>()
let rows = 0
for (let offset = 0; ; offset += 500) {
  const path = `/communication/broadcasts/${broadcast}/messages?limit=500&offset=${offset}`
  const { messages, has_more } = await client.call('GET', path)
  rows += messages.length
  for (const message of messages) if (message.reason === 'outcome_unknown') unknown.add(message.to_address)
  if (!has_more) break
}
await server.stop()
sink.close()
await rm(dataDir, { recursive: true, force: true })

const got = new Set(received)
const missing = Array.from({ length: people }, (_, n) => `person.${n}@example.com`).filter(
  address => !got.has(address) && !unknown.has(address),
)
report(
  `kill -9, ${kills} times, ${during} of them during a broadcast to ${people.toLocaleString('en')} people`,
  {
    'mails that came twice': `${received.length - got.size}`,
    'people without a mail and without a word of it': `${missing.length}`,
    'rows, one for each': `${rows}`,
    'of unknown outcome': `${unknown.size}, of which ${[...unknown].filter(address => got.has(address)).length} had arrived`,
    'ready → the next mail': `median ${median(goesOn).toFixed(0)} ms, longest ${Math.max(...goesOn).toFixed(0)} ms`,
  },
)
