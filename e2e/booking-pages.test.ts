import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'
import { fromTomorrow } from './opening-hours.ts'

// A stranger books a time, moves it and cancels it, without an account, using only the pages.

const server = placeOfFile()

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
  const business = await openBusiness(browser, { server })
  const { client, tenant } = business
  await client.patch('/api/v1/account', {
    body: {
      ...fromTomorrow(),
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
    await expect.poll(() => page.locator('time').getAttribute('datetime')).toBe(bookings[0]!.starts_at)

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
})

/** Chooses it as a person without a mouse does. */
async function activate(page: Page, selector: string): Promise<void> {
  await page.focus(selector)
  await page.press(selector, 'Enter')
}

test('steps are kept by Back, reload and a link; focus goes along, and nothing on the page jumps', async () => {
  const browser = await openBrowser()
  const { url, services } = await openDesk(browser)
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 320, height: 640 },
    locale: 'en-GB',
  })
  await watchShifts(context)
  const troubles = troublesOf(context)
  const page = await context.newPage()
  await page.goto(`${url}?service=${services[1]}`)
  await page.getByText('Cleaning').waitFor()
  await page.goto(url)
  // The times come late, as on a slow line.
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
  await page.route('**/availability?*', async route => {
    const answer = await route.fetch()
    await page.locator('.slot-to-come').first().waitFor()
    await route.fulfill({ response: answer })
  })
  await page.click('.service >> nth=0')
  await page.waitForSelector('.slot')
  await expect.poll(() => focused(page)).toBe('Choose a day')

  // The first week with free days and its times are in sight.
  const days = page.locator('.day')
  await expect.poll(() => days.count()).toBe(7)
  await expect.poll(() => page.locator('.slot').first().evaluate(isInSight)).toBe(true)
  await page.click('[aria-label="Next week"]')
  await page.locator('.day[aria-disabled="false"]').nth(1).click()
  const chosen = await page.locator('.day[aria-pressed="true"]').getAttribute('data-day')
  await expect.poll(() => focused(page)).toMatch(/^Times on /)
  await expect.poll(() => page.locator('.slot').first().evaluate(isInSight)).toBe(true)
  await expect
    .poll(() => page.locator('.day[aria-disabled="true"]').last().getAttribute('aria-label'))
    .toMatch(/^Sunday .*, nothing free$/)
  const contrast = await page.locator('.day[aria-disabled="true"]').last().evaluate(contrastOf)
  expect(contrast).toBeGreaterThanOrEqual(4.5)
  await page.focus('.day[aria-pressed="true"]')
  for (const [key, days] of [
    ['ArrowRight', 1],
    ['End', null],
    ['Home', null],
    ['ArrowDown', 7],
    ['PageDown', null],
  ] as const) {
    const before = await focusedDay(page)
    await page.keyboard.press(key)
    await page.waitForFunction(day => (document.activeElement as HTMLElement).dataset.day !== day, before)
    if (days) expect(Date.parse(await focusedDay(page)) - Date.parse(before)).toBe(days * 86_400_000)
  }
  await page.click('.next-free')
  await page.click('.slot >> nth=1')
  await expect.poll(() => focused(page)).toBe('Your details')

  await page.click('.wide')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('name')
  await page.fill('#name', 'Ann Lee')
  await page.fill('#email', 'ann@')
  await page.press('#email', 'Enter')
  await page.getByText('Please check this email address.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email')
  await page.reload()
  await page.waitForSelector('#name')
  expect(await page.inputValue('#name')).toBe('Ann Lee')
  await page.goBack()
  await page.waitForSelector('.slot')
  await expect.poll(() => focused(page)).toBe('Choose a day')
  expect(chosen).not.toBeNull()
  await page.goForward()
  expect(await page.inputValue('#email')).toBe('ann@')
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.waitForSelector('.service >> nth=1')
  await expect.poll(() => focused(page)).toBe('What would you like to book?')
  expect(await shiftsOf(page)).toBeLessThan(0.02)
  expect(troubles).toEqual([])
})

test('where nothing is free soon, the page goes to the first free time, and offers nothing else on the way', async () => {
  const browser = await openBrowser()
  const { url, client } = await openDesk(browser)
  await client.patch('/api/v1/account', { body: { booking: { min_notice_minutes: 30 * 24 * 60 } } })
  const context = await browser.newContext({ ...phone, locale: 'en-GB' })
  await context.addInitScript(() => {
    const offered: string[] = []
    Object.assign(window, { offered })
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.next-free, .state p:not(.only-heard)'))
        offered.push(element.textContent!)
    }).observe(document, { childList: true, subtree: true })
  })
  const page = await context.newPage()
  await page.goto(url)
  await page.click('.service >> nth=0')
  await page.waitForSelector('.slot')
  const day = await page.locator('.day[aria-pressed="true"]').getAttribute('data-day')
  expect(Date.parse(day!) - Date.now()).toBeGreaterThan(29 * 86_400_000)
  expect(await page.evaluate(() => (window as unknown as { offered: string[] }).offered)).toEqual([])
  await page.click('.slot >> nth=0')
  await page.waitForSelector('#name')
})

