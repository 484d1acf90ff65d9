import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from '#server/test/process.ts'
import { makeAudience, makeBroadcast } from './campaign.ts'
import { register, unlimited } from './client.ts'
import { median, report } from './figures.ts'

// Times the dry run of a broadcast to 50,000 contacts (the first argument changes the number). It has a send window,
// so that every check runs for everybody. Floor: reading the same contacts page by page through the API.

const count = Number(process.argv[2] ?? 50_000)
const rounds = 5

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client } = await register(server)
const audience = await makeAudience(client, count)
const broadcast = await makeBroadcast(client, audience, { send_window_start: 9, send_window_end: 17 })

const [floors, ours]: number[][] = [[], []]
for (let round = 0; round < rounds; round++) {
  floors!.push(
    await timed(async () => {
      for (let offset = 0; offset < count; offset += 500)
        await client.get('/api/v1/communication/audiences/{id}/contacts', {
          params: { id: audience },
          query: { limit: 500, offset },
        })
    }),
  )
  ours!.push(
    await timed(async () => {
      const { counts } = await client.post('/api/v1/communication/broadcasts/{id}/preview', {
        params: { id: broadcast },
      })
      if (counts.total !== count || counts.blocked) throw new Error(JSON.stringify(counts))
    }),
  )
}
await server.stop()
await rm(dataDir, { recursive: true, force: true })

report(`preview of ${count.toLocaleString('en')} contacts`, {
  'reading them through the API (floor)': `${median(floors!).toFixed(2)} s`,
  preview: `${median(ours!).toFixed(2)} s (aim ≤ 3 s), ${(median(ours!) / median(floors!)).toFixed(2)} × the floor`,
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1_000
}
