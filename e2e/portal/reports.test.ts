import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

const hour = 3_600_000

/** The day that it is in a zone, some days from now: `2026-11-23`. */
const dayIn = (timeZone: string, days = 0): string =>
  Temporal.Now.zonedDateTimeISO(timeZone).toPlainDate().add({ days }).toString()

test('what happens is counted; a figure opens its records, is compared, downloaded, and follows the zone', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser)
  const { client } = business
  const desk = await openDesk(browser, business)
  const { page } = desk
  await desk.go('/reports')
  await page.getByText('Nothing happened in these days.').waitFor()
  await desk.moment('reports-empty')

  const link = await client.post('/api/v1/chat-links', {
    body: { label: 'Summer fair', inherit_main_kb: true },
  })
  await client.post('/api/v1/knowledge/portal/ingest', {
    body: { question: 'Do you whiten teeth?', answer: 'Yes, bleaching costs €180 and takes an hour.' },
  })
  for (const message of ['Do you whiten teeth?', 'Do you whiten teeth?', 'Do you repair violins?'])
    await client.post('/api/v1/chat/message', { body: { message, link_token: link.token } })
  for (const name of ['Ada', 'Grace'])
    await client.post('/api/v1/leads', { body: { name, email: `${name}@example.com`, source: 'form' } })
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const hours = Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]]))
  await client.patch('/api/v1/account', { body: { hours } as never })
  const service = await client.post('/api/v1/services', { body: { name: 'Check-up', duration_minutes: 30 } })
  const starts_at = new Date(Math.ceil(Date.now() / hour + 48) * hour).toISOString()
  await client.post('/api/v1/bookings', { body: { service_id: service.id, starts_at, name: 'Ada' } })

  await desk.go('/')
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  const figure = (name: string, value: string) =>
    page.getByRole('link', { name: `${name}: ${value}. Show the records`, exact: true })
  await figure('Conversations', '3').waitFor()
  await figure('New leads', '2').waitFor()
  await figure('Bookings made', '1').waitFor()
  await figure('Resolved by the assistant', '67%').waitFor()
  await desk.everywhere('reports')

  // By keyboard: the last point is today; Enter opens its records.
  const chart = page.getByRole('slider', { name: 'Conversations over time' })
  await chart.focus()
  await page.keyboard.press('End')
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/: 3$/)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/: 0$/)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.getByText('3 records').waitFor()
  await desk.everywhere('reports-records')
  await page
    .getByRole('link', { name: /Do you whiten teeth/ })
    .first()
    .click()
  await page.waitForURL(/\/desk\/inbox\/[\w-]{36}/)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to the reports' }).click()

  // Where they came from: the table, its records and its file say the same.
  await page.getByRole('link', { name: 'Show New leads over time' }).click()
  const bySource = page.getByRole('table', { name: 'New leads, By source' })
  await bySource.getByRole('row', { name: /^Form 2 / }).waitFor()
  await bySource.getByRole('row', { name: /^Booking / }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Show Conversations over time' }).click()
  const byLink = page.getByRole('table', { name: 'Conversations, By chat link' })
  await byLink.getByRole('row', { name: /^Summer fair 3 / }).waitFor()
  await byLink.getByRole('link', { name: '3', exact: true }).click()
  await page.getByText('3 records').waitFor()
  await page.goBack()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV: By outcome' }).click()
  const table = page.getByRole('table', { name: 'Conversations, By outcome' })
  const shown = await table
    .locator('tbody tr')
    .evaluateAll(rows => rows.map(row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent)))
  const file = await (await download).createReadStream()
  const lines = (await file.toArray()).join('').trim().split('\r\n').slice(1)
  const totals = lines.map(line => line.split(',').map(cell => JSON.parse(cell)))
  expect(totals.map(([key, , total]) => [key, total])).toEqual([
    ['resolved', '2'],
    ['unanswered', '1'],
  ])
  expect(shown.map(([name, value]) => [name, value])).toEqual([
    ['Resolved by the assistant', '2'],
    ['Left without an answer', '1'],
  ])

  // Tomorrow is compared with today.
  const tomorrow = dayIn('Europe/Berlin', 1)
  await desk.go(`/reports?range=own&from=${tomorrow}&to=${tomorrow}`)
  await figure('Conversations', '0').waitFor()
  await page.getByText('before: 3').waitFor()
  await page.getByText('-100%').first().waitFor()
  await desk.moment('reports-compared')

  // The days are those of the business, wherever the reader is.
  await client.patch('/api/v1/account', { body: { timezone: 'Pacific/Kiritimati' } })
  await desk.go('/reports?range=7')
  await figure('Conversations', '3').waitFor()
  const last = dayIn('Pacific/Kiritimati')
  const named = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(last),
  )
  await page
    .getByText(`to ${named.replace(',', '')}`)
    .or(page.getByText(`to ${named}`))
    .waitFor()
  await page.getByText('As a table').click()
  await page
    .getByRole('table', { name: 'Conversations over time' })
    .getByRole('row')
    .last()
    .getByRole('link', { name: '3', exact: true })
    .waitFor()

  // On paper stands the report and nothing around it.
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
  expect(await page.getByRole('navigation', { name: 'Time' }).isVisible()).toBe(false)
  await expect.poll(() => figure('Conversations', '3').isVisible()).toBe(true)
})
