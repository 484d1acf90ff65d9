import { join } from 'node:path'
import { expect, test } from 'vitest'
import { placeOfFile } from '#server/test/place.ts'
import { loseWhileAway, openBrowser, shot } from '../browser.ts'
import { openBusiness } from '../business.ts'
import { mailsIn } from '../mails.ts'
import { openDesk } from './desk.ts'

// One message to many: written, tried on real people, checked, stopped, sent, and watched.

const place = placeOfFile()

/** Three who agreed, one who did not, one without an address, and one who asked not to be written to. */
const people = [
  { name: 'Grace Lim', email: 'grace@example.com', bike: 'Brompton', consent_email: true },
  { name: 'Ada Kerr', email: 'ada@example.com', bike: 'Tandem', consent_email: true },
  { name: 'Tom Ode', email: 'tom@example.com', consent_email: true },
  { name: 'Ben Never', email: 'ben@example.com', bike: 'BMX' },
  { name: 'Cy Phone', phone: '+4930123456', bike: 'Racer', consent_email: true },
  { name: 'Dee Stop', email: 'dee@example.com', bike: 'Cargo', consent_email: true },
]

test('a broadcast is written, tried on people, checked with repairs, proved, stopped, sent later and sent, and its report is true', async () => {
  const browser = await openBrowser()
  const business = await openBusiness(browser, { server: place, fields: { business_name: 'Riverside' } })
  const { client } = business
  const outbox = join(place.dataDir, 'outbox')
  const mailsTo = async (address: string) =>
    (await mailsIn(outbox)).filter(({ to }) => [to].flat().some(each => each?.text.includes(address)))
  const audience = await client.post('/api/v1/communication/audiences', { body: { name: 'Regulars' } })
  await client.post('/api/v1/communication/audiences/{id}/contacts', {
    params: { id: audience.id },
    body: { rows: people },
  })
  await client.post('/api/v1/communication/suppress', { body: { email: 'dee@example.com' } })
  const desk = await openDesk(browser, business)
  const { page } = desk

  // Nothing is there yet: the page says what it is for.
  await desk.go('/outreach')
  await page.getByText('Nothing was sent to your people yet.').waitFor()
  await desk.moment('broadcasts-none')
  await page.getByRole('button', { name: 'Write a broadcast' }).click()
  const begin = page.getByRole('dialog', { name: 'Write a broadcast' })
  await begin.getByLabel('What it is about').fill('Autumn check')
  await begin.getByLabel('To whom').selectOption({ label: 'Regulars (6)' })
  await desk.moment('broadcasts-new')
  await begin.getByRole('button', { name: 'Begin' }).click()

  // The desk keeps what the owner types, and shows how one person will read it.
  await page.getByLabel('Name', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Send to/ }).isDisabled()).toBe(true)
  await page.getByText('The words are still to be written.').waitFor()
  await page.getByLabel('Subject').fill('Your {{bike}} before the rain')
  await page.getByLabel('Text', { exact: true }).fill('Hello ')
  await page.getByRole('button', { name: 'Name', exact: true }).click()
  await page.keyboard.type(', we check your {{bike}} for £55.')
  await page.getByText('Saved', { exact: true }).waitFor()
  await loseWhileAway(page, '**/api/v1/communication/broadcasts/*', () =>
    page.getByLabel('Subject').fill('Your {{bike}} before the autumn rain'),
  )
  await page.getByText('Saved', { exact: true }).waitFor()
  desk.allows(/ERR_CONNECTION_RESET/)
  const frame = page.frameLocator('iframe[title="The mail"]')
  await frame.getByText('Hello Grace Lim, we check your Brompton for £55.').waitFor()
  await page.reload()
  await frame.getByText('Hello Grace Lim, we check your Brompton for £55.').waitFor()
  await page.getByRole('button', { name: 'The next person' }).click()
  await page.getByRole('heading', { name: /Ada Kerr/ }).waitFor()
  await frame.getByText('check your Tandem').waitFor()
  await page.getByRole('button', { name: 'On a phone' }).click()

  // The dry run says who is left out and why; who lacks something is corrected where they stand.
  await page.getByText('of 6 people get it').waitFor()
  expect(await page.getByRole('button', { name: 'Send to 2' }).isEnabled()).toBe(true)
  await desk.everywhere('broadcast-draft')
  await page.getByRole('button', { name: 'Show who: never agreed to be written to there' }).click()
  await page.getByRole('dialog').getByText('Ben Never').waitFor()
  await page.getByText('Nobody is written to who never agreed.', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Correct: lack a value that the words need' }).click()
  await page.getByRole('button', { name: 'Correct Tom Ode' }).click()
  await page.getByLabel('bike').fill('Mountain bike')
  await desk.moment('broadcast-correction')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Corrected. The check runs again.').waitFor()
  await page.keyboard.press('Escape')
  const send = page.getByRole('button', { name: 'Send to 3' })
  await send.waitFor()

  // A proof goes to the owner alone.
  await page.getByRole('button', { name: 'Send a proof to me' }).click()
  await page.getByText(`The proof is on its way to ${business.email}.`).waitFor()
  expect((await mailsTo(business.email)).some(({ text }) => text?.includes('Tandem'))).toBe(true)

  // Sent, and stopped within its seconds: a draft again, and nothing has left.
  await send.click()
  await page
    .getByRole('timer')
    .getByText(/^Goes out in \d+ seconds?$/)
    .waitFor()
  await shot(page, 'broadcast-held')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.getByText('Stopped. Nothing was sent; it is a draft again.').waitFor()
  await send.waitFor()

  // Later, by the clock of the business; taken back.
  await page.getByRole('button', { name: 'Later …' }).click()
  const later = page.getByRole('dialog', { name: 'Later …' })
  await later.getByText('Clock of Europe/Berlin').waitFor()
  await later.getByLabel('Day and time').fill('2020-01-01T09:00')
  await later.getByRole('button', { name: 'Send then' }).click()
  await later.getByText('This moment is past.').waitFor()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await later.getByLabel('Day and time').fill(`${day}T09:00`)
  await later.getByRole('button', { name: 'Send then' }).click()
  await page
    .getByRole('timer')
    .getByText(/^Goes out on .*9:00/)
    .waitFor()
  await desk.moment('broadcast-later')
  const [planned] = (await client.get('/api/v1/communication/broadcasts')).broadcasts
  expect(planned).toMatchObject({ status: 'queued', waiting_for: 'time' })
  expect(new Date(planned!.starts_at!).toLocaleString('sv', { timeZone: 'Europe/Berlin' })).toBe(
    `${day} 09:00:00`,
  )
  await page.getByRole('button', { name: 'Take back' }).click()
  await send.waitFor()
  expect(await mailsTo('grace@example.com')).toEqual([])

  // Out it goes: the seconds are skipped by the API, the page follows by itself.
  const { id } = planned!
  await client.post('/api/v1/communication/broadcasts/{id}/send', { params: { id } })
  await page.getByText('Sent', { exact: true }).first().waitFor()
  const figure = (name: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ?${name}$`) })
  await expect.poll(() => figure('Sent').innerText()).toMatch(/^3/)
  const [mail, ...more] = await mailsTo('grace@example.com')
  expect(more).toEqual([])
  expect(mail!.subject).toBe('Your Brompton before the autumn rain')
  expect(await mailsTo('dee@example.com')).toEqual([])

  // She unsubscribes, and the report knows. Each figure opens its people.
  const unsubscribe = /\/u\/[\w-]+/.exec(mail!.text ?? '')![0]
  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await visitor.goto(business.url + unsubscribe)
  await visitor.getByRole('button').click()
  await visitor.getByText('You are unsubscribed').waitFor()
  await page.reload()
  await expect.poll(() => figure('Unsubscribed').innerText()).toMatch(/^1/)
  await figure('Unsubscribed').click()
  const list = page.getByRole('list', { name: 'People' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1)
  await list.getByText('Grace Lim').waitFor()
  await page.getByRole('link', { name: /never agreed to be written to there/ }).click()
  await list.getByText('Ben Never').waitFor()
  expect(new URL(page.url()).search).toContain('no_consent')
  await page.getByRole('link', { name: 'Everybody' }).click()
  await expect.poll(() => list.getByRole('listitem').count()).toBe(6)
  await desk.everywhere('broadcast-report')

  // Written again, and the copy is deleted; Z brings it back.
  await page.getByRole('button', { name: 'Write again' }).click()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Autumn check (again)')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete the draft' }).click()
  await page.getByText('Deleted: ', { exact: false }).waitFor()
  const rows = page.getByRole('list', { name: 'Broadcasts' })
  await expect.poll(() => rows.getByRole('listitem').count()).toBe(1)
  await page.keyboard.press('z')
  await rows.getByText('Autumn check (again)').waitFor()
  await desk.everywhere('broadcasts')
})
