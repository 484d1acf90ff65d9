import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { loseWhileAway, openBrowser, shot, troublesOf } from './browser.ts'
import { openBusiness } from './business.ts'
import { openForeignPage } from './foreign-page.ts'

// A visitor of another website asks, books, leaves their details and talks to a person, using only the widget.

const server = placeOfFile()

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function start() {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const foreign = await openForeignPage(business.url)
  const hours = [['09:00', '18:00']]
  await business.client.patch('/api/v1/account', {
    body: {
      hours: { mon: hours, tue: hours, wed: hours, thu: hours, fri: hours },
      allowed_domains: [foreign.origin.slice('http://'.length)],
      agent_name: 'Mara',
      phone: '+49 40 123456',
      language: 'fi',
    },
  })
  await business.client.post('/api/v1/services', {
    body: {
      name: 'Check-up',
      duration_minutes: 30,
      price: 40,
      currency: 'EUR',
    },
  })
  const prices = 'Harbour Dental price list. A check-up costs 40 euros and takes half an hour.'
  await business.client.post('/api/v1/knowledge/portal/upload', {
    body: { file: new File([prices], 'prices.txt') },
  })
  const visit = async (options: BrowserContextOptions, attributes: Record<string, string> = {}) => {
    const context = await browser.newContext({ locale: 'en-GB', ...options })
    const troubles = troublesOf(context)
    const open = async () => {
      const page = await context.newPage()
      await page.goto(foreign.page({ 'data-tenant-id': business.tenant.id, ...attributes }))
      return page
    }
    return { context, open, troubles }
  }
  return { ...business, visit, browser, foreign }
}

const focusOf = (page: Page) =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused?.className ?? null
  })

test('on a foreign page: ask, book, leave details, talk to a person; across reloads and tabs', async () => {
  const { client, visit } = await start()
  const { context, open, troubles } = await visit({ ...desktop, colorScheme: 'light' })
  const page = await open()
  const launcher = page.getByRole('button', { name: 'Open chat' })
  await launcher.waitFor()
  await shot(page, 'widget-desktop-closed')
  await launcher.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Harbour Dental' })
  const field = panel.getByRole('textbox', { name: 'Your message' })
  await field.fill('How much is a check-up?')
  await field.press('Enter')
  await panel.getByText('40 euros').first().waitFor()
  await panel.getByRole('list', { name: 'Sources' }).getByText('prices.txt').waitFor()
  await expect
    .poll(() => panel.locator('.bubble').evaluate(bubble => getComputedStyle(bubble).fontSize))
    .toBe('16px')
  await shot(page, 'widget-desktop-answer')

  await panel.getByRole('button', { name: 'Book a time' }).click()
  await panel.locator('.slot').first().click()
  await panel.getByLabel('Name').fill('Ann Lee')
  await panel.getByLabel('Email').fill('ann@example.com')
  await shot(page, 'widget-desktop-booking')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await panel.getByText('You are booked').waitFor()
  expect((await client.get('/api/v1/bookings')).bookings).toMatchObject([
    { name: 'Ann Lee', source: 'widget' },
  ])

  await panel.getByRole('button', { name: 'Contact' }).click()
  await panel.getByLabel('Name').fill('Ann Lee')
  await panel.getByLabel('Phone').fill('+49 40 998877')
  await panel.getByLabel('Email').fill('ann@example.com')
  await panel.getByLabel('Message (optional)').fill('A quote for whitening')
  await shot(page, 'widget-desktop-contact')
  await panel.locator('.form').getByRole('button', { name: 'Send' }).click()
  await panel.getByText('Thank you. Harbour Dental has your message').waitFor()
  expect((await client.get('/api/v1/leads')).leads).toMatchObject([
    { email: 'ann@example.com', phone: expect.stringContaining('998877'), intent: 'A quote for whitening' },
  ])

  await panel.getByRole('button', { name: 'Talk to a person' }).click()
  await panel.getByText('Noted for the team at Harbour Dental.').waitFor()
  const { conversations } = await client.get('/api/v1/conversations')
  expect(conversations).toMatchObject([{ channel: 'widget', email: 'ann@example.com' }])
  const params = { id: conversations[0]!.id }
  const say = (text: string) => client.post('/api/v1/conversations/{id}/messages', { params, body: { text } })
  await say('Hello Ann, this is Jo.')
  await panel.getByText('Hello Ann, this is Jo.').first().waitFor()
  await shot(page, 'widget-desktop-person')

  // The keyboard stays in the panel until Escape, and the page receives none of the keys.
  for (let tab = 0; tab < 25; tab++) {
    await page.keyboard.press(tab < 18 ? 'Tab' : 'Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('frontdesk-widget')
  }
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await focusOf(page)).toContain('launcher')
  await expect.poll(() => page.title()).toMatch(/^Shop!?$/)

  await say('Are you still there?')
  await page.getByRole('button', { name: 'new message' }).click()
  await panel.getByText('Are you still there?', { exact: true }).waitFor()
  await page.reload()
  await panel.getByText('Hello Ann, this is Jo.').first().waitFor()
  const other = await open()
  await other.getByRole('button', { name: 'Open chat' }).click()
  await other.getByText('How much is a check-up?').first().waitFor()
  expect(await context.cookies()).toEqual([])
  expect(troubles).toEqual([])
})

