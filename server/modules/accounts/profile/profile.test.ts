import { expect, test } from 'vitest'
import { call, startApp, type TestApp } from '#server/test/app.ts'
import { openBrowser, password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

const newPassword = 'a new long password'
const newEmail = () => `new-${crypto.randomUUID()}@example.com`

const signIn = async (app: TestApp, email: string, given = password) =>
  (await call(app, 'POST', '/auth/login', { email, password: given })).status

/** A server that counts as having a mail server; its mail is written to files all the same. */
async function startWithMail(): Promise<TestApp> {
  const app = await startApp({ jobs: true })
  app.deps.accounts.mail.smtpUrl = 'smtp://mail.example.com'
  return app
}

test('a member changes their name', async () => {
  const app = await startApp()
  const { browser, registered } = await registerOwner(app)
  const named = await browser.call('PATCH', '/auth/me', { name: '  Ada Lovelace ' })
  expect([named.status, named.body]).toEqual([
    200,
    { ...registered.body, user: { ...registered.body.user, name: 'Ada Lovelace' }, pending_email: null },
  ])
  expect((await browser.call('PATCH', '/auth/me', {})).body.user.name).toBe('Ada Lovelace')
  expect((await browser.call('PATCH', '/auth/me', { name: null })).body.user.name).toBeNull()
})

test('a new password needs the old one, ends the other sessions and voids mailed links', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email } = await registerOwner(app)
  const other = openBrowser(app)
  await other.call('POST', '/auth/login', { email, password })
  await call(app, 'POST', '/auth/password-reset', { email })
  const token = /token=([\w-]+)/.exec((await mailTo(app, email))[0]!)![1]

  const change = async (body: object) => (await browser.call('PATCH', '/auth/me', body)).status
  expect(await change({ password: newPassword })).toBe(422)
  expect(await change({ password: 'short', current_password: password })).toBe(422)
  expect(await change({ password: newPassword, current_password: 'a wrong guess' })).toBe(403)
  expect((await other.call('GET', '/auth/me')).status).toBe(200)
  expect(await change({ password: newPassword, current_password: password })).toBe(200)

  expect((await browser.call('GET', '/auth/me')).status).toBe(200)
  expect((await other.call('GET', '/auth/me')).status).toBe(401)
  expect([await signIn(app, email), await signIn(app, email, newPassword)]).toEqual([401, 200])
  const confirmed = await call(app, 'POST', '/auth/password-reset/confirm', {
    token,
    password: 'yet another one',
  })
  expect(confirmed.status).toBe(400)
  expect((await mailTo(app, email, 2))[1]).toContain('Subject: Your password was changed')
})

test('a sign-in with the old password at that very moment does not last', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  let current_password = password
  for (let i = 0; i < 6; i++) {
    const late = [openBrowser(app), openBrowser(app), openBrowser(app)]
    const next = `${newPassword} ${i}`
    const [changed] = await Promise.all([
      browser.call('PATCH', '/auth/me', { password: next, current_password }),
      ...late.map(other => other.call('POST', '/auth/login', { email, password: current_password })),
    ])
    expect(changed!.status).toBe(200)
    for (const other of late) expect((await other.call('GET', '/auth/me')).status).toBe(401)
    current_password = next
  }
})

