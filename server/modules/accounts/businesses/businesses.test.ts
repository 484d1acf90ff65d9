import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { codeNow } from '#server/test/authenticator.ts'
import { type Browser, openBrowser, password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

const businessesOf = async (browser: Browser) =>
  (await browser.call('GET', '/auth/businesses')).body.businesses

/** A person with a business of their own and a second one, at which their browser is. */
async function ownerOfTwo(app: TestApp) {
  const owner = await registerOwner(app, { business_name: 'First' })
  const second = await owner.browser.call('POST', '/auth/businesses', { business_name: 'Second' })
  expect(second.status, JSON.stringify(second.body)).toBe(201)
  return { ...owner, first: owner.registered.body.tenant, second: second.body.tenant }
}

test('a person opens another business, is its owner, and goes to and fro with one password', async () => {
  const app = await startApp()
  const { browser, email, registered } = await registerOwner(app, { business_name: 'Riverside' })
  await browser.call('PATCH', '/auth/me', { name: 'Grace' })
  const before = browser.token()
  const opened = await browser.call('POST', '/auth/businesses', {
    business_name: 'Hillside',
    timezone: 'Europe/Paris',
    country: 'fr',
  })
  expect(opened).toMatchObject({
    status: 201,
    body: {
      user: { email, name: 'Grace', role: 'owner' },
      tenant: { name: 'Hillside', timezone: 'Europe/Paris', country: 'FR' },
    },
  })
  expect(browser.token()).not.toBe(before)
  expect((await openBrowser(app, before).call('GET', '/auth/me')).status).toBe(401)

  const [first, second] = [registered.body.tenant, opened.body.tenant]
  const both = [
    { id: first.id, slug: first.slug, name: 'Riverside', role: 'owner', current: false },
    { id: second.id, slug: second.slug, name: 'Hillside', role: 'owner', current: true },
  ]
  expect(await businessesOf(browser)).toEqual(both)

  await browser.call('POST', '/leads', { name: 'Only at Hillside', email: 'x@example.com' })
  const back = await browser.call('POST', '/auth/switch', { tenant_id: first.id })
  expect([back.status, back.body]).toEqual([200, (await browser.call('GET', '/auth/me')).body])
  expect(back.body.tenant.name).toBe('Riverside')
  expect((await browser.call('GET', '/leads')).body.total).toBe(0)

  const elsewhere = openBrowser(app)
  const signIn = (more: object = {}) => elsewhere.call('POST', '/auth/login', { email, password, ...more })
  expect((await signIn()).body.tenant.name).toBe('Riverside')
  expect((await signIn({ tenant_id: second.id })).body.tenant.name).toBe('Hillside')
  expect((await signIn()).body.tenant.name).toBe('Hillside')
  expect((await signIn({ tenant_id: randomUUID() })).body.tenant.name).toBe('Hillside')
})

test('a page that still shows the business of before neither reads nor writes at the one of now', async () => {
  const app = await startApp()
  const { browser, first, second } = await ownerOfTwo(app)
  const stale = { 'x-business-id': first.id }
  for (const [method, path, body] of [
    ['GET', '/leads'],
    ['PATCH', '/account', { name: 'Renamed' }],
  ] as const) {
    const refused = await browser.call(method, path, body, stale)
    expect([refused.status, refused.headers.get('x-business-id')]).toEqual([409, second.id])
  }
  expect((await browser.call('GET', '/account')).body.name).toBe('Second')
  const back = { tenant_id: first.id }
  expect((await browser.call('POST', '/auth/switch', back)).status).toBe(200)
  expect((await browser.call('PATCH', '/account', { name: 'Renamed' }, stale)).body.name).toBe('Renamed')
})

test('a session that goes on elsewhere lasts no longer than its sign-in allows', async () => {
  const app = await startApp()
  const { browser, first } = await ownerOfTwo(app)
  app.clock.advance(29 * 24 * 3_600_000)
  expect((await browser.call('POST', '/auth/switch', { tenant_id: first.id })).status).toBe(200)
  app.clock.advance(24 * 3_600_000 + 1)
  expect((await browser.call('GET', '/auth/me')).status).toBe(401)
})

test('nobody goes to a business that they do not belong to, and keys go nowhere', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const other = await makeAccount(app)
  const absent = { status: 404, body: { detail: 'Business not found' } }
  for (const tenant_id of [other.tenant, randomUUID(), 'x'])
    expect(await browser.call('POST', '/auth/switch', { tenant_id })).toMatchObject(absent)
  expect((await browser.call('GET', '/auth/me')).status).toBe(200)
  expect((await browser.call('POST', '/auth/switch', {})).status).toBe(422)
  expect((await other.call('GET', '/auth/businesses')).status).toBe(403)
  expect((await other.call('POST', '/auth/switch', { tenant_id: other.tenant })).status).toBe(403)
})

