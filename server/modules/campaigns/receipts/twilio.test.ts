import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, type Called, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeTwilio, startFakeTwilio } from '#server/test/fakes/twilio.ts'

const publicUrl = 'https://desk.example'
const ourNumber = '+4930901820'
let twilio: FakeTwilio

async function start(
  more: Record<string, string> = {},
): Promise<{ app: TestApp; ours: Account; theirs: Account }> {
  twilio = await startFakeTwilio()
  onTestFinished(twilio.close)
  const env = {
    PUBLIC_URL: publicUrl,
    TWILIO_API_URL: twilio.url,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_FROM: ourNumber,
    ...more,
  }
  const app = await startApp({ env })
  const accounts = [await makeAccount(app), await makeAccount(app)]
  for (const account of accounts) await account.call('PATCH', '/account', { country: 'DE' })
  return { app, ours: accounts[0]!, theirs: accounts[1]! }
}

const newNumber = (): string => `+49151${randomInt(10_000_000, 99_999_999)}`

/** Sends one text message; `message` reads its row. */
async function sendText(account: Account, phone: string) {
  const template = await account.call('POST', '/communication/templates', {
    name: 'Hello',
    channel: 'sms',
    body: 'We open on Monday',
  })
  const sent = await account.call('POST', '/communication/send-one', {
    template_id: template.body.id,
    name: 'Ann',
    phone,
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const { broadcast_id: broadcast } = sent.body
  const message = async () =>
    (await account.call('GET', `/communication/broadcasts/${broadcast}/messages`)).body.messages[0]
  expect(sent.body.message.state).toBe('sent')
  return { phone, broadcast, message, first: await message() }
}

type Form = Record<string, string>

async function callback(
  app: TestApp,
  path: string,
  form: Form,
  options: { token?: string; signature?: string; ip?: string } = {},
): Promise<Called> {
  const fields = Object.keys(form)
    .sort()
    .map(name => name + form[name])
    .join('')
  const url = `${publicUrl}/api/v1/providers/twilio/${path}`
  const signed = createHmac('sha1', options.token ?? twilio.authToken).update(url + fields)
  const response = await fetch(`${app.url}/api/v1/providers/twilio/${path}`, {
    method: 'POST',
    headers: {
      'x-twilio-signature': options.signature ?? signed.digest('base64'),
      ...(options.ip && { 'x-forwarded-for': options.ip }),
    },
    body: new URLSearchParams(form),
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const status = (sid: string, state: string, more: Form = {}): Form => ({
  AccountSid: twilio.accountSid,
  MessageSid: sid,
  MessageStatus: state,
  ...more,
})
const inbound = (from: string, text: string, more: Form = {}): Form => ({
  AccountSid: twilio.accountSid,
  MessageSid: `SM${randomUUID()}`,
  From: from,
  To: ourNumber,
  Body: text,
  ...more,
})
const stopped = async (account: Account) =>
  (await account.call('GET', '/communication/suppressions')).body.suppressions.map(
    (each: { address: string; channels: string[] }) => [each.address, each.channels],
  )

test('receipts move a message on, in whatever order and however often they come', async () => {
  const { app, ours } = await start()
  const { first, message } = await sendText(ours, newNumber())
  const say = (state: string) => callback(app, 'status', status(first.provider_id, state))
  for (const state of ['queued', 'sending', 'delivered', 'sent', 'delivered', 'failed', 'nonsense'])
    expect((await say(state)).status).toBe(204)
  expect(await message()).toMatchObject({ state: 'delivered', reason: null, failed_at: null })
})

test('a failure has a reason; who opted out at the carrier is not written to again', async () => {
  const { app, ours } = await start()
  const [gone, out] = [await sendText(ours, newNumber()), await sendText(ours, newNumber())]
  await callback(app, 'status', status(gone.first.provider_id, 'undelivered', { ErrorCode: '30003' }))
  await callback(
    app,
    'status',
    status(out.first.provider_id, 'failed', { ErrorCode: '21610', To: out.phone }),
  )
  expect(await gone.message()).toMatchObject({
    state: 'failed',
    reason: 'undeliverable',
    reason_label: expect.stringContaining('30003'),
  })
  expect(await out.message()).toMatchObject({ state: 'failed', reason: 'unsubscribed' })
  expect(await stopped(ours)).toEqual([[out.phone, ['sms']]])
})

test('a report names our row, where we were cut off before we knew the carrier’s id', async () => {
  const { app, ours, theirs } = await start()
  const { first, message } = await sendText(ours, newNumber())
  await app.open.crossTenant(db =>
    db.updateTable('broadcast_message').set({ provider_id: null }).where('id', '=', first.id).execute(),
  )
  const path = (tenant: string) => `status?message=${first.id}&tenant=${tenant}`
  await callback(app, path(ours.tenant), status('SM1', 'delivered'))
  expect(await message()).toMatchObject({ state: 'delivered', provider_id: 'SM1' })
  await callback(app, path(theirs.tenant), status('SM1', 'read'))
  expect((await message()).state).toBe('read')
})

test('unknown messages are ignored and counted', async () => {
  const { app } = await start()
  expect((await callback(app, 'status', status('SM-unknown', 'delivered'))).status).toBe(204)
  expect((await callback(app, 'inbound', inbound(newNumber(), 'Hello'))).status).toBe(200)
  const { text } = await app.deps.metrics.page()
  expect(text).toContain('frontdesk_receipts_total{state="delivered",outcome="unknown"} 1')
  expect(text).toContain('frontdesk_inbound_total{channel="sms",outcome="unknown"} 1')
})

test('a callback without a good signature is refused and changes nothing', async () => {
  const { app, ours } = await start()
  const { first, message, phone } = await sendText(ours, newNumber())
  const delivered = status(first.provider_id, 'delivered')
  for (const options of [{ token: 'another' }, { signature: '' }, { signature: 'x'.repeat(5_000) }]) {
    expect((await callback(app, 'status', delivered, options)).status).toBe(403)
    expect((await callback(app, 'inbound', inbound(phone, 'STOP'), options)).status).toBe(403)
  }
  // Signed, but by nobody whom this account belongs to.
  expect((await callback(app, 'status', { ...delivered, AccountSid: 'AC9' })).status).toBe(403)
  expect((await message()).state).toBe('sent')
  expect(await stopped(ours)).toEqual([])
})

test('the rate limit counts unsigned callbacks, and no others', async () => {
  const { app } = await start({ RATE_LIMIT_GENERAL: '5', TRUST_PROXY: 'on' })
  const send = (signature?: string) =>
    callback(app, 'status', status('SM-unknown', 'sent'), {
      ip: '192.0.2.7',
      ...(signature && { signature }),
    })
  for (let i = 0; i < 8; i++) expect((await send()).status).toBe(204)
  const refused = []
  for (let i = 0; i < 6; i++) refused.push((await send('wrong')).status)
  expect(refused).toEqual([403, 403, 403, 403, 403, 429])
  expect((await send()).status).toBe(204)
})

test('a business’s own account speaks for its own messages only', async () => {
  const { app, ours, theirs } = await start()
  const { first, message } = await sendText(ours, newNumber())
  const put = await theirs.call('PUT', '/communication/connections/sms', {
    account_sid: 'AC-theirs',
    auth_token: 'their token',
    from: '+4930901821',
  })
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  const path = `status?message=${first.id}&tenant=${ours.tenant}`
  const form = { ...status(first.provider_id, 'delivered'), AccountSid: 'AC-theirs' }
  expect((await callback(app, path, form, { token: 'their token' })).status).toBe(204)
  expect((await message()).state).toBe('sent')
  // Nor does it help to claim the installation's account and number.
  await theirs.call('PUT', '/communication/connections/sms', {
    account_sid: twilio.accountSid,
    auth_token: 'their token',
    from: ourNumber,
  })
  expect(
    (await callback(app, path, status(first.provider_id, 'delivered'), { token: 'their token' })).status,
  ).toBe(204)
  expect((await message()).state).toBe('sent')
  expect((await callback(app, path, status(first.provider_id, 'delivered'))).status).toBe(204)
  expect((await message()).state).toBe('delivered')
})

test('an answer is shown with the last message, and opens a conversation; the same one twice is one', async () => {
  const { app, ours, theirs } = await start()
  const phone = newNumber()
  await sendText(theirs, phone)
  const { message } = await sendText(ours, phone)
  const answer = inbound(phone, ' Great,\n see you\tthen! ')
  for (let i = 0; i < 2; i++) {
    const answered = await callback(app, 'inbound', answer)
    expect([answered.status, answered.headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8'])
  }
  await callback(app, 'inbound', inbound(phone, 'One more thing'))
  const row = await message()
  expect(row).toMatchObject({ state: 'replied', reply_snippet: 'Great, see you then!' })
  const conversation = await ours.call('GET', `/conversations/${row.reply_conversation_id}`)
  expect(conversation.body).toMatchObject({ channel: 'sms', client_name: 'Ann', phone, messages: 2 })
  expect((await theirs.call('GET', '/conversations')).body.total).toBe(0)
  // A receipt that comes after it does not take it back.
  await callback(app, 'status', status(row.provider_id, 'delivered'))
  expect((await message()).state).toBe('replied')
})

test('stop ends the messages of all who wrote from that number, start opens them again', async () => {
  const { app, ours, theirs } = await start()
  const phone = newNumber()
  const { message } = await sendText(ours, phone)
  await sendText(theirs, phone)
  for (const words of ['STOP', 'stop please'])
    expect((await callback(app, 'inbound', inbound(phone, words))).status).toBe(200)
  for (const account of [ours, theirs]) expect(await stopped(account)).toEqual([[phone, ['sms']]])
  const [contact] = (await contactsOf(app, ours)).filter(each => each.phone === phone)
  expect(contact).toMatchObject({ consent_sms: false })
  expect(await message()).toMatchObject({ state: 'sent', reply_snippet: null })
  await callback(app, 'inbound', inbound(phone, 'Start'))
  for (const account of [ours, theirs]) expect(await stopped(account)).toEqual([])
})

/** Puts somebody who agreed to text messages on a list. */
async function addContact(account: Account, phone: string) {
  const audience = await account.call('POST', '/communication/audiences', { name: 'Guests' })
  const path = `/communication/audiences/${audience.body.id}/contacts`
  const added = await account.call('POST', path, { rows: [{ name: 'Ann', phone, consent_sms: true }] })
  expect(added.body.created).toBe(1)
  return async () => (await account.call('GET', path)).body.contacts[0]
}

test('a stop at the shared number holds for every business that sends from it, also one that meets them later', async () => {
  const { app, ours, theirs } = await start()
  const [own, later] = [await makeAccount(app), await makeAccount(app)]
  for (const each of [own, later]) await each.call('PATCH', '/account', { country: 'DE' })
  const itsNumber = { account_sid: 'AC-own', auth_token: 'own token', from: '+4930901822' }
  expect((await own.call('PUT', '/communication/connections/sms', itsNumber)).status).toBe(200)
  const phone = newNumber()
  await sendText(ours, phone)
  // Nobody of them has written yet.
  const contacts = [await addContact(theirs, phone), await addContact(own, phone)]
  await callback(app, 'inbound', inbound(phone, 'STOP please'))
  const contactLater = await addContact(later, phone)
  expect(await contacts[0]!()).toMatchObject({ consent_sms: false, suppressed: ['sms'] })
  expect(await contacts[1]!()).toMatchObject({ consent_sms: true, suppressed: [] })
  expect(await contactLater()).toMatchObject({ consent_sms: true, suppressed: ['sms'] })
  // What somebody said to one business is no other's to read.
  const listed = (await theirs.call('GET', '/communication/suppressions')).body.suppressions
  expect(listed).toMatchObject([{ address: phone, channels: ['sms'], source: 'stop', reason: null }])
  const attempt = async (account: Account) => {
    const template = { name: 'Hello', channel: 'sms', body: 'We open on Monday' }
    const { id: template_id } = (await account.call('POST', '/communication/templates', template)).body
    const sent = await account.call('POST', '/communication/send-one', { template_id, name: 'Ann', phone })
    return [sent.body.message.state, sent.body.message.reason]
  }
  for (const account of [ours, theirs, later])
    expect(await attempt(account)).toEqual(['blocked', 'unsubscribed'])

  await callback(app, 'inbound', inbound(phone, 'UNSTOP'))
  expect(await contacts[0]!()).toMatchObject({ consent_sms: true, suppressed: [] })
  expect(await contactLater()).toMatchObject({ suppressed: [] })
  expect((await attempt(later))[0]).toBe('sent')
})

test('start gives back what a stop took away, and no more', async () => {
  const { app, ours, theirs } = await start()
  const phone = newNumber()
  await sendText(ours, phone)
  const contact = await addContact(theirs, phone)
  await theirs.call('POST', '/communication/suppress', { phone, channels: ['sms'], reason: 'Asked by mail' })
  await callback(app, 'inbound', inbound(phone, 'START'))
  expect(await contact()).toMatchObject({ consent_sms: false, suppressed: ['sms'] })
  // Stopped besides, it is their stop that a start takes back, and the other no stays one.
  await callback(app, 'inbound', inbound(phone, 'STOP'))
  await callback(app, 'inbound', inbound(phone, 'START'))
  expect(await contact()).toMatchObject({ consent_sms: false })
})

test('a stop applies to the owners of the number that it was sent to', async () => {
  const { app, ours, theirs } = await start()
  // Two businesses, each with a number of its own on one account of the carrier's.
  const shared = { account_sid: 'AC-shared', auth_token: 'shared token' }
  const numbers = ['+4930901823', '+4930901824']
  for (const [place, account] of [ours, theirs].entries())
    await account.call('PUT', '/communication/connections/sms', { ...shared, from: numbers[place] })
  const phone = newNumber()
  const contacts = [await addContact(ours, phone), await addContact(theirs, phone)]
  const say = (To: string) =>
    callback(app, 'inbound', inbound(phone, 'STOP', { AccountSid: 'AC-shared', To }), {
      token: 'shared token',
    })
  expect((await say('+4930901899')).status).toBe(200)
  for (const contact of contacts) expect(await contact()).toMatchObject({ consent_sms: true })
  await say(numbers[1]!)
  expect(await contacts[0]!()).toMatchObject({ consent_sms: true, suppressed: [] })
  expect(await contacts[1]!()).toMatchObject({ consent_sms: false, suppressed: ['sms'] })
})

const contactsOf = (app: TestApp, { tenant }: Account) =>
  app.open
    .as(tenant, { kind: 'system' })
    .tx(db => db.selectFrom('contact').select(['phone', 'consent_sms']).execute())

test('no body is too odd', async () => {
  const { app } = await start()
  const send = (path: string, body: BodyInit, type?: string) =>
    fetch(`${app.url}/api/v1/providers/twilio/${path}`, {
      method: 'POST',
      body,
      headers: type ? { 'content-type': type } : {},
    })
  for (const path of ['status', 'inbound', 'status?message=%00&tenant=x']) {
    for (const body of [
      '',
      '{',
      '%00=%00&AccountSid=%00',
      `AccountSid=${twilio.accountSid}&AccountSid=%ED%A0%80`,
      '\xff\xfe',
      '&'.repeat(100_000),
    ]) {
      for (const type of [
        'application/x-www-form-urlencoded',
        'application/json',
        'multipart/form-data',
        'x',
      ])
        expect((await send(path, body, type)).status, `${path} ${type} ${body.slice(0, 40)}`).toBeOneOf([
          403, 422,
        ])
    }
  }
  expect((await send('status', 'x'.repeat(2_000_000))).status).toBe(413)
  // Signed, and still not as documented.
  const phone = newNumber()
  for (const form of [
    {},
    { MessageSid: 'SM\0' },
    { MessageSid: 'S'.repeat(9_000), MessageStatus: 'sent' },
  ] as Form[])
    expect((await callback(app, 'status', { AccountSid: twilio.accountSid, ...form })).status).toBe(204)
  for (const form of [{ From: 'BANK' }, { From: '262966' }, { From: phone, Body: '\0' }] as Form[])
    expect((await callback(app, 'inbound', inbound(phone, 'Hi', form))).status).toBe(200)
})
