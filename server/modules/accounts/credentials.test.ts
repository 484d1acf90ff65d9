import { expect, test, vi } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { openBrowser, registerOwner } from '#server/test/browser.ts'

const signInFirst = { status: 401, body: { detail: 'Sign in, or send an API key in X-API-Key.' } }
const sessionEnded = { status: 401, body: { detail: 'Your session has ended. Sign in again.' } }
const unknownKey = { status: 403, body: { detail: 'Unknown API key' } }
const adminNeeded = { status: 403, body: { detail: 'Admin API key required' } }

/** GET /account: a session or an admin key. */
const ask = (app: TestApp, headers: Record<string, string> = {}) =>
  call(app, 'GET', '/account', undefined, headers)

test('an admin key opens an admin route in either header', async () => {
  const app = await startApp()
  const { adminKey, slug } = await makeAccount(app)
  const shown: Record<string, string>[] = [
    { 'x-api-key': adminKey },
    { authorization: `Bearer ${adminKey}` },
    { authorization: `bearer ${adminKey}` },
  ]
  for (const headers of shown) {
    const answer = await ask(app, headers)
    expect([answer.status, answer.body.slug]).toEqual([200, slug])
  }
})

test('a standard key on an admin route learns which key is needed', async () => {
  const app = await startApp()
  const { standardKey } = await makeAccount(app)
  expect(await ask(app, { 'x-api-key': standardKey })).toMatchObject(adminNeeded)
  expect(await ask(app, { authorization: `Bearer ${standardKey}` })).toMatchObject(adminNeeded)
})

test('no credential is 401, an unknown key 403, a token that is no session 401', async () => {
  const app = await startApp()
  expect(await ask(app)).toMatchObject(signInFirst)
  expect(await ask(app, { 'x-api-key': 'ua_admin_unknown' })).toMatchObject(unknownKey)
  expect(await ask(app, { 'x-api-key': 'no prefix at all' })).toMatchObject(unknownKey)
  expect(await ask(app, { authorization: 'Bearer ua_unknown' })).toMatchObject(unknownKey)
  expect(await ask(app, { authorization: 'Bearer abc.def.ghi' })).toMatchObject(sessionEnded)
  expect(await ask(app, { authorization: 'Basic dTpw' })).toMatchObject(sessionEnded)
  expect(await ask(app, { cookie: 'frontdesk_session=garbage' })).toMatchObject(sessionEnded)
})

test('a key stops at its expiry', async () => {
  const app = await startApp()
  const { call: admin } = await makeAccount(app)
  const expires_at = new Date(app.clock.now().getTime() + 3_600_000).toISOString()
  const { key } = (await admin('POST', '/api-keys', { name: 'short', class: 'admin', expires_at })).body
  expect((await ask(app, { 'x-api-key': key })).status).toBe(200)
  app.clock.advance(3_600_001)
  expect(await ask(app, { 'x-api-key': key })).toMatchObject({
    status: 403,
    body: { detail: 'This API key has expired' },
  })
})

test('revoking, regenerating and signing out apply to the very next request at another process', async () => {
  const [one, two] = [await startApp(), await startApp()]
  const { browser } = await registerOwner(one)
  const make = async () => (await browser.call('POST', '/api-keys', { name: 'k', class: 'admin' })).body
  const [revoked, replaced, kept] = [await make(), await make(), await make()]
  for (const { key } of [revoked, replaced, kept]) {
    expect((await ask(two, { 'x-api-key': key })).status).toBe(200)
  }
  await browser.call('DELETE', `/api-keys/${revoked.id}`)
  expect(await ask(two, { 'x-api-key': revoked.key })).toMatchObject({
    status: 403,
    body: { detail: 'This API key has been revoked' },
  })
  const { key } = (await browser.call('POST', `/api-keys/${replaced.id}/regenerate`)).body
  expect(await ask(two, { 'x-api-key': replaced.key })).toMatchObject(unknownKey)
  expect((await ask(two, { 'x-api-key': key })).status).toBe(200)

  const elsewhere = openBrowser(two, browser.token())
  expect((await elsewhere.call('GET', '/account')).status).toBe(200)
  await browser.call('POST', '/auth/logout')
  expect(await elsewhere.call('GET', '/account')).toMatchObject(sessionEnded)
  expect((await ask(two, { 'x-api-key': kept.key })).status).toBe(200)
})

test('a session can change something only from one of the server’s own pages', async () => {
  const app = await startApp({
    env: { PUBLIC_URL: 'https://desk.example.com', CHAT_URL: 'https://chat.example.com' },
  })
  const { browser } = await registerOwner(app)
  const cookie = `frontdesk_session=${browser.token()}`
  const rename = (headers: Record<string, string>) =>
    call(app, 'PATCH', '/account', { name: 'New' }, { cookie, ...headers })
  for (const origin of ['https://desk.example.com', 'https://chat.example.com', app.url]) {
    expect((await rename({ origin })).status, origin).toBe(200)
  }
  for (const headers of [
    {},
    { origin: 'null' },
    { origin: 'https://evil.example.com' },
    { origin: 'http://desk.example.com' },
  ]) {
    expect(await rename(headers as Record<string, string>), JSON.stringify(headers)).toMatchObject({
      status: 403,
      body: { detail: 'This request must come from a page of this server.' },
    })
  }
  expect((await ask(app, { cookie, origin: 'https://evil.example.com' })).status).toBe(200)
  const { adminKey } = await makeAccount(app)
  expect((await call(app, 'PATCH', '/account', { name: 'New' }, { 'x-api-key': adminKey })).status).toBe(200)
})

test('a route for signed-in people refuses a key and says why', async () => {
  const app = await startApp()
  const { call: admin } = await makeAccount(app)
  expect(await admin('GET', '/auth/me')).toMatchObject({
    status: 403,
    body: { detail: 'This works only when signed in in a browser.' },
  })
})

test('the last use of a key is stored, at most once a minute', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const first = await lastUse(account, null)
  await account.call('GET', '/account')
  app.clock.advance(59_000)
  await account.call('GET', '/account')
  expect(await lastUse(account, null)).toBe(first)
  app.clock.advance(2_000)
  expect(await lastUse(account, first)).not.toBe(first)
})

/** The last use of the admin key, as soon as it differs from `before`. */
function lastUse(account: Account, before: string | null): Promise<string> {
  return vi.waitFor(async () => {
    const { api_keys } = (await account.call('GET', '/api-keys')).body
    const seen = api_keys.find((key: { class: string }) => key.class === 'admin').last_used_at
    if (seen === before) throw new Error(`still ${seen}`)
    return seen
  }, 60_000)
}
