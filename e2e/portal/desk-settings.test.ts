import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { startReceiver } from '#server/test/fakes/receiver.ts'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// What an owner sets for other programs, for the privacy of people and for the assistant, and the links that are handed out.

const server = placeOfFile({ ALLOW_PRIVATE_NETWORK: 'on' })

test('a key is made, used and revoked; a webhook fails, is sent again and arrives', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const receiver = await startReceiver()
  onTestFinished(receiver.close)
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings/programs')
  await page.getByText('No program has a key yet.').waitFor()
  await page.getByRole('button', { name: 'Make a key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What it is for').fill('Till')
  await dialog.getByLabel('What it may do').selectOption({ label: 'Admin' })
  await dialog.getByRole('button', { name: 'Make a key' }).click()
  await dialog.getByText('It is shown only now').waitFor()
  const key = await dialog.locator('[data-secret]').innerText()
  await desk.moment('settings-key-made')
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  const useKey = async () => {
    const headers = { 'x-api-key': key }
    return (await fetch(`${business.url}/api/v1/webhooks`, { headers })).status
  }
  expect(await useKey()).toBe(200)

  // A webhook whose receiver is broken.
  receiver.answer(() => 500)
  await page.getByRole('button', { name: 'Add a webhook' }).click()
  await dialog.getByLabel('Address').fill(`${receiver.url}/hook`)
  await dialog.getByRole('button', { name: 'Add a webhook' }).click()
  await dialog.getByText('Check the signature').waitFor()
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await page.getByRole('link', { name: `${receiver.url}/hook` }).click()
  await page.getByText('Nothing yet. Send a test').waitFor()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('answered 500').waitFor()
  await page.getByText('What is sent').click()
  await page.getByText('This is a test. Nothing has happened.').waitFor()
  await desk.everywhere('settings-webhook')
  receiver.answer(() => 200)
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('answered 200').first().waitFor()
  expect(receiver.received).toHaveLength(2)
  await page.getByLabel('Show').selectOption({ label: 'failed' })
  await page.getByText('Nothing of this kind.').waitFor()

  // The key stops when its ten seconds are over, or the notice is closed.
  await page.getByRole('link', { name: 'Keys and webhooks', exact: true }).first().click()
  await page.getByText(/last used/).waitFor()
  await page.getByRole('button', { name: 'Revoke Till' }).click()
  await page.getByText(/Till.*stops working in ten seconds/).waitFor()
  expect(await useKey()).toBe(200)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText('1 key that works no more').waitFor()
  expect(await useKey()).toBe(403)

  // Leads go to a program of one's own.
  await page.getByRole('link', { name: 'CRM' }).click()
  const crm = page.locator('section').filter({ hasText: 'Another program' })
  await crm.getByLabel('Address').fill(`${receiver.url}/crm`)
  await crm.getByLabel('Secret, at least 16 characters').fill('a-secret-of-sixteen')
  await crm.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('Connected.').waitFor()
  await crm.getByRole('button', { name: 'Test' }).click()
  await crm.getByText('The connection works.').waitFor()
  expect(receiver.at('/crm')).toHaveLength(1)
  await desk.moment('settings-crm')
})

test('retention is changed and the log says who; a person is erased and leaves a proof', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client, email } = business
  await client.post('/api/v1/leads', { body: { name: 'Ada', email: 'ada@example.com' } })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/settings/privacy')
  await page.getByLabel('Conversations, after').selectOption({ label: '1 year' })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  expect((await client.get('/api/v1/account')).retention.conversation_days).toBe(365)

  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByRole('button', { name: 'Look' }).click()
  await page.getByText(/^\d records? (is|are) kept\.$/).waitFor()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await page.getByText('erased in ten seconds').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page
    .getByText(/^\d+ records? (was|were) erased\.$/)
    .first()
    .waitFor()
  await page.getByText('named by email address').waitFor()
  expect((await client.get('/api/v1/leads')).total).toBe(0)
  await page.getByRole('button', { name: 'Make a file of everything' }).click()
  const link = page.getByRole('link', { name: /^Save the file/ })
  await link.waitFor()
  const fetching = page.waitForEvent('download')
  await link.click()
  expect((await fetching).suggestedFilename()).toBe('business.zip')
  await desk.everywhere('settings-privacy')

  await page.getByRole('link', { name: 'Open the log' }).click()
  await page.getByText('changed: the business').waitFor()
  await page.getByRole('combobox', { name: /^What/ }).selectOption({ label: 'one person’s data' })
  await expect.poll(() => new URL(page.url()).search).toContain('what=people')
  const entries = page.getByRole('list', { name: 'Who did what' }).getByRole('listitem')
  await expect.poll(() => entries.count()).toBe(1)
  await expect.poll(() => entries.innerText()).toContain(email)
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save as a table' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('audit.csv')
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"${email}"`)
  await desk.everywhere('settings-audit')
})

test('a chat link is made, opened, counted and printed; its conversations are found; the assistant is tried', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/outreach/links')
  await page.getByText('No chat link yet.').waitFor()
  await page.getByLabel('Name of a new link').fill('Table 12')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Table 12' }).waitFor()
  await page.getByLabel('Question').fill('What is the soup of the day?')
  await page.getByLabel('Answer').fill('Today there is leek soup.')
  await page.getByRole('button', { name: 'Teach it' }).click()
  await page.getByText('1 passage').waitFor()

  const [link] = (await client.get('/api/v1/chat-links')).links
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await visitor.goto(business.url + new URL(link!.url).pathname)
  await visitor.getByRole('textbox').fill('What is the soup of the day?')
  await visitor.keyboard.press('Enter')
  await visitor.getByText('leek soup').first().waitFor()
  await page.reload()
  await page.getByText('opened 1 time').waitFor()
  await page.getByText('1 conversation', { exact: true }).waitFor()
  await page.getByText('100% answered').waitFor()
  await desk.everywhere('link')
  await page.getByRole('link', { name: 'Its conversations' }).click()
  await page.waitForURL('**/desk/inbox**')
  // The row may show the question or its answer.
  await page
    .getByText(/soup of the day|leek soup/)
    .filter({ visible: true })
    .first()
    .waitFor()

  // Many at once, and their sheet.
  await desk.go('/outreach/links')
  await page.getByRole('button', { name: 'Many from a list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Names').fill('Table 1\nTable 2\n\nTable 3\nTable 1')
  await dialog.getByRole('button', { name: 'Make 3 links' }).click()
  await dialog.getByText('3 links are made.').waitFor()
  await desk.moment('links-many')
  await dialog.getByRole('link', { name: 'Print them' }).click()
  await page.getByText('3 codes on 1 page').waitFor()
  const codes = page.getByRole('img', { name: /A QR code that opens the page of/ })
  await expect.poll(() => codes.count()).toBe(3)
  const drawn = () =>
    codes.evaluateAll(images => images.every(image => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(drawn).toBe(true)
  await desk.everywhere('links-print')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Chat links' }).click()
  await page.getByRole('searchbox', { name: 'Find a link' }).fill('12')
  await page.getByRole('listitem').filter({ hasText: 'Table 12' }).waitFor()
  await expect
    .poll(() => page.getByRole('list', { name: 'Chat links' }).getByRole('listitem').count())
    .toBe(1)

  await desk.go('/settings/assistant')
  await page.getByLabel('A question, as a visitor').fill('When are you open?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByRole('blockquote').first().waitFor()
  await page.getByLabel('Questions to begin with').fill('What does it cost?\nAre you open today?')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await expect.poll(async () => (await client.get('/api/v1/account')).suggested_questions.length).toBe(2)
  await desk.everywhere('settings-assistant')
})
