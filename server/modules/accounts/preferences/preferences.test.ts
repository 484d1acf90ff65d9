import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { type Browser, openBrowser, password, registerOwner } from '#server/test/browser.ts'

const put = (browser: Browser, preferences: unknown, headers?: Record<string, string>) =>
  browser.call('PUT', '/me/preferences', { preferences }, headers)

const read = async (browser: Browser) => (await browser.call('GET', '/me/preferences')).body.preferences

test('a member keeps preferences, key by key; null removes one, and unknown ones stay as they are', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  expect(await read(browser)).toEqual({})
  const views = [{ id: '1', name: 'Mine', area: 'inbox', search: '?view=open' }]
  await put(browser, { scheme: 'dark', language: 'de', pins: ['/inbox'], keys: false, views })
  const other = { deep: [{ a: null, b: 1.5, c: 'ü' }], list: [1, null] }
  const merged = await put(browser, { later: other, scheme: null, language: null, __proto__: { x: 1 } })
  expect([merged.status, merged.body.preferences]).toEqual([
    200,
    { pins: ['/inbox'], keys: false, views, later: other },
  ])
  expect(await read(browser)).toEqual(merged.body.preferences)
})

test('two tabs that change different keys at the same time keep both', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const keys = Array.from({ length: 12 }, (_, i) => `key${i}`)
  const answers = await Promise.all(keys.map(key => put(browser, { [key]: key })))
  expect(answers.map(({ status }) => status)).toEqual(keys.map(() => 200))
  expect(Object.keys(await read(browser)).sort()).toEqual(keys.sort())
})

test('with If-Match a change that others have overtaken is refused', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const first = (await browser.call('GET', '/me/preferences')).headers.get('etag')!
  const changed = await put(browser, { pins: ['/a'] }, { 'if-match': first })
  expect(changed.status).toBe(200)
  const overtaken = await put(browser, { pins: ['/b'] }, { 'if-match': first })
  expect([overtaken.status, await read(browser)]).toEqual([412, { pins: ['/a'] }])
  const again = await put(browser, { pins: ['/b'] }, { 'if-match': changed.headers.get('etag')! })
  expect([again.status, again.body.preferences]).toEqual([200, { pins: ['/b'] }])
  expect((await put(browser, {}, { 'if-match': 'nonsense' })).status).toBe(400)
})

test('preferences have a form and a size', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  for (const wrong of [
    { scheme: 'pink' },
    { language: 'not a language' },
    { pins: 'all' },
    { pins: [5] },
    { views: [{ id: '1' }] },
    { keys: 'yes' },
    [],
    'x',
  ])
    expect((await put(browser, wrong)).status, JSON.stringify(wrong)).toBe(422)
  expect((await put(browser, { a: 'x'.repeat(9_000) })).status).toBe(200)
  const tooMuch = await put(browser, { b: 'x'.repeat(9_000) })
  expect(tooMuch).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'preferences'] }] } })
  expect(Object.keys(await read(browser))).toEqual(['a'])
  expect((await put(browser, { a: null, b: 'x'.repeat(9_000) })).status).toBe(200)
})

test('preferences are of one member at one business, and keys have none', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  await put(browser, { scheme: 'dark' })
  expect(await read((await registerOwner(app)).browser)).toEqual({})
  await browser.call('POST', '/auth/businesses', { business_name: 'Second' })
  expect(await read(browser)).toEqual({})
  const account = await makeAccount(app)
  expect((await account.call('GET', '/me/preferences')).status).toBe(403)
  const elsewhere = openBrowser(app)
  await elsewhere.call('POST', '/auth/login', { email, password })
  expect((await elsewhere.call('GET', '/me/preferences')).headers.get('etag')).toBe('"0"')
})
