import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// The people of a business: brought by a file, moved through the stages, made one, and erased.

const server = placeOfFile()

/** 2,000 rows; of each third of the wrong ones, the address, the number or everything is wrong. */
function customers(): string {
  const lines = ['Customer;E-Mail;Mobile;Interests;Frame size']
  for (let row = 1; row <= 2_000; row++) {
    const wrong = row % 66 === 0 && row <= 1_980 ? (row / 66) % 3 : -1
    const mail = wrong === 0 ? `person${row}.example.com` : `person${row}@example.com`
    const phone = wrong === 1 ? 'ask Ada' : ''
    lines.push(wrong === 2 ? ';;;;54' : `Person ${row};${mail};${phone};Service;${50 + (row % 10)}`)
  }
  return lines.join('\r\n')
}

test('a file of 2,000 is mapped, judged, repaired and imported; its people are everywhere at once', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/people/import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'customers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(customers()),
  })
  await page.getByRole('heading', { name: 'customers.csv' }).waitFor()
  await page.getByText('1,970 of 2,000 rows will be added or updated.').waitFor()
  await page.getByText('30 rows are left out').waitFor()
  await expect.poll(() => page.getByLabel('Customer', { exact: true }).first().inputValue()).toBe('name')
  await expect.poll(() => page.getByLabel('Mobile', { exact: true }).first().inputValue()).toBe('phone')
  await desk.everywhere('people-import')

  // The owner makes a new field of one column that the desk did not guess, and names the other.
  await page
    .getByLabel('Frame size', { exact: true })
    .first()
    .selectOption({ label: 'New field “⁨Frame size⁩”' })
  await page.getByLabel('Interests', { exact: true }).first().selectOption({ label: 'What they want' })
  await expect
    .poll(async () => (await client.get('/api/v1/leads/fields')).fields.map(({ name }) => name))
    .toEqual(['Frame size'])

  await desk.settled()

  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save these rows as a table' }).click()
  const rejected = readFileSync(await (await saving).path(), 'utf8')
  expect(rejected.split('\r\n')[1]).toContain('"66","Mobile","This is not a telephone number."')

  // Three are repaired where they stand.
  const repair = async (row: number, label: string, value: string) => {
    const form = page.getByRole('form', { name: `Row ${row}`, exact: true })
    await form.getByLabel(label, { exact: true }).fill(value)
    await form.getByRole('button', { name: 'Try again' }).click()
    await page.getByText(`Row ${row} will be imported.`).waitFor()
  }
  await repair(66, 'Mobile', '+49 40 1234567')
  await repair(132, 'Customer', 'Row A hundred')
  await repair(198, 'E-Mail', 'person198@example.com')
  await page.getByText('1,973 of 2,000 rows will be added or updated.').waitFor()
  await page.getByLabel('Give them all a tag').fill('May list')
  await page.getByRole('button', { name: 'Import 1,973 people' }).click()
  await page.getByRole('progressbar').waitFor()
  await desk.moment('people-import-running')
  // 2,000 people are six seconds' work, and more than a minute's where many share the machine.
  await page.getByRole('link', { name: 'See the people' }).waitFor({ timeout: 180_000 })
  await desk.moment('people-import-done')
  const { leads } = await client.get('/api/v1/leads', { query: { q: 'person66@', limit: 1 } })
  expect(leads[0]).toMatchObject({
    name: 'Person 66',
    intent: 'Service',
    tags: ['May list'],
    source: 'import',
  })
  expect(Object.values(leads[0]!.fields)).toEqual(['56'])
  expect((await client.get('/api/v1/leads', { query: { limit: 1 } })).total).toBe(1_973)
  await page.getByRole('link', { name: 'See the people' }).click()
  await page.getByText('More than 1,000 people').waitFor()

  // Those of a tag and of a field, by an address that can be kept.
  await page.getByLabel('Tag', { exact: true }).selectOption('May list')
  await page.getByRole('combobox', { name: 'By an own field' }).selectOption('Frame size')
  await page.getByLabel(/Frame size.* is$/).fill('56')
  await page.getByText('195 people', { exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Find somebody' }).fill('66')
  await page.getByText('2 people', { exact: true }).waitFor()
  await desk.everywhere('people-filtered')
  await page.reload()
  await page.getByText('2 people', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel(/Frame size.* is$/).inputValue()).toBe('56')
  const size = (await client.get('/api/v1/leads/fields')).fields[0]!
  const year = await client.post('/api/v1/leads/fields', { body: { name: 'Year', kind: 'number' } })
  await client.patch('/api/v1/leads/{id}', {
    params: { id: leads[0]!.id },
    body: { fields: { [year.id]: '1999', [size.id]: 'XL' } },
  })
  await page.getByRole('combobox', { name: 'By an own field' }).selectOption('Year')
  await page.getByText('1 person', { exact: true }).waitFor()
  await page.getByLabel(/Year.* from$/).fill('2000')
  await page.getByText('Nobody matches this.').waitFor()
  await page.getByLabel(/Year.* from$/).fill('1999')
  await page.getByText('1 person', { exact: true }).waitFor()
})

