import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openBusiness, openDemo } from '../business.ts'
import { addressesOf } from './addresses.ts'
import { openDesk } from './desk.ts'

// Every address of the desk, in light and dark, and in Arabic on a phone: as narrow as pages get, and from right to left.
// Each is opened by itself once, and otherwise as a link leads there. Journeys look only at what they bring about. Who wants
// pictures (E2E_SHOTS) gets a phone and Arabic by themselves too. One browser and one server see them all: to start them, and
// to fill two weeks, takes longer than to look.

const looks = process.env.E2E_SHOTS
  ? (['light', 'phone', 'arabic', 'arabic-phone'] as const)
  : (['light', 'arabic-phone'] as const)

test('every page can be read by everybody, and says what it is for where nothing is there yet', async () => {
  const browser = await openBrowser()
  const demo = await openDemo(browser)
  const full = Object.entries(await addressesOf(demo.client))
  for (const look of looks) {
    const desk = await openDesk(browser, demo, { look })
    for (const [name, path] of full) {
      await (look === 'light' ? desk.go(path) : desk.visit(path))
      await desk.moment(name)
    }
    await desk.context.close()
  }

  const fresh = await openBusiness(browser, { server: demo })
  const desk = await openDesk(browser, fresh)
  for (const [name, path] of Object.entries(await addressesOf(fresh.client))) {
    await desk.visit(path)
    await desk.moment(`empty-${name}`)
    expect.soft((await desk.page.locator('main').innerText()).trim(), name).not.toBe('')
  }
})
