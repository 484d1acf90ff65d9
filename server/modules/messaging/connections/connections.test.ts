import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeImap } from '#server/test/fakes/imap.ts'
import { startFakeMeta } from '#server/test/fakes/meta.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'

/** A business that may send, on an installation where users may name servers of this machine. */
async function start(env: Record<string, string> = {}): Promise<{ app: TestApp; account: Account }> {
  const app = await startApp({ env: { ALLOW_PRIVATE_NETWORK: 'on', ...env } })
  return { app, account: await sending(app) }
}

async function sending(app: TestApp): Promise<Account> {
  const account = await makeAccount(app, { name: 'Riverside' })
  await account.call('PATCH', '/account', { communication_enabled: true })
  return account
}

const path = '/communication/connections'
const connectionOf = async ({ call }: Account, channel: string) =>
  (await call('GET', path)).body.connections.find((each: { channel: string }) => each.channel === channel)
const readinessOf = async ({ call }: Account, channel: string) =>
  (await call('GET', '/communication/readiness')).body.channels[channel]
const put = ({ call }: Account, channel: string, body: object) => call('PUT', `${path}/${channel}`, body)
const ask = async ({ call }: Account, channel: string) => (await call('POST', `${path}/${channel}/test`)).body

const email = { host: '127.0.0.1', port: 2525, security: 'none', from_email: 'hello@riverside.example' }
const sms = { account_sid: 'AC1', auth_token: 'twilio-secret', from: '+15550100200' }
const whatsapp = {
  phone_number_id: '101',
  business_account_id: '102',
  access_token: 'meta-secret',
  app_secret: 'app-secret',
}

test('with nothing connected, mail goes to a folder and the other channels say what is missing', async () => {
  const { account } = await start()
  const { status, body } = await account.call('GET', path)
  expect(status).toBe(200)
  expect(
    body.connections.map((each: { channel: string; own: boolean; ready: boolean }) => [
      each.channel,
      each.own,
      each.ready,
    ]),
  ).toEqual([
    ['email', false, true],
    ['sms', false, false],
    ['whatsapp', false, false],
    ['voice', false, false],
  ])
  expect(await readinessOf(account, 'email')).toEqual({
    ready: true,
    reason: 'No mail server is connected: mail is written to the outbox folder.',
    sender: 'frontdesk@127.0.0.1',
  })
  expect(await readinessOf(account, 'sms')).toMatchObject({ ready: false, sender: '' })
  expect(await readinessOf(account, 'voice')).toMatchObject({ ready: false })
  expect((await readinessOf(account, 'voice')).reason).toContain('No carrier is connected.')
  expect(await ask(account, 'email')).toMatchObject({ ok: true })
  expect(await ask(account, 'whatsapp')).toEqual({
    ok: false,
    detail: 'No WhatsApp business account is connected.',
  })
})

test('the installation’s accounts serve a business until it has its own', async () => {
  const [smtp, twilio, meta] = [await startFakeSmtp(), await startFakeTwilio(), await startFakeMeta()]
  for (const fake of [smtp, twilio, meta]) onTestFinished(() => fake.close())
  const { account } = await start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Desk <desk@example.com>',
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: '+15550100999',
    TWILIO_API_URL: twilio.url,
    WHATSAPP_ACCESS_TOKEN: meta.accessToken,
    WHATSAPP_PHONE_NUMBER_ID: meta.phoneNumberId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: meta.businessAccountId,
    WHATSAPP_APP_SECRET: meta.appSecret,
    WHATSAPP_VERIFY_TOKEN: 'v',
    WHATSAPP_API_URL: meta.url,
  })
  expect(await readinessOf(account, 'email')).toEqual({ ready: true, reason: '', sender: 'desk@example.com' })
  expect(await readinessOf(account, 'sms')).toEqual({ ready: true, reason: '', sender: '+15550100999' })
  expect(await readinessOf(account, 'whatsapp')).toMatchObject({ ready: true, sender: meta.phoneNumberId })
  for (const channel of ['email', 'sms', 'whatsapp', 'voice'])
    expect(await ask(account, channel), channel).toMatchObject({ ok: true })
  await put(account, 'sms', { ...sms, api_url: twilio.url })
  expect(await readinessOf(account, 'sms')).toMatchObject({ ready: true, sender: '+15550100200' })
  expect((await account.call('DELETE', `${path}/sms`)).status).toBe(204)
  expect(await readinessOf(account, 'sms')).toMatchObject({ sender: '+15550100999' })
  expect((await account.call('DELETE', `${path}/sms`)).status).toBe(404)
})

