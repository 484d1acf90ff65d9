import { expect, test } from 'vitest'
import { call, startApp, type TestApp } from '#server/test/app.ts'
import { codeNow, readSecret } from '#server/test/authenticator.ts'
import { type Browser, openBrowser, password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

/**
 * An owner with an authenticator app. `code`: the code of the step this many from now; a used code voids earlier
 * ones.
 */
async function enrolled(app: TestApp) {
  // Starts at the beginning of a step, so that no step ends between making a code and sending it.
  app.clock.advance(30_000 - (app.clock.now().getTime() % 30_000))
  const owner = await registerOwner(app)
  const { browser } = owner
  const begun = await browser.call('POST', '/auth/totp', { password })
  expect(begun.status, JSON.stringify(begun.body)).toBe(200)
  const code = (off = 0) => codeNow(begun.body.secret, app.clock, off)
  const confirmed = await browser.call('POST', '/auth/totp/confirm', { code: code(-1) })
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200)
  return { ...owner, begun, code, recovery: confirmed.body.recovery_codes as string[] }
}

const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1]

const signIn = (app: TestApp, email: string, more: object = {}, browser: Browser = openBrowser(app)) =>
  browser.call('POST', '/auth/login', { email, password, ...more })

test('once an app is confirmed, signing in asks for its code, and each code works once', async () => {
  const app = await startApp()
  const { browser, email, registered, begun, code } = await enrolled(app)
  const uri = new URL(begun.body.otpauth_uri)
  expect(decodeURIComponent(uri.pathname)).toBe(`/Riverside Dental:${email}`)
  expect(uri.searchParams.get('secret')).toBe(begun.body.secret)

  const asked = {
    status: 401,
    body: { detail: expect.stringMatching(/^Enter the code/), code_required: true },
  }
  expect(await signIn(app, email)).toMatchObject(asked)
  expect(await signIn(app, email, { code: null })).toMatchObject(asked)
  expect(await signIn(app, email, { code: ' ' })).toMatchObject(asked)
  const wrong = {
    status: 401,
    body: { detail: expect.stringMatching(/^This code is wrong/), code_required: true },
  }
  for (const bad of ['000000', 'abcdef', '12345', code(-2), code(2), code(-1)])
    expect(await signIn(app, email, { code: bad }), bad).toMatchObject(wrong)

  const spaced = `${code().slice(0, 3)} ${code().slice(3)}`
  const entered = openBrowser(app)
  const right = await signIn(app, email, { code: spaced }, entered)
  expect([right.status, right.body.user.id]).toEqual([200, registered.body.user.id])
  expect((await entered.call('GET', '/auth/me')).status).toBe(200)
  expect(await signIn(app, email, { code: code() })).toMatchObject(wrong)
  expect((await signIn(app, email, { code: code(1) })).status).toBe(200)

  // Without the password nobody learns of a second factor.
  const guess = await call(app, 'POST', '/auth/login', { email, password: 'a wrong guess', code: code(1) })
  expect([guess.status, guess.body]).toEqual([401, { detail: 'Wrong email address or password.' }])
  expect((await browser.call('GET', '/auth/totp')).body).toEqual({
    enabled: true,
    confirmed_at: expect.any(String),
    recovery_codes_left: 10,
  })
})

test('of two people who send one code at the same time, one gets in', async () => {
  const app = await startApp()
  const { email, code, recovery } = await enrolled(app)
  for (const one of [code(), recovery[0]!]) {
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn(app, email, { code: one })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
  }
})

test('a recovery code replaces the app once, in any notation, and its owner is notified', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email, recovery } = await enrolled(app)
  expect(recovery).toHaveLength(10)
  expect(new Set(recovery).size).toBe(10)
  for (const code of recovery) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  expect((await signIn(app, email, { code: recovery[0]!.replaceAll('-', ' ').toUpperCase() })).status).toBe(
    200,
  )
  expect((await signIn(app, email, { code: recovery[0] })).status).toBe(401)
  expect((await signIn(app, email, { code: recovery[1] })).status).toBe(200)
  expect((await browser.call('GET', '/auth/totp')).body.recovery_codes_left).toBe(8)
  const mails = await mailTo(app, email, 3)
  const used = 'A recovery code was used'
  expect(mails.map(subjectOf).sort()).toEqual([used, used, 'Signing in asks for a code now'])
})

test('the database stores no secret or code in plain text', async () => {
  const app = await startApp()
  const { begun, registered, recovery } = await enrolled(app)
  const rows = await app.open.crossTenant(async tx => {
    const { login_id } = await tx
      .selectFrom('member')
      .select('login_id')
      .where('id', '=', registered.body.user.id)
      .executeTakeFirstOrThrow()
    return [
      await tx.selectFrom('second_factor').selectAll().where('login_id', '=', login_id).execute(),
      await tx.selectFrom('recovery_code').selectAll().where('login_id', '=', login_id).execute(),
    ]
  })
  expect(rows.map(({ length }) => length)).toEqual([1, 10])
  const kept = Buffer.concat(
    rows.flat().flatMap(row => Object.values(row).filter(value => Buffer.isBuffer(value))),
  )
  const secrets = [
    readSecret(begun.body.secret),
    Buffer.from(begun.body.secret),
    ...recovery.map(code => Buffer.from(code)),
  ]
  for (const secret of secrets) expect(kept.includes(secret)).toBe(false)
})

