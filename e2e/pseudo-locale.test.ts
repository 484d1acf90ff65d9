import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { extractText } from 'unpdf'
import { expect, test, vi } from 'vitest'
import { makeCampaign, send, untilBroadcast } from '#server/test/campaign.ts'
import { emptyPlace } from '#server/test/place.ts'
import { openBrowser, shot } from './browser.ts'
import { type Business, openBusiness } from './business.ts'
import { openForeignPage } from './foreign-page.ts'
import { mailsIn } from './mails.ts'
import { fromTomorrow } from './opening-hours.ts'
import { programWithPseudoLocale, pseudo, straysIn, straysOn } from './pseudo-locale.ts'

// One file makes a thirteenth language, written from right to left: every page, mail and report speaks it and nothing else.

const prices = 'A check-up costs 40 euros and takes half an hour.'
const asked = [
  'How much is a check-up?',
  'Who are you?',
  'Do you sell xylophones?',
  'yes',
  'What was it like?',
]
const names = [
  ...asked,
  prices,
  'calm and quick',
  'Harbour Dental price list.',
  'Harbour Dental',
  '12 Quay Street',
  'https://harbour.example/',
  'harbour.example',
  'ann@example.com',
  'desk@harbour.example',
  'ada@example.com',
  'Ann Lee',
  'Mara',
  'Check-up',
  'prices.txt',
  'How was it',
  'Europe/Berlin',
  'JavaScript',
  'EUR',
  'PDF',
  'News for',
  'News',
  'here is the news.',
  'Hello',
  'List-Unsubscribe',
  'STOP',
]

type Found = Record<string, string[]>

/** Looks at a page as it is, and remembers what is not in the language. */
const looker = (found: Found) => async (page: Page, where: string) => {
  await shot(page, `pseudo-${where}`)
  const strays = await straysOn(page, names)
  if (strays.length) found[where] = strays
}
type Look = ReturnType<typeof looker>

test('a language is one file: every page, mail and report speaks it', async () => {
  const program = await programWithPseudoLocale('rtl')
  const place = await emptyPlace()
  const server = await place.start({ program })
  const browser = await openBrowser([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--allow-loopback-in-peer-connection',
    '--autoplay-policy=no-user-gesture-required',
  ])
  const desk = await openBusiness(browser, { server, fields: { email: 'desk@harbour.example' } })
  const foreign = await openForeignPage(desk.url)
  await desk.client.patch('/api/v1/account', {
    body: {
      language: pseudo,
      agent_name: 'Mara',
      ...fromTomorrow(),
      phone: '+49 40 123456',
      email: 'desk@harbour.example',
      website: 'https://harbour.example/',
      address: '12 Quay Street',
      allowed_domains: [foreign.origin.slice('http://'.length)],
    },
  })
  await desk.client.post('/api/v1/services', {
    body: { name: 'Check-up', duration_minutes: 30, price: 40, currency: 'EUR' },
  })
  await desk.client.post('/api/v1/knowledge/portal/upload', {
    body: { file: new File([`Harbour Dental price list. ${prices}`], 'prices.txt', { type: 'text/plain' }) },
  })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: pseudo,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    permissions: ['camera', 'microphone'],
  })
  const page = await context.newPage()
  const found: Found = {}
  const look = looker(found)

  await chat(page, desk, look)
  await call(page, desk, look)
  await book(page, desk, look)
  await account(page, { desk, outbox: join(place.dataDir, 'outbox') }, look)
  await unsubscribe(page, { desk, outbox: join(place.dataDir, 'outbox') }, look)
  await widget(page, foreign.page({ 'data-tenant-id': desk.tenant.id }), look)
  const report = await session(page, desk, look)

  const { text } = await extractText(report, { mergePages: true })
  expect(text).toContain('Ann Lee')
  found.report = straysIn(text, names)
  for (const mail of await mailsIn(join(place.dataDir, 'outbox'))) {
    const { subject = '', text = '', html } = mail
    const words = `${subject} ${text} ${html || ''}`.replace(/https?:\/\/\S+|<[^>]*>|\S+@\S+/g, ' ')
    const strays = straysIn(words, names)
    if (strays.length) found[`mail: ${subject}`] = strays
    if (html) expect(html).toContain('dir="rtl"')
  }
  expect(Object.fromEntries(Object.entries(found).filter(([, strays]) => strays.length))).toEqual({})
})

