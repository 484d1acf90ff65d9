import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openBusiness, openDemo } from '../business.ts'
import { addressesOf } from './addresses.ts'
import { openDesk } from './desk.ts'

// Every address of the desk, in light and dark, on a phone and in Arabic.

test.each(['light', 'phone', 'arabic'] as const)(
  'every page of a business with two weeks behind it can be read by everybody (%s)',
  async look => {
    const browser = await openBrowser()
    const business = await openDemo(browser)
    const desk = await openDesk(browser, business, { look })
    for (const [name, path] of Object.entries(await addressesOf(business.client))) {
      await desk.go(path)
      await desk.moment(name)
    }
  },
  600_000,
)

test('every page of a business that was opened just now says what it is for', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser)
  const desk = await openDesk(browser, business)
  for (const [name, path] of Object.entries(await addressesOf(business.client))) {
    await desk.go(path)
    await desk.moment(`empty-${name}`)
    expect.soft((await desk.page.locator('main').innerText()).trim(), name).not.toBe('')
  }
}, 600_000)