test('a new address applies once its link is opened, and the old address is notified', async () => {
  const app = await startWithMail()
  const { browser, email } = await registerOwner(app)
  const [first, second] = [newEmail(), newEmail()]
  const change = (address: string, current_password?: string) =>
    browser.call('PATCH', '/auth/me', { email: address, current_password })
  expect((await change(first)).status).toBe(422)
  expect((await change(first, 'a wrong guess')).status).toBe(403)
  const asked = await change(first.toUpperCase(), password)
  expect([asked.status, asked.body.user.email, asked.body.pending_email]).toEqual([200, email, first])
  const linkTo = async (address: string) =>
    /confirm-email\?token=([\w-]+)/.exec((await mailTo(app, address))[0]!)![1]
  // The second request ends the first link, whose mail would not be sent any more.
  const links = [await linkTo(first)]
  await change(second, password)
  links.push(await linkTo(second))
  expect([await signIn(app, email), await signIn(app, second)]).toEqual([200, 401])

  const confirm = async (token: unknown) => (await call(app, 'POST', '/auth/email/confirm', { token })).status
  expect(await confirm(links[0])).toBe(400)
  const page = await call(app, 'GET', `//confirm-email?token=${links[1]}`)
  expect([page.status, page.body]).toEqual([200, expect.stringContaining(`<b>${second}</b>`)])
  expect(await signIn(app, email)).toBe(200)
  expect(await confirm(links[1])).toBe(200)
  expect(await confirm(links[1])).toBe(400)
  expect((await call(app, 'GET', `//confirm-email?token=${links[1]}`)).status).toBe(410)

  expect([await signIn(app, email), await signIn(app, second)]).toEqual([401, 200])
  expect((await browser.call('GET', '/auth/me')).body.user.email).toBe(second)
  const [told] = await mailTo(app, email)
  expect(told).toContain('Subject: Your email address was changed')
  expect(told).toContain(second)
})

test('a link for another purpose confirms no address, and stays usable', async () => {
  const app = await startWithMail()
  const { email } = await registerOwner(app)
  await call(app, 'POST', '/auth/password-reset', { email })
  const token = /token=([\w-]+)/.exec((await mailTo(app, email))[0]!)![1]
  expect((await call(app, 'POST', '/auth/email/confirm', { token })).status).toBe(400)
  const reset = await call(app, 'POST', '/auth/password-reset/confirm', { token, password: newPassword })
  expect(reset.status).toBe(200)
})

test('an address of another member is refused, also when they took it in the meantime', async () => {
  const app = await startWithMail()
  const [one, two] = [await registerOwner(app), await registerOwner(app)]
  const taken = await one.browser.call('PATCH', '/auth/me', { email: two.email, current_password: password })
  expect(taken.status).toBe(409)
  const wanted = newEmail()
  await one.browser.call('PATCH', '/auth/me', { email: wanted, current_password: password })
  const token = /token=([\w-]+)/.exec((await mailTo(app, wanted))[0]!)![1]
  await registerOwner(app, { email: wanted })
  for (let i = 0; i < 2; i++)
    expect((await call(app, 'POST', '/auth/email/confirm', { token })).status).toBe(409)
  expect(await signIn(app, one.email)).toBe(200)
})

test('without a mail server a new address applies at once', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email } = await registerOwner(app)
  const address = newEmail()
  const changed = await browser.call('PATCH', '/auth/me', { email: address, current_password: password })
  expect([changed.body.user.email, changed.body.pending_email]).toEqual([address, null])
  expect([await signIn(app, email), await signIn(app, address)]).toEqual([401, 200])
  expect((await mailTo(app, email))[0]).toContain('Subject: Your email address was changed')
})

test('one answer lists every error of a change, and nothing is changed', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const wrong = await browser.call('PATCH', '/auth/me', { name: ' ', email: 'nobody', password: 'short' })
  expect(wrong.body.detail.map(({ loc }: { loc: string[] }) => loc[1]).sort()).toEqual([
    'email',
    'name',
    'password',
  ])
  await browser.call('PATCH', '/auth/me', { name: 'Ada', password: newPassword, current_password: 'wrong' })
  expect((await browser.call('GET', '/auth/me')).body.user.name).toBeNull()
})

test('an agent can change their own profile', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app)
  const email = newEmail()
  await owner.call('POST', '/members', { email, role: 'agent' })
  const token = /token=([\w-]+)/.exec((await mailTo(app, email))[0]!)![1]
  const agent = openBrowser(app)
  await agent.call('POST', '/auth/invitation/confirm', { token, password })
  expect((await agent.call('PATCH', '/auth/me', { name: 'Zoë' })).body.user).toMatchObject({
    name: 'Zoë',
    role: 'agent',
  })
  expect((await agent.call('GET', '/auth/sessions')).body.total).toBe(1)
  expect((await agent.call('GET', '/auth/totp')).status).toBe(200)
})
