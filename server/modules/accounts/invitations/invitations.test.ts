import { expect, test } from 'vitest'
import { call, startApp, type TestApp } from '#server/test/app.ts'
import { codeNow } from '#server/test/authenticator.ts'
import { type Browser, openBrowser, password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

/** Invites somebody to this owner's business. Returns the token of the link and the member's id. */
async function invite(app: TestApp, owner: Browser, email: string, role = 'agent', earlier = 0) {
  const { body } = await owner.call('POST', '/members', { email, role })
  const mails = await mailTo(app, email, earlier + 1)
  // Two mails to one person come in any order.
  const tokens = mails.flatMap(mail => /\/invite\?token=([\w-]+)/.exec(mail)?.[1] ?? [])
  return { id: body.id as string, token: tokens.at(-1)! }
}

const accept = (browser: Browser, body: object) => browser.call('POST', '/auth/invitation/confirm', body)

const namesOf = async (browser: Browser) =>
  (await browser.call('GET', '/auth/businesses')).body.businesses.map(({ name }: { name: string }) => name)

test('somebody who signs in here already accepts with their own password, which stays theirs', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const { browser: ada, email } = await registerOwner(app, { business_name: 'Hillside' })
  const { token, id } = await invite(app, owner, email)

  const wrong = await accept(openBrowser(app), { token, password: 'a password of the attacker' })
  expect(wrong).toMatchObject({ status: 401, body: { detail: 'Wrong email address or password.' } })
  expect((await owner.call('GET', '/members')).body.members[1].status).toBe('invited')
  expect((await call(app, 'POST', '/auth/login', { email, password })).status).toBe(200)

  const phone = openBrowser(app)
  const joined = await accept(phone, { token, password, name: 'Ada' })
  expect(joined).toMatchObject({
    status: 200,
    body: { user: { id, email, name: 'Ada', role: 'agent' }, tenant: { name: 'Riverside' } },
  })
  expect((await ada.call('GET', '/auth/me')).body.tenant.name).toBe('Hillside')
  for (const browser of [ada, phone]) expect(await namesOf(browser)).toEqual(['Hillside', 'Riverside'])
  expect((await accept(phone, { token, password })).status).toBe(400)
  const seen = (await owner.call('GET', '/members')).body.members[1]
  expect(seen).toEqual({
    id,
    email,
    name: 'Ada',
    role: 'agent',
    status: 'active',
    created_at: expect.any(String),
  })
})

test('somebody who is signed in accepts without a password, if the invitation is theirs', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const { browser: ada, email } = await registerOwner(app)
  const { browser: eve } = await registerOwner(app)
  const { token } = await invite(app, owner, email)
  const take = (browser: Browser) => browser.call('POST', '/auth/invitation/accept', { token })
  expect(await take(eve)).toMatchObject({ status: 403, body: { detail: expect.stringContaining(email) } })
  expect((await take(openBrowser(app))).status).toBe(401)
  const before = ada.token()
  const joined = await take(ada)
  expect([joined.status, joined.body.tenant.name]).toEqual([200, 'Riverside'])
  expect((await ada.call('GET', '/auth/me')).body).toEqual(joined.body)
  expect((await openBrowser(app, before).call('GET', '/auth/me')).status).toBe(401)
  expect((await take(ada)).status).toBe(400)
})

test('a second factor is asked for, and its code is used up only with the invitation', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const { browser: ada, email } = await registerOwner(app)
  const { secret } = (await ada.call('POST', '/auth/totp', { password })).body
  await ada.call('POST', '/auth/totp/confirm', { code: codeNow(secret, app.clock) })
  app.clock.advance(60_000)
  const { token } = await invite(app, owner, email, 'agent', 1)
  expect((await accept(openBrowser(app), { token, password })).body.code_required).toBe(true)
  expect((await accept(openBrowser(app), { token, password, code: '000000' })).status).toBe(401)
  const code = codeNow(secret, app.clock)
  expect((await accept(openBrowser(app), { token, password, code })).status).toBe(200)
})

