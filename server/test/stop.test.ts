import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { call } from './app.ts'
import { registerOwner } from './browser.ts'
import { startKeepAliveClients } from './keep-alive-clients.ts'
import { emptyPlace } from './place.ts'

// A stop under load, with the real program; bench/stop.ts measures many.

const unlimited = { RATE_LIMIT_GENERAL: '1000000000' }

async function openBusiness(env: Record<string, string> = {}) {
  const place = await emptyPlace()
  const server = await place.start({ env: { ...unlimited, ...env } })
  const { browser } = await registerOwner(server)
  const { body } = await browser.call('POST', '/api-keys', { name: 'test', class: 'admin' })
  return { place, server, key: body.key as string }
}

async function leadsIn(databaseUrl: string): Promise<string[]> {
  const db = new pg.Client({ connectionString: databaseUrl })
  await db.connect()
  try {
    await db.query('set role frontdesk_across')
    return (await db.query<{ email: string }>('select email from lead')).rows.map(({ email }) => email)
  } finally {
    await db.end()
  }
}

test('stopped under load, a process answers every request it took, and answered every lead it stored', async () => {
  const { place, server, key } = await openBusiness()
  const { seen, over } = startKeepAliveClients(server, key, { count: 30 })
  // However slow the machine is, they are all in the middle of it.
  await vi.waitFor(() => expect(seen.stored.length).toBeGreaterThan(60), 30_000)
  expect(await server.stop()).toBe(0)
  await over
  expect(seen.lost).toEqual([])
  expect(seen.otherwise).toEqual({})
  expect(seen.goodbyes).toBe(30)
  expect((await leadsIn(place.databaseUrl)).sort()).toEqual(seen.stored.sort())
  expect(server.output()).not.toContain('Cannot use a pool')
})

test('with a stop delay, the port stays open for a while in which the health check fails', async () => {
  const { server, key } = await openBusiness({ SHUTDOWN_DELAY: '2' })
  process.kill(server.pid, 'SIGTERM')
  await sleep(1_000)
  const answer = await call(server, 'GET', '//readyz')
  expect(answer).toMatchObject({ status: 503, body: { detail: 'This process is stopping.' } })
  expect((await call(server, 'GET', '/leads', undefined, { 'x-api-key': key })).status).toBe(200)
  const before = performance.now()
  expect(await server.stop()).toBe(0) // less than a second later, so it counts as the same signal
  expect(performance.now() - before).toBeGreaterThan(500)
  await expect(call(server, 'GET', '//readyz')).rejects.toThrow()
})

test('a socket whose peer never answers the close frame delays no stop', async () => {
  const { server } = await openBusiness()
  const { hostname, port } = new URL(server.url)
  const silent = connect(Number(port), hostname)
  silent.on('error', () => {})
  silent.write(
    'GET /api/v1/voice/browser/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await new Promise(resolve => silent.once('data', resolve))
  const before = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - before).toBeLessThan(10_000)
  silent.destroy()
})
