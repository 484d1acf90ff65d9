import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Booking } from '#client'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// The owner's week: a booking is dragged while a visitor takes its place, and moved by keyboard; then what bookings go by.

const server = placeOfFile({})

/** 10:00 to 16:00 on the next days, in the zone of the business. */
const hours = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map(day => [day, [['08:00', '18:00']]]),
)

test('a booking that is dragged to a time that a visitor takes goes back; by keyboard it moves, and comes back', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  await client.patch('/api/v1/account', {
    body: { hours, booking: { min_notice_minutes: 0, slot_step_minutes: 60, horizon_days: 30 } },
  })
  const cut = await client.post('/api/v1/services', { body: { name: 'Haircut', duration_minutes: 60 } })
  const { slots } = await client.get('/api/v1/bookings/availability', { query: { service_id: cut.id } })
  // The day after tomorrow, so that all of it lies ahead.
  const day = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  const localDay = (moment: string) =>
    new Date(moment).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  const times = slots.map(({ starts_at }) => starts_at).filter(each => localDay(each) === day)
  const book = (name: string, starts_at: string) =>
    client.post('/api/v1/bookings', {
      body: { service_id: cut.id, starts_at, name, email: `${name.toLowerCase()}@example.com` },
    })
  const ann = await book('Ann', times[1]!)
  await book('Bob', times[3]!)
  const timeOf = async ({ id }: Booking) =>
    (await client.get('/api/v1/bookings/{id}', { params: { id } })).starts_at

  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go(`/bookings?day=${day}&span=3`)
  const block = (name: string) => page.getByRole('link', { name: new RegExp(`${name} Haircut`) })
  await block('Ann').waitFor()
  await desk.everywhere('bookings-week')

  /** Takes a booking some hours down the day, and holds it there. */
  const take = async (name: string, by: number) => {
    const from = (await block(name).boundingBox())!
    const [x, y] = [from.x + from.width / 2, from.y + 12]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 10)
    await page.mouse.move(x, y + by * 52, { steps: 4 })
  }
  // Over Bob the desk says so before anything is dropped, and nothing is sent.
  await take('Ann', 2)
  await page
    .getByRole('status')
    .filter({ hasText: /Bob.? has that time/ })
    .waitFor()
  await desk.shape('bookings-conflict')
  await page.mouse.up()
  await page.getByText(/Ann.? stays where they were\. .?Bob.? has that time\./).waitFor()
  await expect.poll(() => timeOf(ann)).toBe(times[1])

  // A visitor is quicker by a moment: the server refuses, the booking is back, and the page says why.
  const visitorFirst = async (route: Route) => {
    if (route.request().method() === 'PATCH') await book('Zoe', times[5]!)
    await route.continue()
  }
  await page.route(`**/api/v1/bookings/${ann.id}`, visitorFirst)
  desk.expects(/^409 PATCH .*\/bookings\//)
  await take('Ann', 4)
  await page.mouse.up()
  await page.getByText(/Ann.? is back at .* Somebody took that time meanwhile/).waitFor()
  await expect.poll(() => timeOf(ann)).toBe(times[1])
  await page.unroute(`**/api/v1/bookings/${ann.id}`, visitorFirst)
  await block('Zoe').waitFor()
  const [top, other] = [await block('Ann').boundingBox(), await block('Bob').boundingBox()]
  expect(top!.y).toBeLessThan(other!.y)

  // By keyboard: opened with Enter, moved to another time, and taken back with Z.
  await block('Ann').focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Haircut' })
  await sheet.getByText('ann@example.com').waitFor()
  await desk.moment('bookings-open')
  await page.keyboard.press('Enter')
  await sheet.getByLabel('Time').selectOption({ value: times[7]! })
  await sheet.getByLabel('Minutes').fill('90')
  await expect.poll(() => sheet.getByLabel('Time').inputValue()).toBe(times[7])
  await desk.moment('bookings-move')
  await sheet.getByRole('button', { name: 'Move it' }).click()
  await page.getByText(/Ann.? is moved: /).waitFor()
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(() => timeOf(ann)).toBe(times[7])
  await page.keyboard.press('z')
  await expect.poll(() => timeOf(ann)).toBe(times[1])

  // Bob's booking is made longer by its end, and somebody waits.
  const end = (await block('Bob').boundingBox())!
  await page.mouse.move(end.x + end.width / 2, end.y + end.height - 3)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height + 20)
  // Somebody moves another booking meanwhile, so that all are drawn in another order: Bob's stays in the hand.
  const zoe = (await client.get('/api/v1/bookings', { query: { q: 'Zoe' } })).bookings[0]!
  const moveZoe = (starts_at: string) =>
    client.patch('/api/v1/bookings/{id}', { params: { id: zoe.id }, body: { starts_at } })
  const heightOf = async (name: string) => (await block(name).boundingBox())!.y
  await moveZoe(times[0]!)
  await expect.poll(async () => (await heightOf('Zoe')) < (await heightOf('Ann'))).toBe(true)
  await page.mouse.move(end.x + end.width / 2, end.y + end.height + 26)
  await page.mouse.up()
  await page.getByText(/Bob.?’s booking lasts 90 minutes now/).waitFor()
  await moveZoe(zoe.starts_at)
  await page.getByRole('button', { name: 'Put somebody on the waitlist' }).click()
  const waiting = page.getByRole('dialog', { name: 'Put somebody on the waitlist' })
  await waiting.getByLabel('Name').fill('Cy')
  await waiting.getByLabel(/^Email/).fill('+49 40 123456')
  await waiting.getByRole('button', { name: 'Put on the waitlist' }).click()
  await page.getByRole('complementary', { name: 'Waiting for a time' }).getByText('Cy').waitFor()
  await desk.moment('bookings-waitlist')

  // Zoe is cancelled with words; her time is free for Cy, whom somebody must call.
  await block('Zoe').click()
  const hers = page.getByRole('dialog', { name: 'Haircut' })
  await hers.getByRole('button', { name: 'Cancel', exact: true }).click()
  await hers.getByLabel('Words for ⁨Zoe⁩').fill('We are ill.')
  await hers.getByRole('button', { name: 'Cancel the booking' }).click()
  await block('Zoe').waitFor({ state: 'detached' })
  // Somebody moves another booking while that can be undone, and all are read again: Zoe’s stays away.
  const annsPlace = await heightOf('Ann')
  await client.patch('/api/v1/bookings/{id}', { params: { id: ann.id }, body: { starts_at: times[6]! } })
  await expect.poll(() => heightOf('Ann')).not.toBe(annsPlace)
  expect(await block('Zoe').count()).toBe(0)
  await page.getByText(/is free: call them$/).waitFor()

  // Cy, on the telephone, takes it.
  const list = page.getByRole('complementary', { name: 'Waiting for a time' })
  await list.getByRole('button', { name: 'Offer it to the next' }).waitFor()
  await list.getByRole('button', { name: 'Book it for them' }).click()
  await page.getByText(/Cy.* is booked: /).waitFor()
  await list.getByText('Nobody waits.', { exact: false }).waitFor()
  await block('Cy').waitFor()
})