async function chat(page: Page, { url, tenant }: Business, look: Look): Promise<void> {
  await page.goto(`${url}/c/nobody`)
  await look(page, 'not-found')
  await page.goto(`${url}/c/${tenant.slug}`)
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe(pseudo)
  await page.waitForSelector('#message')
  await look(page, 'chat')
  for (const [i, question] of asked.slice(0, 4).entries()) {
    await page.fill('#message', question)
    // It can be sent once the answer before is whole.
    await page.locator('.send[type=submit]').click()
    await page.locator('.reply').nth(i).waitFor()
    await page.waitForSelector('.reply.growing', { state: 'detached' })
  }
  await page.fill('#message', 'x'.repeat(3_990))
  await look(page, 'chat-answered')
  await page.fill('#message', '')
  await page.context().setOffline(true)
  await page.fill('#message', 'yes')
  await page.locator('.send[type=submit]').click()
  await page.locator('.banner').waitFor()
  await look(page, 'chat-offline')
  await page.context().setOffline(false)
  await page.fill('#message', '')
  const restart = page.locator('[aria-haspopup=dialog]').first()
  if (await restart.isVisible()) {
    await restart.click()
    await look(page, 'chat-start-again')
    await page.keyboard.press('Escape')
  }
}

async function call(page: Page, { url, tenant }: Business, look: Look): Promise<void> {
  await page.context().clearPermissions()
  await page.goto(`${url}/c/${tenant.slug}`)
  await page.locator('#call').click()
  const dialog = page.locator('.call-dialog')
  await dialog.locator('.call-form').waitFor()
  await look(page, 'call-desk')
  await dialog.locator('.call-choice .loud-button').first().click()
  await dialog.locator('.caption.agent').first().waitFor()
  await look(page, 'call-talking')
  await dialog.locator('.hang-up').click()
  await dialog.locator('.choices').waitFor()
  await look(page, 'call-over')
  await page.context().grantPermissions(['camera', 'microphone'])
}

async function book(page: Page, { url, tenant, client }: Business, look: Look): Promise<void> {
  await page.goto(`${url}/c/${tenant.slug}/book`)
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
  await page.locator('.service, .slot').first().waitFor()
  await look(page, 'booking')
  if (await page.locator('.service').first().isVisible()) await page.locator('.service').first().click()
  await page.locator('.slot').nth(2).click()
  await page.fill('#name', 'Ann Lee')
  await page.press('#name', 'Enter')
  await look(page, 'booking-details')
  await page.fill('#email', 'ann@example.com')
  await page.press('#email', 'Enter')
  await page.waitForSelector('[download]')
  await look(page, 'booking-booked')
  const { bookings } = await client.get('/api/v1/bookings', { query: { status: 'confirmed' } })
  await page.goto(bookings[0]!.manage_url)
  await page.click('.choices .loud-button')
  await page.locator('.slot').nth(4).click()
  await look(page, 'booking-moving')
  await page.click('.choices .loud-button')
  await page.click('button[aria-haspopup="dialog"]')
  await look(page, 'booking-cancelling')
  await page.click('dialog .loud-button')
  await page.waitForSelector('.card.cancelled')
  await look(page, 'booking-cancelled')
}

type Post = { desk: Business; outbox: string }