test('a new person chooses a password, by the rule for passwords', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const email = `new-${crypto.randomUUID()}@example.com`
  const { token } = await invite(app, owner, email)
  expect(await accept(openBrowser(app), { token, password: 'short' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'password'], type: 'string_too_short' }] },
  })
  expect((await accept(openBrowser(app), { token, password })).status).toBe(200)
})

test('of two acceptances of one invitation at the same time, one counts', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const email = `new-${crypto.randomUUID()}@example.com`
  const { token } = await invite(app, owner, email)
  const answers = await Promise.all([1, 2, 3].map(() => accept(openBrowser(app), { token, password })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('a new person accepts two invitations at the same time and is one person', async () => {
  const app = await startApp({ jobs: true })
  const owners = [
    await registerOwner(app, { business_name: 'One' }),
    await registerOwner(app, { business_name: 'Two' }),
  ]
  const email = `new-${crypto.randomUUID()}@example.com`
  const first = await invite(app, owners[0]!.browser, email)
  const second = await invite(app, owners[1]!.browser, email, 'owner', 1)
  const browsers = [openBrowser(app), openBrowser(app)]
  const answers = await Promise.all(
    [first, second].map(({ token }, i) => accept(browsers[i]!, { token, password })),
  )
  expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  for (const browser of browsers) expect((await namesOf(browser)).sort()).toEqual(['One', 'Two'])
})

test('an invitation that is accepted while it is taken back leaves nobody half in', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  for (let round = 0; round < 5; round++) {
    const email = `new-${crypto.randomUUID()}@example.com`
    const { id, token } = await invite(app, owner, email)
    const browser = openBrowser(app)
    const [accepted, removed] = await Promise.all([
      accept(browser, { token, password }),
      owner.call('DELETE', `/members/${id}`),
    ])
    expect([200, 400]).toContain(accepted.status)
    expect(removed.status).toBe(204)
    expect((await browser.call('GET', '/auth/me')).status).toBe(401)
    const again = await registerOwner(app, { email })
    expect(again.registered.status, 'the address is free again').toBe(201)
  }
})

test('removing a member ends their sessions there alone; without any business the address is free', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const { browser: ada, email } = await registerOwner(app, { business_name: 'Hillside' })
  const { id, token } = await invite(app, owner, email)
  const there = openBrowser(app)
  await accept(there, { token, password })
  expect((await owner.call('DELETE', `/members/${id}`)).status).toBe(204)
  expect((await there.call('GET', '/auth/me')).status).toBe(401)
  expect((await ada.call('GET', '/auth/me')).status).toBe(200)
  expect(await namesOf(ada)).toEqual(['Hillside'])

  const gone = `gone-${email}`
  const last = await invite(app, owner, gone)
  await accept(openBrowser(app), { token: last.token, password })
  await owner.call('DELETE', `/members/${last.id}`)
  expect((await call(app, 'POST', '/auth/login', { email: gone, password })).status).toBe(401)
  expect((await registerOwner(app, { email: gone })).registered.status).toBe(201)
})

test('a pending invitation keeps nobody from registering, and waits for them', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside' })
  const email = `new-${crypto.randomUUID()}@example.com`
  const { token } = await invite(app, owner, email)
  const { browser, registered } = await registerOwner(app, { email, business_name: 'Hillside' })
  expect(registered.status).toBe(201)
  expect((await browser.call('POST', '/auth/invitation/accept', { token })).status).toBe(200)
  expect(await namesOf(browser)).toEqual(['Riverside', 'Hillside'])
})

test('a new password does not void invitations that wait', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const { browser: ada, email } = await registerOwner(app)
  const { token } = await invite(app, owner, email)
  const changed = { password: 'another long password', current_password: password }
  expect((await ada.call('PATCH', '/auth/me', changed)).status).toBe(200)
  expect((await accept(openBrowser(app), { token, password: changed.password })).status).toBe(200)
})
