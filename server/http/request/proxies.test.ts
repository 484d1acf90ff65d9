import { expect, test } from 'vitest'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { openBrowser, registerOwner } from '#server/test/browser.ts'

/** The status of requests for an unknown path, forwarded as by a proxy. The general limit counts them. */
async function forwarded(app: TestApp, ...chains: string[]): Promise<number[]> {
  const statuses: number[] = []
  for (const chain of chains)
    statuses.push((await call(app, 'GET', '/nowhere', undefined, { 'x-forwarded-for': chain })).status)
  return statuses
}

const once = { RATE_LIMIT_GENERAL: '1' }

test('without TRUST_PROXY we believe no forwarded address', async () => {
  const app = await startApp({ env: once })
  expect(await forwarded(app, '198.51.100.1', '198.51.100.2')).toEqual([404, 429])
})

test('with TRUST_PROXY=on we believe the one address that the proxy before us appended', async () => {
  const app = await startApp({ env: { ...once, TRUST_PROXY: 'on' } })
  // Addresses that the client wrote itself stand to the left of it, and change nothing.
  expect(await forwarded(app, '198.51.100.1', '203.0.113.1, 198.51.100.1', '198.51.100.2')).toEqual([
    404, 429, 404,
  ])
})

test('a list of proxies is read from the right, up to the first address that is not a trusted proxy', async () => {
  const app = await startApp({ env: { ...once, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' } })
  const chains = ['198.51.100.1, 10.1.1.1', '203.0.113.1, 198.51.100.1, 10.2.2.2', '198.51.100.2, 10.1.1.1']
  expect(await forwarded(app, ...chains)).toEqual([404, 429, 404])
})

test('an IPv6 client is counted by its /64, an IPv4 client alike in each notation', async () => {
  const app = await startApp({ env: { ...once, TRUST_PROXY: 'on' } })
  expect(await forwarded(app, '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1')).toEqual([
    404, 429, 404,
  ])
  // Some proxies append the port as well, which differs for every connection.
  expect(await forwarded(app, '198.51.100.1', '::ffff:198.51.100.1', '198.51.100.1:40001')).toEqual([
    404, 429, 429,
  ])
})

test('metrics are for requests from this machine itself, not through a proxy on it', async () => {
  for (const env of [{}, { TRUST_PROXY: 'on' }, { TRUST_PROXY: '127.0.0.1' }] as Record<string, string>[]) {
    const app = await startApp({ env })
    expect((await call(app, 'GET', '//metrics')).status).toBe(200)
    const signs = {
      forwarded: 'for=127.0.0.1',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'desk.example.com',
      'x-forwarded-proto': 'https',
      'x-real-ip': '127.0.0.1',
      via: '1.1 proxy',
    }
    for (const [name, value] of Object.entries(signs))
      expect((await call(app, 'GET', '//metrics', undefined, { [name]: value })).status, name).toBe(403)
  }
})

test('with METRICS_TOKEN only the token opens them', async () => {
  const app = await startApp({ env: { METRICS_TOKEN: 'a long enough token' } })
  const status = async (authorization?: string) =>
    (await call(app, 'GET', '//metrics', undefined, authorization ? { authorization } : {})).status
  expect(await status()).toBe(403)
  expect(await status('Bearer a long enough tokem')).toBe(403)
  expect(await status('Bearer a')).toBe(403)
  expect(await status('Bearer a long enough token')).toBe(200)
})

test('probes are not counted, and not logged while all is well', async () => {
  const lines: string[] = []
  const app = await startApp({ env: once })
  app.deps.log.level = 'info'
  const log = {
    ...app.deps.log,
    child: () => ({ info: (_: object, text: string) => lines.push(text), debug() {} }),
  }
  Object.assign(app.deps, { log })
  for (let i = 0; i < 3; i++)
    for (const path of ['//healthz', '//readyz']) expect((await call(app, 'GET', path)).status).toBe(200)
  expect(lines).toEqual([])
  expect((await call(app, 'GET', '/nowhere')).status).toBe(404)
  expect(lines).toEqual(['request'])
  app.deps.shutdown.begin()
  expect((await call(app, 'GET', '//readyz')).status).toBe(503)
  expect(lines).toEqual(['request', 'request'])
})

test('browsers are told to use https only where PUBLIC_URL says https', async () => {
  const hsts = async (env: Record<string, string>) =>
    (await call(await startApp({ env }), 'GET', '//healthz')).headers.get('strict-transport-security')
  expect(await hsts({})).toBeNull()
  expect(await hsts({ PUBLIC_URL: 'https://desk.example.com' })).toBe('max-age=31536000')
})

test('shared caches do not store answers to a credential', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { browser, registered } = await registerOwner(app)
  const answers = [
    await account.call('GET', '/leads'),
    await account.call('GET', '/leads/00000000-0000-7000-8000-000000000000'),
    await account.call('POST', '/leads', {}),
    await browser.call('GET', '/auth/me'),
    await openBrowser(app, 'nonsense').call('GET', '/auth/me'),
    registered,
  ]
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
    [200, 404, 422, 200, 401, 201].map(status => [status, status === 200 ? 'private, no-cache' : 'no-store']),
  )
})

test('two visitors who send the same key have two keys', async () => {
  const app = await startApp({ env: { TRUST_PROXY: 'on' } })
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { allowed_domains: ['friends.example'] })
  const say = (from: string, key: string, words = 'hello', more: object = {}) =>
    call(
      app,
      'POST',
      '/chat/message',
      { tenant_id: account.tenant, message: words, ...more },
      { origin: 'https://friends.example', 'x-forwarded-for': from, 'idempotency-key': key },
    )
  const [ada, again] = [await say('198.51.100.1', 'one'), await say('198.51.100.1', 'one')]
  expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([
    200,
    'true',
    ada.body,
  ])
  expect((await say('198.51.100.1', 'one', 'something else')).status).toBe(409)
  const zoe = await say('198.51.100.2', 'one')
  expect(zoe.headers.get('idempotent-replayed')).toBeNull()
  expect(zoe.body.conversation_id).not.toBe(ada.body.conversation_id)
  // A visitor is known by the conversation, even when their telephone changes networks.
  const { conversation_id } = ada.body
  const first = await say('198.51.100.1', 'two', 'more', { conversation_id })
  const elsewhere = await say('198.51.100.9', 'two', 'more', { conversation_id })
  expect(elsewhere.headers.get('idempotent-replayed')).toBe('true')
  expect(elsewhere.body).toEqual(first.body)
})
