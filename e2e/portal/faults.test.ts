import { expect, test } from 'vitest'
import { createClient } from '#client'
import { emptyPlace, placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { type Business, openBusiness } from '../business.ts'
import { addressesOf } from './addresses.ts'
import { openDesk } from './desk.ts'
import { furnish } from './furniture.ts'

// What goes wrong around the desk: servers, connections, sessions, clocks, names. It says so, loses no words, and goes on.

const shared = placeOfFile()

/** Writes to a business as a visitor of its website does. Gives the conversation's id. */
async function visitorOf({ url, client }: Business) {
  const { key } = await client.post('/api/v1/api-keys', { body: { name: 'Website', class: 'standard' } })
  const visitors = createClient({ baseUrl: url, apiKey: key, retries: 0 })
  return async (message: string, conversation_id?: string, client_name = 'Ann Lee') =>
    (await visitors.post('/api/v1/chat/message', { body: { message, conversation_id, client_name } }))
      .conversation_id
}

test('a server that is killed and started again: the desk waits, keeps the words, and sends them', async () => {
  const place = await emptyPlace()
  const server = await place.start()
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const write = await visitorOf(business)
  const id = await write('Can I talk to a person?')
  const desk = await openDesk(browser, business)
  await desk.go(`/inbox/${id}`)
  const field = desk.page.getByRole('textbox', { name: /answer/i }).first()
  await field.fill('We open at nine.')
  await desk.page.getByText('Live', { exact: true }).first().waitFor()
  await server.kill()
  await desk.page
    .getByText(/Offline|Catching up/)
    .first()
    .waitFor()
  expect(await field.inputValue()).toBe('We open at nine.')
  await place.start({ env: { PORT: new URL(server.url).port } })
  await desk.page.getByText('Live', { exact: true }).first().waitFor()
  await desk.page.getByRole('button', { name: /^Send/ }).click()
  await expect
    .poll(async () => {
      const { messages } = await business.client.get('/api/v1/conversations/{id}/messages', {
        params: { id },
      })
      return messages.map(({ text }) => text)
    })
    .toContain('We open at nine.')
  // While the server was away, what asked it failed.
  desk.allows(/^(failed|error: .*ERR_)/)
})

test('a connection that is away for an hour: what was missed is there, once', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server: shared })
  const write = await visitorOf(business)
  const id = await write('Hello there')
  const desk = await openDesk(browser, business)
  await desk.page.clock.install()
  await desk.go(`/inbox/${id}`)
  await desk.page.getByText('Hello there').first().waitFor()
  await desk.context.setOffline(true)
  await desk.page.getByText('Offline', { exact: true }).first().waitFor()
  await write('Is somebody there?', id)
  await desk.page.clock.fastForward('01:00:00')
  await desk.context.setOffline(false)
  const missed = desk.page.locator('main').getByText('Is somebody there?', { exact: true })
  await missed.first().waitFor()
  await desk.page.getByText('Live', { exact: true }).first().waitFor()
  await desk.moment('back-after-an-hour')
  desk.allows(/^(failed|error: .*ERR_)/)
})

test('two tabs: what is done in one is done in the other', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server: shared })
  const write = await visitorOf(business)
  await write('Can I talk to a person?')
  const first = await openDesk(browser, business)
  const second = await first.newTab()
  await first.go('/inbox')
  await second.go('/inbox')
  await second.page.getByText('Waiting for you').waitFor()
  await first.page.getByRole('link', { name: /Ann Lee/ }).click()
  await first.page.getByRole('button', { name: /^Done/ }).first().click()
  await second.page.getByText('Waiting for you').waitFor({ state: 'detached' })
})

test('a record that somebody deletes meanwhile: the page says that it is gone', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server: shared })
  const { doc_id } = await business.client.post('/api/v1/knowledge/portal/ingest', {
    body: { question: 'How much?', answer: 'It costs 40 euros.' },
  })
  const desk = await openDesk(browser, business)
  await desk.go('/knowledge/sources')
  await business.client.delete('/api/v1/knowledge/documents/{parent_doc_id}', {
    params: { parent_doc_id: doc_id },
  })
  await desk.go(`/knowledge/sources/${doc_id}`)
  await desk.page
    .locator('main')
    .getByText(/no longer|deleted/)
    .first()
    .waitFor()
  await desk.moment('source-gone')
  await desk.go('/inbox/01920000-0000-7000-8000-000000000000')
  await desk.page.getByText('This conversation is no longer there.').waitFor()
  await desk.moment('conversation-gone')
  desk.allows(/^404 GET /)
})

test('hostile and endless names stand in every page as the text that they are', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server: shared })
  const hostile = (text: string) => `<img src=x onerror=alert(1)>\u202e${'W'.repeat(20)}${text}`.slice(0, 58)
  await furnish(business, hostile)
  const write = await visitorOf(business)
  await write(`<script>alert(1)</script> ${'W'.repeat(3_900)}`, undefined, hostile('x').padEnd(190, 'M'))
  const long = '<b>x</b>'.repeat(1_200)
  await business.client.post('/api/v1/leads', { body: { name: 'Y'.repeat(200), notes: long } })
  for (const look of ['light', 'phone'] as const) {
    const desk = await openDesk(browser, business, { look })
    desk.page.on('dialog', () => expect.unreachable('a name ran as a script'))
    for (const [name, path] of Object.entries(await addressesOf(business.client))) {
      await desk.visit(path)
      await (look === 'phone' ? desk.moment(`hostile-${name}`) : desk.shape(`hostile-${name}`))
      expect(await desk.page.locator('img[src="x"]').count()).toBe(0)
    }
  }
})

test('a clock that is wrong by a day: no time below zero, nothing that is no date', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server: shared })
  await furnish(business)
  for (const days of [-1, 1]) {
    const desk = await openDesk(browser, business)
    await desk.page.clock.setSystemTime(Date.now() + days * 86_400_000)
    for (const [name, path] of Object.entries(await addressesOf(business.client))) {
      await desk.visit(path)
      const words = await desk.page.locator('body').innerText()
      expect(words, `${name}, ${days}`).not.toMatch(/NaN|Invalid|undefined|\[object|-\d+ (sec|min|hr|day)/)
    }
    await desk.context.close()
  }
})
