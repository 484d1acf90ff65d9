import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, setGlobalDispatcher } from 'undici'
import { createClient } from '#client'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { hold, percentile, report } from './figures.ts'

// Many visitors at once on the chat page of one business, each in their own conversation with the built-in assistant:
// they write, read the streamed answer, think a while and write again. Floor: one visitor alone, measured before.

const visitors = Number(process.argv[2] ?? 500)
const seconds = Number(process.argv[3] ?? 60)
const sources = 1_000
/**
 * How long a visitor reads and types before the next message, s in the middle. 500 people who take ten seconds ask 50 questions a
 * second, which shows how long they wait; with two they ask for more than the server can answer, which shows its rate.
 */
const thinkingSeconds = Number(process.argv[4] ?? 10)
const thinkingMs = { least: 400 * thinkingSeconds, most: 1_600 * thinkingSeconds }

setGlobalDispatcher(new Agent({ connections: visitors, headersTimeout: 60_000, bodyTimeout: 60_000 }))
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client, tenant } = await register(server)
const visitor = createClient({ baseUrl: server.url, retries: 0, headers: { origin: server.url } })
const text = corpus()
await client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([text.lines(0, sources)], 'handbook.txt') },
})

interface Seen {
  first: number[]
  whole: number[]
  right: number
  failed: string[]
}

/** Sends one message and reads its streamed answer. */
async function ask(seen: Seen, question: number, conversation_id: string | undefined) {
  const { text: message, answer } = text.question(question % sources)
  const began = performance.now()
  let first = 0
  const body = { tenant_id: tenant, message, conversation_id }
  for await (const { event, data } of visitor.stream('/api/v1/chat/stream', { body })) {
    first ||= performance.now()
    if (event !== 'done') continue
    seen.first.push(first - began)
    seen.whole.push(performance.now() - began)
    if (data.reply.includes(answer)) seen.right++
    return data.conversation_id
  }
  return conversation_id
}

const nobody = (): Seen => ({ first: [], whole: [], right: 0, failed: [] })

const alone = nobody()
for (let i = 0; i < 220; i++) await ask(i < 20 ? nobody() : alone, i * 7_919, undefined)

const crowd = nobody()
const until = performance.now() + seconds * 1_000
await Promise.all(
  Array.from({ length: visitors }, async (_, visitor) => {
    const thinking = () =>
      thinkingMs.least + ((visitor * 2_654_435_761) % (thinkingMs.most - thinkingMs.least))
    await sleep(thinking() * Math.random())
    let conversation: string | undefined
    for (let i = 0; performance.now() < until; i++) {
      conversation = await ask(crowd, visitor * 31 + i * 7_919, conversation).catch(error => {
        crowd.failed.push(String(error))
        return conversation
      })
      await sleep(thinking())
    }
  }),
)
await server.stop()
await rm(dataDir, { recursive: true, force: true })

const line = (of: Seen) =>
  `first words p50 ${percentile(of.first, 50).toFixed(0)} ms, p95 ${percentile(of.first, 95).toFixed(0)} ms; whole p95 ${percentile(of.whole, 95).toFixed(0)} ms`
report(`${visitors} visitors chatting at once for ${seconds} s, built-in assistant`, {
  'one alone': line(alone),
  together: line(crowd),
  'against one alone': `${(percentile(crowd.whole, 95) / percentile(alone.whole, 95)).toFixed(1)} × at p95`,
  answers: `${crowd.whole.length} (${(crowd.whole.length / seconds).toFixed(1)} a second), ${crowd.right} right`,
  failed: `${crowd.failed.length}${crowd.failed[0] ? `, such as ${crowd.failed[0]}` : ''}`,
})
hold([
  { name: `answers to ${visitors} visitors`, value: crowd.whole.length / seconds, unit: '/s', atLeast: 150 },
  { name: `p95 of ${visitors} visitors`, value: percentile(crowd.whole, 95) / 1_000, unit: 's', atMost: 2 },
  { name: `failed of ${visitors} visitors`, value: crowd.failed.length, unit: 'answers', atMost: 0 },
])
