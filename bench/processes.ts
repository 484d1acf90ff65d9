import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { startProcess } from '#server/test/process.ts'
import { register, sendThrough, unlimited } from './client.ts'
import { corpus } from './corpus.ts'
import { hold, median, report } from './figures.ts'

// Chat turns of four web processes on one PostgreSQL, against one of them. This machine has fewer cores than that would take, so
// Debian's cpulimit leaves each process a share of one (the first argument, per cent); the database has the rest. Turns of one
// and of four alternate.

const share = Number(process.argv[2] ?? 15)
if (spawnSync('cpulimit', ['--help']).error) {
  console.error('processes.ts needs cpulimit: run "apt-get install cpulimit".')
  process.exit(1)
}
const [passages, seconds, rounds, askersOfEach] = [1_000, 15, 3, 4]

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'))
const servers = [await startProcess({ dataDir, env: unlimited, args: ['--role', 'web'] })]
for (let n = 1; n < 4; n++)
  servers.push(await startProcess({ dataDir, env: unlimited, args: ['--role', 'web'] }))
const { client, key } = await register(servers[0]!)
const text = corpus()
await client.post('/api/v1/knowledge/portal/upload', {
  body: { file: new File([text.lines(0, passages)], 'handbook.txt') },
})
const pools = servers.map(({ url }) => new Pool(url, { connections: askersOfEach }))
for (const pool of pools) await turnsOf([pool], 5)
const limits: ChildProcess[] = servers.map(({ pid }) =>
  spawn('cpulimit', ['-p', String(pid), '-l', String(share)], { stdio: 'ignore' }),
)
await sleep(2_000)
const rates: { one: number[]; four: number[] } = { one: [], four: [] }
for (let round = 0; round < rounds; round++) {
  rates.one.push(await turnsOf(pools.slice(0, 1), seconds))
  rates.four.push(await turnsOf(pools, seconds))
}
for (const limit of limits) limit.kill()
for (const { pid } of servers) process.kill(pid, 'SIGCONT')
await Promise.all(pools.map(pool => pool.close()))
for (const server of servers) await server.stop()
await rm(dataDir, { recursive: true, force: true })
const [one, four] = [median(rates.one), median(rates.four)]
report(`chat turns a second, each process with ${share} % of a core`, {
  'one process': one.toFixed(1),
  'four processes': four.toFixed(1),
})
hold([{ name: 'four processes against one', value: four / one, unit: '×', atLeast: 3 }])

/** Chat turns a second at these servers, by a few askers at each. */
async function turnsOf(at: Pool[], forSeconds: number): Promise<number> {
  const began = performance.now()
  let turns = 0
  const ask = async (pool: Pool) => {
    while (performance.now() - began < forSeconds * 1_000) {
      const { text: message } = text.question((turns * 7_919) % passages)
      await sendThrough(pool, key, 'POST', '/api/v1/chat/message', { message })
      turns++
    }
  }
  await Promise.all(at.flatMap(pool => Array.from({ length: askersOfEach }, () => ask(pool))))
  return turns / ((performance.now() - began) / 1_000)
}
