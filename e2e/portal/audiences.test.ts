import sharp from 'sharp'
import { expect, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// To whom is written, in which words, what became of it, and who wants nothing more.

const server = placeOfFile()

test('a list is pasted and imported, a mail is put together, and what was sent is found again', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  await client.patch('/api/v1/account', { body: { communication_enabled: true } as never })
  const desk = await openDesk(browser, business)
  const { page } = desk

  // A list, pasted; the line that is nobody is told before anything is stored.
  await desk.go('/outreach/audiences')
  await page.getByText('No list yet.').waitFor()
  await page.getByRole('button', { name: 'New list' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Regulars')
  await page.getByRole('button', { name: 'Create the list' }).click()
  await page.getByText('Nobody is on this list yet.').waitFor()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import people' })
  await dialog
    .getByLabel('Addresses')
    .fill('Grace Lim, grace@example.com\nnobody at all\nTom Weber <tom@example.com>\nIda, +49 30 1234567')
  await dialog.getByRole('checkbox', { name: 'Email' }).check()
  await dialog.getByText('Say how they agreed.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Check' }).isDisabled()).toBe(true)
  await dialog.getByLabel('How did they agree?').fill('Newsletter form, May 2026')
  await dialog.getByRole('button', { name: 'Check' }).click()
  const run = dialog.getByRole('status')
  await run.getByText('3 new').waitFor()
  await run.getByText('1 not taken').first().waitFor()
  await run.getByText('nobody at all').waitFor()
  await desk.moment('audiences-import')
  const { audiences } = await client.get('/api/v1/communication/audiences')
  expect(audiences[0]?.contact_count).toBe(0)
  await dialog.getByRole('button', { name: 'Import 3 people' }).click()
  await page.getByText('3 new people are on the list.').waitFor()
  await page.getByText('Grace Lim', { exact: true }).waitFor()
  await desk.everywhere('audience')

  // A person is changed, and taken off and put back.
  await page.getByRole('button', { name: 'Change Grace Lim' }).click()
  await page.getByLabel('Fields of their own').fill('bike: Brompton C Line')
  await desk.moment('audience-person')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('button', { name: 'Take Tom Weber off the list' }).click()
  await page.getByText('Tom Weber', { exact: true }).waitFor({ state: 'detached' })
  await page.keyboard.press('z')
  await page.getByText('Tom Weber', { exact: true }).waitFor()

  // A mail of blocks, as a real person gets it.
  await desk.go('/outreach/templates')
  await page.getByRole('button', { name: 'New template' }).click()
  await page.getByRole('menuitem', { name: 'An email' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Autumn check')
  await page.getByLabel('Subject').fill('Your {{bike}} before the rain')
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Add a block' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await add('Heading')
  // One writes on at once.
  await page.keyboard.type('Hello {{name}}')
  await expect.poll(() => page.getByRole('textbox', { name: 'Heading' }).inputValue()).toBe('Hello {{name}}')
  await add('Text')
  await page.getByRole('textbox', { name: 'Text' }).fill('We last saw your **{{bike}}** in {{last_visit}}.')
  await page.getByText('Nothing of a person is called', { exact: false }).waitFor()
  await page.getByLabel('last_visit').selectOption('fixed')
  await page.getByLabel('What stands there').fill('March')
  await add('Button')
  await page.getByRole('textbox', { name: 'On the button' }).fill('Book a time')
  await page.getByText('Still missing: something in a block.').waitFor()
  await page.getByRole('textbox', { name: 'Where it leads' }).fill('https://example.com/book')
  // Two columns: a picture of the owner's own beside words. What it shows has to be said.
  await add('Two columns')
  const column = (name: string) => page.getByRole('region', { name })
  const addTo = async (name: string, kind: string) => {
    await column(name).getByRole('button', { name: 'Add to this column' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  await addTo('First column', 'Image')
  const image = sharp({ create: { width: 400, height: 200, channels: 3, background: '#7a1f5b' } })
  await column('First column')
    .locator('input[type=file]')
    .setInputFiles({ name: 'bike.png', mimeType: 'image/png', buffer: await image.png().toBuffer() })
  await expect
    .poll(() => column('First column').getByLabel('Or its address on the web').inputValue())
    .toMatch(/\/mail-images\/[\w-]{32}$/)
  await page.getByText('Still missing: something in a block.').waitFor()
  await column('First column').getByLabel('What it shows').fill('A purple bike')
  await addTo('Second column', 'Text')
  await column('Second column').getByRole('textbox', { name: 'Text' }).fill('It waits for **you**.')
  await add('Logo')
  await page.getByLabel('Whose list').selectOption({ label: 'Regulars' })
  const preview = page.getByRole('region', { name: /gets it$/ })
  await preview.getByText('As Ida gets it').or(preview.getByText('As \u2068Ida\u2069 gets it')).waitFor()
  await preview.getByText('This person has nothing for', { exact: false }).waitFor()
  await preview.getByRole('button', { name: 'The one before' }).click()
  await preview.getByText('Your Brompton C Line before the rain').waitFor()
  const mail = preview.getByRole('region', { name: 'Mail' })
  await expect
    .poll(() => mail.locator('p').first().innerText(), { timeout: 60_000 })
    .toBe('We last saw your Brompton C Line in March.')
  await expect
    .poll(() => mail.getByRole('link', { name: 'Book a time' }).getAttribute('href'))
    .toBe('https://example.com/book')
  const picture = mail.getByRole('img', { name: 'A purple bike' })
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(400)
  await mail.getByText('It waits for').waitFor()
  await desk.moment('template-mail')
  // A draft outlives the page.
  await page.reload()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'On the button' }).inputValue())
    .toBe('Book a time')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: 'Autumn check' }).waitFor()
  await desk.everywhere('template')
  const { templates } = await client.get('/api/v1/communication/templates')
  expect(templates[0]?.blocks?.map(({ kind }) => kind)).toEqual([
    'heading',
    'text',
    'button',
    'columns',
    'logo',
  ])
  // Deleted, and back.
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No template yet.').waitFor()
  await page.keyboard.press('z')
  await page.getByRole('link', { name: 'Autumn check' }).waitFor()

  // Somebody wants nothing more; that is taken back, and said again.
  await desk.go('/outreach/stop-list')
  const stop = async () => {
    await page.getByRole('button', { name: 'Add an address' }).click()
    await page.getByLabel('Email address or phone number').fill('tom@example.com')
    await page.getByLabel('Reason').fill('Asked at the counter')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByText('Asked at the counter').waitFor()
  }
  await stop()
  await page.keyboard.press('z')
  await page.getByText('Nobody has asked to be left alone.').waitFor()
  expect((await client.get('/api/v1/communication/suppressions')).total).toBe(0)
  await stop()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(async () => (await client.get('/api/v1/communication/suppressions')).suppressions, {
      timeout: 60_000,
    })
    .toMatchObject([{ address: 'tom@example.com', reason: 'Asked at the counter' }])
  await desk.go('/outreach/stop-list')
  await page.getByText('tom@example.com').waitFor()
  await desk.everywhere('stop-list')

  // What was sent, and what was not.
  const template_id = templates[0]!.id
  for (const email of ['grace@example.com', 'tom@example.com'])
    await client.post('/api/v1/communication/send-one', {
      body: { template_id, email, name: email, attributes: { bike: 'Brompton' } },
    })
  await desk.go('/outreach/sent')
  await page.getByRole('link', { name: 'grace@example.com' }).waitFor()
  await desk.everywhere('sent')
  await page.getByLabel('Status').selectOption('blocked')
  await page.getByRole('link', { name: 'grace@example.com' }).waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?state=blocked')
  await page.getByRole('link', { name: 'tom@example.com' }).click()
  await page.getByText('Has opted out').waitFor()
  await page.goBack()
  await page.getByLabel('Status').selectOption('')
  await page.getByRole('link', { name: 'grace@example.com' }).click()
  await page.getByText('Left the house').waitFor()
  await page.getByRole('region', { name: 'What was sent' }).waitFor()
  await desk.moment('sent-message')
})