const looks: [name: string, options: BrowserContextOptions, attributes: Record<string, string>][] = [
  [
    'desktop-dark-left',
    desktop,
    {
      'data-position': 'bottom-left',
      'data-accent-color': '#7C3AED',
      'data-greeting': 'Moin! What can we do?',
    },
  ],
  ['desktop-light-de', desktop, { 'data-theme': 'light', 'data-language': 'de' }],
  ['phone-dark', phone, {}],
  ['phone-light-rtl', { ...phone, locale: 'ar-EG' }, { 'data-theme': 'light' }],
]

test('every look is readable and usable, also where the browser stores nothing', async () => {
  const { visit } = await start()
  for (const [look, options, attributes] of looks) {
    const { context, open, troubles } = await visit({ ...options, reducedMotion: 'reduce' }, attributes)
    // A website or a browser may refuse storage. Then nothing is stored and everything else works.
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      Object.defineProperties(window, { localStorage: { get: refuse }, sessionStorage: { get: refuse } })
    })
    const page = await open()
    await page.locator('.launcher').click()
    const panel = page.getByRole('dialog')
    const { width } = (await panel.boundingBox())!
    if (options.isMobile) expect(width).toBe(await page.evaluate(() => innerWidth))
    else expect(width).toBeLessThan(400)
    await panel.locator('.greeting').waitFor()
    if (attributes['data-greeting']) await panel.getByText(attributes['data-greeting']).waitFor()
    await shot(page, `widget-${look}-1-open`)
    const field = panel.locator('#message')
    await field.fill('How much is a check-up?')
    await field.press('Enter')
    await panel.locator('.reply').getByText('40 euros').waitFor()
    await shot(page, `widget-${look}-2-answer`)
    await panel.locator('.views button').nth(2).click()
    await panel.locator('.slot').first().waitFor()
    await shot(page, `widget-${look}-3-book`)
    await panel.locator('.views button').nth(3).click()
    await panel.getByRole('textbox').first().waitFor()
    await shot(page, `widget-${look}-4-contact`)
    expect(troubles, look).toEqual([])
    await context.close()
  }
})

test('errors are shown and pass; a website that may not carry the widget shows none', async () => {
  const { visit, foreign, tenant, browser, url } = await start()
  const { context, open } = await visit(desktop)
  const page = await context.newPage()
  await context.route('**/widget/config*', route => route.abort())
  await page.goto(foreign.page({ 'data-tenant-id': tenant.id }))
  await page.getByRole('button', { name: 'Open chat' }).click()
  await page.getByRole('alert').getByText('can’t be reached').waitFor()
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Open chat' }).click()
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.waitFor()
  await context.setOffline(true)
  await page.getByText('You are offline.').first().waitFor()
  await field.fill('How much is a check-up?')
  await field.press('Enter')
  // One calm line, and nothing else that alarms.
  await page.locator('.banner').getByText('You are offline.').waitFor()
  expect(await page.getByText('could not be delivered').count()).toBe(0)
  await shot(page, 'widget-offline')
  await context.setOffline(false)
  await page.locator('.reply').getByText('40 euros').waitFor()
  // A question that was on its way while the connection went and came back is sent again, too.
  await loseWhileAway(page, '**/api/v1/chat/stream', async () => {
    await field.fill('When do you open on Monday?')
    // It can be sent once the answer before is whole.
    await page.locator('.send[type=submit]').click()
  })
  await page.locator('.reply').nth(1).waitFor()
  // The other tabs show what one tab has heard, without being asked.
  const other = await open()
  await other.getByRole('button', { name: 'Open chat' }).click()
  await other.locator('#message').fill('Thank you!')
  await other.locator('.send[type=submit]').click()
  await page.getByText('Thank you!').first().waitFor()

  // Another website, which is not on the business's list.
  const elsewhere = await openForeignPage(url)
  const stranger = await browser.newPage()
  const warnings: string[] = []
  stranger.on('console', message => warnings.push(message.text()))
  await stranger.goto(elsewhere.page({ 'data-tenant-id': tenant.id }))
  await expect.poll(() => warnings.join(), { timeout: 60_000 }).toContain('allowed_domains')
  await stranger.waitForFunction(() => !document.querySelector('frontdesk-widget'))
})
