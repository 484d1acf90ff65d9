import { expect, test } from 'vitest'
import { codeNow } from '#server/test/authenticator.ts'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// The way in, and what happens when a session is gone.

const server = placeOfFile()

test('somebody signs in, is told kindly what was wrong, and comes to the page that they wanted', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business, { signedIn: false })
  const { page } = desk
  await desk.go('/settings/team')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await desk.everywhere('sign-in')

  desk.expects(/^401 POST .*login/)
  await page.getByLabel('Email address').fill(business.email)
  await page.getByLabel('Password', { exact: true }).fill('a wrong guess')
  await page.keyboard.press('Enter')
  await page.getByText('This address and this password don’t belong together.').waitFor()
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(business.email)
  await desk.moment('sign-in-wrong')

  await page.getByLabel('Password', { exact: true }).fill(business.password)
  await page.getByRole('button', { name: 'Show the password' }).click()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Who works here' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/desk/settings/team')

  await page.getByRole('button', { name: 'You', exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test('too many tries say when to try again', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { env: { RATE_LIMIT_AUTH: '1' } })
  const desk = await openDesk(browser, business, { signedIn: false })
  const { page } = desk
  await desk.go('/sign-in')
  await page.getByLabel('Email address').fill('somebody@example.com')
  for (const pattern of [/^401 POST .*login/, /^429 POST .*login/]) {
    desk.expects(pattern)
    await page.getByLabel('Password', { exact: true }).fill('a wrong guess')
    const answered = page.waitForResponse(/auth\/login/)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await answered
  }
  await page.getByText(/^Too many tries\. Try again in 15 minutes\./).waitFor()
})

test('a second factor is turned on, asked for, and replaced by a recovery code', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings')
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password now').fill(business.password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog
    .getByRole('img', { name: /QR code/ })
    .locator('path')
    .waitFor()
  await desk.moment('second-factor-scan')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code that the app shows now').fill(codeNow(secret, { now: () => new Date() }))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByRole('heading', { name: 'Keep these codes' }).waitFor()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await desk.moment('recovery-codes')
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByText('10 recovery codes are left.').waitFor()

  const other = await openDesk(browser, business, { signedIn: false })
  await other.go('/sign-in')
  other.expects(/^401 POST .*login/)
  await other.page.getByLabel('Email address').fill(business.email)
  await other.page.getByLabel('Password', { exact: true }).fill(business.password)
  await other.page.keyboard.press('Enter')
  await other.page.getByText('Enter the six digits').waitFor()
  await other.moment('sign-in-code')
  other.expects(/^401 POST .*login/)
  await other.page.getByLabel('Code', { exact: true }).fill('000000')
  await other.page.keyboard.press('Enter')
  await other.page.getByText('This code is wrong, or it was used already.').waitFor()
  await other.page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await other.page.getByLabel('Code', { exact: true }).fill(codes[0]!)
  await other.page.keyboard.press('Enter')
  await other.page.getByRole('navigation').first().waitFor()
})

test('a business is opened from nothing but a name, an address and a password', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business, { signedIn: false })
  const { page } = desk
  await desk.go('/sign-in')
  await page.getByRole('link', { name: 'Open a business' }).click()
  await page.getByText('Germany, Europe/Berlin').waitFor()
  await desk.everywhere('register')
  await page.getByLabel('Name of the business').fill('Hillside Bikes')
  await page.getByLabel('Website').fill('not a site')
  await page.getByLabel('Email address').fill(`new-${crypto.randomUUID()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByText('5 characters more').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('long enough to be kept')
  await page.getByText('Long enough').waitFor()
  await page.getByRole('button', { name: 'Change country and time zone' }).click()
  await page.getByLabel('Country').selectOption({ label: 'Austria' })
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.getByText('Enter an address such as example.com.').waitFor()
  await desk.moment('register-filled')
  await page.getByLabel('Website').fill('hillside.example')
  await page.getByRole('button', { name: 'Open it' }).click()
  await page.waitForURL(/\/desk\/welcome/)
  await desk.go('/settings/business')
  await expect.poll(() => page.getByLabel('Website').inputValue()).toBe('https://hillside.example/')
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('AT')
  await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin')
})

test('a forgotten password is asked for without telling who has an account', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business, { signedIn: false })
  const { page } = desk
  await desk.go('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The page before has a field of the same name.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email address').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('If nobody@example.com has an account, a link is on its way.').waitFor()
  await desk.moment('forgotten-sent')
})

test('a session that ends elsewhere leaves the page as it is; after signing in again it goes on', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  desk.allows(/^401 (?:GET|PATCH) /)
  await business.client.post('/api/v1/auth/logout')
  // The stream may notice it first; the form is sent all the same.
  await page.getByLabel('Your name').evaluate((field: HTMLInputElement) => field.form?.requestSubmit())
  const sheet = page.getByRole('dialog', { name: 'You are signed out' })
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  expect(await sheet.isVisible()).toBe(true)
  await desk.moment('session-ended')
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada Lovelace')
  await expect.poll(() => sheet.getByLabel('Email address').inputValue()).toBe(business.email)
  await sheet.getByLabel('Password', { exact: true }).fill(business.password)
  await page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('Saved.').waitFor()
  await page.reload()
  await desk.settled()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada Lovelace')
})

test('a person with two businesses goes to the other one, and a tab that stayed behind is told', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings/business')
  await page.getByRole('button', { name: 'Harbour Dental' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your businesses' })
  await dialog.getByRole('button', { name: 'Open another business' }).click()
  await dialog.getByLabel('Name of the business').fill('Hillside Bikes')
  const behind = await desk.newTab()
  await behind.go('/settings/assistant')
  const name = behind.page.getByLabel('Its name')
  await name.fill('Robin')
  desk.allows(/^409 (?:GET|PATCH) /)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/desk\/welcome/)
  await desk.go('/')
  await page.getByRole('button', { name: 'Hillside Bikes' }).click()
  await dialog.getByText('You are here').waitFor()
  await desk.moment('businesses')

  // The stream may notice it first; the form is sent all the same.
  await name.evaluate((field: HTMLInputElement) => field.form?.requestSubmit())
  const sheet = behind.page.getByRole('dialog', { name: 'Another business' })
  await sheet.getByText('This page shows Harbour Dental.').waitFor()
  await behind.moment('elsewhere')
  await sheet.getByRole('button', { name: 'Back to Harbour Dental' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await behind.page.getByText('Saved.', { exact: true }).waitFor()
  await behind.page.reload()
  await behind.settled()
  await expect.poll(() => behind.page.getByLabel('Its name').inputValue()).toBe('Robin')
})
