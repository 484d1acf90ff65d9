import { verify } from '@octokit/webhooks-methods'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeReceiver, startReceiver } from '#server/test/fakes/receiver.ts'

async function start(options: { config?: object } = {}): Promise<{
  app: TestApp
  account: Account
  receiver: FakeReceiver
}> {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const app = await startApp({ jobs: true, config: { allowPrivateNetwork: true, ...options.config } })
  return { app, account: await makeAccount(app), receiver }
}

const subscribe = async (account: Account, fields: object) =>
  (await account.call('POST', '/webhooks', fields)).body as { id: string; secret: string }

/** What a module does when something has happened. */
const publish = (app: TestApp, account: Account, type: string, data: object) =>
  app.open.as(account.tenant, { kind: 'system' }).publish(type, data)

const deliveriesOf = async (account: Account, id: string, query = '') =>
  (await account.call('GET', `/webhooks/${id}/deliveries${query}`)).body.deliveries

const patience = { timeout: 60_000, interval: 20 }

test('what happens is told in a signed envelope, and logged', async () => {
  const { account, receiver } = await start()
  const { id, secret } = await subscribe(account, { url: `${receiver.url}/a`, events: ['chat.message'] })
  const asked = await account.call('POST', '/chat/message', { message: 'Grüße — do you deliver?' })
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), patience)

  const [{ headers, body, json }] = receiver.received as [FakeReceiver['received'][number]]
  expect(json).toMatchObject({
    event: 'chat.message',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    tenant_id: account.tenant,
    data: { conversation_id: asked.body.conversation_id, text: 'Grüße — do you deliver?', role: 'visitor' },
  })
  expect(Object.keys(json)).toEqual(['event', 'timestamp', 'tenant_id', 'data'])
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'x-webhook-event': 'chat.message',
    'x-webhook-timestamp': expect.stringMatching(/^\d{10}$/),
  })
  const signed = headers['x-webhook-signature'] as string
  expect(signed).toMatch(/^sha256=[0-9a-f]{64}$/)
  expect(await verify(secret, body, signed)).toBe(true)
  expect(await verify(secret, `${body} `, signed)).toBe(false)

  await expect
    .poll(() => deliveriesOf(account, id), patience)
    .toMatchObject([
      {
        id: headers['x-webhook-id'],
        event: 'chat.message',
        status: 'delivered',
        attempts: [{ status_code: 200, error: null, ms: expect.any(Number) }],
        next_attempt_at: null,
      },
    ])
  // What was sent can be read again, to the byte.
  const path = `/webhooks/${id}/deliveries/${headers['x-webhook-id']}`
  expect((await account.call('GET', path)).body).toMatchObject({ status: 'delivered', body })
  expect((await account.call('GET', `/webhooks/${id}/deliveries/${account.tenant}`)).status).toBe(404)
})

test('each webhook is told what it asked for; what areas say among themselves goes to nobody', async () => {
  const { app, account, receiver } = await start()
  const other = await makeAccount(app)
  await subscribe(account, {
    url: `${receiver.url}/bookings`,
    events: ['booking.created', 'booking.updated'],
  })
  await subscribe(account, { url: `${receiver.url}/all` })
  await subscribe(account, { url: `${receiver.url}/off`, is_active: false })
  await subscribe(other, { url: `${receiver.url}/other` })
  for (const type of ['booking.created', 'knowledge.changed', 'call.started', 'booking.updated']) {
    await publish(app, account, type, { of: type })
  }
  await vi.waitFor(() => expect(receiver.received).toHaveLength(5), patience)
  const told = (path: string) => receiver.at(path).map(({ json }) => json.data.of)
  expect(told('/bookings')).toEqual(['booking.created', 'booking.updated'])
  expect(told('/all')).toEqual(['booking.created', 'call.started', 'booking.updated'])
})

