import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '#client'
import { startProcess } from '#server/test/process.ts'
import { makeAudience, makeBroadcast, untilCompleted } from './campaign.ts'
import { clientOf, register, unlimited } from './client.ts'
import { median, report } from './figures.ts'
import { startSink } from './smtp.sink.ts'

// Kills the only process with kill -9, 20 times, each time at a random moment of another broadcast to 1,500 people
// (first argument: kills, second: people). Then it does the same with a mail server that takes 200 ms for each mail,
// and a tenth of the people. Nobody may get two mails. A person without a mail must have a row that says that the
// outcome is unknown; each connection may leave one such row, thus 5 for each kill.

const kills = Number(process.argv[2] ?? 20)
const people = Number(process.argv[3] ?? 1_500)

await measure('an ordinary mail server', people, 0)
await measure('a mail server that takes 200 ms a mail', Math.ceil(people / 10), 200)

async function measure(of: string, people: number, slowMs: number): Promise<void> {
  const sink = await startSink(slowMs)
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  const env = { ...unlimited, SMTP_URL: sink.url, MAIL_FROM: 'desk@example.com' }
  let server = await startProcess({ dataDir, env })
  let { client, key } = await register(server)
  const audience = await makeAudience(client, people)

  const [unknown, unmailed, goesOn]: number[][] = [[], [], []]
  let [during, twice, lost, rows] = [0, 0, 0, 0]
  for (let kill = 0; kill < kills; kill++) {
    await sink.forget()
    const broadcast = await makeBroadcast(client, audience)
    await client.post('/api/v1/communication/broadcasts/{id}/preview', { params: { id: broadcast } })
    await client.post('/api/v1/communication/broadcasts/{id}/send', { params: { id: broadcast } })
    const moment = Math.random() * people * 0.9
    while ((await sink.received()).length <= moment) await sleep(1)
    await server.kill()
    const before = (await sink.received()).length
    if (before < people) during++
    server = await startProcess({ dataDir, env })
    client = clientOf(server, key)
    const ready = performance.now()
    while ((await sink.received()).length === before && performance.now() - ready < 30_000) await sleep(20)
    goesOn!.push(performance.now() - ready)
    await untilCompleted(client, broadcast)

    const received = await sink.received()
    const got = new Set(received)
    const messages = await messagesOf(client, broadcast)
    const doubtful = new Set(messages.filter(m => m.reason === 'outcome_unknown').map(m => m.to_address!))
    unknown!.push(doubtful.size)
    unmailed!.push([...doubtful].filter(address => !got.has(address)).length)
    twice += received.length - got.size
    lost += messages.filter(m => !got.has(m.to_address!) && !doubtful.has(m.to_address!)).length
    rows += messages.length
  }
  await server.stop()
  sink.close()
  await rm(dataDir, { recursive: true, force: true })

  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  report(`kill -9, ${kills} times, ${during} of them during a broadcast to ${people} people, ${of}`, {
    'mails that came twice': `${twice}`,
    'people without a mail and without a row that says so': `${lost}`,
    'rows, one for each': `${rows}`,
    'of unknown outcome a kill': `${(sum(unknown!) / kills).toFixed(1)}, at most ${Math.max(...unknown!)} (aim ≤ 5)`,
    'of these without a mail, in all': `${sum(unmailed!)}`,
    'ready → the next mail': `median ${median(goesOn!).toFixed(0)} ms, longest ${Math.max(...goesOn!).toFixed(0)} ms`,
  })
}

async function messagesOf(client: Client, id: string) {
  const path = '/api/v1/communication/broadcasts/{id}/messages'
  return await Array.fromAsync(client.pages(path, { params: { id }, query: { limit: 500 } }))
}