test('reminders by text message are written while their parts are counted, and kept', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/bookings/hours')
  await page.getByLabel('Also by text message, to those who left a number').check()
  const read = page.getByRole('figure', { name: 'As they read it' })
  await read.getByText(/Anna Meyer|a reminder of your booking/).waitFor()
  await page.getByLabel('In your own words, by SMS').fill('Soon, {name}!')
  await read.getByText('Soon, Anna Meyer!').waitFor()
  await read.getByText(/· 1 text message$/).waitFor()
  await page.getByLabel('In your own words, by SMS').fill('See you 🦷 '.repeat(12))
  await read.getByText(/· 3 text messages$/).waitFor()
  await page.getByLabel('In your own words, by SMS').fill('Soon, {name}: {link}')
  await desk.everywhere('bookings-text-reminder')
  await page.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect
    .poll(async () => (await business.client.get('/api/v1/account')).booking)
    .toMatchObject({ reminder_texts: true, reminder_text_words: 'Soon, {name}: {link}' })
})

test('a service is made, hours are changed, holidays are added, and the week shows what is closed', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/bookings/services')
  await page.getByText('Nothing can be booked yet.').waitFor()
  await page.getByRole('button', { name: 'Add a service' }).click()
  const dialog = page.getByRole('dialog', { name: 'New service' })
  await dialog.getByLabel('Name').fill('Haircut')
  await dialog.getByLabel('Minutes', { exact: true }).fill('45')
  await dialog.getByLabel('Price').fill('32,50')
  await dialog.getByLabel('Currency').fill('eur')
  await dialog.getByLabel(/^Who or what it needs/).fill('Mara')
  await dialog.getByLabel('It has hours of its own').check()
  await desk.moment('bookings-service')
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await page.getByText('45 minutes · €32.50 · Mara · Own hours').waitFor()
  const { services } = await client.get('/api/v1/services')
  expect(services).toMatchObject([
    { name: 'Haircut', duration_minutes: 45, price: 32.5, currency: 'EUR', resource: 'Mara' },
  ])
  await desk.everywhere('bookings-services')

  await page.getByRole('link', { name: 'Hours' }).click()
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByRole('button', { name: 'Same on the days below: Monday' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your hours are saved.').waitFor()
  const account = () => client.get('/api/v1/account')
  expect((await account()).hours.sun).toEqual([['09:00', '17:00']])

  // The next public holiday becomes a closed day, is taken back, and added again.
  const add = page.getByRole('button', { name: /^Close on (?!all)/ }).first()
  const name = (await add.innerText()).replace('Close on ', '')
  const reasons = async () => (await account()).closures.map(({ reason }) => reason)
  // What the desk reads in between arrives after it was taken back.
  const late = await heldRead(page, '**/api/v1/account')
  await add.click()
  await expect.poll(reasons).toEqual([name])
  await late.read
  await page.keyboard.press('z')
  await expect.poll(reasons).toEqual([])
  late.arrive()
  await add.click()
  await expect.poll(reasons).toEqual([name])
  await desk.everywhere('bookings-hours')
  const [closure] = (await account()).closures

  // The week of that day shows it, under its name.
  await desk.go(`/bookings?day=${closure!.from}&span=3`)
  await page.locator('[data-busy="closure"]').getByText(name).waitFor()
  await expect.poll(() => page.locator('[data-busy="closed"]').count()).toBeGreaterThan(0)
  await desk.moment('bookings-closed')

  await desk.go('/bookings/calendars')
  await page.getByText('No calendar is connected.').waitFor()
  await desk.everywhere('bookings-calendars')
  await page.getByRole('button', { name: 'Connect a calendar' }).click()
  const connect = page.getByRole('dialog', { name: 'Connect a calendar' })
  await connect.getByLabel(/^Address/).fill('http://127.0.0.1:9/busy.ics')
  desk.expects(/^400 POST .*\/calendars/)
  await connect.getByRole('button', { name: 'Connect', exact: true }).click()
  await connect.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
})

/** Holds the answer to the next read of this address: `read` resolves when the server has answered, `arrive` hands it over. */
async function heldRead(page: Page, address: string) {
  const read = Promise.withResolvers<void>()
  const arrival = Promise.withResolvers<void>()
  let isFirst = true
  await page.route(address, async route => {
    if (route.request().method() !== 'GET' || !isFirst) return route.fallback()
    isFirst = false
    const response = await route.fetch()
    read.resolve()
    await arrival.promise
    // The desk may have given this read up.
    await route.fulfill({ response }).catch(() => null)
  })
  return { read: read.promise, arrive: () => arrival.resolve() }
}
