import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '../server/test/process.ts'
import { hold, median, report } from './figures.ts'

// Start: an empty folder to the first 200 of /readyz, and a restart, each through scripts/start.mjs as `npm start` runs
// it. Floor: `node -e 0`, the price of starting Node at all, taken before each. Memory: of our process and of
// PostgreSQL's, a minute after the last restart, with the demo business. Resident (RSS) counts what processes share in each
// of them, proportional (PSS) once in all.

const rounds = 7
const idleMs = 60_000
const floor: number[] = []
const first: number[] = []
const again: number[] = []
const memory = { rss: 0, pss: 0, postgres: 0 }
let modules = 0

for (let i = 0; i < rounds; i++) {
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  await (await startTimed(first, dataDir)).stop()
  const server = await startTimed(again, dataDir)
  if (i === rounds - 1) {
    await sleep(idleMs)
    memory.rss = await megabytes(server.pid, 'Rss')
    memory.pss = await megabytes(server.pid, 'Pss')
    memory.postgres = await pssOfPostgres(dataDir)
  }
  await server.stop()
  if (i === rounds - 1) modules = await countModules(dataDir)
  await rm(dataDir, { recursive: true, force: true })
}

const base = median(floor)
const ratio = (times: number[]) =>
  `${median(times).toFixed(0)} ms, ${(median(times) / base).toFixed(1)} × floor`
report('start', {
  'node -e 0 (floor)': `${base.toFixed(0)} ms`,
  'empty folder → /readyz': ratio(first),
  'restart → /readyz': ratio(again),
  'modules loaded': String(modules),
  'memory idle': `${memory.rss.toFixed(0)} MB RSS, ${memory.pss.toFixed(0)} MB PSS; PostgreSQL ${memory.postgres.toFixed(0)} MB PSS`,
})
hold([
  { name: 'restart of node -e 0', value: median(again) / base, unit: '×', atMost: 25 },
  { name: 'memory idle, ours (PSS)', value: memory.pss, unit: 'MB', atMost: 150 },
  { name: 'memory idle, PostgreSQL (PSS)', value: memory.postgres, unit: 'MB', atMost: 40 },
])

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