test('where registration is closed nobody opens another business', async () => {
  const open = await startApp()
  const { browser } = await registerOwner(open)
  const closed = await startApp({ env: { REGISTRATION: 'closed' } })
  const same = openBrowser(closed, browser.token())
  expect((await same.call('GET', '/auth/businesses')).body.businesses).toHaveLength(1)
  const refused = await same.call('POST', '/auth/businesses', { business_name: 'Second' })
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    expect.stringMatching(/^Registration is closed/),
  ])
})

test('a session that is revoked while it goes on elsewhere does not live on', async () => {
  const app = await startApp()
  for (let round = 0; round < 8; round++) {
    const { browser, email, first, second } = await ownerOfTwo(app)
    const other = openBrowser(app)
    await other.call('POST', '/auth/login', { email, password })
    const [moved] = await Promise.all([
      browser.call('POST', '/auth/switch', { tenant_id: round % 2 ? first.id : second.id }),
      other.call('DELETE', '/auth/sessions'),
    ])
    expect([200, 401]).toContain(moved.status)
    // Whichever came first, only the browser that has ended the others is signed in.
    const { sessions } = (await other.call('GET', '/auth/sessions')).body
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true])
    expect((await browser.call('GET', '/auth/me')).status).toBe(401)
  }
})

test('of two moves of one session at the same time, one begins', async () => {
  const app = await startApp()
  const { browser, first, second } = await ownerOfTwo(app)
  const token = browser.token()
  const moves = await Promise.all(
    [first, second, first, second].map(({ id }) =>
      openBrowser(app, token).call('POST', '/auth/switch', { tenant_id: id }),
    ),
  )
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

test('sessions are listed and ended over all businesses', async () => {
  const app = await startApp()
  const { browser, email, first } = await ownerOfTwo(app)
  const phone = openBrowser(app)
  await phone.call('POST', '/auth/login', { email, password, tenant_id: first.id })
  const { sessions, total } = (await browser.call('GET', '/auth/sessions')).body
  expect(total).toBe(2)
  expect(sessions.map((s: { business: string; current: boolean }) => [s.business, s.current])).toEqual([
    ['First', false],
    ['Second', true],
  ])
  expect((await browser.call('DELETE', `/auth/sessions/${sessions[0].id}`)).status).toBe(204)
  expect((await phone.call('GET', '/auth/me')).status).toBe(401)
  const stranger = (await registerOwner(app)).browser
  expect((await stranger.call('DELETE', `/auth/sessions/${sessions[1].id}`)).status).toBe(404)
})

test('password, address and second factor hold at every business', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email, first, second } = await ownerOfTwo(app)
  const phone = openBrowser(app)
  await phone.call('POST', '/auth/login', { email, password, tenant_id: first.id })

  const begun = await browser.call('POST', '/auth/totp', { password })
  const confirm = { code: codeNow(begun.body.secret, app.clock) }
  expect((await browser.call('POST', '/auth/totp/confirm', confirm)).status).toBe(200)
  expect((await phone.call('GET', '/auth/totp')).body.enabled).toBe(true)

  const moved = `moved-${email}`
  const changes = { email: moved, password: 'another long password', current_password: password }
  expect((await browser.call('PATCH', '/auth/me', changes)).status).toBe(200)
  expect((await phone.call('GET', '/auth/me')).status).toBe(401)
  app.clock.advance(60_000)
  const code = codeNow(begun.body.secret, app.clock)
  const again = { email: moved, password: changes.password, tenant_id: first.id }
  expect((await phone.call('POST', '/auth/login', again)).body.code_required).toBe(true)
  const there = await phone.call('POST', '/auth/login', { ...again, code })
  expect([there.status, there.body.user.email, there.body.tenant.id]).toEqual([200, moved, first.id])
  for (const { id } of [first, second]) {
    await phone.call('POST', '/auth/switch', { tenant_id: id })
    const [member] = (await phone.call('GET', '/members')).body.members
    expect(member.email).toBe(moved)
  }
})

test('a new password by mail ends the sessions at every business', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email, first } = await ownerOfTwo(app)
  const phone = openBrowser(app)
  await phone.call('POST', '/auth/login', { email, password, tenant_id: first.id })
  await call(app, 'POST', '/auth/password-reset', { email })
  const [mail] = await mailTo(app, email)
  const token = /reset\?token=([\w-]+)/.exec(mail!)![1]
  const reset = { token, password: 'a new long password' }
  expect((await call(app, 'POST', '/auth/password-reset/confirm', reset)).status).toBe(200)
  for (const ended of [browser, phone]) expect((await ended.call('GET', '/auth/me')).status).toBe(401)
  expect((await phone.call('POST', '/auth/login', { email, password: reset.password })).status).toBe(200)
})

test('a name can’t be opened without end, and a long list of wishes is checked at once', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const refused = await browser.call('POST', '/auth/businesses', {
    business_name: ' ',
    timezone: 'Mars',
    country: 5,
  })
  expect(refused.status).toBe(422)
  expect(
    (await browser.call('POST', '/auth/businesses', { business_name: 'x', timezone: 'Mars/One' })).status,
  ).toBe(422)
  expect(await businessesOf(browser)).toHaveLength(1)
})
