import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'

// A stranger books a time, moves it and cancels it, without an account, using only the pages.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const looks: [name: string, options: BrowserContextOptions, words: { booked: string; cancelled: string }][] =
  [
    [
      'desktop-light',
      { viewport: { width: 1280, height: 900 }, colorScheme: 'light', locale: 'en-GB' },
      { booked: 'You are booked', cancelled: 'This booking is cancelled.' },
    ],
    [
      'phone-dark',
      { ...phone, colorScheme: 'dark', locale: 'de-DE' },
      { booked: 'Ihr Termin ist gebucht', cancelled: 'Dieser Termin ist abgesagt.' },
    ],
    [
      'phone-rtl',
      { ...phone, colorScheme: 'light', locale: 'ar-EG' },
      { booked: 'تمّ الحجز', cancelled: 'أُلغي هذا الحجز.' },
    ],
  ]

test('a stranger books, moves and cancels by keyboard or touch, in their own language and time zone', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser)
  const { client, tenant } = business
  const hours = [['09:00', '18:00']]
  await client.patch('/api/v1/account', {
    body: {
      hours: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours },
      address: '12 Quay Street',
      phone: '+49 40 123456',
      primary_color: '#7C3AED',
      // We have no texts in this language, so the page falls back to the reader's own.
      language: 'fi',
    },
  })
  const url = `${business.url}/c/${tenant.slug}/book`

  const empty = await browser.newPage({ locale: 'en-GB' })
  await empty.goto(url)
  await empty.getByText('Nothing can be booked online here at the moment.').waitFor()
  await shot(empty, 'booking-empty')
  await empty.close()

  await client.post('/api/v1/services', {
    body: { name: 'Check-up', duration_minutes: 30, price: 40, currency: 'EUR' },
  })
  await client.post('/api/v1/services', { body: { name: 'Cleaning', duration_minutes: 60 } })

  for (const [look, options, words] of looks) {
    const context = await browser.newContext({ ...options, timezoneId: 'America/New_York' })
    const troubles = troublesOf(context)
    const page = await context.newPage()

    await page.goto(`${business.url}/c/${tenant.slug}`)
    await shot(page, `booking-${look}-chat`)
    await activate(page, 'a.book')
    await page.waitForURL(url)
    await activate(page, '.service >> nth=0')
    await page.waitForSelector('.slot')
    await shot(page, `booking-${look}-times`)
    await activate(page, '.slot >> nth=2')
    await page.fill('#name', 'Ann Lee')
    await page.fill('#email', 'ann@example.com')
    await shot(page, `booking-${look}-details`)
    await page.press('#email', 'Enter')
    await page.getByText(words.booked).waitFor()
    await shot(page, `booking-${look}-booked`)
    const { bookings } = await client.get('/api/v1/bookings', { query: { status: 'confirmed' } })
    expect(bookings).toMatchObject([{ name: 'Ann Lee', timezone: 'America/New_York', source: 'page' }])
    // 9 o'clock in Berlin is 3 in New York: the third slot of a day is an hour later.
    expect(await page.locator('time').getAttribute('datetime')).toBe(bookings[0]!.starts_at)

    await page.goto(bookings[0]!.manage_url)
    await activate(page, '.choices .loud-button')
    await page.waitForSelector('.slot')
    await activate(page, '.slot >> nth=4')
    await shot(page, `booking-${look}-moving`)
    const moved = page.waitForResponse(response => response.request().method() === 'PATCH')
    await activate(page, '.choices .loud-button')
    expect((await moved).status()).toBe(200)
    const [after] = (await client.get('/api/v1/bookings', { query: { status: 'confirmed' } })).bookings
    expect(after!.starts_at).not.toBe(bookings[0]!.starts_at)
    await page.locator(`time[datetime="${after!.starts_at}"]`).waitFor()

    await activate(page, 'button[aria-haspopup="dialog"]')
    await shot(page, `booking-${look}-cancelling`)
    await activate(page, 'dialog .loud-button')
    await page.getByText(words.cancelled).waitFor()
    await shot(page, `booking-${look}-cancelled`)
    expect((await client.get('/api/v1/bookings', { query: { status: 'confirmed' } })).bookings).toEqual([])
    expect(troubles).toEqual([])
    await context.close()
  }

  const gone = await browser.newPage()
  for (const nothing of ['c/nobody/book', `c/b/${'A'.repeat(32)}`]) {
    expect((await gone.goto(`${business.url}/${nothing}`))?.status()).toBe(404)
  }
}, 180_000)

/** Chooses it as a person without a mouse does. */
async function activate(page: Page, selector: string): Promise<void> {
  await page.focus(selector)
  await page.press(selector, 'Enter')
}
