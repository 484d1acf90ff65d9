import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startReceiver } from '#server/test/fakes/receiver.ts'
import { nextAfter, pauses } from './schedule.ts'

const open = (options: { jobs?: boolean } = {}) =>
  startApp({ jobs: true, config: { allowPrivateNetwork: true }, ...options })

async function receiving() {
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  return receiver
}

const subscribe = async (account: Account, url: string): Promise<string> =>
  (await account.call('POST', '/webhooks', { url })).body.id

const publish = (app: TestApp, account: Account, data: object) =>
  app.open.as(account.tenant, { kind: 'system' }).publish('booking.created', data)

const deliveriesOf = async (account: Account, id: string) =>
  (await account.call('GET', `/webhooks/${id}/deliveries?limit=500`)).body.deliveries

const patience = { timeout: 60_000, interval: 20 }

test('what fails is tried again when its pause is over, ten times in all', async () => {
  const app = await open()
  const account = await makeAccount(app)
  const receiver = await receiving()
  receiver.answer(() => ({ status: 503, body: 'x'.repeat(100_000) }))
  const id = await subscribe(account, receiver.url)
  await publish(app, account, { n: 1 })
  for (const [i, pause] of pauses.entries()) {
    await expect
      .poll(() => deliveriesOf(account, id), patience)
      .toMatchObject([{ status: 'pending', attempts: { length: i + 1 } }])
    const [{ attempts, next_attempt_at }] = await deliveriesOf(account, id)
    expect(attempts[i]).toMatchObject({ status_code: 503, error: 'The address answered 503.' })
    expect(Date.parse(next_attempt_at) - Date.parse(attempts[i].at)).toBe(pause)
    app.clock.advance(pause)
    app.deps.queue.worker!.ring('webhooks.deliver')
  }
  await expect.poll(() => deliveriesOf(account, id), patience).toMatchObject([{ status: 'failed' }])
  expect(receiver.received).toHaveLength(10)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(receiver.received.map(({ headers }) => headers['x-webhook-id'])).size).toBe(1)
})

test('a delivery ends, whatever comes of its attempts', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), outcomes => {
      const now = new Date('2026-01-31T09:00:00Z')
      let tries = 0
      for (const ok of outcomes) {
        const next = nextAfter({ ok, tries, event: 'booking.created', now })
        if (next.status !== 'pending') return next.status === (ok ? 'delivered' : 'failed') && tries <= 9
        if (next.at <= now) return false
        tries++
      }
      return false
    }),
  )
})

test('five days of failure switch a webhook off and say so; switched on it is forgiven', async () => {
  const app = await open()
  const account = await makeAccount(app)
  const receiver = await receiving()
  receiver.answer(() => 500)
  const id = await subscribe(account, receiver.url)
  const webhook = async () => (await account.call('GET', `/webhooks/${id}`)).body
  const items = async (status: string) =>
    (await account.call('GET', `/needs-you?kind=failed_webhook&status=${status}`)).body.items
  await publish(app, account, { n: 1 })
  await expect.poll(webhook, patience).toMatchObject({ is_active: true, failing_since: expect.any(String) })
  app.clock.advance(5 * 24 * 3_600_000)
  await expect.poll(webhook, patience).toMatchObject({ is_active: false, disabled_at: expect.any(String) })
  expect(await items('open')).toMatchObject([{ title: expect.stringContaining('switched off') }])
  const sent = receiver.received.length
  await publish(app, account, { n: 2 })

  receiver.answer(() => 200)
  await account.call('PATCH', `/webhooks/${id}`, { is_active: true })
  expect(await webhook()).toMatchObject({ is_active: true, failing_since: null, disabled_at: null })
  expect(await items('open')).toEqual([])
  expect(await items('done')).toHaveLength(1)
  app.clock.advance(24 * 3_600_000)
  await publish(app, account, { n: 3 })
  // What waited goes out, what happened while it was off does not.
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(sent + 2), patience)
  expect(receiver.received.slice(sent).map(({ json }) => json.data.n)).toEqual([1, 3])
})

test('410 switches a webhook off at once', async () => {
  const app = await open()
  const account = await makeAccount(app)
  const receiver = await receiving()
  receiver.answer(() => 410)
  const id = await subscribe(account, receiver.url)
  await publish(app, account, { n: 1 })
  await expect
    .poll(async () => (await account.call('GET', `/webhooks/${id}`)).body, patience)
    .toMatchObject({ is_active: false, disabled_at: expect.any(String) })
  expect((await account.call('GET', '/needs-you?kind=failed_webhook')).body.items).toHaveLength(1)
})

