import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { call, startApp, type TestApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { mailTo } from '#server/test/outbox.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'

// The links that people get by mail, in a browser.

const password = 'quite long enough'

/** Opens the newest link that was mailed to this address. */
async function follow(app: TestApp, page: Page, address: string, count = 1): Promise<void> {
  const mail = (await mailTo(app, address, count)).at(-1)!
  await page.goto(app.url + /(\/(?:reset|invite|confirm-email)\?token=[\w-]+)/.exec(mail)![1]!)
}

test('a person who forgot the password asks for a link and chooses a new password with it', async () => {
  const app = await startApp({ jobs: true })
  const { email } = await registerOwner(app, { business_name: 'Riverside Dental' })
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const troubles = troublesOf(page.context())

  await page.goto(`${app.url}/reset`)
  await shot(page, 'account-forgotten')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Look at your mail' }).waitFor()
  expect(await page.getByRole('button').count()).toBe(0)

  await follow(app, page, email)
  await page.getByText(email).waitFor()
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  expect(
    await page.getByLabel('Password', { exact: true }).evaluate(field => field.matches(':invalid')),
  ).toBe(true)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Show password').check()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await shot(page, 'account-reset')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
  await shot(page, 'account-reset-done')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('done')
  expect((await call(app, 'POST', '/auth/login', { email, password })).status).toBe(200)
  expect(troubles).toEqual([])

  await page.reload()
  await page.getByRole('heading', { name: 'This link is over' }).waitFor()
  await shot(page, 'account-over')
})

test('an invited person joins and is signed in; opening a used link in another window shows an error', async () => {
  const app = await startApp({ jobs: true })
  const { browser: owner } = await registerOwner(app, { business_name: 'Riverside Dental' })
  const email = `ada-${randomUUID()}@example.com`
  await owner.call('POST', '/members', { email })
  const browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const [page, other] = [await context.newPage(), await context.newPage()]
  await follow(app, page, email)
  await follow(app, other, email)
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await shot(page, 'account-invite')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome to Riverside Dental' }).waitFor()
  const me = await context.request.get(`${app.url}/api/v1/auth/me`)
  expect(await me.json()).toMatchObject({ user: { email, name: 'Ada', role: 'agent' } })

  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.keyboard.press('Enter')
  await other.getByRole('alert').getByText('This invitation has expired or was used already.').waitFor()
  await shot(other, 'account-invite-used')
})

test('somebody who signs in here already joins with their own password, and with none while signed in', async () => {
  const app = await startApp({ jobs: true })
  const [one, two] = [
    await registerOwner(app, { business_name: 'One' }),
    await registerOwner(app, { business_name: 'Two' }),
  ]
  const { email } = await registerOwner(app, { business_name: 'Hillside' })
  await one.browser.call('POST', '/members', { email })
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await follow(app, page, email)
  await page.getByText('an address that signs in here already').waitFor()
  expect(await page.getByLabel('Your name').count()).toBe(0)
  await page.getByLabel('Password', { exact: true }).fill('a wrong guess')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByText('This password or code is wrong.').waitFor()
  await shot(page, 'account-invite-known')
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Welcome to One' }).waitFor()

  await two.browser.call('POST', '/members', { email })
  await follow(app, page, email, 2)
  await page.getByText('and signed in with this address').waitFor()
  await shot(page, 'account-invite-signed-in')
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { name: 'Welcome to Two' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/desk')
  const { businesses } = await (await page.context().request.get(`${app.url}/api/v1/auth/businesses`)).json()
  expect(businesses.map(({ name }: { name: string }) => name).sort()).toEqual(['Hillside', 'One', 'Two'])
})

test('the mailed link confirms a new address', async () => {
  const app = await startApp({ jobs: true })
  app.deps.accounts.mail.smtpUrl = 'smtp://mail.example.com'
  const { browser: owner } = await registerOwner(app)
  const email = `new-${randomUUID()}@example.com`
  const current_password = 'correct horse battery'
  expect((await owner.call('PATCH', '/auth/me', { email, current_password })).status).toBe(200)
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const troubles = troublesOf(page.context())
  await follow(app, page, email)
  await page.locator('#task').getByText(email).waitFor()
  await shot(page, 'account-email')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'Your address is changed' }).waitFor()
  expect((await owner.call('GET', '/auth/me')).body.user.email).toBe(email)
  expect(troubles).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'This link is over' }).waitFor()
})
