import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { createClient } from '#client'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { type Business, openBusiness } from '../business.ts'
import { mailsIn } from '../mails.ts'
import { clientIn } from '../page-client.ts'
import { openDesk } from './desk.ts'

// The inbox as the people of a business use it.

const server = placeOfFile()

/** A business with a colleague, Ben, and a visitor who can write to it. */
async function openShop(browser: Browser) {
  const business = await openBusiness(browser, { server })
  const { client, url } = business
  const { members } = await client.get('/api/v1/members')
  await client.patch('/api/v1/members/{id}', { params: { id: members[0]!.id }, body: { name: 'Ada Kerr' } })
  const { key } = await client.post('/api/v1/api-keys', { body: { name: 'Website', class: 'standard' } })
  const visitors = createClient({ baseUrl: url, apiKey: key, retries: 0 })
  const ask = async (message: string, about: { id?: string; name?: string } = {}): Promise<string> => {
    const { conversation_id } = await visitors.post('/api/v1/chat/message', {
      body: {
        message,
        ...(about.name && { client_name: about.name }),
        ...(about.id && { conversation_id: about.id }),
      },
    })
    return conversation_id
  }
  return {
    ...business,
    ask,
    colleague: () => joinAs('Ben Ito', browser, business, join(server.dataDir, 'outbox')),
  }
}

