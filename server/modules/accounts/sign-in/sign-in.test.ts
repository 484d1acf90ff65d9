import { createHash } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { keyFor } from '#server/core/seal.ts'
import { call, startApp } from '#server/test/app.ts'
import { openBrowser, password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

const linkToken = (mail: string): string => /\/(?:reset|invite)\?token=([\w-]+)/.exec(mail)![1]!

test('registering opens a business, signs its owner in and stores no password', async () => {
  const app = await startApp()
  const { browser, email, registered } = await registerOwner(app, {
    email: `  New.Owner-${crypto.randomUUID()}@Example.COM `,
    business_name: '  Café Zürich ',
    timezone: 'europe/zurich',
    country: 'ch',
  })
  expect(email).toBeDefined()
  expect(registered.status).toBe(201)
  const { user, tenant } = registered.body
  expect(user).toEqual({
    id: expect.any(String),
    email: expect.stringMatching(/^new\.owner-.*@example\.com$/),
    name: null,
    role: 'owner',
    created_at: expect.any(String),
  })
  expect(tenant).toMatchObject({
    name: 'Café Zürich',
    timezone: 'Europe/Zurich',
    country: 'CH',
    language: 'en',
  })
  expect(tenant.slug).toMatch(/^cafe-zurich(-[0-9a-f]{6})?$/)
  expect((await browser.call('GET', '/auth/me')).body).toEqual({ user, tenant })

  const { password_hash } = await app.open.crossTenant(tx =>
    tx.selectFrom('login').select('password_hash').where('email', '=', user.email).executeTakeFirstOrThrow(),
  )
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
})

test('the cookie is hidden from scripts and other sites, and from plain http where there is https', async () => {
  const plain = await startApp()
  const [cookie] = (await registerOwner(plain)).registered.headers.getSetCookie()
  expect(cookie).toMatch(/^frontdesk_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const secure = await startApp({ env: { PUBLIC_URL: 'https://desk.example.com' } })
  expect((await registerOwner(secure)).registered.headers.getSetCookie()[0]).toMatch(/; Secure/)
})

test('an email address has one account, in any spelling', async () => {
  const app = await startApp()
  const { email } = await registerOwner(app)
  const again = await registerOwner(app, { email: ` ${email.toUpperCase()}` })
  expect(again.registered.status).toBe(409)
  expect(again.registered.body.detail).toMatch(/has an account already/)
  expect(again.browser.token()).toBeUndefined()
})

test('two businesses with one name get different slugs', async () => {
  const app = await startApp()
  const name = `Twin ${crypto.randomUUID().slice(0, 8)}`
  const slugs = [1, 2, 3].map(
    async () => (await registerOwner(app, { business_name: name })).registered.body.tenant.slug,
  )
  expect(new Set(await Promise.all(slugs)).size).toBe(3)
})

test.each([
  [{ email: 'nobody' }, 'email', 'value_error'],
  [{ password: 'too short' }, 'password', 'string_too_short'],
  [{ password: 'x'.repeat(1001) }, 'password', 'string_too_long'],
  [{ business_name: '   ' }, 'business_name', 'string_pattern_mismatch'],
  [{ business_name: undefined }, 'business_name', 'missing'],
  [{ timezone: 'Mars/Olympus' }, 'timezone', 'value_error'],
  [{ timezone: '+02:00' }, 'timezone', 'value_error'],
  [{ country: 'XX' }, 'country', 'value_error'],
])('registering with %j is refused', async (fields, field, type) => {
  const app = await startApp()
  const { registered } = await registerOwner(app, fields)
  expect(registered.status).toBe(422)
  expect(registered.body.detail).toMatchObject([{ loc: ['body', field], type }])
})

test('with registration closed nobody can register', async () => {
  const app = await startApp({ env: { REGISTRATION: 'closed' } })
  const { registered } = await registerOwner(app)
  expect(registered.status).toBe(403)
  expect(registered.body.detail).toMatch(/Registration is closed/)
})

test('signing in ignores the address’s case; a wrong address and a wrong password get one sentence', async () => {
  const app = await startApp()
  const { email } = await registerOwner(app)
  const browser = openBrowser(app)
  const right = await browser.call('POST', '/auth/login', { email: ` ${email.toUpperCase()} `, password })
  expect(right.status).toBe(200)
  expect(right.body.user.email).toBe(email)
  expect((await browser.call('GET', '/auth/me')).status).toBe(200)

  const wrong = { status: 401, body: { detail: 'Wrong email address or password.' } }
  expect(await call(app, 'POST', '/auth/login', { email, password: 'wrong password' })).toMatchObject(wrong)
  expect(await call(app, 'POST', '/auth/login', { email: 'nobody@example.com', password })).toMatchObject(
    wrong,
  )
})

test('a password may be any Unicode text, from any keyboard', async () => {
  const app = await startApp()
  const { email } = await registerOwner(app, { password: 'crème brûlée 🍮'.normalize('NFC') })
  const login = await call(app, 'POST', '/auth/login', {
    email,
    password: 'crème brûlée 🍮'.normalize('NFD'),
  })
  expect(login.status).toBe(200)
})

test('signing out ends this session on the server, not the others', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  const other = openBrowser(app)
  await other.call('POST', '/auth/login', { email, password })
  const stolen = openBrowser(app, browser.token())
  expect((await browser.call('POST', '/auth/logout')).status).toBe(200)
  expect(browser.token()).toBeUndefined()
  expect((await stolen.call('GET', '/auth/me')).status).toBe(401)
  expect((await other.call('GET', '/auth/me')).status).toBe(200)
})

test('a session ends after thirty days', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  app.clock.advance(29 * 24 * 3_600_000)
  expect((await browser.call('GET', '/auth/me')).status).toBe(200)
  app.clock.advance(25 * 3_600_000)
  expect((await browser.call('GET', '/auth/me')).status).toBe(401)
})

