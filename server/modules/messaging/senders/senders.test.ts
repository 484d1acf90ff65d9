import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeMeta } from '#server/test/fakes/meta.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'

/** A business in the United States that may send, on an installation where users may name servers of this machine. */
async function start(env: Record<string, string> = {}): Promise<{ app: TestApp; account: Account }> {
  const app = await startApp({ env: { ALLOW_PRIVATE_NETWORK: 'on', ...env }, jobs: true })
  const account = await makeAccount(app, { name: 'Riverside' })
  await account.call('PATCH', '/account', {
    communication_enabled: true,
    country: 'US',
    language: 'de',
    email: 'owner@riverside.example',
  })
  return { app, account }
}

const put = async ({ call }: Account, channel: string, body: object) =>
  expect(await call('PUT', `/communication/connections/${channel}`, body)).toMatchObject({ status: 200 })

/** A broadcast to people by telephone, on one channel with one text. */
async function makeTexts({ call }: Account, channel: 'sms' | 'whatsapp', template: object, phones: string[]) {
  const made = await call('POST', '/communication/templates', { name: 'News', channel, ...template })
  const rows = phones.map((phone, i) => ({ name: `Ann ${i}`, phone, [`consent_${channel}`]: true }))
  const fields = { channel_order: [channel], template_ids: { [channel]: made.body.id } }
  const { broadcast } = await makeCampaign(call, rows, fields)
  return { template: made.body.id as string, broadcast }
}

test('text messages leave by the business’s own carrier; what it reports finds them', async () => {
  const twilio = await startFakeTwilio()
  onTestFinished(() => twilio.close())
  const { app, account } = await start()
  const { accountSid: account_sid, authToken: auth_token, url: api_url } = twilio
  await put(account, 'sms', { account_sid, auth_token, from: '+12125550100', api_url, per_minute: 6000 })
  const phones = ['+12125550151', '+12125550152', '+12125550153', '+12125550154']
  const { broadcast } = await makeTexts(account, 'sms', { body: 'Hi {{contact.name}}!' }, phones)
  // The first is too soon, and is sent later; the second has told the carrier to stop; of the third nobody heard what became of it.
  twilio.failNext({ status: 429 }, { code: 21610 }, 'cut')
  await send(account.call, broadcast)
  const stateOf = async (to: string) =>
    (await messagesOf(account.call, broadcast)).find(message => message.to_address === to)
  await vi.waitFor(async () => expect(twilio.texts).toHaveLength(3), { timeout: 60_000 })
  await vi.waitFor(
    async () => {
      const reasons = (await messagesOf(account.call, broadcast)).map(message => message.reason)
      expect(reasons.filter(Boolean).sort()).toEqual(['outcome_unknown', 'unsubscribed'])
    },
    { timeout: 60_000, interval: 100 },
  )
  for (const text of twilio.texts) {
    expect(text).toMatchObject({ from: '+12125550100', body: expect.stringMatching(/^Hi Ann \d!\n?.*STOP/s) })
    const reported = await twilio.report(text, 'delivered', { origin: app.url })
    expect(reported.status).toBe(204)
    // The one whose hand-over was cut off is found by our id in the address, and known by the carrier's from now on.
    expect(await stateOf(text.to)).toMatchObject({ state: 'delivered', provider_id: text.sid })
  }
  const { suppressions } = (await account.call('GET', '/communication/suppressions')).body
  expect(suppressions).toMatchObject([{ channels: ['sms'] }])
})

test('a WhatsApp message leaves once its template is approved, in its language, with its values', async () => {
  const meta = await startFakeMeta()
  onTestFinished(() => meta.close())
  const { app, account } = await start({ WHATSAPP_API_URL: meta.url })
  await put(account, 'whatsapp', {
    phone_number_id: meta.phoneNumberId,
    business_account_id: meta.businessAccountId,
    access_token: meta.accessToken,
    app_secret: meta.appSecret,
  })
  const wording = { body: 'Hi {{contact.name}}, see you.', category: 'utility', language: 'en-US' }
  const { template, broadcast } = await makeTexts(account, 'whatsapp', wording, ['+12125550161'])
  expect((await account.call('POST', `/communication/templates/${template}/submit`)).status).toBe(200)
  const webhook = `${app.url}/api/v1/providers/whatsapp`
  const submitted = meta.templates[0]!
  meta.review(submitted.name, 'APPROVED')
  const told = await meta.post(webhook, 'message_template_status_update', {
    event: 'APPROVED',
    message_template_id: Number(submitted.id),
    message_template_name: submitted.name,
    reason: 'NONE',
  })
  expect(told.status).toBe(200)
  await send(account.call, broadcast)
  await untilBroadcast(account.call, broadcast)
  const [message] = await messagesOf(account.call, broadcast)
  expect(meta.messages).toMatchObject([
    {
      to: '+12125550161',
      language: 'en_US',
      params: ['Ann 0'],
      reference: message.id,
      id: message.provider_id,
    },
  ])
  await meta.report(meta.messages[0]!, 'read', { webhook })
  expect((await messagesOf(account.call, broadcast))[0]).toMatchObject({ state: 'read' })
})

test('mail leaves by the business’s own server, from its own name, with a way out', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const { account } = await start()
  const { port } = new URL(smtp.url)
  const own = {
    host: '127.0.0.1',
    port: Number(port),
    security: 'none',
    from_email: 'hello@riverside.example',
  }
  await put(account, 'email', { ...own, from_name: 'The Riverside', reply_to: 'desk@riverside.example' })
  const { broadcast } = await makeCampaign(account.call, [
    { name: 'Ann, "the" <x@y.z>', email: 'ann@example.org' },
  ])
  await send(account.call, broadcast)
  await untilBroadcast(account.call, broadcast)
  const [message] = await messagesOf(account.call, broadcast)
  expect(smtp.received).toMatchObject([{ from: 'hello@riverside.example', to: ['ann@example.org'] }])
  const raw = smtp.received[0]!.raw.replace(/=\r\n/g, '').replace(/\r\n[ \t]+/g, ' ')
  expect(message.provider_id).toBe(`<${message.id}@riverside.example>`)
  expect(raw).toContain(`Message-ID: ${message.provider_id}`)
  expect(raw).toContain('From: The Riverside <hello@riverside.example>')
  expect(raw).toContain('Reply-To: desk@riverside.example')
  expect(raw).toMatch(/^To: .*<ann@example\.org>\r$/m)
  const url = /^List-Unsubscribe: <(http[^>]+\/u\/[\w-]+)>/m.exec(raw)![1]!
  // Said to people as well, in the business's language, in both forms of the text.
  expect(raw).toContain(`Abbestellen: ${url}`)
  expect(raw.replaceAll('=3D', '=')).toContain(`<a href="${url}">Abbestellen</a>`)
})

test('what the mail server says of one message, or of us, is told apart', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const { account } = await start({ SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' })
  const people = ['a', 'b'].map(name => ({ name, email: `${name}@example.org` }))
  const { broadcast } = await makeCampaign(account.call, people)
  smtp.refuseNext(550, 451)
  await send(account.call, broadcast)
  await vi.waitFor(
    async () => {
      const messages = await messagesOf(account.call, broadcast)
      expect(messages.map(each => [each.state, each.reason]).sort()).toEqual([
        ['failed', 'undeliverable'],
        ['sending', 'deferred'],
      ])
    },
    { timeout: 60_000, interval: 100 },
  )
  expect(smtp.received).toEqual([])
})
