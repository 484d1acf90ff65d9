import { expect, onTestFinished, test, vi } from 'vitest'
import { storeExternalMessage } from '#server/modules/conversations/conversations.ts'
import { startDelivery } from '#server/modules/conversations/deliveries/deliveries.ts'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeMeta } from '#server/test/fakes/meta.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'
import { followEvents } from '#server/test/live-events.ts'
import { readMail } from '../mailboxes/mail.ts'
import { withoutQuotes } from '../mailboxes/quotes.ts'
import { answerJobs } from './answers.ts'

async function start(env: Record<string, string> = {}, { jobs = true } = {}) {
  const app = await startApp({ env: { ALLOW_PRIVATE_NETWORK: 'on', ...env }, jobs })
  const account = await makeAccount(app, { name: 'Riverside' })
  await account.call('PATCH', '/account', { communication_enabled: true, country: 'US' })
  return { app, account }
}

const houseOf = (app: TestApp, { tenant }: Account) => app.open.as(tenant, { kind: 'system' })

/** Somebody has written on that channel. */
const heard = (app: TestApp, account: Account, channel: 'email' | 'sms' | 'whatsapp', externalId = 'first') =>
  storeExternalMessage(houseOf(app, account), {
    conversationId: null,
    channel,
    contact: {
      name: 'Ann',
      email: channel === 'email' ? 'ann@example.org' : null,
      phone: channel === 'email' ? null : '(212) 555-0151',
    },
    text: 'Are you open on Sunday?',
    externalId: `${channel}:${externalId}`,
    mail: channel === 'email' ? { subject: 'Opening hours', whole: '', attachments: [] } : null,
  })

const reply = ({ call }: Account, id: string, text: string) =>
  call('POST', `/conversations/${id}/messages`, { text, name: 'Ada' })

const lastOf = async ({ call }: Account, id: string) =>
  (await call('GET', `/conversations/${id}/messages`)).body.messages.at(-1)

/** Waits until the last message of a conversation is delivered like this. */
const untilLast = (account: Account, id: string, delivery: object) =>
  vi.waitFor(async () => expect(await lastOf(account, id)).toMatchObject(delivery), {
    timeout: 60_000,
    interval: 50,
  })

async function withTwilio(options: { jobs?: boolean } = {}) {
  const twilio = await startFakeTwilio()
  onTestFinished(() => twilio.close())
  const { app, account } = await start({}, options)
  const { accountSid: account_sid, authToken: auth_token, url: api_url } = twilio
  const connection = { account_sid, auth_token, from: '+12125550100', api_url }
  expect((await account.call('PUT', '/communication/connections/sms', connection)).status).toBe(200)
  return { twilio, app, account }
}

test('a reply to a mail is a mail in its thread, as plain as it was typed', async () => {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const { app, account } = await start({ SMTP_URL: smtp.url })
  const id = await heard(app, account, 'email', '<1@example.org>')
  const said = await reply(account, id, 'Yes, from <b>ten</b> to four.\n\nAda')
  expect(said).toMatchObject({ status: 201, body: { author: 'Ada', delivery: 'queued' } })
  await untilLast(account, id, { delivery: 'sent', delivery_reason: null })
  await reply(account, id, 'And the café as well.')
  await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 60_000 })
  const [first, second] = await Promise.all(smtp.received.map(({ raw }) => readMail(Buffer.from(raw))))
  expect(smtp.received[0]!.to).toEqual(['ann@example.org'])
  expect(first).toMatchObject({ subject: 'Re: Opening hours', answers: ['<1@example.org>'] })
  expect(withoutQuotes(first!.text)).toBe('Yes, from <b>ten</b> to four.\n\nAda')
  expect(first!.text).toContain('\n> Are you open on Sunday?')
  expect(first!.header('auto-submitted')).toBe('no')
  expect(first!.header('list-unsubscribe')).toBeNull()
  expect(first!.id).toContain(said.body.id)
  expect(second!.header('in-reply-to')).toBe('<1@example.org>')
  expect(second!.header('references')).toBe(`<1@example.org> ${first!.id}`)
})

