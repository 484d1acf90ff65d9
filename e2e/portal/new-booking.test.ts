import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'
import { furnish } from './furniture.ts'

// The owner books somebody in. How the dialog looks on a phone and in Arabic is seen with every other page.

test('an owner books a free time, which stands in the list and in the API, and is not free any more', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser)
  await furnish(business)
  const desk = await openDesk(browser, business)
  await desk.go('/bookings/list')
  await desk.page.getByRole('button', { name: 'New booking' }).click()
  await expect.poll(() => new URL(desk.page.url()).search).toBe('?new=true')
  await desk.moment('new-booking')

  const dialog = desk.page.getByRole('dialog', { name: 'New booking' })
  // Tomorrow, of which every half hour is free but those that lie near the one booking.
  const tomorrow = await dialog.getByLabel('Day').evaluate((field: HTMLInputElement) => {
    field.stepUp(1)
    return field.value
  })
  await dialog.getByLabel('Day').fill(tomorrow)
  const time = dialog.getByLabel('Time')
  const dayShown = async () => {
    const [first] = await time
      .locator('option')
      .evaluateAll(options => options.map(each => each.getAttribute('value')))
    return first && new Date(first).toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })
  }
  await expect.poll(dayShown).toBe(tomorrow)
  await time.selectOption({ index: 9 })
  const chosen = await time.inputValue()
  await dialog.getByLabel('Name').fill('Grace Hopper')
  await dialog.getByLabel(/^Email address or phone/).fill('grace@example.com')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await desk.page.getByText(/^Grace Hopper is booked/).waitFor()
  await desk.page.getByRole('list', { name: 'Bookings' }).getByText('Grace Hopper').waitFor()
  expect(new URL(desk.page.url()).search).toBe('')

  const { bookings } = await business.client.get('/api/v1/bookings', { query: { limit: 50 } })
  const booked = bookings.find(({ name }) => name === 'Grace Hopper')
  expect(booked).toMatchObject({ email: 'grace@example.com', status: 'confirmed' })
  expect(Date.parse(booked!.starts_at)).toBe(Date.parse(chosen))

  await desk.go('/bookings?new=true')
  await dialog.getByLabel('Day').fill(tomorrow)
  await expect.poll(dayShown).toBe(tomorrow)
  expect(await time.locator(`option[value="${chosen}"]`).count()).toBe(0)
})

test('an owner sees what is in the way of a time of their own choice, and books over it knowingly', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser)
  await furnish(business)
  const desk = await openDesk(browser, business)
  await desk.go('/bookings?new=true')
  const dialog = desk.page.getByRole('dialog', { name: 'New booking' })
  const tomorrow = await dialog.getByLabel('Day').evaluate((field: HTMLInputElement) => {
    field.stepUp(1)
    return field.value
  })
  await dialog.getByLabel('Day').fill(tomorrow)
  await dialog.getByLabel('Time').selectOption({ label: 'Another time …' })
  await dialog.getByLabel('At', { exact: true }).fill('03:10')
  const inTheWay = dialog.getByRole('region', { name: 'In the way' })
  await inTheWay.getByText('Visitors begin at other times.').waitFor()
  await desk.moment('new-booking-in-the-way')
  await dialog.getByLabel('Name').fill('Night Owl')
  await dialog.getByRole('button', { name: 'Book it anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
  const booked = async () =>
    (await business.client.get('/api/v1/bookings', { query: { limit: 50 } })).bookings.filter(
      ({ overrode }) => overrode.length,
    )
  await expect.poll(() => booked()).toMatchObject([{ name: 'Night Owl', overrode: ['no_start'] }])

  // The same time once more. The dialog says that somebody has it, and the owner may book it all the same.
  await desk.go('/bookings?new=true')
  await dialog.getByLabel('Day').fill(tomorrow)
  await dialog.getByLabel('Time').selectOption({ label: 'Another time …' })
  await dialog.getByLabel('At', { exact: true }).fill('03:10')
  await inTheWay.getByText(/Night Owl.* has that time\./).waitFor()
  await dialog.getByLabel('Name').fill('Second Owl')
  await dialog.getByRole('button', { name: 'Book it anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => booked()).toHaveLength(2)
})
