import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { replacedAfterSeconds } from '../server/db/connect.ts'
import { startProcess } from '../server/test/process.ts'
import { hold, median, report } from './figures.ts'

// Start: an empty folder to the first 200 of /readyz, and a restart, each through scripts/start.mjs as `npm start` runs
// it. Floor: `node -e 0`, the price of starting Node at all, taken before each. Memory: of our process and of
// PostgreSQL's, in the minute after the last restart, while the demo business is still taught, and at rest: once it is taught,
// and the pools have replaced the connections that taught it. Each the median of a minute, because jobs of that minute take
// connections for moments. Resident (RSS) counts what processes share in each of them, proportional (PSS) once in all.

const rounds = 7
const restMs = replacedAfterSeconds * 1_000
const [looks, lookEveryMs] = [12, 5_000]
const floor: number[] = []
const first: number[] = []
const again: number[] = []
const memory: Memory[] = []
let modules = 0

for (let i = 0; i < rounds; i++) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  await (await startTimed(first, dataDir)).stop()
  const server = await startTimed(again, dataDir)
  if (i === rounds - 1) {
    memory.push(await memoryInMinute(server.pid, dataDir))
    await sleep(restMs)
    memory.push(await memoryInMinute(server.pid, dataDir))
  }
  await server.stop()
  if (i === rounds - 1) modules = await countModules(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}

const base = median(floor)
const [soon, rest] = memory
const ratio = (times: number[]) =>
  `${median(times).toFixed(0)} ms, ${(median(times) / base).toFixed(1)} × floor`
report('start', {
  'node -e 0 (floor)': `${base.toFixed(0)} ms`,
  'empty folder → /readyz': ratio(first),
  'restart → /readyz': ratio(again),
  'modules loaded': String(modules),
  'memory in the minute after': inWords(soon!),
  'memory at rest': inWords(rest!),
})
hold([
  { name: 'restart of node -e 0', value: median(again) / base, unit: '×', atMost: 25 },
  { name: 'memory idle, ours (PSS)', value: rest!.pss, unit: 'MB', atMost: 150 },
  { name: 'memory idle, PostgreSQL (PSS)', value: rest!.postgres, unit: 'MB', atMost: 40 },
])

/** In MB. */
interface Memory {
  rss: number
  pss: number
  postgres: number
}

async function memoryInMinute(pid: number, dataDir: string): Promise<Memory> {
  const seen: Memory[] = []
  while (seen.length < looks) {
    await sleep(lookEveryMs)
    const [rss, pss] = [await megabytes(pid, 'Rss'), await megabytes(pid, 'Pss')]
    seen.push({ rss, pss, postgres: await pssOfPostgres(dataDir) })
  }
  const middle = (of: keyof Memory) => median(seen.map(each => each[of]))
  return { rss: middle('rss'), pss: middle('pss'), postgres: middle('postgres') }
}

function inWords({ rss, pss, postgres }: Memory): string {
  return `${rss.toFixed(0)} MB RSS, ${pss.toFixed(0)} MB PSS; PostgreSQL ${postgres.toFixed(0)} MB PSS`
}

async function startTimed(into: number[], dataDir: string) {
  floor.push(await timed(async () => execFileSync(process.execPath, ['-e', '0'])))
  const started = performance.now()
  const server = await startProcess({ dataDir, env: { DEMO: 'on', EMBEDDINGS: 'on' } })
  into.push(performance.now() - started)
  return server
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Counted in a start of its own, because counting takes time. */
async function countModules(dataDir: string): Promise<number> {
  const counter = `--import=${join(import.meta.dirname, 'count-modules.ts')}`
  const server = await startProcess({ dataDir, env: { NODE_OPTIONS: counter } })
  await sleep(2_000)
  process.kill(server.pid, 'SIGUSR2')
  await sleep(500)
  await server.stop()
  return Number(/modules (\d+)/.exec(server.output())?.[1])
}

async function megabytes(pid: number, what: 'Rss' | 'Pss'): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024
}

/** Every process of the PostgreSQL whose data lie in this folder. */
async function pssOfPostgres(dataDir: string): Promise<number> {
  const [head] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const processes = execFileSync('ps', ['-eo', 'pid,ppid,args'])
    .toString()
    .split('\n')
    .map(line => line.trim().split(/\s+/))
  const own = processes
    .filter(([pid, , ...args]) => pid === head || args.join(' ').includes(dataDir))
    .map(([pid]) => pid!)
  const all = processes
    .filter(([pid, parent]) => own.includes(pid!) || own.includes(parent!))
    .map(([pid]) => Number(pid))
  const sizes = await Promise.all([...new Set(all)].map(pid => megabytes(pid, 'Pss')))
  return sizes.reduce((sum, size) => sum + size, 0)
}