test('a text message is answered by text message; what the carrier refuses is shown on the message', async () => {
  const { twilio, app, account } = await withTwilio()
  const id = await heard(app, account, 'sms')
  const desk = await followEvents(`${app.url}/api/v1/conversations/${id}/events`, {
    'x-api-key': account.standardKey,
  })
  await reply(account, id, 'Yes, ten to four.')
  await untilLast(account, id, { delivery: 'sent' })
  await expect.poll(() => desk.events.at(-1)?.data, { timeout: 60_000 }).toMatchObject({ delivery: 'sent' })
  expect(twilio.texts).toMatchObject([{ to: '+12125550151', body: 'Yes, ten to four.' }])

  twilio.failNext({ status: 429 })
  await reply(account, id, 'Not now')
  await untilLast(account, id, { delivery: 'queued', delivery_reason: expect.any(String) })
  // The whole account waits as long as the carrier says.
  await untilLast(account, id, { delivery: 'sent', delivery_reason: null })
  twilio.failNext({ code: 21610 })
  await reply(account, id, 'Not you')
  await untilLast(account, id, { delivery: 'failed', delivery_reason: expect.stringContaining('opted out') })
  expect((await account.call('GET', '/communication/suppressions')).body.total).toBe(1)
  expect((await reply(account, id, 'x'.repeat(1_601))).status).toBe(422)
})

test('a WhatsApp is answered in free words for a day, and no longer', async () => {
  const meta = await startFakeMeta()
  onTestFinished(() => meta.close())
  const { app, account } = await start({ WHATSAPP_API_URL: meta.url })
  const connection = {
    phone_number_id: meta.phoneNumberId,
    business_account_id: meta.businessAccountId,
    access_token: meta.accessToken,
    app_secret: meta.appSecret,
  }
  expect((await account.call('PUT', '/communication/connections/whatsapp', connection)).status).toBe(200)
  const id = await heard(app, account, 'whatsapp')
  meta.heardFrom('+12125550151')
  await reply(account, id, 'Yes, ten to four.')
  await untilLast(account, id, { delivery: 'sent' })
  expect(meta.texts).toMatchObject([{ to: '+12125550151', text: 'Yes, ten to four.' }])
  app.clock.advance(25 * 3_600_000)
  const late = await reply(account, id, 'Still there?')
  expect(late).toMatchObject({
    status: 409,
    body: { detail: expect.stringMatching(/^WhatsApp lets you answer within 24 hours/) },
  })
  expect(await lastOf(account, id)).toMatchObject({ text: 'Yes, ten to four.' })
})

test('without an account for the channel the reply has failed, and says why', async () => {
  const { app, account } = await start()
  const id = await heard(app, account, 'sms')
  await reply(account, id, 'Yes.')
  await untilLast(account, id, {
    delivery: 'failed',
    delivery_reason: 'No account for text messages is connected.',
  })
})

test('what a crash cut off is asked about, and never handed over a second time', async () => {
  const { twilio, app, account } = await withTwilio({ jobs: false })
  const house = houseOf(app, account)
  const run = (message_id: string) =>
    answerJobs[0]!.run(house, { message_id } as never, new AbortController().signal)
  const id = await heard(app, account, 'sms')
  const first = (await reply(account, id, 'Yes, ten to four.')).body.id
  await run(first)
  await run(first)
  expect(twilio.texts).toHaveLength(1)

  // A process has marked the next, and died before or after the carrier had it.
  const second = (await reply(account, id, 'And on Monday too.')).body.id
  expect(await startDelivery(house, second)).toMatchObject({ cutOff: false, attempts: 1 })
  await run(second)
  expect(await lastOf(account, id)).toMatchObject({ delivery: 'queued' })
  app.clock.advance(121_000)
  await run(second)
  expect(await lastOf(account, id)).toMatchObject({
    delivery: 'failed',
    delivery_reason: 'Cut off on the way: it may have arrived',
  })
  expect(twilio.texts).toHaveLength(1)
})

test.each(['sms', 'whatsapp'] as const)(
  '%s carries no files, and says so before one is sent',
  async channel => {
    const { app, account } = await start({}, { jobs: false })
    const id = await heard(app, account, channel)
    const form = new FormData()
    form.set('file', new Blob(['x']), 'plan.txt')
    const refused = await account.call('POST', `/conversations/${id}/attachments`, form)
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/files/i) } })
  },
)