test('a double click, a lost connection and a busy server book once; a time that is gone leads back to the others', async () => {
  const browser = await openBrowser()
  const { url, services, client } = await openDesk(browser)
  const page = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  const fillIn = async () => {
    await page.click('.slot >> nth=0')
    await page.fill('#name', 'Ann Lee')
    await page.fill('#email', 'ann@example.com')
  }
  const confirmed = async () =>
    (await client.get('/api/v1/bookings', { query: { status: 'confirmed' } })).bookings
  await page.goto(`${url}?service=${services[0]}`)
  await fillIn()
  let sent = 0
  // First nobody hears of it, then the answer is lost, then the server is busy.
  await page.route('**/bookings', async route => {
    sent += 1
    if (sent === 1) return route.abort()
    if (sent === 2) {
      await route.fetch()
      return route.abort()
    }
    if (sent === 3)
      return route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { detail: '' } })
    return route.continue()
  })
  await page.dblclick('.wide')
  await page.getByText('There is no connection at the moment.').waitFor()
  expect(sent).toBe(1)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect.poll(() => sent).toBe(2)
  await expect.poll(async () => (await confirmed()).length).toBe(1)
  await page.getByText('There is no connection at the moment.').waitFor()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText('Many people are booking right now.').waitFor()
  await page.locator('.wide[aria-disabled="false"]').click()
  await page.getByText('You are booked').waitFor()
  expect(sent).toBe(4)
  expect(await confirmed()).toHaveLength(1)
  await expect.poll(() => focused(page)).toBe('You are booked')
  const google = new URL((await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href'))!)
  expect(google.searchParams.get('text')).toBe('Check-up · Harbour Dental')
  expect(google.searchParams.get('dates')).toMatch(/^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/)
  expect(
    await page.getByRole('link', { name: 'To the chat' }).evaluate((link: HTMLAnchorElement) => link.href),
  ).toBe(url.replace(/\/book$/, ''))
  await page.unroute('**/bookings')

  // The next one is taken by somebody else while the form is filled in.
  await page.getByRole('button', { name: 'Book another time' }).click()
  await page.click('.service >> nth=0')
  await fillIn()
  const starts_at = (await page.locator('time').getAttribute('datetime'))!
  await client.post('/api/v1/bookings', { body: { service_id: services[0]!, starts_at, name: 'Bob' } })
  await page.press('#email', 'Enter')
  await page.getByText('This time has just been taken.').waitFor()
  await page.waitForSelector('.slot')
  await expect.poll(() => focused(page)).toBe('Choose a day')
  await page.click('.slot >> nth=0')
  expect(await page.inputValue('#name')).toBe('Ann Lee')
  expect(await page.locator('time').getAttribute('datetime')).not.toBe(starts_at)
})

/** A business that offers two services, and the address of its booking page. */
async function openDesk(browser: Browser) {
  const { url, client, tenant } = await openBusiness(browser, { server })
  await client.patch('/api/v1/account', { body: fromTomorrow(['mon', 'tue', 'wed', 'thu', 'fri', 'sat']) })
  const services: string[] = []
  for (const [name, duration_minutes] of [
    ['Check-up', 30],
    ['Cleaning', 60],
  ] as const) {
    services.push((await client.post('/api/v1/services', { body: { name, duration_minutes } })).id)
  }
  return { url: `${url}/c/${tenant.slug}/book`, client, services }
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const focusedDay = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).dataset.day!)

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** The contrast of a text with the page (WCAG 2.2, "contrast ratio"). */
function contrastOf(element: Element): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(part => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const { color, opacity } = getComputedStyle(element)
  if (opacity !== '1') return 0
  const [one, other] = [color, getComputedStyle(document.documentElement).backgroundColor].map(luminance)
  return (Math.max(one!, other!) + 0.05) / (Math.min(one!, other!) + 0.05)
}

/** Sums up what moves on the pages of a context by itself (layout-shift entries without recent input). */
const watchShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        const held = window as unknown as { shifted: number }
        if (!entry.hadRecentInput) held.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)

test('a visitor whom no time suits joins the waitlist, keeps what they typed, and leaves by their link', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client, tenant } = business
  await client.patch('/api/v1/account', { body: fromTomorrow() })
  await client.post('/api/v1/services', { body: { name: 'Check-up', duration_minutes: 30 } })
  const context = await browser.newContext({ ...phone, locale: 'en-GB' })
  const troubles = troublesOf(context)
  const page = await context.newPage()
  await page.goto(`${business.url}/c/${tenant.slug}/book`)
  await page.getByRole('button', { name: 'No time suits you? Join the waiting list' }).click()
  await page.getByRole('heading', { name: 'Waiting list' }).waitFor()
  await page.getByLabel('Name').fill('Ann Lee')
  await page.getByLabel('From (optional)').fill('2031-03-04')
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await page.locator('#email-wrong').waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ann Lee')
  await expect.poll(() => page.getByLabel('From (optional)').inputValue()).toBe('2031-03-04')
  await page.getByLabel('Email').fill('ann@example.com')
  await shot(page, 'booking-waitlist')
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await page.getByRole('heading', { name: 'You are on the waiting list' }).waitFor()
  const waiting = async () => (await client.get('/api/v1/bookings/waitlist')).waiting
  await expect
    .poll(() => waiting())
    .toMatchObject([{ name: 'Ann Lee', email: 'ann@example.com', source: 'page', service_name: 'Check-up' }])
  const link = await page.getByRole('link', { name: 'Take me off the list' }).getAttribute('href')
  await page.goto(business.url + new URL(link!).pathname + new URL(link!).search)
  await page.getByRole('heading', { name: 'Leave the waiting list?' }).waitFor()
  // Opening it only asks.
  expect(await waiting()).toHaveLength(1)
  await page.getByRole('button', { name: 'Take me off the list' }).click()
  await page.getByRole('heading', { name: 'You are not on the waiting list any more.' }).waitFor()
  expect(await waiting()).toEqual([])
  expect(troubles).toEqual([])
})