async function account(page: Page, { desk, outbox }: Post, look: Look): Promise<void> {
  const follow = async (subject: RegExp, path: RegExp) => {
    const mail = await vi.waitFor(
      async () => {
        const mails = await mailsIn(outbox)
        const mail = mails.findLast(each => path.test(each.text ?? ''))
        if (!mail) throw new Error(`no mail with ${path} among ${mails.map(each => each.subject)}`)
        return mail
      },
      { timeout: 60_000, interval: 100 },
    )
    expect(mail.subject).toMatch(subject)
    return desk.url + path.exec(mail.text ?? '')![0]
  }
  await page.goto(`${desk.url}/reset`)
  await look(page, 'account-forgotten')
  await page.fill('#email', 'desk@harbour.example')
  await page.click('.loud-button')
  await page.waitForSelector('#done:not([hidden])')
  await look(page, 'account-sent')
  const reset = await follow(/^\[/, /\/reset\?token=[\w-]+/)
  await page.goto(reset)
  await look(page, 'account-reset')
  await page.fill('#password', 'another long password')
  await page.click('.loud-button')
  await page.waitForSelector('#done:not([hidden])')
  await look(page, 'account-changed')
  await page.goto(reset)
  await look(page, 'account-over')
  await page.goto(`${desk.url}/confirm-email?token=x`)
  await look(page, 'account-email-over')
  await page.goto(`${desk.url}/invite?token=x`)
  await look(page, 'account-invite-over')

  // The new password signed the owner out.
  const signedIn = await desk.owner.request.post(`${desk.url}/api/v1/auth/login`, {
    headers: { origin: desk.url },
    data: { email: 'desk@harbour.example', password: 'another long password' },
  })
  expect(signedIn.ok()).toBe(true)
  await desk.client.post('/api/v1/members', { body: { email: 'ada@example.com' } })
  const invitation = await follow(/^\[/, /\/invite\?token=[\w-]+/)
  const other = await page.context().newPage()
  await other.goto(invitation)
  await page.goto(invitation)
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
  await look(page, 'account-invite')
  for (const each of [page, other]) {
    await each.fill('#password', 'another long password')
    await each.click('.loud-button')
    await each.waitForSelector('#done:not([hidden]), #failure:not(:empty)')
  }
  await look(page, 'account-joined')
  await look(other, 'account-invite-used')
  await other.close()
}

async function unsubscribe(page: Page, { desk, outbox }: Post, look: Look): Promise<void> {
  await page.goto(`${desk.url}/u/nothing`)
  await look(page, 'unsubscribe-gone')
  const { url, owner } = desk
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await owner.request.fetch(`${url}/api/v1${path}`, {
      method,
      headers: { origin: url },
      ...(body !== undefined && { data: body }),
    })
    const text = await response.text()
    return { status: response.status(), body: text ? JSON.parse(text) : null, headers: new Headers() }
  }
  const { broadcast } = await makeCampaign(call as never, [{ name: 'Ann Lee', email: 'ann@example.com' }])
  await send(call as never, broadcast)
  await untilBroadcast(call as never, broadcast)
  const link = await vi.waitFor(async () => {
    const mail = (await mailsIn(outbox)).findLast(each => /\/u\/[\w-]+/.test(each.text ?? ''))
    return /\/u\/[\w-]+/.exec(mail!.text!)![0]
  }, 60_000)
  await page.goto(url + link)
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
  await look(page, 'unsubscribe-ask')
  await page.click('.loud-button')
  await page.waitForSelector('form', { state: 'detached' })
  await look(page, 'unsubscribe-done')
}

async function widget(page: Page, url: string, look: Look): Promise<void> {
  await page.goto(url)
  await page.evaluate(() => {
    // The website's own words.
    document.title = ''
    document.querySelector('h1')?.remove()
  })
  await page.locator('.launcher').waitFor()
  await look(page, 'widget-closed')
  await page.locator('.launcher').click()
  const panel = page.getByRole('dialog')
  await panel.locator('.greeting').waitFor()
  await look(page, 'widget-open')
  await expect.poll(() => panel.getAttribute('dir')).toBe('rtl')
  const views = await panel.locator('.views button').count()
  for (let view = 1; view < views; view++) {
    await panel.locator('.views button').nth(view).click()
    const shown = panel.locator('.view:not([hidden])')
    await shown.locator('.call-form, .service, .slot, .choices').first().waitFor()
    await look(page, `widget-view-${view}`)
  }
  // What the button says in the visitor's name is understood without its accents.
  await panel.locator('.views button').last().click()
  await panel.locator('.view:not([hidden]) .choices .loud-button').first().click()
  await panel.locator('.reply').first().waitFor()
  await panel.locator('.send[type=submit]').waitFor()
  await look(page, 'widget-person')
}

/** A questionnaire, typed; the report on it. */
async function session(page: Page, { client, owner, url }: Business, look: Look): Promise<Uint8Array> {
  const { link } = await client.post('/api/v1/questionnaires/bundle', {
    body: {
      person: { name: 'Ann Lee' },
      title: 'How was it',
      questions: ['What was it like?', 'What was it like?'],
      recording_mode: 'audio_video',
      monitor_activity: true,
    },
  })
  await page.goto(link.url)
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe('rtl')
  await page.waitForSelector('input[type=checkbox]')
  await look(page, 'session-welcome')
  await page.check('input[type=checkbox]')
  await page.click('.loud-button')
  await page.waitForSelector('video.preview')
  if (await page.locator('.agree input').isVisible()) await page.check('.agree input')
  await look(page, 'session-check')
  await page.waitForSelector('.large:enabled')
  await page.click('.large')
  await page.waitForSelector('.caption.agent')
  await look(page, 'session-talk')
  await page.fill('.typing input', 'calm and quick')
  await page.waitForSelector('.typing button:enabled')
  await page.press('.typing input', 'Enter')
  await page.locator('.caption.agent:not(.growing)').nth(1).waitFor()
  await look(page, 'session-answered')
  await page.click('[aria-haspopup=dialog]')
  await look(page, 'session-ending')
  await page.click('dialog .loud-button')
  await page.waitForSelector('[data-saved="true"]', { timeout: 90_000 })
  await look(page, 'session-thanks')
  await vi.waitFor(
    async () => {
      const { link: ended } = await client.get('/api/v1/questionnaires/links/{token}/result', {
        params: { token: link.token },
      })
      expect(ended.result?.summary).toMatch(/./)
    },
    { timeout: 60_000, interval: 500 },
  )
  const pdf = await owner.request.get(`${url}/api/v1/questionnaires/links/${link.token}/report.pdf`)
  expect(pdf.ok(), await pdf.text()).toBe(true)
  return new Uint8Array(await pdf.body())
}
