import { expect, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'

test('a German browser finds a business that follows its visitors in German, and is answered so', async () => {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', { language: null, country: 'GB' })
  const context = await (await openBrowser()).newContext({ locale: 'de-DE' })
  const troubles = troublesOf(context)
  const page = await context.newPage()
  await page.goto(`${app.url}/c/${account.slug}`)
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de')
  const say = async (message: string) => {
    await page.getByRole('textbox').fill(message)
    // It can be sent once the answer before is whole.
    await page.locator('.send[type=submit]').click()
  }
  await say('WLAN?')
  await page.getByText('Darauf habe ich keine Antwort').first().waitFor()
  await say('Is there any parking near the house?')
  await page.getByText('I don’t have an answer to that').first().waitFor()
  await shot(page, 'visitor-languages')
  expect(troubles).toEqual([])
})
