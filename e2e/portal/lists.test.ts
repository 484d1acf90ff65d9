import { expect, test } from 'vitest'
import { createClient } from '#client'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// The finder, and the lists of people and bookings.

const server = placeOfFile()

test('the finder opens by a key, finds a conversation by its name, and leads there', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { key } = await business.client.post('/api/v1/api-keys', {
    body: { name: 'Website', class: 'standard' },
  })
  const visitors = createClient({ baseUrl: business.url, apiKey: key, retries: 0 })
  const { conversation_id: id } = await visitors.post('/api/v1/chat/message', {
    body: { message: 'Can I talk to a person?', client_name: 'Priya Shah' },
  })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/people')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Find or do' })
  await field.waitFor()
  await desk.moment('finder')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await field.fill('priya')
  const option = page
    .getByRole('group', { name: 'Conversations' })
    .getByRole('option', { name: /Priya Shah/ })
    .first()
  await option.waitFor()
  await desk.moment('finder-found')
  await expect
    .poll(async () => {
      const isChosen = (await option.getAttribute('aria-selected')) === 'true'
      if (!isChosen) await field.press('ArrowDown')
      return isChosen
    })
    .toBe(true)
  await field.press('Enter')
  await page.getByRole('heading', { name: 'Priya Shah', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/desk/inbox/${id}`)
})

test('people are found by words and stage, moved and deleted together, and brought back', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  for (const name of ['Ada Kerr', 'Priya Shah', 'Tom Okafor'])
    await client.post('/api/v1/leads', {
      body: { name, email: `${name.split(' ')[0]!.toLowerCase()}@example.com` },
    })
  const stages = async () =>
    Object.fromEntries(
      (await client.get('/api/v1/leads', { query: { sort: 'name' } })).leads.map(lead => [
        lead.name,
        lead.status,
      ]),
    )
  const desk = await openDesk(browser, business)
  const { page } = desk
  const person = (name: string) => page.getByRole('link', { name, exact: true })
  await desk.go('/people')
  await page.getByText('3 people', { exact: true }).waitFor()
  await desk.moment('people')

  await page.getByRole('searchbox', { name: 'Find somebody' }).fill('okafor')
  await page.getByText('1 person', { exact: true }).waitFor()
  await person('Priya Shah').waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('q')).toBe('okafor')
  await page.getByLabel('Stage', { exact: true }).selectOption({ label: 'Won' })
  await page.getByText('Nobody matches this.').waitFor()
  await page.getByRole('button', { name: 'Show everybody' }).click()
  await person('Priya Shah').waitFor()

  await page.getByRole('checkbox', { name: 'Select Priya Shah' }).check()
  await page.getByRole('checkbox', { name: 'Select Tom Okafor' }).check()
  await page.getByRole('status').filter({ hasText: '2 selected' }).waitFor()
  await desk.moment('people-selected')
  await page.getByLabel('Move to a stage …').selectOption({ label: 'Contacted' })
  await page.getByText('2 people are now “Contacted”.').waitFor()
  await expect
    .poll(() => stages())
    .toEqual({ 'Ada Kerr': 'new', 'Priya Shah': 'contacted', 'Tom Okafor': 'contacted' })
  await page.getByRole('button', { name: /Undo/ }).click()
  await page.getByText('Back as before.').waitFor()
  await expect.poll(() => stages()).toEqual({ 'Ada Kerr': 'new', 'Priya Shah': 'new', 'Tom Okafor': 'new' })

  await page.getByRole('checkbox', { name: 'Select Ada Kerr' }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('1 person deleted.').waitFor()
  await person('Ada Kerr').waitFor({ state: 'detached' })
  expect(Object.keys(await stages())).toEqual(['Priya Shah', 'Tom Okafor'])
  await page.getByRole('button', { name: /Undo/ }).click()
  await person('Ada Kerr').waitFor()
  expect(Object.keys(await stages())).toEqual(['Ada Kerr', 'Priya Shah', 'Tom Okafor'])
})

test('a booking is cancelled, which can be taken back until the visitor is told', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  await client.patch('/api/v1/account', {
    body: { hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])) },
  })
  const service = await client.post('/api/v1/services', { body: { name: 'Check-up', duration_minutes: 30 } })
  const { slots } = await client.get('/api/v1/bookings/availability', { query: { service_id: service.id } })
  const { id } = await client.post('/api/v1/bookings', {
    body: {
      service_id: service.id,
      starts_at: slots.at(-1)!.starts_at,
      name: 'Priya Shah',
      email: 'priya@example.com',
    },
  })
  const state = async () => (await client.get('/api/v1/bookings/{id}', { params: { id } })).status
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/bookings/list')
  const list = page.getByRole('region', { name: 'Bookings' })
  await list.getByText('1 booking', { exact: true }).waitFor()
  await desk.moment('bookings')
  const cancel = list.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.click()
  await cancel.waitFor({ state: 'detached' })
  await page.getByText(/Priya Shah.?’s booking is being cancelled; they get a message\./).waitFor()
  await page.getByRole('button', { name: /Undo/ }).click()
  await cancel.waitFor()
  await expect.poll(() => state()).toBe('confirmed')

  // Nobody takes it back: it is done when the way back closes.
  await cancel.click()
  await expect.poll(state).toBe('cancelled')
  await page.getByLabel('Status').selectOption({ label: 'Did not come' })
  await page.getByText('No booking matches this.').waitFor()
  await page.getByRole('button', { name: 'Show all from today' }).click()
  await list.getByText('1 booking', { exact: true }).waitFor()
})