/** Invites somebody, who follows the mailed link and signs in. */
async function joinAs(
  name: string,
  browser: Browser,
  { client, url }: Business,
  outbox: string,
): Promise<BrowserContext> {
  const email = `${randomUUID()}@example.com`
  await client.post('/api/v1/members', { body: { email } })
  const token = await vi.waitFor(
    async () => {
      const mails = (await mailsIn(outbox)).filter(({ to }) => [to].flat().some(each => each?.text === email))
      const texts = mails.map(mail => mail.text ?? '')
      const found = texts.map(text => /\/invite\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
      if (!found) throw new Error('no invitation has come')
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
  const context = await browser.newContext()
  const password = 'a long enough password'
  const own = clientIn(context, url)
  await own.post('/api/v1/auth/invitation/confirm', { body: { token, name, password } })
  await own.post('/api/v1/auth/login', { body: { email, password } })
  return context
}

test('a visitor asks for a person; two members race, and nobody answers over the other', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  const id = await shop.ask('Can I talk to a person?', { name: 'Priya Shah' })
  const ben = await openDesk(browser, shop, { as: await shop.colleague() })
  const ada = await openDesk(browser, shop)
  await ada.go('/inbox')
  await ada.page.getByText('Waiting for you').waitFor()
  await ada.page.getByRole('link', { name: /Priya Shah/ }).click()
  await ada.page.getByText('Asked for a person').first().waitFor()
  await ada.moment('inbox-thread')
  await ben.go(`/inbox/${id}`)

  // Each sees that the other is there, and that they write.
  await ada.page.getByText('Ben Ito is looking at this').waitFor()
  const [hers, his] = [ada, ben].map(({ page }) => page.getByRole('textbox', { name: /Answer Priya/ }))
  await his!.pressSequentially('I am first.')
  await ada.page.getByText('Ben Ito is writing an answer').waitFor()
  await hers!.fill('Dear Priya, come in today.')

  // Her answer is on its way while his arrives.
  const answers = async () => {
    const { messages } = await shop.client.get('/api/v1/conversations/{id}/messages', { params: { id } })
    return messages.filter(({ role }) => role === 'person').map(({ text }) => text)
  }
  const arrived = Promise.withResolvers<void>()
  await ada.context.route('**/messages', async route => {
    if (route.request().method() === 'POST') await arrived.promise
    return route.continue()
  })
  ada.expects(/^409 POST .*\/messages/)
  const [sent] = await Promise.all([
    ada.page.waitForRequest(request => /\/messages$/.test(request.url()) && request.method() === 'POST'),
    hers!.press('Control+Enter'),
  ])
  await his!.press('Control+Enter')
  await expect.poll(answers).toEqual(['I am first.'])
  arrived.resolve()
  expect((await sent.response())!.status()).toBe(409)
  await ada.page
    .getByText(/Ben Ito (answered first|is talking)/)
    .first()
    .waitFor()
  await expect.poll(() => hers!.inputValue()).toBe('Dear Priya, come in today.')
  expect(await answers()).toEqual(['I am first.'])
})

test('the whole inbox by keys: find, open, answer, take back, done, next', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  await shop.ask('Can I talk to a person?', { name: 'Priya Shah' })
  const second = await shop.ask('Can I talk to a person, please?', { name: 'Tom Okafor' })
  const desk = await openDesk(browser, shop)
  const { page } = desk
  const press = (key: string) => page.keyboard.press(key)
  await desk.go('/inbox')
  await page.getByRole('link', { name: /Tom Okafor/ }).waitFor()
  await desk.moment('inbox-list')

  // The one that waits longest stands first.
  await press('j')
  await expect
    .poll(() => page.locator('a:focus').allTextContents())
    .toEqual([expect.stringContaining('Priya Shah')])
  await press('Enter')
  await page.getByRole('heading', { name: 'Priya Shah', level: 1 }).waitFor()
  await press('t')
  await page.getByRole('button', { name: /Hand back/ }).waitFor()
  await press('r')
  await page.keyboard.type('We are open until six.')
  await press('Control+Enter')
  await page.locator('article[data-role="person"]').getByText('We are open until six.').waitFor()
  await press('Escape')
  await desk.settled()
  await press('e')
  await page.getByRole('heading', { name: 'Tom Okafor', level: 1 }).waitFor()
  await page.getByText('Done.').waitFor()

  // Z takes it back.
  await desk.settled()
  await press('e')
  await page
    .getByRole('heading', { name: 'Choose a conversation' })
    .or(page.getByText('Choose a conversation'))
    .waitFor()
  await expect
    .poll(
      async () => (await shop.client.get('/api/v1/conversations/{id}', { params: { id: second } })).status,
    )
    .toBe('closed')
  await press('z')
  await expect
    .poll(
      async () => (await shop.client.get('/api/v1/conversations/{id}', { params: { id: second } })).status,
    )
    .toBe('open')
  await page.getByRole('link', { name: /Tom Okafor/ }).waitFor()

  // Search finds both, whatever their state.
  await press('/')
  await page.keyboard.type('okafor')
  await expect.poll(() => new URL(page.url()).search).toContain('q=okafor')
  await page.getByRole('link', { name: /Tom Okafor/ }).waitFor()
})

test('a draft outlives a reload and a session that ends, and goes where it belongs', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  const id = await shop.ask('Can I talk to a person?', { name: 'Priya Shah' })
  const other = await shop.ask('Can I talk to a person?', { name: 'Tom Okafor' })
  const desk = await openDesk(browser, shop)
  const { page } = desk
  const field = page.getByRole('textbox', { name: /^Answer / })
  await desk.go(`/inbox/${id}`)
  await field.fill('Half an answer')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('Half an answer')
  await desk.go(`/inbox/${other}`)
  expect(await field.inputValue()).toBe('')
  await desk.go(`/inbox/${id}`)
  expect(await field.inputValue()).toBe('Half an answer')

  // What the server refuses comes back into the field, with the reason.
  await desk.context.route('**/messages', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { detail: 'This visitor can’t be reached.' } })
      : route.continue(),
  )
  desk.expects(/^422 POST .*\/messages/)
  await field.press('Control+Enter')
  await page.getByText('Not sent: This visitor can’t be reached.').waitFor()
  expect(await field.inputValue()).toBe('Half an answer')
  await desk.context.unroute('**/messages')
  await field.press('Control+Enter')
  await page.locator('article[data-role="person"]').getByText('Half an answer').waitFor()
  expect(await field.inputValue()).toBe('')
})

test('on a phone the list leads to the conversation, and back', async () => {
  const browser = await openBrowser()
  const shop = await openShop(browser)
  await shop.ask('Can I talk to a person?', { name: 'Priya Shah' })
  const desk = await openDesk(browser, shop, { look: 'phone' })
  const { page } = desk
  await desk.go('/inbox')
  await page.getByRole('link', { name: /Priya Shah/ }).tap()
  await page.getByRole('textbox', { name: /Answer Priya/ }).fill('On my way.')
  expect(await page.getByRole('heading', { name: 'Inbox' }).isVisible()).toBe(false)
  await desk.moment('inbox-phone-thread')
  await page.getByRole('button', { name: 'Send' }).tap()
  await page.locator('article[data-role="person"]').getByText('On my way.').waitFor()
  await page.getByRole('link', { name: 'Back to the list' }).tap()
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
})
