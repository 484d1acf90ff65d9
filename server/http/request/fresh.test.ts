import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'

test('an answer that the client has already is not sent again, until it is another', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('POST', '/leads', { name: 'Ada', email: 'ada@example.com' })
  const first = await account.call('GET', '/leads')
  const etag = first.headers.get('etag')!
  expect(etag).toMatch(/^"[\w-]{27}"$/)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  for (const name of ['Cookie', 'Authorization', 'X-Api-Key'])
    expect(first.headers.get('vary')).toContain(name)

  const ask = (tags: string) => account.call('GET', '/leads', undefined, { 'if-none-match': tags })
  for (const tags of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await ask(tags)
    expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('content-type')).toBeNull()
    expect(again.headers.get('cache-control')).toBe('private, no-cache')
  }
  for (const tags of ['"other"', 'nonsense', etag.slice(1)]) expect((await ask(tags)).status).toBe(200)
  const stranger = await makeAccount(app)
  const theirs = await stranger.call('GET', '/leads', undefined, { 'if-none-match': etag })
  expect(theirs).toMatchObject({ status: 200, body: { total: 0 } })
  await account.call('POST', '/leads', { name: 'Grace', email: 'grace@example.com' })
  const changed = await ask(etag)
  expect(changed).toMatchObject({ status: 200, body: { total: 2 } })
  expect(changed.headers.get('etag')).not.toBe(etag)
})

test('refusals, writes and streams are kept by nobody', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { browser } = await registerOwner(app)
  const answers = [
    await account.call('GET', '/leads/00000000-0000-7000-8000-000000000000'),
    await account.call('GET', '/leads?limit=0'),
    await account.call('POST', '/leads', { name: 'Ada', email: 'ada@example.com' }),
    await account.call('GET', '/leads.csv'),
    await call(app, 'GET', '/leads'),
    await browser.call('POST', '/auth/logout'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 422, 201, 200, 401, 200])
  for (const { headers } of answers) {
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('cache-control') ?? 'no-store').toBe('no-store')
  }
})

test('a long answer is compressed for those who take that, and still known by its tag', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  for (let n = 0; n < 5; n++)
    await account.call('POST', '/leads', { name: `Ada ${n}`, notes: 'x'.repeat(500) })
  const ask = (headers: Record<string, string>) => account.call('GET', '/leads', undefined, headers)
  const small = await ask({ 'accept-encoding': 'gzip' })
  const plain = await ask({ 'accept-encoding': 'identity' })
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(small.body).toEqual(plain.body)
  expect(small.headers.get('etag')).toBe(`W/${plain.headers.get('etag')}`)
  for (const { headers } of [small, plain]) expect(headers.get('vary')).toContain('Accept-Encoding')
  for (const { headers } of [small, plain])
    expect((await ask({ 'if-none-match': headers.get('etag')! })).status).toBe(304)
})

test('who signs out leaves no answers in the cache of the browser', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  expect((await browser.call('GET', '/auth/me')).headers.get('clear-site-data')).toBeNull()
  const { headers } = await browser.call('POST', '/auth/logout')
  expect(headers.get('clear-site-data')).toBe('"cache"')
})
