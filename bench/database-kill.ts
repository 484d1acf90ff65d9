import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBusyClients } from '#server/test/busy-clients.ts'
import { backends, serverOf } from '#server/test/database-processes.ts'
import { startProcess } from '#server/test/process.ts'
import { recount } from '#server/test/recount.ts'
import { register, unlimited } from './client.ts'
import { median, report } from './figures.ts'

// Kills the database with kill -9 while many clients keep the process busy: first one backend, then the whole server,
// each so many times (argument, default 10). The process must live. A request that needs the database must either
// succeed (2xx) or be put off (503 with Retry-After). Everything acknowledged must be stored exactly once, also
// requests that were repeated under one Idempotency-Key.

const rounds = Number(process.argv[2] ?? 10)
const longestMs = 2_000
const lanes = 4

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const databaseUrl = `postgresql://frontdesk@localhost/frontdesk?host=${encodeURIComponent(join(dataDir, 'run'))}`
const server = await startProcess({ dataDir, env: unlimited })
const { client, slug, key } = await register(server)
const clients = startBusyClients(server, { key: key, slug: slug, lanes })

const [ofBackend, ofServer]: number[][] = [[], []]
for (let round = 0; round < rounds; round++) {
  const pids = await backends(dataDir)
  ofBackend!.push(await untilServing(pids[Math.floor(Math.random() * pids.length)]!))
  ofServer!.push(await untilServing((await serverOf(dataDir))!))
}
await clients.stop()
const alive = await fetch(`${server.url}/healthz`).then(
  answer => answer.ok,
  () => false,
)

const { seen } = clients
const knowledge = await client.get('/api/v1/knowledge')
const texts = knowledge.groups.flatMap(group => group.sources.map(source => source.name))
const leads = (await client.get('/api/v1/leads.csv')).split('\n')
const disagreements = await recount(databaseUrl)
const output = server.output()
const exit = await server.stop()
await rm(dataDir, { recursive: true, force: true })

report(`kill -9 of the database under load: ${rounds} backends, ${rounds} servers`, {
  process: `${alive ? 'alive' : 'dead'}, exit code ${exit}`,
  answers: [...seen.statuses.entries()]
    .sort()
    .map(([status, n]) => `${status}: ${n}`)
    .join(', '),
  'answers of any other kind': seen.wrong.length ? [...new Set(seen.wrong)].slice(0, 5).join(' | ') : 'none',
  streams: `${seen.streams.ended} ended with an event, ${seen.streams.cut} cut`,
  'texts acknowledged': counted(seen.texts, name => texts.filter(each => each === name).length),
  'leads acknowledged': counted(seen.leads, rowsOf),
  'leads sent again under one key': counted(seen.sentAgain, rowsOf),
  'index against a recount': `${disagreements.length} disagreements`,
  'backend killed → serving': spread(ofBackend!),
  'server killed → serving': spread(ofServer!),
})
if (process.env.SHOW_LOG) process.stdout.write(output)

/** Kills it after a while. Returns the milliseconds until a request that needs the database succeeds again. */
async function untilServing(pid: number): Promise<number> {
  await sleep(Math.random() * longestMs)
  process.kill(pid, 'SIGKILL')
  const killed = performance.now()
  await sleep(50)
  while (
    !(await fetch(`${server.url}/readyz`).then(
      answer => answer.ok,
      () => false,
    ))
  )
    await sleep(20)
  return performance.now() - killed
}

function rowsOf(name: string): number {
  return leads.filter(line => line.includes(`${name}@example.com`)).length
}

function counted(names: string[], times: (name: string) => number): string {
  const lost = names.filter(name => times(name) === 0).length
  const twice = names.filter(name => times(name) > 1).length
  return `${names.length}; lost ${lost}, twice ${twice}`
}

function spread(ms: number[]): string {
  return `median ${median(ms).toFixed(0)} ms, longest ${Math.max(...ms).toFixed(0)} ms`
}