test('a secret is never shown again, and stays when it is left out', async () => {
  const { app, account } = await start()
  expect((await put(account, 'sms', sms)).status).toBe(200)
  expect((await put(account, 'whatsapp', whatsapp)).status).toBe(200)
  const { auth_token: _, ...without } = sms
  const changed = await put(account, 'sms', { ...without, from: '+15550100300', per_minute: 12 })
  expect(changed).toMatchObject({
    status: 200,
    body: {
      own: true,
      ready: true,
      sender: '+15550100300',
      settings: { account_sid: 'AC1', from: '+15550100300', messaging_service_sid: null, api_url: null },
      secrets: ['auth_token'],
      per_minute: 12,
    },
  })
  const shown = JSON.stringify((await account.call('GET', path)).body)
  for (const secret of ['twilio-secret', 'meta-secret', 'app-secret']) expect(shown).not.toContain(secret)
  const rows = await app.open.crossTenant(db => db.selectFrom('connection').selectAll().execute())
  for (const row of rows)
    expect(`${JSON.stringify(row)} ${row.secrets}`).not.toMatch(/twilio-secret|meta-secret/)
})

test('a stored secret is not sent to another server or user', async () => {
  const { account } = await start()
  await put(account, 'sms', sms)
  const { auth_token: _, ...without } = sms
  for (const change of [{ api_url: 'https://evil.example' }, { account_sid: 'AC2' }])
    expect(await put(account, 'sms', { ...without, ...change })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'auth_token'], type: 'missing' }] },
    })
  const login = {
    ...email,
    security: 'starttls',
    username: 'me',
    password: 'p',
    imap: { host: 'mail.example', username: 'me', password: 'p' },
  }
  expect((await put(account, 'email', login)).status).toBe(200)
  const again = { ...login, password: undefined, imap: { host: 'mail.example', username: 'me' } }
  expect((await put(account, 'email', { ...again, from_name: 'Us' })).status).toBe(200)
  const elsewhere = { ...again, host: 'evil.example', imap: { ...again.imap, host: 'evil.example' } }
  expect(
    (await put(account, 'email', elsewhere)).body.detail.map((each: { loc: string[] }) => each.loc),
  ).toEqual([
    ['body', 'password'],
    ['body', 'imap', 'password'],
  ])
  expect((await put(account, 'email', { ...again, security: 'tls' })).status).toBe(422)
})

test('all that is wrong with a mail account is said at once', async () => {
  const { account } = await start()
  const { status, body } = await put(account, 'email', {
    ...email,
    username: 'me',
    dkim: { domain: 'riverside.example', selector: 's1', private_key: 'no key' },
    imap: { host: 'mail.example', username: 'me' },
  })
  expect(status).toBe(422)
  expect(body.detail.map((each: { loc: string[] }) => each.loc.join('.'))).toEqual([
    'body.security',
    'body.password',
    'body.imap.password',
    'body.dkim.private_key',
  ])
  expect((await put(account, 'email', { ...email, password: 'p' })).body.detail).toMatchObject([
    { loc: ['body', 'username'], type: 'missing' },
  ])
  expect((await put(account, 'email', { ...email, host: 'a b', from_email: 'x' })).body.detail).toHaveLength(
    2,
  )
  expect((await put(account, 'sms', { account_sid: 'AC1', api_url: 'ftp://x' })).body.detail).toHaveLength(3)
  expect(
    (await put(account, 'whatsapp', { phone_number_id: '1', business_account_id: '2' })).body.detail,
  ).toHaveLength(2)
  expect((await put(account, 'voice', { ...sms, from: 'Riverside' })).body.detail).toMatchObject([
    { loc: ['body', 'from'] },
  ])
})

test('a test signs in for real, and what it found is kept until the account changes', async () => {
  const [smtp, imap] = [await startFakeSmtp({ starttls: true }), await startFakeImap()]
  for (const fake of [smtp, imap]) onTestFinished(() => fake.close())
  const { account } = await start()
  const { port } = new URL(smtp.url)
  await put(account, 'email', { ...email, port: Number(port) })
  expect(await connectionOf(account, 'email')).toMatchObject({ checked_at: null, failure: null })
  expect(await ask(account, 'email')).toEqual({ ok: true, detail: 'The mail server takes the login.' })
  expect(smtp.connections()).toBe(1)
  const tested = await connectionOf(account, 'email')
  expect(tested).toMatchObject({ own: true, failure: null, sender: 'hello@riverside.example' })
  expect(tested.checked_at).not.toBeNull()
  await put(account, 'email', { ...email, port: 9 })
  expect(await connectionOf(account, 'email')).toMatchObject({ checked_at: null })
  const failed = await ask(account, 'email')
  expect(failed).toMatchObject({ ok: false })
  expect(failed.detail).toMatch(/ECONNREFUSED/)
  expect(await readinessOf(account, 'email')).toEqual({ ready: false, reason: failed.detail, sender: '' })
  expect(await connectionOf(account, 'email')).toMatchObject({ ready: false, reason: failed.detail })
  const letter = { name: 'Hello', channel: 'email', subject: 'Hello', body: 'Hello.' }
  const { id: template_id } = (await account.call('POST', '/communication/templates', letter)).body
  const sendOne = async () =>
    (await account.call('POST', '/communication/send-one', { template_id, email: 'ann@example.com' })).body
      .message
  expect(await sendOne()).toMatchObject({ state: 'blocked', reason: 'channel_not_ready' })
  // Mended, it is ready again, tested or not.
  await put(account, 'email', { ...email, port: Number(port) })
  expect(await readinessOf(account, 'email')).toMatchObject({ ready: true, reason: '' })
  expect(await sendOne()).toMatchObject({ state: 'sent' })
  // Its certificate is nobody's, so that no password leaves.
  await put(account, 'email', {
    ...email,
    port: Number(port),
    security: 'starttls',
    username: 'desk',
    password: 'pass word',
  })
  expect((await ask(account, 'email')).detail).toMatch(/certificate/i)
  await put(account, 'email', {
    ...email,
    port: Number(port),
    imap: {
      host: '127.0.0.1',
      port: imap.port,
      security: 'starttls',
      username: 'desk',
      password: 'pass word',
    },
  })
  expect((await ask(account, 'email')).detail).toMatch(/^The mailbox can’t be opened/)
})

