import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from '#server/test/process.ts'
import { median, report } from './figures.ts'

// Times a first start, from an empty folder to the first 200 of /readyz, and a restart. Floor: `node -e 0`, the price
// of starting Node at all. Memory: proportional set size (PSS) of our process and of PostgreSQL's, idle.

const rounds = 5
const floor: number[] = []
const first: number[] = []
const again: number[] = []
let memory = { node: 0, postgres: 0 }

for (let i = 0; i < rounds; i++) {
  floor.push(await timed(async () => execFileSync(process.execPath, ['-e', '0'])))
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
  let server = await startTimed(first, dataDir)
  await server.stop()
  server = await startTimed(again, dataDir)
  if (i === rounds - 1) {
    await sleep(10_000)
    memory = { node: await pss(server.pid), postgres: await pssOf(dataDir) }
  }
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

const base = median(floor)
report('start', {
  'node -e 0 (floor)': `${base.toFixed(0)} ms`,
  'empty folder → /readyz': `${median(first).toFixed(0)} ms, ${(median(first) / base).toFixed(1)} × floor`,
  'restart → /readyz': `${median(again).toFixed(0)} ms, ${(median(again) / base).toFixed(1)} × floor`,
  'memory idle (PSS)': `${memory.node.toFixed(0)} MB node + ${memory.postgres.toFixed(0)} MB PostgreSQL`,
})

async function startTimed(into: number[], dataDir: string) {
  const started = performance.now()
  const server = await startProcess({ dataDir })
  into.push(performance.now() - started)
  return server
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function pss(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024
}

/** Every process of the PostgreSQL that keeps its data in this folder. */
async function pssOf(dataDir: string): Promise<number> {
  const [head] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  const postmaster = execFileSync('ps', ['-eo', 'pid,ppid,args'])
    .toString()
    .split('\n')
    .map(line => line.trim().split(/\s+/))
  const own = postmaster
    .filter(([pid, , ...args]) => pid === head || args.join(' ').includes(dataDir))
    .map(([pid]) => pid!)
  const all = postmaster
    .filter(([pid, parent]) => own.includes(pid!) || own.includes(parent!))
    .map(([pid]) => Number(pid))
  const sizes = await Promise.all([...new Set(all)].map(pss))
  return sizes.reduce((sum, size) => sum + size, 0)
}
