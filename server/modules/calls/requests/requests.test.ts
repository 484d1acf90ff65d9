import { expect, onTestFinished, test } from 'vitest'
import { textsOf } from '#locales/load.ts'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'

const friend = { origin: 'https://friends.example' }
const number = '+49 30 901820'
const e164 = '+4930901820'

/** A business that can, or can't, speak by telephone. */
async function start(options: { phone?: boolean } = {}) {
  const twilio = await startFakeTwilio()
  onTestFinished(() => twilio.close())
  const app = await startApp({
    jobs: options.phone ?? false,
    env: options.phone
      ? {
          PUBLIC_URL: 'https://desk.example.com',
          TWILIO_API_URL: twilio.url,
          TWILIO_ACCOUNT_SID: twilio.accountSid,
          TWILIO_AUTH_TOKEN: twilio.authToken,
          TWILIO_FROM: '+4930000111',
          STT_URL: 'http://127.0.0.1:9/v1',
          STT_MODEL: 'ears',
          TTS_URL: 'http://127.0.0.1:9/v1',
          TTS_MODEL: 'voice',
        }
      : {},
  })
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', { allowed_domains: ['friends.example'], country: 'DE' })
  return { app, account, twilio, ask: asker(app, account) }
}

const asker =
  (app: TestApp, { tenant }: Account) =>
  (wish: object = {}, headers: Record<string, string> = friend) =>
    call(
      app,
      'POST',
      '/calls/request',
      { tenant_id: tenant, name: 'Ada Lovelace', phone: number, consent: true, ...wish },
      headers,
    )

test('where the business can speak by telephone, a visitor who asks is called, and the agreed words are kept', async () => {
  const { app, account, twilio, ask } = await start({ phone: true })
  const offered = await call(app, 'GET', `/calls/offered?tenant_id=${account.tenant}`, undefined, friend)
  expect(offered).toMatchObject({
    status: 200,
    body: { server: { hears: true, speaks: true }, on_request: 'assistant' },
  })
  expect(offered.headers.get('access-control-allow-origin')).toBe(friend.origin)

  const { status, body } = await ask({ about: 'A crown', language: 'de-AT' })
  expect(status, JSON.stringify(body)).toBe(202)
  const { consent } = textsOf('de').call
  expect(body).toEqual({ outcome: 'calling', consent: consent.replace('{business}', 'Harbour Dental') })
  await expect.poll(() => twilio.calls.map(({ to }) => to), { timeout: 60_000 }).toEqual([e164])
  const { calls } = (await account.call('GET', '/calls')).body
  expect(calls).toMatchObject([
    { direction: 'outbound', phone_number: e164, client_name: 'Ada Lovelace', call_type: 'requested' },
  ])
  const { leads } = (await account.call('GET', '/leads')).body
  expect(leads).toMatchObject([{ name: 'Ada Lovelace', phone: e164, intent: 'A crown', source: 'widget' }])
  const { records } = (await account.call('GET', `/people/export?phone=${encodeURIComponent(number)}`)).body
  expect(records.call_requests).toMatchObject([{ phone: e164, consent: body.consent, call_id: calls[0].id }])
  expect((await account.call('DELETE', `/people?phone=${encodeURIComponent(number)}`)).status).toBe(200)
  const after = await account.call('GET', `/people/export?phone=${encodeURIComponent(number)}`)
  expect(after.body.records.call_requests).toEqual([])
})

test('elsewhere it is put before the business’s people, with the chat that it came from', async () => {
  const { app, account, ask } = await start()
  const chat = await call(
    app,
    'POST',
    '/chat/message',
    { tenant_id: account.tenant, message: 'Hello' },
    friend,
  )
  const { conversation_id } = chat.body
  const page = await call(app, 'GET', `/calls/offered?tenant_id=${account.tenant}`, undefined, friend)
  expect(page.body).toEqual({ server: { hears: false, speaks: false }, on_request: 'person' })
  const wish = { about: 'A crown', conversation_id, phone: '030 901820' }
  expect(await ask(wish)).toMatchObject({ status: 202, body: { outcome: 'noted' } })
  expect((await account.call('GET', '/needs-you')).body.items).toMatchObject([
    { kind: 'callback', title: 'A crown', conversation_id, contact: { name: 'Ada Lovelace', phone: e164 } },
  ])
  expect((await account.call('GET', '/leads')).body.leads).toMatchObject([{ phone: e164, conversation_id }])
  expect((await ask({ conversation_id: crypto.randomUUID() })).status).toBe(404)
})

test('numbers that must not be called are refused in one way, and nobody is called often', async () => {
  const { app, account, ask } = await start()
  await account.call('POST', '/communication/suppress', { phone: '+49 30 901821' })
  for (const phone of ['+49 30 901821', '+43 1 58858', '+49 900 1234567', 'soon', '+49 1']) {
    const { status, body } = await ask({ phone })
    expect([phone, status, body.detail?.[0]?.loc]).toEqual([phone, 422, ['body', 'phone']])
  }
  expect((await ask({ consent: false })).status).toBe(422)
  expect((await ask({ name: ' ' })).status).toBe(422)
  expect((await ask({}, { origin: 'https://elsewhere.example' })).status).toBe(403)
  const unknown = { tenant_id: crypto.randomUUID() }
  expect([401, 403, 404]).toContain((await ask(unknown)).status)

  // At once, so that they have to be counted in turn.
  const many = await Promise.all(Array.from({ length: 6 }, () => ask()))
  expect(many.filter(({ status }) => status === 202)).toHaveLength(3)
  expect(many.filter(({ status }) => status === 429)).toHaveLength(3)
  const others = [1, 2, 3].map(last => ask({ phone: `+49 30 90182${last + 3}` }))
  expect((await Promise.all(others)).map(({ status }) => status).sort()).toEqual([202, 202, 429])
  app.clock.advance(25 * 3_600_000)
  expect((await ask()).status).toBe(202)

  await account.call('PATCH', '/account', { channels: { call: false } })
  expect((await ask()).status).toBe(403)
  const offered = await call(app, 'GET', `/calls/offered?tenant_id=${account.tenant}`, undefined, friend)
  expect(offered.status).toBe(403)
})

test('only pages that offer calls may ask for the microphone', async () => {
  const { app, account } = await start()
  const { slug } = (await account.call('GET', '/account')).body
  const page = async () => (await fetch(`${app.url}/c/${slug}`)).headers
  const calling = await page()
  expect(calling.get('permissions-policy')).toContain('microphone=(self)')
  expect(calling.get('permissions-policy')).toContain('camera=()')
  const { host } = new URL(app.url)
  expect(calling.get('content-security-policy')).toContain(`connect-src 'self' ws://${host};`)
  await account.call('PATCH', '/account', { channels: { call: false } })
  const silent = await page()
  expect(silent.get('permissions-policy')).toContain('microphone=()')
  expect(silent.get('content-security-policy')).toContain("connect-src 'self';")
})
