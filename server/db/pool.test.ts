import { expect, onTestFinished, test } from 'vitest'
import { createShutdown, type Doing } from '#server/core/shutdown.ts'
import { workerDatabase } from '#server/test/app.ts'
import { programUrl } from '#server/test/cluster.ts'
import { connect } from './connect.ts'
import { Connection } from './connection.ts'
import { Pool } from './pool.ts'

async function open(max: number) {
  const database = connect(programUrl(await workerDatabase()), { max })
  onTestFinished(() => database.close())
  return database.pool
}

test('a process that was held up while it connected takes the answer that is there', async () => {
  const pool = await open(2)
  const connecting = [pool.connect(), pool.connect()]
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 11_000)
  for (const client of await Promise.all(connecting)) {
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    client.release()
  }
})

test('who waits for a connection that stays in use is refused, and it serves the next', async () => {
  const pool = await open(1)
  const first = await pool.connect()
  await expect(pool.connect()).rejects.toThrow(/too much to do at once/)
  first.release()
  const next = await pool.connect()
  expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  next.release()
})

test('of those who wait, whoever came first is served first, whatever he asks for; a job comes anew each time', async () => {
  const pool = await open(1)
  const { hold } = createShutdown()
  const served: string[] = []
  const using = async (name: string, until: Promise<void> = Promise.resolve()) => {
    const client = await pool.connect()
    served.push(name)
    await until
    client.release()
  }
  const work = async (what: Doing, name: string, again: Promise<void>) =>
    hold(what, async () => {
      await using(name)
      await again
      await using(`${name} again`)
    })
  const [waiting, goOn] = gate()
  const works = [work({ request_id: '1' }, 'first', waiting), work({ job: 'long' }, 'job', waiting)]
  await expect.poll(() => served).toEqual(['first', 'job'])
  const [inUse, finish] = gate()
  works.push(
    using('somebody', inUse),
    hold({ request_id: '2' }, () => using('second')),
  )
  expect(pool.waitingCount).toBe(1)
  goOn()
  await expect.poll(() => pool.waitingCount).toBe(3)
  finish()
  await Promise.all(works)
  expect(served).toEqual(['first', 'job', 'somebody', 'first again', 'second', 'job again'])
  expect(pool.waitingCount).toBe(0)
})

test('a connection that can’t be made, or breaks, gives its place to the next', async () => {
  const pool = await open(1)
  for (let i = 0; i < 3; i++) {
    const [broken, next] = [pool.connect(), pool.connect()]
    const client = await broken
    await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    client.release()
    const alive = await next
    expect((await alive.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    alive.release(i === 1)
  }
})

test('an idle connection that is replaced because of its age takes nobody’s place', async () => {
  const connectionString = programUrl(await workerDatabase())
  const config = { connectionString, max: 1, maxLifetimeSeconds: 1, Client: Connection }
  const pool = new Pool(config, { info() {}, warn() {} })
  onTestFinished(() => pool.end())
  for (let i = 0; i < 2; i++) {
    ;(await pool.connect()).release()
    await expect.poll(() => pool.totalCount, { timeout: 5_000 }).toBe(0)
  }
  const first = await pool.connect()
  const second = pool.connect()
  expect(pool.waitingCount).toBe(1)
  first.release()
  ;(await second).release()
})

test('an idle connection stays while many are lent, and goes while few are', async () => {
  const connectionString = programUrl(await workerDatabase())
  const pool = new Pool(
    { connectionString, idleTimeoutMillis: 20, Client: Connection },
    { info() {}, warn() {} },
  )
  onTestFinished(() => pool.end())
  const use = async (times: number) => {
    for (let i = 0; i < times; i++) (await pool.connect()).release()
  }
  await use(100)
  await expect.poll(() => pool.totalCount).toBe(0)
  await use(300)
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(pool.totalCount).toBe(1)
})

function gate(): [opened: Promise<void>, open: () => void] {
  const { promise, resolve } = Promise.withResolvers<void>()
  return [promise, resolve]
}
