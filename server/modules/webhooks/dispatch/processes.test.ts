import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { startReceiver } from '#server/test/fakes/receiver.ts'
import { emptyPlace } from '#server/test/place.ts'

test('two processes send nothing twice', async () => {
  const config = { allowPrivateNetwork: true }
  const [one, two] = [await startApp({ jobs: true, config }), await startApp({ jobs: true, config })]
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const account = await makeAccount(one)
  for (const path of ['/a', '/b', '/c', '/d'])
    await account.call('POST', '/webhooks', { url: receiver.url + path })
  await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      [one, two][n % 2]!.open.as(account.tenant, { kind: 'system' }).publish('booking.created', { n }),
    ),
  )
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(400), { timeout: 60_000 })
  for (const path of ['/a', '/b', '/c', '/d']) {
    const told = receiver.at(path).map(({ json }) => json.data.n)
    expect(
      told.toSorted((a, b) => a - b),
      path,
    ).toEqual(Array.from({ length: 100 }, (_, n) => n))
  }
})

test('after kill -9 another process sends what was under way', async () => {
  const { databaseUrl, start } = await emptyPlace()
  const first = await start({ env: { ALLOW_PRIVATE_NETWORK: 'on' } })

  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  receiver.answer(() => 'hang')
  const { browser } = await registerOwner(first)
  const made = await browser.call('POST', '/webhooks', { url: receiver.url, events: ['chat.message'] })
  expect(made.status).toBe(201)
  await browser.call('POST', '/chat/message', { message: 'Do you deliver?' })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 60_000 })
  await first.kill()

  // The claim of a process that died lapses after half a minute; here that has passed.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`begin; select set_config('role', 'frontdesk_across', true);
    update webhook set worker_until = now(); commit`)
  await client.end()
  receiver.answer(() => 200)
  await startApp({ jobs: true, databaseUrl, config: { allowPrivateNetwork: true } })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), { timeout: 60_000 })
  expect(receiver.received[1]!.headers['x-webhook-id']).toBe(receiver.received[0]!.headers['x-webhook-id'])
  expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body)
})
