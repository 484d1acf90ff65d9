import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { workerDatabase } from '#server/test/app.ts'
import { programUrl } from '#server/test/cluster.ts'
import { connect } from './connect.ts'
import { giveWay } from './giving-way.ts'

const minute = 60_000

/** Somebody who holds a connection, and another one who uses the database until told otherwise. */
async function two() {
  const database = connect(programUrl(await workerDatabase()))
  onTestFinished(() => database.close())
  const [own, others] = [await database.pool.connect(), await database.pool.connect()]
  onTestFinished(() => own.release())
  return { pool: database.pool, others }
}

test('long work rests until the others are done with the database', async () => {
  const { pool, others } = await two()
  let rests = true
  const resting = giveWay(pool, { least: 0, calm: 3, most: minute }).then(() => {
    rests = false
  })
  await delay(100)
  expect(rests).toBe(true)
  others.release()
  await resting
})

test('but not for ever', async () => {
  const { pool, others } = await two()
  onTestFinished(() => others.release())
  await giveWay(pool, { least: 0, calm: minute, most: 20 })
})
