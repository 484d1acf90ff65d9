import { beforeEach, expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

let app: TestApp
let account: Account

beforeEach(async () => {
  app = await startApp()
  account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', { language: null, country: 'CH' })
})

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }

/** A visitor of the business's chat page, in a conversation of theirs. */
function visitor(headers: Record<string, string>, desk: object = { tenant_id: account.tenant }) {
  let conversation_id: string | undefined
  return async (message: string): Promise<string> => {
    const { body, status } = await call(
      app,
      'POST',
      '/chat/message',
      { ...desk, message, conversation_id },
      { origin: app.url, ...headers },
    )
    expect(status, JSON.stringify(body)).toBe(200)
    conversation_id = body.conversation_id
    return body.reply
  }
}

const page = (path: string, headers: Record<string, string>) =>
  call(app, 'GET', `//${path}`, undefined, { accept: 'text/html', ...headers })

test('a business without a language has its pages in that of the browser', async () => {
  expect((await account.call('GET', '/account')).body.language).toBe(null)
  for (const path of [`c/${account.slug}`, `c/${account.slug}/book`, 'c/no-such-business']) {
    const shown = await page(path, german)
    expect(shown.body, path).toContain('<html lang="de" dir="ltr"')
    expect(shown.headers.get('vary'), path).toContain('Accept-Language')
    expect((await page(path, { 'accept-language': 'he' })).body, path).toContain('<html lang="he" dir="rtl"')
    expect((await page(path, { 'accept-language': 'sv' })).body, path).toContain('<html lang="en"')
  }
  const config = `/widget/config?tenant_id=${account.tenant}`
  const asked = await call(app, 'GET', config, undefined, { origin: app.url, ...german })
  expect(asked).toMatchObject({ status: 200, body: { language: 'de', dir: 'ltr' } })
  expect(asked.headers.get('vary')).toContain('Accept-Language')

  await account.call('PATCH', '/account', { language: 'fr' })
  expect((await page(`c/${account.slug}`, german)).body).toContain('<html lang="fr"')
})

test('its assistant begins in the language of the browser, and goes on in that of the visitor', async () => {
  const say = visitor(german)
  expect(await say('WLAN?')).toContain('Darauf habe ich keine Antwort')
  expect(await say('Bo, bo@example.com')).toMatch(/[Tt]eam von Harbour Dental/)
  expect(await say('Sorry, do you have any free parking near the house?')).toContain('I don’t have an answer')
  // No browser that tells: the language that most of the country speaks.
  expect(await visitor({})('WLAN?')).toContain('Darauf habe ich keine Antwort')
})

test('a link’s own language wins over the browser’s', async () => {
  const { body: link } = await account.call('POST', '/chat-links', { name: 'Paris', language: 'fr' })
  expect((await page(new URL(link.url).pathname.slice(1), german)).body).toContain('<html lang="fr"')
  const token = link.url.split('/').at(-1)
  expect(await visitor(german, { link_token: token })('WiFi?')).toMatch(/^Je n’ai pas/)
})

test('what a booking’s mails are in is the visitor’s, else the country’s', async () => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  await account.call('PATCH', '/account', {
    hours: Object.fromEntries(days.map(day => [day, [['00:00', '24:00']]])),
  })
  const { body: service } = await account.call('POST', '/services', {
    name: 'Check-up',
    duration_minutes: 30,
  })
  const { body } = await account.call('GET', `/bookings/availability?service_id=${service.id}`)
  const book = (at: number, fields: object) =>
    account.call('POST', '/bookings', {
      ...{ service_id: service.id, starts_at: body.slots[at].starts_at, name: 'Ada' },
      ...fields,
    })
  const made = [await book(0, { language: 'it' }), await book(1, {})]
  const pages = await Promise.all(
    made.map(async ({ body: booking }) => page(new URL(booking.manage_url).pathname.slice(1), {})),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200])
  const kept = await app.open.crossTenant(tx =>
    tx
      .selectFrom('booking')
      .select('language')
      .where('tenant_id', '=', account.tenant)
      .orderBy('starts_at')
      .execute(),
  )
  expect(kept).toEqual([{ language: 'it' }, { language: 'de' }])
})