test('a file says who agreed to messages and how: they are a list, and whoever refused is stopped', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/people/import')
  const lines = [
    'Name,Email,Newsletter,From',
    'Ada,ada@example.com,yes,Trade fair',
    'Bea,bea@example.com,no,',
    'Carl,carl@example.com,yes,',
  ]
  await page.locator('input[type=file]').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await page.getByText('3 of 3 rows will be added or updated.').waitFor()
  await page.getByLabel('Newsletter', { exact: true }).selectOption({ label: 'Agrees to email' })
  await page.getByText('2 rows are left out').waitFor()
  await page.getByLabel('From', { exact: true }).first().selectOption({ label: 'How they agreed' })
  await page.getByText('1 row is left out').waitFor()
  await page.getByRole('form', { name: 'Row 3' }).getByText('does not say how that was given').waitFor()
  await page.getByRole('form', { name: 'Row 1' }).waitFor({ state: 'detached' })
  await desk.everywhere('people-import-consent')
  await page.getByRole('button', { name: 'Import 2 people' }).click()
  await page.getByRole('link', { name: 'See the people' }).waitFor()
  const [list] = (await client.get('/api/v1/communication/audiences')).audiences
  expect(list).toMatchObject({ name: 'fair.csv', contact_count: 1 })
  await desk.go('/people')
  await page.getByRole('link', { name: 'Ada' }).click()
  await page.getByText('Trade fair').first().waitFor()
  const { suppressions } = await client.get('/api/v1/communication/suppressions')
  expect(suppressions).toMatchObject([{ address: 'bea@example.com', channels: ['email'] }])
})

test('rows that were read before a choice was stored are read again', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/people/import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Email,Newsletter,From\nAda,ada@example.com,yes,Trade fair'),
  })
  await page.getByText('1 of 1 row will be added or updated.').waitFor()
  // The choice reaches the server after the rows were read, and is answered before they arrive.
  await page.route(/\/rows\?.*rejected/, async route => {
    const response = await route.fetch()
    await sleep(1_500)
    await route.fulfill({ response })
  })
  await page.route(/\/imports\/[^/]+$/, async route => {
    if (route.request().method() === 'PATCH') await sleep(500)
    await route.continue()
  })
  await page.getByLabel('Newsletter', { exact: true }).selectOption({ label: 'Agrees to email' })
  await page.getByRole('form', { name: 'Row 1' }).waitFor()
  await page.getByLabel('From', { exact: true }).first().selectOption({ label: 'How they agreed' })
  await page.getByText('0 rows are left out').waitFor()
  await page.getByRole('form', { name: 'Row 1' }).waitFor({ state: 'detached' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('two are made one and two again, a card goes to another stage by the keyboard, and somebody is erased with proof', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  const add = (body: object) => client.post('/api/v1/leads', { body: body as { name: string } })
  await client.post('/api/v1/leads/fields', {
    body: { name: 'Bike', kind: 'choice', choices: ['Road', 'Touring'] },
  })
  const ada = await add({ name: 'Ada Kerr', email: 'ada@example.com', intent: 'A new saddle' })
  await add({ name: 'Ada Kerr', phone: '+49 40 1234567', notes: 'Calls in the evening' })
  await add({ name: 'Tom Okafor', email: 'tom@example.com' })
  const desk = await openDesk(browser, business)
  const { page } = desk

  await desk.go('/people')
  await page.getByText('A pair looks like the same person.').waitFor()
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog', { name: 'The same person?' })
  await dialog.getByRole('cell', { name: 'Calls in the evening' }).waitFor()
  await desk.moment('people-pair')
  await dialog.getByRole('button', { name: 'Make them one' }).click()
  await dialog.getByText('No more pairs look like the same person.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByText('Now one person.').waitFor()
  await page.getByText('2 people', { exact: true }).waitFor()
  await page.keyboard.press('z')
  await page.getByText('3 people', { exact: true }).waitFor()

  await desk.go('/people/stages')
  const column = (name: string) => page.getByRole('region', { name, exact: true })
  await column('New').getByRole('link', { name: 'Tom Okafor' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await desk.everywhere('people-stages')
  await page.keyboard.press('Space')
  await page.getByText('1 person is now “Qualified”.').waitFor()
  await column('Qualified').getByRole('link', { name: 'Tom Okafor' }).waitFor()
  expect((await client.get('/api/v1/leads', { query: { status: 'qualified' } })).total).toBe(1)
  await column('New').getByRole('link', { name: 'Ada Kerr' }).first().dragTo(column('Won'))
  await column('Won').getByRole('link', { name: 'Ada Kerr' }).waitFor()

  // The person: changed where it stands, with a way back.
  await desk.go(`/people/${ada.id}`)
  await page.getByRole('button', { name: 'Change Name' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor()
  await page.getByText('Name changed.').waitFor()
  await page.keyboard.press('z')
  await page.getByRole('heading', { name: 'Ada Kerr' }).waitFor()
  await page.getByRole('combobox', { name: 'Bike' }).selectOption('Touring')
  await page.getByText('Bike changed.').waitFor()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('calls')
  await page.getByText('Nothing of this kind.').waitFor()
  await page.getByRole('combobox', { name: 'Show' }).selectOption('')
  await page.getByText('Became known').waitFor()
  await desk.everywhere('person')

  await page.getByRole('button', { name: 'Erase …' }).click()
  await desk.moment('person-erase')
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByRole('heading', { name: 'What was erased' }).waitFor()
  await page.getByText('Records of the person').waitFor()
  await desk.moment('person-erased')
  expect((await client.get('/api/v1/leads', { query: { q: 'ada@example.com' } })).total).toBe(0)
})
