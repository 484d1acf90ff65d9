import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { workerDatabase } from '#server/test/app.ts'
import { openLocks } from './locks.ts'

/** The locks of one process: a connection of its own. */
async function process() {
  const db = connect(await workerDatabase())
  const locks = openLocks(db)
  onTestFinished(async () => {
    locks.close()
    await db.close()
  })
  return { locks }
}

test('a lock is one process’s until it is released', async () => {
  const [one, other] = [await process(), await process()]
  expect(await one.locks.take('a')).toMatchObject({ aborted: false })
  expect(await other.locks.take('a')).toBeNull()
  expect(await other.locks.take('b')).not.toBeNull()
  await one.locks.release('a')
  expect(await other.locks.take('a')).not.toBeNull()
})

test('it is lost with the connection that holds it, and whoever held it is told', async () => {
  const [one, other] = [await process(), await process()]
  const lost = await one.locks.take('c')
  expect(await other.locks.take('c')).toBeNull()
  const admin = new pg.Client({ connectionString: await workerDatabase() })
  await admin.connect()
  await admin.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
    and classid = ${0x6664_0003} and objid = hashtext('c')::oid`)
  await admin.end()
  await expect.poll(() => lost!.aborted).toBe(true)
  expect(await other.locks.take('c')).not.toBeNull()
  // A new connection holds it.
  expect(await one.locks.take('d')).not.toBeNull()
})

test('a process that ends lets go of all', async () => {
  const [one, other] = [await process(), await process()]
  const held = await one.locks.take('e')
  one.locks.close()
  expect(held!.aborted).toBe(true)
  await expect.poll(async () => (await other.locks.take('e')) !== null).toBe(true)
})
