import { expect, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { openBrowser } from '../browser.ts'
import { type Business, openBusiness } from '../business.ts'
import { openDesk } from './desk.ts'

// What happens elsewhere shows on the desk by itself.

const server = placeOfFile()

/** A visitor of the chat page asks for a person. */
async function visitorOf({ client, tenant }: Business, name: string): Promise<void> {
  await client.post('/api/v1/chat/message', {
    body: { message: `I am ${name}. I want to talk to a person.`, tenant_id: tenant.id },
  })
}

const isStream = (url: string) => url.includes('/api/v1/events')

test('tabs share one stream; when its tab closes, another one holds it, and nothing is missed', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  const streams = (page: typeof desk.page) => {
    const urls: string[] = []
    page.on('request', request => isStream(request.url()) && urls.push(request.url()))
    return urls
  }
  const ofFirst = streams(desk.page)
  await desk.go('/')
  await desk.page.getByText('Live', { exact: true }).waitFor()
  const second = await desk.newTab()
  const ofSecond = streams(second.page)
  await second.go('/')
  await second.page.getByText('Live', { exact: true }).waitFor()
  expect([ofFirst.length > 0, ofSecond.length]).toEqual([true, 0])

  await visitorOf(business, 'Ada')
  for (const { page } of [desk, second])
    await page
      .getByText(/I am Ada/)
      .first()
      .waitFor()

  await desk.page.close()
  await expect.poll(() => ofSecond.length).toBeGreaterThan(0)
  // It goes on from the place that the other tab had reached.
  expect(ofSecond[0]).toMatch(/after=\d+/)
  await visitorOf(business, 'Grace')
  await second.page
    .getByText(/I am Grace/)
    .first()
    .waitFor()
})

test('without a connection the desk says so, keeps what it shows, and catches up afterwards', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const desk = await openDesk(browser, business)
  await visitorOf(business, 'Ada')
  await desk.go('/')
  await desk.page
    .getByText(/I am Ada/)
    .first()
    .waitFor()
  const note = desk.page.getByText(/No connection/)
  await desk.context.setOffline(true)
  await note.waitFor()
  await desk.page.getByText('Offline', { exact: true }).waitFor()
  expect(
    await desk.page
      .getByText(/I am Ada/)
      .first()
      .isVisible(),
  ).toBe(true)
  await visitorOf(business, 'Grace')
  await desk.context.setOffline(false)
  await desk.page
    .getByText(/I am Grace/)
    .first()
    .waitFor()
  await desk.page.getByText('Live', { exact: true }).waitFor()
  await expect.poll(() => note.count()).toBe(0)
})

test('a list, a template and a stop of somebody else show by themselves; words that were begun are not lost', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server })
  const { client } = business
  await client.patch('/api/v1/account', { body: { communication_enabled: true } as never })
  const desk = await openDesk(browser, business)
  const { page } = desk
  const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor()

  await desk.go('/outreach/audiences')
  await page.getByText('No list yet.').waitFor()
  const { id } = await client.post('/api/v1/communication/audiences', { body: { name: 'Regulars' } })
  await sees('Regulars')
  await desk.go(`/outreach/audiences/${id}`)
  await page.getByText('Nobody is on this list yet.').waitFor()
  await client.post('/api/v1/communication/audiences/{id}/contacts', {
    params: { id },
    body: { rows: [{ name: 'Ann Reed', email: 'ann@example.com', consent_email: true }] },
  })
  await sees('Ann Reed')

  await desk.go('/outreach/stop-list')
  await client.post('/api/v1/communication/suppress', { body: { email: 'ann@example.com' } })
  await sees('ann@example.com')

  await desk.go('/outreach/templates')
  const letter = { name: 'Spring news', channel: 'sms', body: 'Hello' } as const
  const made = await client.post('/api/v1/communication/templates', { body: letter })
  const change = (body: object) =>
    client.patch('/api/v1/communication/templates/{id}', { params: { id: made.id }, body })
  await sees('Spring news')
  await desk.go(`/outreach/templates/${made.id}`)
  const field = page.getByLabel('The message')
  await change({ body: 'Hello you' })
  await expect.poll(() => field.inputValue()).toBe('Hello you')
  await field.fill('Hello all')
  await change({ body: 'Hello everybody' })
  await page.getByText('Somebody else saved this template meanwhile.', { exact: false }).waitFor()
  expect(await field.inputValue()).toBe('Hello all')
  await desk.moment('template-overtaken')
  await page.getByRole('button', { name: 'Discard the changes' }).click()
  await expect.poll(() => field.inputValue()).toBe('Hello everybody')
})
