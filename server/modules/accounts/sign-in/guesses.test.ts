import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type Browser, openBrowser, password, registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'

/**
 * So a browser may guess 10 times at its owner's account, strangers 10 times at any account, and one address 20 times
 * in all.
 */
const env = { RATE_LIMIT_AUTH: '2', TRUST_PROXY: 'on' }
const [account, address] = [10, 20]

/** A new client address, as the proxy before us reports it. */
const elsewhere = () => ({
  'x-forwarded-for': `2001:db8:${[0, 0].map(() => randomInt(0x10000).toString(16)).join(':')}::1`,
})

const guess = async (
  app: TestApp,
  email: string,
  words = 'a wrong guess',
  browser: Browser = openBrowser(app),
) => browser.call('POST', '/auth/login', { email, password: words }, elsewhere())

/** The statuses of this many guesses, each from a new address. */
async function guesses(count: number, ...[app, email, words, browser]: Parameters<typeof guess>) {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push((await guess(app, email, words, browser)).status)
  return statuses
}

test('strangers have few guesses at an account; its owner’s browsers go on, and one mail tells the owner', async () => {
  const [app, other] = [await startApp({ env, jobs: true }), await startApp({ env })]
  const { browser, email } = await registerOwner(app)
  await browser.call('POST', '/auth/logout')

  expect(await guesses(account, app, email)).toEqual(Array(account).fill(401))
  for (const process of [app, other]) {
    const refused = await guess(process, email, password)
    expect([refused.status, refused.body.detail]).toEqual([429, 'Too many requests. Try again in 6 hours.'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(5 * 3600)
  }
  expect((await guess(app, email, password, browser)).status).toBe(200)
  const stranger = (await registerOwner(app)).browser
  expect((await guess(app, email, password, stranger)).status).toBe(429)

  const [mail] = await mailTo(app, email)
  expect(mail).toContain('Subject: Somebody is guessing your password')
  await guesses(3, app, email)
  expect(await mailTo(app, email)).toHaveLength(1)
})

test('an unknown account is refused alike', async () => {
  const app = await startApp({ env })
  const { email } = await registerOwner(app)
  const seen = async (address: string) => {
    const answers = []
    for (let i = 0; i < account + 2; i++) {
      const { status, body, headers } = await guess(app, address)
      const names = [...headers.keys()].sort()
      answers.push({ status, body, names, left: headers.get('ratelimit-remaining') })
    }
    return answers
  }
  expect(await seen(`nobody-${email}`)).toEqual(await seen(email))
})

test('after many refusals, further attempts write nothing to the database', async () => {
  const app = await startApp({ env })
  const email = `nobody-${crypto.randomUUID()}@example.com`
  await guesses(account * 3, app, email)
  const { points } = await app.deps.db.kysely
    .selectFrom('rate_limit')
    .select('points')
    .where('key', '=', `account:${email}`)
    .executeTakeFirstOrThrow()
  expect(points).toBe(account * 2)
})

test('endless attempts with new email addresses write nothing either', async () => {
  const app = await startApp({ env })
  const from = elsewhere()
  const mark = crypto.randomUUID()
  for (let i = 0; i < address * 3; i++) {
    const body = { email: `${i}-${mark}@example.com`, password: 'a guess' }
    await call(app, 'POST', '/auth/login', body, from)
  }
  const rows = await app.deps.db.kysely
    .selectFrom('rate_limit')
    .select('key')
    .where('key', 'like', `%${mark}%`)
    .execute()
  const written = (counter: string) => rows.filter(({ key }) => key.startsWith(`${counter}:`)).length
  expect([written('auth'), written('account')]).toEqual([address * 2, address])
})

test('a browser has its own guesses at its owner’s account, and a forged browser cookie has none', async () => {
  const app = await startApp({ env })
  const { browser, email } = await registerOwner(app)
  const second = openBrowser(app)
  expect((await guess(app, email, password, second)).status).toBe(200)
  expect(await guesses(account + 1, app, email, 'a wrong guess', browser)).toEqual([
    ...Array(account).fill(401),
    429,
  ])
  expect((await guess(app, email, password, second)).status).toBe(200)
  expect((await guess(app, email, password)).status).toBe(200)
  await guesses(account, app, email)
  const forged = { ...elsewhere(), cookie: 'frontdesk_known=a.b.c' }
  expect((await call(app, 'POST', '/auth/login', { email, password }, forged)).status).toBe(429)
})

test('the browser cookie is hidden from scripts and is sent only to sign-in', async () => {
  const app = await startApp({ env: { PUBLIC_URL: 'https://desk.example.com' } })
  const [, mark] = (await registerOwner(app)).registered.headers.getSetCookie()
  expect(mark).toMatch(
    /^frontdesk_known=[\w.-]+; Max-Age=34560000; Path=\/api\/v1\/auth; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('a right guess does not count', async () => {
  const app = await startApp({ env })
  const { email } = await registerOwner(app)
  expect(await guesses(account * 2, app, email, password)).toEqual(Array(account * 2).fill(200))
})

test('a browser that opened a mailed link can sign in while strangers guess', async () => {
  const app = await startApp({ env, jobs: true })
  const { email } = await registerOwner(app)
  await guesses(account, app, email)
  const browser = openBrowser(app)
  await browser.call('POST', '/auth/password-reset', { email }, elsewhere())
  const mails = await mailTo(app, email, 2)
  const token = /reset\?token=([\w-]+)/.exec(mails.find(mail => mail.includes('token='))!)![1]
  const reset = { token, password: 'a new long password' }
  expect((await browser.call('POST', '/auth/password-reset/confirm', reset, elsewhere())).status).toBe(200)
  expect((await guess(app, email, reset.password)).status).toBe(429)
  expect((await guess(app, email, reset.password, browser)).status).toBe(200)
})

test('one address has a fixed number of guesses over all accounts, from anywhere in its /64', async () => {
  const app = await startApp({ env })
  const { 'x-forwarded-for': first } = elsewhere()
  const statuses: number[] = []
  for (let i = 0; i < address + 2; i++) {
    const body = { email: `somebody-${crypto.randomUUID()}@example.com`, password: 'a guess' }
    const from = { 'x-forwarded-for': first.replace(/::1$/, `:0:0:1:${i.toString(16)}`) }
    statuses.push((await call(app, 'POST', '/auth/login', body, from)).status)
  }
  expect(statuses).toEqual([...Array(address).fill(401), 429, 429])
})

test('the hourly limit of mailed reset links applies wherever they are requested', async () => {
  const app = await startApp({ env })
  const { email, registered } = await registerOwner(app)
  for (let i = 0; i < 4; i++)
    expect((await call(app, 'POST', '/auth/password-reset', { email }, elsewhere())).status).toBe(202)
  const issued = () =>
    app.open.crossTenant(tx =>
      tx.selectFrom('member_token').select('id').where('member_id', '=', registered.body.user.id).execute(),
    )
  await expect.poll(issued).toHaveLength(2)
})

test('registering and requesting links are counted by address as well', async () => {
  const app = await startApp({ env })
  const from = elsewhere()
  for (let i = 0; i < address; i++) {
    const email = `asked-${crypto.randomUUID()}@example.com`
    expect((await call(app, 'POST', '/auth/password-reset', { email }, from)).status).toBe(202)
  }
  const email = `new-${crypto.randomUUID()}@example.com`
  const registration = { email, password, business_name: 'x' }
  expect((await call(app, 'POST', '/auth/register', registration, from)).status).toBe(429)
  expect((await call(app, 'POST', '/auth/register', registration, elsewhere())).status).toBe(201)
})

test('wrong tokens of links are counted by address, right ones are not', async () => {
  const app = await startApp({ env })
  const from = elsewhere()
  const tries = async (path: string) => {
    const body = { token: crypto.randomUUID(), password }
    return (await call(app, 'POST', path, body, from)).status
  }
  for (let i = 0; i < address / 2; i++) {
    expect(await tries('/auth/password-reset/confirm')).toBe(400)
    expect(await tries('/auth/invitation/confirm')).toBe(400)
  }
  expect(await tries('/auth/invitation/confirm')).toBe(429)
  expect(await tries('/auth/email/confirm')).toBe(429)
})

test('a business can mail only so many invitations in a day', async () => {
  const app = await startApp({ env: { RATE_LIMIT_AUTH: '1' } })
  const owner = await makeAccount(app)
  const invite = async () =>
    (await owner.call('POST', '/members', { email: `invited-${crypto.randomUUID()}@example.com` })).status
  for (let i = 0; i < 10; i++) expect(await invite()).toBe(201)
  expect(await invite()).toBe(429)
})