test('an unconfirmed app is not asked for; starting over makes another secret', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  expect((await browser.call('POST', '/auth/totp/confirm', { code: '123456' })).status).toBe(409)
  const first = (await browser.call('POST', '/auth/totp', { password })).body.secret
  expect((await browser.call('GET', '/auth/totp')).body).toMatchObject({ enabled: false })
  expect((await signIn(app, email)).status).toBe(200)
  const second = (await browser.call('POST', '/auth/totp', { password })).body.secret
  expect(second).not.toBe(first)
  const code = (secret: string) => ({ code: codeNow(secret, app.clock) })
  expect((await browser.call('POST', '/auth/totp/confirm', code(first))).status).toBe(400)
  expect((await browser.call('POST', '/auth/totp/confirm', code(second))).status).toBe(200)
  expect((await browser.call('POST', '/auth/totp/confirm', code(second))).status).toBe(409)
  expect((await browser.call('POST', '/auth/totp', { password })).status).toBe(409)
})

test('starting needs the password, ending needs the password and a code', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email, code, recovery } = await enrolled(app)
  const other = (await registerOwner(app)).browser
  expect((await other.call('POST', '/auth/totp', { password: 'a wrong guess' })).status).toBe(403)
  expect((await other.call('DELETE', '/auth/totp', { password, code: code() })).status).toBe(409)
  const end = async (body: object) => (await browser.call('DELETE', '/auth/totp', body)).status
  expect(await end({ password })).toBe(422)
  expect(await end({ password: 'a wrong guess', code: code() })).toBe(403)
  expect(await end({ password, code: '000000' })).toBe(400)
  expect((await signIn(app, email)).body.code_required).toBe(true)
  expect(await end({ password, code: recovery[3] })).toBe(204)
  expect((await signIn(app, email)).status).toBe(200)
  expect((await browser.call('GET', '/auth/totp')).body).toEqual({
    enabled: false,
    confirmed_at: null,
    recovery_codes_left: 0,
  })
  // Jobs send them side by side, in any order.
  const mails = await mailTo(app, email, 3)
  expect(mails.map(subjectOf).sort()).toEqual([
    'A recovery code was used',
    'Signing in asks for a code now',
    'Signing in asks for no code any more',
  ])
})

test('codes can’t be guessed: strangers with the password have few attempts, and a mail tells the owner', async () => {
  const app = await startApp({ env: { RATE_LIMIT_AUTH: '3', TRUST_PROXY: 'on' }, jobs: true })
  const { browser, email, code } = await enrolled(app)
  let place = 0
  const enter = async (entered: string, from: Browser = openBrowser(app)) => {
    const headers = { 'x-forwarded-for': `198.51.100.${++place}` }
    return (await from.call('POST', '/auth/login', { email, password, code: entered }, headers)).status
  }
  const wrong = ['111111', '222222', '333333', '444444', '555555', '666666']
  for (const guess of wrong) expect(await enter(guess)).toBe(401)
  expect(await enter(code())).toBe(429)
  expect(await enter(code(), browser)).toBe(200)
  const mails = await mailTo(app, email, 2)
  expect(mails.map(subjectOf)).toContain('Somebody knows your password')
})

test('a password reset by mail does not bypass the code; keys need no code', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email } = await enrolled(app)
  const { key } = (await browser.call('POST', '/api-keys', { name: 'Till', class: 'admin' })).body
  expect((await call(app, 'GET', '/account', undefined, { 'x-api-key': key })).status).toBe(200)
  expect((await call(app, 'GET', '/auth/totp', undefined, { 'x-api-key': key })).status).toBe(403)
  await call(app, 'POST', '/auth/password-reset', { email })
  const mails = await mailTo(app, email, 2)
  const token = /reset\?token=([\w-]+)/.exec(mails.find(mail => mail.includes('token='))!)![1]
  const reset = { token, password: 'a new long password' }
  expect((await call(app, 'POST', '/auth/password-reset/confirm', reset)).status).toBe(200)
  expect((await signIn(app, email, { password: reset.password })).body.code_required).toBe(true)
})

test('with another SECRET_KEY the app’s codes are wrong, and recovery codes still work', async () => {
  const keys = [1, 2].map(byte => Buffer.alloc(32, byte).toString('base64')) as [string, string]
  const before = await startApp({ env: { SECRET_KEY: keys[0] } })
  const { email, code, recovery } = await enrolled(before)
  const after = await startApp({ env: { SECRET_KEY: keys[1] } })
  expect((await signIn(after, email, { code: code() })).status).toBe(401)
  expect((await signIn(after, email, { code: recovery[0] })).status).toBe(200)
})

test('opening a link mailed to a member gives no further guesses at codes', async () => {
  const app = await startApp({ env: { RATE_LIMIT_AUTH: '3', TRUST_PROXY: 'on' }, jobs: true })
  const { email, code } = await enrolled(app)
  const from = (place: number) => ({ 'x-forwarded-for': `198.51.100.${place}` })
  await call(app, 'POST', '/auth/password-reset', { email }, from(200))
  const mails = await mailTo(app, email, 2)
  const token = /reset\?token=([\w-]+)/.exec(mails.find(mail => mail.includes('token='))!)![1]
  const thief = openBrowser(app)
  await thief.call('POST', '/auth/password-reset/confirm', { token, password }, from(201))
  const enter = async (entered: string, place: number) =>
    (await thief.call('POST', '/auth/login', { email, password, code: entered }, from(place))).status
  for (let i = 0; i < 6; i++) expect(await enter(`${i}${i}${i}${i}${i}${i}`, i)).toBe(401)
  expect(await enter(code(), 100)).toBe(429)
})
