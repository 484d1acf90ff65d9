import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// The frame around every page.

test('the desk opens at Today, says who is signed in, and leads everywhere by keys', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser)
  const desk = await openDesk(browser, business)
  await desk.go('/')
  await desk.page.getByRole('navigation', { name: 'Areas' }).first().waitFor()
  await desk.page.getByText('Harbour Dental').first().waitFor()
  await desk.moment('frame')
  await desk.page.keyboard.press('g')
  await desk.page.keyboard.press('i')
  await expect.poll(() => new URL(desk.page.url()).pathname).toBe('/desk/inbox')
})
