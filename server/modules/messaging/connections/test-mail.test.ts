import { expect, onTestFinished, test } from 'vitest'
import { startApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

const path = '/communication/connections/email'

async function start(env: Record<string, string> = {}) {
  const app = await startApp({ env: { ALLOW_PRIVATE_NETWORK: 'on', ...env } })
  const { browser, email } = await registerOwner(app, { business_name: 'Riverside Dental' })
  await browser.call('PATCH', '/account', { communication_enabled: true, language: 'de' })
  return { app, email, ...browser }
}

test('a test mail reaches the member who asks, and says whether the account works', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(smtp.close)
  const { call, email } = await start()
  const account = {
    host: '127.0.0.1',
    port: Number(new URL(smtp.url).port),
    security: 'none',
    from_email: 'hello@riverside.example',
  }
  await call('PUT', path, { ...account, port: 9 })
  const failed = await call('POST', `${path}/test-mail`)
  expect(failed).toMatchObject({ status: 200, body: { ok: false, to: email, to_file: false } })
  expect(failed.body.detail).toMatch(/ECONNREFUSED/)
  const connection = async () => (await call('GET', '/communication/connections')).body.connections[0]
  expect(await connection()).toMatchObject({ ready: false, failure: failed.body.detail })

  await call('PUT', path, account)
  expect(await call('POST', `${path}/test-mail`)).toMatchObject({
    status: 200,
    body: { ok: true, to: email, detail: null, to_file: false },
  })
  expect(await connection()).toMatchObject({ ready: true, failure: null, checked_at: expect.any(String) })
  expect(smtp.received).toHaveLength(1)
  expect(smtp.received[0]).toMatchObject({ from: 'hello@riverside.example', to: [email] })
  expect(smtp.received[0]!.raw).toMatch(/^Subject: Ein Test von Riverside Dental\r?$/m)
})

test('the installation’s mail goes to a folder without a server, and only so often a day', async () => {
  const { call, email } = await start({ RATE_LIMIT_AUTH: '1' })
  const ask = () => call('POST', `${path}/test-mail`)
  expect(await ask()).toMatchObject({ status: 200, body: { ok: true, to: email, to_file: true } })
  for (let i = 0; i < 9; i++) await ask()
  expect((await ask()).status).toBe(429)
})

test('a key has no address', async () => {
  const { app, call } = await start()
  const { key } = (await call('POST', '/api-keys', { name: 'program', class: 'admin' })).body
  const response = await fetch(`${app.url}/api/v1${path}/test-mail`, {
    method: 'POST',
    headers: { 'x-api-key': key },
  })
  expect(response.status).toBe(409)
})