test('the carrier and Meta are really asked', async () => {
  const [twilio, meta] = [await startFakeTwilio(), await startFakeMeta()]
  for (const fake of [twilio, meta]) onTestFinished(() => fake.close())
  const { account } = await start({ WHATSAPP_API_URL: meta.url })
  const ours = {
    account_sid: twilio.accountSid,
    auth_token: twilio.authToken,
    from: sms.from,
    api_url: twilio.url,
  }
  await put(account, 'sms', ours)
  expect(await ask(account, 'sms')).toEqual({
    ok: true,
    detail: 'The carrier answers for the account Test account.',
  })
  await put(account, 'sms', { ...ours, auth_token: 'wrong-one' })
  expect(await ask(account, 'sms')).toEqual({ ok: false, detail: 'refused with 20003' })
  await put(account, 'whatsapp', {
    phone_number_id: meta.phoneNumberId,
    business_account_id: meta.businessAccountId,
    access_token: meta.accessToken,
    app_secret: meta.appSecret,
  })
  expect(await readinessOf(account, 'whatsapp')).toMatchObject({ sender: meta.phoneNumberId })
  expect(await ask(account, 'whatsapp')).toEqual({
    ok: true,
    detail: 'WhatsApp answers for +1 555-010-0200.',
  })
  expect(await readinessOf(account, 'whatsapp')).toMatchObject({ sender: '+1 555-010-0200' })
})

test('servers inside our own network are not asked, by name or by number', async () => {
  const twilio = await startFakeTwilio()
  onTestFinished(() => twilio.close())
  const { account } = await start({ ALLOW_PRIVATE_NETWORK: 'off' })
  for (const host of ['127.0.0.1', 'localhost', '169.254.169.254']) {
    await put(account, 'email', { ...email, host })
    expect((await ask(account, 'email')).detail, host).toMatch(/private or reserved network/)
  }
  for (const host of ['127.0.0.1', 'localhost']) {
    const api_url = twilio.url.replace('http://127.0.0.1', `https://${host}`)
    await put(account, 'sms', { ...sms, api_url })
    expect((await ask(account, 'sms')).detail, host).toMatch(/private or reserved network/)
  }
  // Nor does a token travel in the clear.
  expect(await put(account, 'sms', { ...sms, api_url: 'http://carrier.example.com' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'api_url'], msg: 'The address must begin with https://.' }] },
  })
  expect(twilio.requests).toEqual([])
})

test('what has to be entered at the provider is shown, and Meta is let in by it', async () => {
  const { app, account } = await start()
  await put(account, 'whatsapp', whatsapp)
  await put(account, 'sms', sms)
  expect(await connectionOf(account, 'sms')).toMatchObject({
    webhook_url: `${app.deps.config.publicUrl}/api/v1/providers/twilio/inbound`,
  })
  const { webhook_url, verify_token } = await connectionOf(account, 'whatsapp')
  expect(webhook_url).toBe(`${app.deps.config.publicUrl}/api/v1/providers/whatsapp`)
  const letIn = (token: string) =>
    account.call(
      'GET',
      `/providers/whatsapp?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${encodeURIComponent(token)}`,
    )
  expect(await letIn(verify_token)).toMatchObject({ status: 200, body: '42' })
  expect((await letIn(`${verify_token}x`)).status).toBe(403)
})

test('a business sees and changes only its own connections', async () => {
  const { app, account } = await start()
  const other = await sending(app)
  await put(account, 'sms', sms)
  expect(await connectionOf(other, 'sms')).toMatchObject({ own: false, settings: null, secrets: [] })
  expect((await other.call('DELETE', `${path}/sms`)).status).toBe(404)
  expect((await other.call('DELETE', `${path}/fax`)).status).toBe(404)
  expect((await connectionOf(account, 'sms')).own).toBe(true)
})
