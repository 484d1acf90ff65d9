import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { freePort } from '#server/test/ports.ts'
import { startProcess } from '#server/test/process.ts'
import { type Asker, during } from './askers.ts'
import { register, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { hold, median, report } from './figures.ts'
import { processorTime, type Used, usedSince } from './processor.ts'

// A chat turn over HTTP with a language model that answers at once, 1,000 passages, 8 askers, each of whom begins a
// conversation with every fourth message. Floor: as many askers send the model, a process of its own, the last request that
// it got of us, and read its stream to the end. Both alternate.

const [passages, askers, rounds, messagesEach] = [1_000, 8, 3, 4]
const seconds = Number(process.argv[2] ?? 5)

const modelPort = await freePort()
const modelUrl = `http://127.0.0.1:${modelPort}`
const model = spawn(process.execPath, [join(import.meta.dirname, 'model-turns.model.ts')], {
  env: { PATH: process.env.PATH, PORT: String(modelPort) },
  stdio: 'inherit',
})
process.on('exit', () => model.kill())
while (!(await fetch(modelUrl).catch(() => null))) await sleep(50)

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const env = { ...unlimited, LLM_URL: `${modelUrl}/v1`, LLM_MODEL: 'instant' }
const server = await startProcess({ dataDir, env })
const { client, key } = await register(server)
const text = corpus()
await client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([text.lines(0, passages)], 'handbook.txt') },
})
const [ours, direct] = [server.url, modelUrl].map(url => new Pool(url, { connections: askers }))
let asked = 0
let wrong = 0
// Warming up: each passage is read twice, about as many turns as turns.ts takes before its eight askers.
while (asked < 2 * passages) await during(1, askers, turn)
const lastRequest = await (await fetch(modelUrl)).text()

const [turns, calls]: [number[], number[]] = [[], []]
const used: Used = { server: 0, postgres: 0 }
let count = 0
let p95 = 0
for (let round = 0; round < rounds; round++) {
  calls.push(
    (await during(seconds / 2, askers, () => post(direct!, '/v1/chat/completions', lastRequest))).rate,
  )
  const before = await processorTime({ pid: server.pid, dataDir })
  const taken = await during(seconds, askers, turn)
  const now = usedSince(before, await processorTime({ pid: server.pid, dataDir }))
  used.server += now.server
  used.postgres += now.postgres
  count += taken.count
  p95 = Math.max(p95, taken.p95)
  turns.push(taken.rate)
}
await Promise.all([ours!.close(), direct!.close()])
await server.stop()
model.kill()
await rm(dataDir, { recursive: true, force: true })
const [rate, floor] = [median(turns), median(calls)]
report(`chat turns with an instant model, ${askers} at once`, {
  'the model called directly (floor)': `${floor.toFixed(0)}/s`,
  turns: `${rate.toFixed(0)}/s, ${(floor / rate).toFixed(1)} × floor; p95 ${p95.toFixed(0)} ms`,
  'processor time of a turn': `ours ${(used.server / count).toFixed(1)} ms, PostgreSQL's ${(used.postgres / count).toFixed(1)} ms`,
  right: `${asked - wrong} of ${asked}`,
})
hold([
  { name: 'chat turns with an instant model, 8 at once', value: rate, unit: '/s', atLeast: 200 },
  {
    name: 'our processor time of a turn with a model',
    value: used.server / count,
    unit: 'ms',
    atMost: 6,
  },
])

/** One asker's next message. */
async function turn(asker: Asker): Promise<void> {
  const { text: message, answer } = text.question((asked++ * 7_919) % passages)
  if (asker.messages++ % messagesEach === 0) asker.conversation = undefined
  const body = JSON.stringify({ message, conversation_id: asker.conversation })
  const { reply, conversation_id } = JSON.parse(await post(ours!, '/api/v1/chat/message', body))
  asker.conversation = conversation_id
  if (!reply.includes(answer)) wrong++
}

async function post(to: Pool, path: string, body: string): Promise<string> {
  const answer = await to.request({
    method: 'POST',
    path,
    body,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  })
  const data = await answer.body.text()
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${data}`)
  return data
}
