import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { startProcess } from '#server/test/process.ts'
import { type Asker, during } from './askers.ts'
import { register, sendThrough, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { type Aimed, hold, report } from './figures.ts'
import { processorTime, usedSince } from './processor.ts'

// A chat turn over HTTP with the built-in assistant and 1,000 passages, by 1, 8 and 32 askers at once, each of whom begins a
// conversation with every fourth message. Floors, by as many askers in the same run: GET /readyz (HTTP and one query).
// Beside the rate, the processor time of a turn, of our process and of PostgreSQL's, which the askers' own does not blur.

const passages = 1_000
const seconds = Number(process.argv[2] ?? 8)
const messagesEach = 4

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client, key } = await register(server)
const text = corpus()
await client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([text.lines(0, passages)], 'handbook.txt') },
})
const pool = new Pool(server.url, { connections: 32 })

const figures: Record<string, string> = {}
const aims: Aimed[] = []
let asked = 0
let wrong = 0
// Warming up: each passage is asked for, as it was long ago in a server that has run for a day.
while (asked < passages) await during(1, 8, turn)
for (const askers of [1, 8, 32]) {
  const ready = await during(2, askers, () => sendThrough(pool, key, 'GET', '/readyz'))
  const before = await processorTime({ pid: server.pid, dataDir })
  const turns = await during(seconds, askers, turn)
  const used = usedSince(before, await processorTime({ pid: server.pid, dataDir }))
  const each = (ms: number) => `${(ms / turns.count).toFixed(1)} ms`
  if (askers === 8) {
    aims.push(
      { name: 'chat turns, 8 at once', value: turns.rate, unit: '/s', atLeast: 250 },
      { name: 'chat turns, 8 at once, p95', value: turns.p95, unit: 'ms', atMost: 60 },
      { name: 'our processor time of a turn', value: used.server / turns.count, unit: 'ms', atMost: 6 },
    )
  }
  figures[`${askers} at once`] =
    `${turns.rate.toFixed(0)} turns a second, p50 ${turns.p50.toFixed(0)} ms, p95 ${turns.p95.toFixed(0)} ms; ` +
    `/readyz ${ready.rate.toFixed(0)} a second (${(ready.rate / turns.rate).toFixed(1)} ×); ` +
    `processor time of a turn: ours ${each(used.server)}, PostgreSQL's ${each(used.postgres)}`
}
figures.right = `${asked - wrong} of ${asked}`
await pool.close()
await server.stop()
await rm(dataDir, { recursive: true, force: true })
report('chat turns, built-in assistant', figures)
hold(aims)

/** One asker's next message. */
async function turn(asker: Asker): Promise<void> {
  const { text: message, answer } = text.question((asked++ * 7_919) % passages)
  if (asker.messages++ % messagesEach === 0) asker.conversation = undefined
  const body = { message, conversation_id: asker.conversation }
  const { reply, conversation_id } = await sendThrough(pool, key, 'POST', '/api/v1/chat/message', body)
  asker.conversation = conversation_id
  if (!reply.includes(answer)) wrong++
}
