import { expect, onTestFinished, test } from 'vitest'
import { workerDatabase } from '#server/test/app.ts'
import { programUrl } from '#server/test/cluster.ts'
import { connect } from './connect.ts'

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