test('a token that is malformed, forged, unsigned or for another purpose is no session', async () => {
  const app = await startApp()
  const { browser } = await registerOwner(app)
  const { sid, sub } = decodeJwt(browser.token()!)
  const signed = (key: Uint8Array) =>
    new SignJWT({ sid, sub }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(key)
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${browser.token()!.split('.')[1]}.`
  const tokens = [
    'nonsense',
    'a.b.c',
    `${browser.token()}x`,
    unsigned,
    await signed(createHash('sha256').update('guess').digest()),
    await signed(keyFor(app.deps.secret, 'member token')),
  ]
  for (const token of tokens) {
    expect((await openBrowser(app, token).call('GET', '/auth/me')).status, token).toBe(401)
  }
  expect(
    (await openBrowser(app, await signed(keyFor(app.deps.secret, 'session'))).call('GET', '/auth/me')).status,
  ).toBe(200)
})

test('a mailed link resets a forgotten password, once, and ends every session', async () => {
  const app = await startApp({ jobs: true })
  const { browser, email } = await registerOwner(app)
  for (const typed of [email.toUpperCase(), `nobody-${email}`]) {
    const asked = await call(app, 'POST', '/auth/password-reset', { email: typed })
    expect([asked.status, asked.body]).toEqual([202, { ok: true }])
  }
  const [mail] = await mailTo(app, email)
  const reset = { token: linkToken(mail!), password: 'a new long password' }
  expect(mail).toContain(`${app.deps.config.publicUrl}/reset?token=${reset.token}`)
  expect(
    (await call(app, 'POST', '/auth/password-reset/confirm', { ...reset, password: 'short' })).status,
  ).toBe(422)
  expect((await call(app, 'POST', '/auth/password-reset/confirm', reset)).status).toBe(200)

  expect((await browser.call('GET', '/auth/me')).status).toBe(401)
  expect((await call(app, 'POST', '/auth/login', { email, password })).status).toBe(401)
  expect((await call(app, 'POST', '/auth/login', { email, password: reset.password })).status).toBe(200)
  const again = await call(app, 'POST', '/auth/password-reset/confirm', reset)
  expect([again.status, again.body.detail]).toEqual([
    400,
    'This link has expired or was used already. Ask for a new one.',
  ])
})

test('a reset link is valid for an hour, and using one voids the others', async () => {
  const app = await startApp({ jobs: true })
  const { email } = await registerOwner(app)
  const confirm = (mail: string) =>
    call(app, 'POST', '/auth/password-reset/confirm', {
      token: linkToken(mail),
      password: 'a new long password',
    })
  for (let i = 0; i < 3; i++) await call(app, 'POST', '/auth/password-reset', { email })
  const mails = await mailTo(app, email, 3)
  expect((await confirm(mails[1]!)).status).toBe(200)
  expect((await confirm(mails[2]!)).status).toBe(400)

  await call(app, 'POST', '/auth/password-reset', { email })
  const late = (await mailTo(app, email, 4))[3]!
  app.clock.advance(61 * 60_000)
  expect((await confirm(late)).status).toBe(400)
  expect((await call(app, 'POST', '/auth/password-reset/confirm', { token: 'x', password })).status).toBe(400)
})

test('guessing is limited by address and place together, across all processes of a database', async () => {
  const env = { RATE_LIMIT_AUTH: '3' }
  const [one, two] = [await startApp({ env }), await startApp({ env })]
  const email = `guessed-${crypto.randomUUID()}@example.com`
  const guess = (app: typeof one, address: string) =>
    call(app, 'POST', '/auth/login', { email: address, password: 'a guess' })
  expect((await guess(one, email)).status).toBe(401)
  expect((await guess(two, email.toUpperCase())).status).toBe(401)
  expect((await guess(one, ` ${email}`)).status).toBe(401)
  const refused = await guess(two, email)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(refused.headers.get('ratelimit-remaining')).toBe('0')
  expect((await guess(one, `other-${email}`)).status).toBe(401)
  expect((await call(one, 'POST', '/auth/register', { email, password, business_name: 'x' })).status).toBe(
    429,
  )
  expect((await call(one, 'POST', '/auth/password-reset', { email })).status).toBe(429)
})
