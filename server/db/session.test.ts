import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#server/http/operations/log.ts'
import { run } from '#server/test/cluster.ts'
import { freePort } from '#server/test/ports.ts'
import type { Connection } from './connection.ts'
import { openSession } from './session.ts'

function newSession(url = inject('cluster')) {
  const session = openSession(url, createLog({ level: 'silent' }))
  onTestFinished(() => session.close())
  return session
}

const processOf = async (client: Connection): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid

const cut = (pid: number) => run(inject('cluster'), `select pg_terminate_backend(${pid})`)

test('a connection is prepared before anybody has it, and so is the one after it', async () => {
  const session = newSession()
  const prepared: number[] = []
  await session.prepare(async client => {
    const pid = await processOf(client)
    expect(session.client).toBeNull()
    prepared.push(pid)
  })
  expect(session.client).toBeNull()
  await session.open()
  expect(prepared).toEqual([await processOf(session.client!)])
  await cut(prepared[0]!)
  await expect.poll(() => prepared.length).toBe(2)
  await session.open()
  expect(await processOf(session.client!)).toBe(prepared[1])
})

test('who prepares late prepares the connection that is there; one that can’t be prepared is given up', async () => {
  const session = newSession()
  await session.open()
  const first = await processOf(session.client!)
  const prepared: number[] = []
  await session.prepare(async client => {
    prepared.push(await processOf(client))
    if (prepared.length === 1) throw new Error('not this one')
  })
  await session.open()
  expect(prepared[0]).toBe(first)
  expect(prepared[1]).not.toBe(first)
  expect(await processOf(session.client!)).toBe(prepared[1])
})

test('a session that finds no database can be closed', async () => {
  const session = newSession(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`)
  const opened = session.open()
  await session.close()
  await opened
  expect(session.client).toBeNull()
})
