import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { percentile, report } from './figures.ts'

// Times a chat turn with the built-in assistant, over HTTP, one visitor at a time, as the knowledge of one account
// grows. Floor: /readyz of the same server (HTTP and one query), measured in between.

const sizes = [100, 1_000, 10_000, 100_000]
const turns = 200
const perFile = 8_000 // paragraphs of about 1 kB: below the upload's 10 MB

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client } = await register(server)
const text = corpus()
const figures: Record<string, string> = {}
let loaded = 0
let p95At1000 = Number.NaN

for (const size of sizes) {
  while (loaded < size) {
    const to = Math.min(size, loaded + perFile)
    await client.post('/api/v1/knowledge/portal/upload', {
      body: { file: new File([text.lines(loaded, to)], `part-${to}.txt`) },
    })
    loaded = to
  }
  const { chunks } = await client.get('/api/v1/knowledge')
  const floor: number[] = []
  const times: number[] = []
  let right = 0
  for (let i = 0; i < turns + 20; i++) {
    const { text: message, answer } = text.question(Math.floor((i * 7_919) % size))
    const before = performance.now()
    await fetch(`${server.url}/readyz`).then(r => r.text())
    const between = performance.now()
    const { reply } = await client.post('/api/v1/chat/message', { body: { message } })
    const after = performance.now()
    if (i < 20) continue // warming up
    floor.push(between - before)
    times.push(after - between)
    if (reply.includes(answer)) right++
  }
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)]
  if (size === 1_000) p95At1000 = p95
  const growth = size > 1_000 ? `, ${(p95 / p95At1000).toFixed(2)} × p95 at 1,000` : ''
  figures[`${chunks.toLocaleString('en')} chunks`] =
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (${(p50 / percentile(floor, 50)).toFixed(1)} × floor)${growth}; ${right}/${turns} right`
}
await server.stop()
await rm(dataDir, { recursive: true, force: true })
report('chat turn, built-in assistant', figures)