test('what was undone was never told', async () => {
  const { app, account, receiver } = await start()
  await subscribe(account, { url: receiver.url })
  const own = app.open.as(account.tenant, { kind: 'system' })
  const undone = own.tx(async () => {
    await own.publish('booking.created', { n: 1 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await publish(app, account, 'booking.created', { n: 2 })
  await vi.waitFor(() => expect(receiver.received.map(({ json }) => json.data.n)).toEqual([2]), patience)
})

test('for a day after a secret was changed both sign', async () => {
  const { app, account, receiver } = await start()
  const { id, secret: old } = await subscribe(account, { url: receiver.url })
  const { secret } = (await account.call('POST', `/webhooks/${id}/rotate-secret`)).body
  const tell = async (count: number) => {
    await publish(app, account, 'booking.created', { count })
    await vi.waitFor(() => expect(receiver.received).toHaveLength(count), patience)
    return receiver.received.at(-1)!
  }
  const during = await tell(1)
  expect(await verify(secret, during.body, during.headers['x-webhook-signature'] as string)).toBe(true)
  expect(await verify(old, during.body, during.headers['x-webhook-signature-previous'] as string)).toBe(true)
  app.clock.advance(25 * 3_600_000)
  const after = await tell(2)
  expect(await verify(secret, after.body, after.headers['x-webhook-signature'] as string)).toBe(true)
  expect(after.headers).not.toHaveProperty('x-webhook-signature-previous')
})

test('a test event goes to one webhook, once, and is not tried again', async () => {
  const { account, receiver } = await start()
  receiver.answer(() => 500)
  const { id } = await subscribe(account, { url: `${receiver.url}/one`, events: ['booking.created'] })
  await subscribe(account, { url: `${receiver.url}/two` })
  const sent = await account.call('POST', `/webhooks/${id}/test`)
  expect(sent).toMatchObject({
    status: 200,
    body: { event: 'webhook.test', status: 'pending', attempts: [] },
  })
  await expect
    .poll(() => deliveriesOf(account, id), patience)
    .toMatchObject([{ id: sent.body.id, status: 'failed', next_attempt_at: null }])
  expect(receiver.received.map(({ path }) => path)).toEqual(['/one'])
  expect((await account.call('GET', `/webhooks/${id}`)).body.failing_since).toBeNull()
})

test('an event is sent again when asked for, under the same id', async () => {
  const { app, account, receiver } = await start()
  const { id } = await subscribe(account, { url: receiver.url })
  await publish(app, account, 'booking.created', { n: 1 })
  await expect.poll(() => deliveriesOf(account, id, '?status=delivered'), patience).toHaveLength(1)
  const [delivery] = await deliveriesOf(account, id)
  const again = `/webhooks/${id}/deliveries/${delivery.id}/redeliver`
  expect(await account.call('POST', again)).toMatchObject({ status: 200, body: { status: 'pending' } })
  await expect
    .poll(() => deliveriesOf(account, id), patience)
    .toMatchObject([{ status: 'delivered', attempts: [{ status_code: 200 }, { status_code: 200 }] }])
  const [first, second] = receiver.received
  expect(second!.body).toBe(first!.body)
  expect(second!.headers['x-webhook-id']).toBe(first!.headers['x-webhook-id'])

  const unknown = '00000000-0000-7000-8000-000000000000'
  expect((await account.call('POST', `/webhooks/${id}/deliveries/${unknown}/redeliver`)).status).toBe(404)
  await account.call('PATCH', `/webhooks/${id}`, { is_active: false })
  expect((await account.call('POST', again)).status).toBe(409)
  expect((await account.call('POST', `/webhooks/${id}/test`)).status).toBe(409)
})

test('what is a month old is forgotten', async () => {
  const { app, account, receiver } = await start()
  const { id } = await subscribe(account, { url: receiver.url })
  await publish(app, account, 'booking.created', { n: 1 })
  await expect.poll(() => deliveriesOf(account, id, '?status=delivered'), patience).toHaveLength(1)
  const forget = app.deps.queue.work.cron.find(({ name }) => name === 'system.forget_old_events')!
  app.clock.advance(29 * 24 * 3_600_000)
  await publish(app, account, 'booking.created', { n: 2 })
  await forget.run(app.open)
  expect(await deliveriesOf(account, id)).toHaveLength(2)
  app.clock.advance(2 * 24 * 3_600_000)
  await forget.run(app.open)
  expect(await deliveriesOf(account, id)).toHaveLength(1)
})
