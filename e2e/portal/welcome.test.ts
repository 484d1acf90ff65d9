import { expect, test } from 'vitest'
import { business as demo } from '#server/demo/riverside.ts'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'
import { openWebsite } from './website.ts'

// From an empty business to its first answer.

const server = placeOfFile({ ALLOW_PRIVATE_NETWORK: 'on' })

/**
 * Between the address of the website and the answer on the owner's screen, pictures and checks of this journey included. A
 * machine that is left alone needs a small part of it; what an owner waits for is printed.
 */
const mostSeconds = 300

test('a new owner has a desk that answers within five minutes', async () => {
  const browser = await openBrowser()
  const site = await openWebsite()
  const business = await openBusiness(browser, {
    server,
    fields: { business_name: demo.name, timezone: demo.timezone, country: demo.country },
  })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/welcome')
  await desk.everywhere('welcome-empty')

  const since = (start: number) => Math.round((performance.now() - start) / 100) / 10
  const begun = performance.now()
  const waited: number[] = []
  const waitFor = async (step: () => Promise<void>) => {
    const start = performance.now()
    await step()
    waited.push(since(start))
  }
  await page.getByLabel('Address of your website').fill(site.url)
  await page.getByRole('button', { name: 'Read it' }).click()
  await waitFor(() => page.getByText(/^Read 127\.0\.0\.1/).waitFor({ timeout: 180_000 }))
  await page.getByText(`${site.pages} read`, { exact: true }).waitFor()
  await desk.everywhere('welcome-read')

  await page.getByRole('button', { name: 'Go on' }).click()
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'From ' })
  await waitFor(() => cards.nth(2).waitFor({ timeout: 120_000 }))
  await expect.poll(() => cards.count()).toBe(3)
  await desk.everywhere('welcome-questions')
  await cards.nth(0).getByRole('button', { name: 'Right' }).click()
  await page.getByText('You said this is right.').waitFor()
  const corrected = await cards.nth(1).locator('p').first().innerText()
  await cards.nth(1).getByRole('button', { name: 'Correct this' }).click()
  await page.getByLabel('Your answer').fill('We tell you gladly: ask for Maya.')
  await page.getByRole('button', { name: 'Teach this' }).click()
  await waitFor(() => page.getByText('Taught. This is what customers read now.').waitFor())
  await page.getByText('We tell you gladly: ask for Maya.').waitFor()
  // The verdicts outlive a reload, and so does the step.
  await page.reload()
  await page.getByText('You said this is right.').waitFor()
  await page.getByText('We tell you gladly: ask for Maya.').waitFor()

  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('Read from visit.').waitFor()
  await expect.poll(() => page.getByLabel('Thursday: until').inputValue()).toBe('20:00')
  await desk.everywhere('welcome-hours')
  await page.getByLabel('Tuesday: from').fill('08:30')
  await page.getByRole('button', { name: 'Confirm these hours' }).click()
  await page.getByRole('img', { name: 'QR code of your chat page' }).waitFor()
  expect((await business.client.get('/api/v1/account')).hours).toMatchObject({
    tue: [['08:30', '18:00']],
    thu: [['09:00', '20:00']],
    mon: [],
  })
  await desk.everywhere('welcome-ask')

  const { chat_url } = await business.client.get('/api/v1/onboarding')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const visitor = await phone.newPage()
  await visitor.goto(chat_url)
  await visitor.getByRole('textbox').fill(corrected)
  await visitor.keyboard.press('Enter')
  await waitFor(() => page.getByText('We tell you gladly: ask for Maya.').waitFor())
  const whole = since(begun)
  await desk.moment('welcome-answered')
  console.info(
    `waited ${waited.join(' + ')} s: read, questions, taught, answered on a phone; ${whole} s as a whole`,
  )
  expect(whole).toBeLessThan(mostSeconds)
  await page.getByRole('link', { name: 'See it in the inbox' }).click()
  await page.waitForURL(/\/desk\/inbox\//)
})

test('a business without a website pastes what customers ask about; every step can be skipped', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/welcome')
  await page.getByText('No website?').click()
  await page
    .getByLabel('Text to learn')
    .fill('A haircut costs 30 euros.\nOpen Tuesday to Saturday 9:00 – 18:00.')
  await page.getByRole('button', { name: 'Learn this text' }).click()
  await page.getByText('Learnt: A haircut costs 30 euros.').waitFor()
  await desk.moment('welcome-pasted')
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.getByRole('heading', { name: 'When are you open?' }).waitFor()
  await expect.poll(() => page.getByLabel('Tuesday: from').inputValue()).toBe('09:00')
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.getByText('Waiting for the first question…').waitFor()
  await page.getByRole('link', { name: 'Open the desk' }).click()
  await page.waitForURL(/\/desk\/?$/)
})
