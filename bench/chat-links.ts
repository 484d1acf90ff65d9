import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { freePort } from '#server/test/ports.ts'
import { startProcess } from '#server/test/process.ts'
import { register, unlimited } from './client.ts'
import { hold, median, report } from './figures.ts'

// GET /chat-links with 20 rows: key authentication, row-level security, validation, serialisation by schema. Floor: a
// bare Fastify route in its own process. It runs one equivalent query as the database's superuser, with a pool of the
// same size on the same database.

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const server = await startProcess({ dataDir, env: unlimited })
const { client, tenant, key } = await register(server)
for (let i = 0; i < 20; i++) {
  const link = await client.post('/api/v1/chat-links', {
    body: { label: `Link ${i}`, tags: ['bench', `n${i}`] },
  })
  await client.post('/api/v1/knowledge/portal/ingest', {
    body: {
      content: `Passage of link ${i}. It says something.`,
      link_id: link.id,
    },
  })
}
const port = await freePort()
const floor = spawn(process.execPath, [join(import.meta.dirname, 'chat-links.floor.ts')], {
  env: { PATH: process.env.PATH, PORT: String(port), SOCKET: join(dataDir, 'run'), TENANT: tenant },
  stdio: 'inherit',
})
const floorUrl = `http://127.0.0.1:${port}/chat-links`
while (
  !(await fetch(floorUrl).then(
    r => r.ok,
    () => false,
  ))
)
  await sleep(50)

const ours: number[] = []
const bare: number[] = []
for (let round = 0; round < 5; round++) {
  bare.push(await throughput(floorUrl, {}))
  ours.push(await throughput(`${server.url}/api/v1/chat-links`, { 'x-api-key': key }))
}
floor.kill()
await server.stop()
await rm(dataDir, { recursive: true, force: true })

report('GET /chat-links, 20 rows', {
  'bare Fastify, one query (floor)': `${median(bare).toFixed(0)} requests/s`,
  'the endpoint': `${median(ours).toFixed(0)} requests/s, ${(median(ours) / median(bare)).toFixed(2)} of the floor`,
})
hold([
  { name: 'GET /chat-links of bare Fastify', value: median(ours) / median(bare), unit: '×', atLeast: 0.8 },
])

async function throughput(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 20, duration: 4 })
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}
