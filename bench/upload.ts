import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { hold, percentile, report } from './figures.ts'
import { pdfOf } from './pdf.ts'

// 20 visitors chat, pausing between messages as people do. Then they do the same while a PDF of 10 MB is uploaded,
// read and indexed. Floor: the quiet run.

const clients = 20
const pauseMs = 500

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client } = await register(server)
const text = corpus()
await client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([text.lines(0, 2_000)], 'start.txt') },
})
const pdf = pdfOf(text.lines(10_000, 20_000).split('\n'), 10 * 1024 * 1024 - 4096)

await chatUntil(sleep(5_000))
const quiet = await chatUntil(sleep(15_000))
const started = performance.now()
const uploading = client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([pdf], 'large.pdf') },
})
const busy = await chatUntil(uploading)
const seconds = (performance.now() - started) / 1000
const { chunks } = await uploading
const rss = /^VmHWM:\s+(\d+)/m.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1]
await server.stop()
await rm(dataDir, { recursive: true, force: true })

report(`upload of a ${(pdf.length / 1024 / 1024).toFixed(1)} MB PDF while ${clients} visitors chat`, {
  'chat, quiet (floor)': `p50 ${percentile(quiet, 50).toFixed(1)} ms, p99 ${percentile(quiet, 99).toFixed(1)} ms (${quiet.length} turns)`,
  'chat, during the upload': `p50 ${percentile(busy, 50).toFixed(1)} ms, p99 ${percentile(busy, 99).toFixed(1)} ms, ${(percentile(busy, 99) / percentile(quiet, 99)).toFixed(2)} × floor (${busy.length} turns)`,
  'the upload': `${seconds.toFixed(1)} s, ${chunks} chunks; our process peaked at ${(Number(rss) / 1024).toFixed(0)} MB`,
})
hold([
  {
    name: 'chat p99 during an upload of quiet',
    value: percentile(busy, 99) / percentile(quiet, 99),
    unit: '×',
    atMost: 1.5,
  },
])

async function chatUntil(end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let over = false
  void end.finally(() => {
    over = true
  })
  await Promise.all(
    Array.from({ length: clients }, async (_, visitor) => {
      await sleep((visitor * pauseMs) / clients)
      for (let i = 0; !over; i++) {
        const before = performance.now()
        await client.post('/api/v1/chat/message', {
          body: {
            message: text.question((visitor * 97 + i * 31) % 2_000).text,
          },
        })
        times.push(performance.now() - before)
        await sleep(pauseMs)
      }
    }),
  )
  return times
}
