import { expect, test } from 'vitest'
import { emptyPlace } from '#server/test/place.ts'
import { openBrowser, shot } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { accented, programWithPseudoLocale, pseudo, straysOn } from '../pseudo-locale.ts'
import { addressesOf } from './addresses.ts'
import { openDesk } from './desk.ts'
import { furnish } from './furniture.ts'

// Every word of the desk is taken from its texts: in a language of accents, nothing without one is left on any page.

/** What no translation changes: addresses, keys, programs, what `Intl` says in a language that it does not know. */
const names = [
  'ann@example.com',
  'example.com',
  'desk@harbour.example',
  'Ctrl',
  'Esc',
  'Europe/Berlin',
  'UTC',
  'CSV',
  'PDF',
  'txt',
  'Chrome',
  'Linux',
  'English',
  // Placeholders of templates.
  '{{name}}',
  '{{bike}}',
  // Seconds, as `Intl` writes them.
  'sec',
  // Of a hidden field of Mantine's, which nobody is told.
  'autosize measurement',
]

test('no word of any page is left in English when the desk speaks another language', async () => {
  const program = await programWithPseudoLocale('ltr', ['portal'])
  const server = await (await emptyPlace()).start({ program })
  const browser = await openBrowser()
  const fields = { business_name: accented('Harbour'), email: 'desk@harbour.example' }
  const business = await openBusiness(browser, { server, fields })
  // The public holidays of a country are called as it calls them: here, in letters that are none of English.
  await business.client.patch('/api/v1/account', { body: { language: pseudo, country: 'JP' } })
  await furnish(business, accented)
  const desk = await openDesk(browser, business, { locale: pseudo })
  // Of this program only the desk is built: the chat that its preview shows is not there.
  desk.allows(/widget\.js/)
  const found: Record<string, string[]> = {}
  for (const [name, path] of Object.entries(await addressesOf(business.client))) {
    await desk.visit(path)
    await shot(desk.page, `pseudo-${name}`)
    const strays = await straysOn(desk.page, names)
    if (strays.length) found[name] = strays
  }
  expect(found).toEqual({})
  await expect.poll(() => desk.page.getAttribute('html', 'lang')).toBe(pseudo)
})
