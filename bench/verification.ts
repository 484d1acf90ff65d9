import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { percentile, report } from './figures.ts'

// Times the check of a model's sentences: from the moment at which a model has written its first whole sentence and the
// next word to the moment at which the visitor's stream shows it. The model is a local server that writes at once.
// Floor: the same turn with a greeting, which is checked as well and rests on nothing.

const turns = 50
let writtenAt = 0
let say = ''
const model = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const delta = (content: string) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content } }] })}\n\n`
  response.write(delta(say))
  writtenAt = performance.now()
  const end = {
    id: '1',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
  }
  setTimeout(() => response.end(`${delta('Gladly.')}data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`), 50)
})
await new Promise<void>(done => model.listen(0, '127.0.0.1', done))
const url = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: { ...unlimited, LLM_URL: url, LLM_MODEL: 'm' } })
const { client, key } = await register(server)
const items = ['massage', 'facial', 'manicure', 'pedicure', 'sauna evening', 'float', 'scrub', 'mud bath']
for (const [i, item] of items.entries())
  await client.post('/api/v1/knowledge/portal/ingest', {
    body: {
      question: `What does a ${item} cost?`,
      answer: `A ${item} costs £${40 + i}.50. It takes ${30 + i} minutes. ${'Please book a day ahead by phone or mail. '.repeat(10)}`,
    },
  })

async function firstWords(): Promise<number> {
  const response = await fetch(`${server.url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ message: 'What does a massage cost?' }),
  })
  let seen = ''
  let at = 0
  for await (const bytes of response.body!) {
    seen += Buffer.from(bytes).toString()
    if (!at && seen.includes('event: token')) at = performance.now()
  }
  if (!seen.includes(say.replace(' [1]', '').trim().slice(0, 20))) throw new Error(`held back: ${seen}`)
  return at - writtenAt
}

async function measured(text: string): Promise<number[]> {
  say = text
  const times: number[] = []
  for (let i = 0; i < turns + 10; i++) {
    const ms = await firstWords()
    if (i >= 10) times.push(ms)
  }
  return times
}

const floor = await measured('Hello, how can I help you? ')
const times = await measured('A massage costs £40.50 and takes 30 minutes [1]. ')
await server.stop()
model.close()
await rm(dataDir, { recursive: true, force: true })
const [p50, p95] = [percentile(times, 50), percentile(times, 95)]
report('first words after the first whole sentence of a model', {
  'five passages': `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (aim ≤ 50)`,
  'a greeting': `p50 ${percentile(floor, 50).toFixed(1)} ms, p95 ${percentile(floor, 95).toFixed(1)} ms`,
})
