import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { locales } from '#locales/load.ts'
import { call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'

const friend = { origin: 'https://friends.example' }

async function start() {
  const app = await startApp()
  const account = await makeAccount(app, { name: 'Harbour Dental' })
  await account.call('PATCH', '/account', {
    allowed_domains: ['friends.example'],
    phone: '+49 40 1234567',
    // One that there are no words for: the browser's own decides.
    language: 'fi',
    greeting: 'Good to see you.',
  })
  return { app, account }
}

const ask = (app: TestApp, query: Record<string, string>, headers: Record<string, string> = friend) =>
  call(app, 'GET', `/widget/config?${new URLSearchParams(query)}`, undefined, headers)

test('an allowed website learns what the widget offers, and nothing more', async () => {
  const { app, account } = await start()
  const tenant_id = account.tenant
  const { status, body, headers } = await ask(app, { tenant_id }, { ...friend, 'accept-language': 'de-AT' })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('https://friends.example')
  expect(headers.get('vary')).toContain('Origin')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    business: 'Harbour Dental',
    agent_name: expect.any(String),
    greeting: 'Good to see you.',
    primary_color: null,
    logo_url: null,
    language: 'de',
    dir: 'ltr',
    offers: ['chat', 'call'],
    contact: { phone: '+49 40 1234567', email: null, website: null },
    suggestions: [],
    panel: expect.stringMatching(/^pages\/panel-[\w-]+\.js$/),
  })
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  await account.call('PATCH', '/account', { channels: { call: false }, language: 'fr' })
  expect((await ask(app, { tenant_id })).body).toMatchObject({
    offers: ['chat', 'book'],
    language: 'fr',
    contact: { phone: null },
  })
  expect((await ask(app, { tenant_id, language: 'ar-EG' })).body).toMatchObject({
    language: 'ar',
    dir: 'rtl',
  })
})

test('a website that isn’t allowed, an unknown business and one that offers nothing get no widget', async () => {
  const { app, account } = await start()
  const tenant_id = account.tenant
  const evil = await ask(app, { tenant_id }, { origin: 'https://friends.example.evil.example' })
  expect(evil).toMatchObject({ status: 403, body: { detail: expect.stringContaining('allowed_domains') } })
  // Which it may read, to say it in its console.
  expect(evil.headers.get('access-control-allow-origin')).toBe('https://friends.example.evil.example')
  expect((await ask(app, { tenant_id: crypto.randomUUID() })).status).toBe(404)
  expect((await ask(app, { tenant_id: 'x' })).status).toBe(404)
  expect((await ask(app, {})).status).toBe(422)
  await account.call('PATCH', '/account', { channels: { chat: false, call: false, book: false } })
  expect((await ask(app, { tenant_id })).status).toBe(404)
})

test('the script is small, whole in itself, and asked for anew only when it is another', async () => {
  const app = await startApp()
  const script = await fetch(`${app.url}/widget.js`)
  expect(script.status).toBe(200)
  expect(script.headers.get('content-type')).toContain('text/javascript')
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const text = await script.text()
  expect(gzipSync(text).length).toBeLessThan(10_240)
  expect(text).not.toMatch(/^\s*(import|export)\b|\beval\(|new Function/m)
  const again = await fetch(`${app.url}/widget.js`, {
    headers: { 'if-none-match': script.headers.get('etag')! },
  })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('asking for a person is understood in every language that the button speaks', async () => {
  const { app, account } = await start()
  for (const [language, { panel }] of Object.entries(locales)) {
    const { body } = await call(
      app,
      'POST',
      '/chat/message',
      { tenant_id: account.tenant, message: panel.ask_person },
      friend,
    )
    expect(body, `${language}: ${body.reply}`).toMatchObject({ handed_over: true })
  }
})
