import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// What members set for themselves, for the team and for the business.

const server = placeOfFile()

test('a member names themselves, chooses colours, and says what they are told', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings')
  await desk.moment('settings-you')
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your name').press('Enter')
  await page.getByText('Saved.').waitFor()
  await page.getByText('Dark', { exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
    .toBe('dark')

  await page.getByLabel('A new lead').selectOption({ label: 'In a digest' })
  await page.getByLabel('From').fill('22:00')
  await page.getByText('Please check what you entered.').waitFor()
  await page.getByLabel('To', { exact: true }).fill('07:00')
  // What was typed is still there when somebody looks elsewhere first.
  await page.getByRole('link', { name: 'Team' }).click()
  await page.getByRole('heading', { name: 'Who works here' }).waitFor()
  await page.getByRole('link', { name: 'You', exact: true }).click()
  await expect.poll(() => page.getByLabel('From').inputValue()).toBe('22:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
  const told = await business.client.get('/api/v1/notifications/preferences')
  expect(told).toMatchObject({ kinds: { lead: 'digest' }, quiet_hours: { from: '22:00', to: '07:00' } })

  // Another browser of the same member looks the same.
  const other = await openDesk(browser, business)
  await other.go('/settings')
  await expect
    .poll(() => other.page.evaluate(() => document.documentElement.dataset.mantineColorScheme))
    .toBe('dark')
})

test('password and address change with the password of now', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings')
  await page.getByRole('button', { name: 'Change: Password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password now').fill('not the right one')
  await dialog.getByLabel('New password').fill('another long password')
  desk.expects(/^403 PATCH .*auth\/me/)
  await dialog.getByRole('button', { name: 'Change' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  await desk.moment('settings-password')
  await dialog.getByLabel('Your password now').fill(business.password)
  await dialog.getByRole('button', { name: 'Change' }).click()
  await page.getByText('Your password is changed.').waitFor()

  const email = `moved-${randomUUID()}@example.com`
  await page.getByRole('button', { name: 'Change: Email address' }).click()
  await dialog.getByLabel('New address').fill(email)
  await dialog.getByLabel('Your password now').fill('another long password')
  await dialog.getByRole('button', { name: 'Change' }).click()
  await dialog.getByText(`From now on you sign in with ${email}.`).waitFor()
})

test('an owner invites, changes a role and removes, with ten seconds to undo; the last owner stays', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings/team')
  const email = `zoe-${randomUUID().slice(0, 8)}@example.com`
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText(`The invitation is on its way to ${email}.`).waitFor()
  await desk.moment('settings-team')
  desk.expects(/^409 POST .*members$/)
  await page.getByLabel('Email address').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText('Somebody with this address is on the team already, or invited.').waitFor()

  await page.getByLabel(`Role of ${email}`).selectOption({ label: 'Owner' })
  await expect.poll(async () => (await business.client.get('/api/v1/members')).members[1]?.role).toBe('owner')
  desk.expects(/^409 PATCH .*members/)
  await page.getByLabel(`Role of ${business.email}`).selectOption({ label: 'Agent' })
  await page.getByText('A business needs an owner who can sign in.').waitFor()

  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByText(`${email} is removed.`).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: `Remove ${email}` }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(async () => (await business.client.get('/api/v1/members')).members.length).toBe(1)
})

test('an owner says who the business is, when it is open and how its assistant speaks', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings/business')
  await page.getByLabel('Website').fill('harbour.example')
  await page.getByLabel('Phone').fill('+49 30 123456')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByLabel('Monday, closes').first().fill('18:30')
  await page.getByText('Hours should end after they begin, and not overlap.').waitFor()
  await page.getByRole('button', { name: 'Remove these hours on Monday' }).last().click()
  await page.getByRole('button', { name: 'Same on the days below: Monday' }).click()
  await page.getByRole('button', { name: 'Remove these hours on Sunday' }).click()
  await desk.moment('settings-hours')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })

  await desk.moment('settings-business')
  await page.getByRole('link', { name: 'Assistant', exact: true }).click()
  await page.getByLabel('Its name').fill('Robin')
  await page.getByLabel('Tone').fill('warm and brief')
  await page.getByLabel('Language').selectOption('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
  const account = await business.client.get('/api/v1/account')
  expect(account).toMatchObject({
    website: 'https://harbour.example/',
    phone: '+49 30 123456',
    agent_name: 'Robin',
    tone: 'warm and brief',
    language: null,
    hours: { mon: [['09:00', '18:30']], sat: [['09:00', '18:30']], sun: [] },
  })
})