test('redirects are not followed, and private networks not entered, whatever a name leads to', async () => {
  const receiver = await receiving()
  receiver.answer(({ path }) => (path === '/from' ? { status: 302, headers: { location: '/to' } } : 200))
  const app = await open()
  const account = await makeAccount(app)
  const redirected = await subscribe(account, `${receiver.url}/from`)
  await publish(app, account, { n: 1 })
  await expect
    .poll(() => deliveriesOf(account, redirected), patience)
    .toMatchObject([{ attempts: [{ status_code: 302, error: expect.stringContaining('redirects') }] }])
  expect(receiver.at('/to')).toEqual([])

  // Made while it was allowed; and a name, which only the connection can look up.
  app.deps.config.allowPrivateNetwork = false
  app.open.config.allowPrivateNetwork = false
  const named = await subscribe(account, `http://localhost:${new URL(receiver.url).port}/named`)
  await publish(app, account, { n: 2 })
  await expect
    .poll(() => deliveriesOf(account, named), patience)
    .toMatchObject([{ attempts: [{ status_code: null, error: expect.stringContaining('private') }] }])
  expect(receiver.at('/named')).toEqual([])
})

test('one that never answers slows no other', async () => {
  const app = await open()
  const account = await makeAccount(app)
  const receiver = await receiving()
  receiver.answer(({ path }) => (path === '/dead' ? 'hang' : 200))
  const names = [...Array.from({ length: 49 }, (_, i) => `/live-${i}`), '/dead']
  await Promise.all(names.map(name => subscribe(account, receiver.url + name)))
  const events = 10
  for (let n = 0; n < events; n++) await publish(app, account, { n })
  // The dead one holds its connections for 15 seconds: everything else arrives before that.
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(50 * events), {
    timeout: 12_000,
    interval: 20,
  })
  const inOrder = Array.from({ length: events }, (_, n) => n)
  for (const name of names.slice(0, 49)) {
    expect(new Set(receiver.at(name).map(({ json }) => json.data.n)), name).toEqual(new Set(inOrder))
  }
  expect(receiver.at('/dead')).toHaveLength(events)
})

test('deliveries start in the order of events, past one that fails', async () => {
  const app = await open()
  const account = await makeAccount(app)
  const receiver = await receiving()
  // Late enough that the later ones wait for the earlier.
  receiver.answer(async ({ json }) => {
    await delay(20)
    return json.data.n === 60 ? 500 : 200
  })
  const id = await subscribe(account, receiver.url)
  const own = app.open.as(account.tenant, { kind: 'system' })
  await own.tx(async () => {
    for (let n = 0; n < 80; n++) await own.publish('booking.created', { n })
  })
  const ended = async () =>
    (await deliveriesOf(account, id)).toReversed() as { status: string; attempts: { at: string }[] }[]
  await expect.poll(async () => (await ended()).every(({ attempts }) => attempts.length), patience).toBe(true)
  const deliveries = await ended()
  expect(deliveries.flatMap(({ status }, n) => (status === 'delivered' ? [] : [n]))).toEqual([60])
  const starts = deliveries.map(({ attempts }) => attempts[0]!.at)
  expect(starts).toEqual(starts.toSorted())
  expect(new Set(starts).size).toBeGreaterThan(3)
})

test('when more waits than one claim takes, all of it arrives once', async () => {
  const app = await open()
  const account = await makeAccount(app)
  const receiver = await receiving()
  const all = Array.from({ length: 20 }, (_, i) => `/all-${i}`)
  await Promise.all(all.map(name => subscribe(account, receiver.url + name)))
  const own = app.open.as(account.tenant, { kind: 'system' })
  const publishAll = (from: number, to: number) =>
    own.tx(async () => {
      for (let n = from; n < to; n++) await own.publish('booking.created', { n })
    })
  await publishAll(0, 80)
  await subscribe(account, `${receiver.url}/later`)
  await publishAll(80, 180)
  await expect.poll(() => receiver.received.length, patience).toBe(20 * 180 + 100)
  await delay(200)
  const numbers = (name: string) => receiver.at(name).map(({ json }) => json.data.n as number)
  for (const name of all)
    expect(
      numbers(name).toSorted((a, b) => a - b),
      name,
    ).toEqual(Array.from({ length: 180 }, (_, n) => n))
  expect(new Set(numbers('/later')).size).toBe(100)
  expect(receiver.received).toHaveLength(20 * 180 + 100)
})

test('an address that talks no HTTP, and one where nobody listens, are failures with a reason', async () => {
  const app = await open()
  const account = await makeAccount(app)
  const gibberish = createServer(socket => void socket.end('gibberish\r\n\r\n'))
  await new Promise<void>(done => gibberish.listen(0, '127.0.0.1', done))
  onTestFinished(() => void gibberish.close())
  const { port } = gibberish.address() as { port: number }
  const odd = await subscribe(account, `http://127.0.0.1:${port}/`)
  const nobody = await subscribe(account, 'http://127.0.0.1:1/')
  await publish(app, account, { n: 1 })
  for (const id of [odd, nobody]) {
    await expect
      .poll(() => deliveriesOf(account, id), patience)
      .toMatchObject([{ status: 'pending', attempts: [{ status_code: null, error: expect.any(String) }] }])
  }
})
