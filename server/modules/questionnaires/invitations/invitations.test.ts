import { expect, onTestFinished, test, vi } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'
import { newLink, resultOf, visit } from '#server/test/links.ts'

const patience = { timeout: 60_000, interval: 50 }
const person = { name: 'Maren Holt', email: 'maren@example.com', phone: '+49 30 901820' }
const questions = ['How was the visit?']

async function setUp() {
  const [smtp, twilio] = [await startFakeSmtp(), await startFakeTwilio()]
  onTestFinished(() => smtp.close())
  const app = await startApp({
    jobs: true,
    env: {
      SMTP_URL: smtp.url,
      TWILIO_API_URL: twilio.url,
      TWILIO_ACCOUNT_SID: twilio.accountSid,
      TWILIO_AUTH_TOKEN: twilio.authToken,
      TWILIO_FROM: '+4915112345678',
      ALLOW_PRIVATE_NETWORK: 'on',
    },
  })
  const account = await makeAccount(app, { name: 'Riverside' })
  await account.call('PATCH', '/account', { country: 'DE' })
  const invite = (token: string, channel: string) =>
    account.call('POST', `/questionnaires/links/${token}/invite`, { channel })
  const settled = (token: string) =>
    vi.waitFor(async () => {
      const { invitation } = await resultOf(account, token)
      expect(['sent', 'failed']).toContain(invitation?.state)
      return invitation
    }, patience)
  return { app, account, smtp, twilio, invite, settled }
}

test('a person is told of their link by mail, in the language of the questions, and by text message', async () => {
  const { account, smtp, twilio, invite, settled } = await setUp()
  const token = await newLink(account, {
    person,
    questions: ['Wie war Ihr letzter Besuch bei uns?', 'Was sollten wir besser machen?'],
    about: 'Es geht um Ihren Besuch.',
  })
  const { url, invitation } = await resultOf(account, token)
  expect(invitation).toBeNull()
  const asked = await invite(token, 'email')
  expect(asked).toMatchObject({ status: 200, body: { ok: true, link: { invitation: { channel: 'email' } } } })
  expect(await settled(token)).toEqual({
    channel: 'email',
    state: 'sent',
    at: asked.body.link.invitation.at,
    problem: null,
  })
  expect(smtp.received.map(({ to }) => to)).toEqual([['maren@example.com']])
  const mail = smtp.received[0]!.raw.replaceAll('=\r\n', '')
  expect(mail).toContain('Subject: Einige Fragen von Riverside')
  expect(mail).toContain('Es geht um Ihren Besuch.')
  expect(mail).toContain(url)

  expect((await invite(token, 'sms')).status).toBe(200)
  expect(await settled(token)).toMatchObject({ channel: 'sms', state: 'sent' })
  expect(twilio.texts).toMatchObject([{ to: '+4930901820', body: expect.stringContaining(url) }])
})

test('nobody is told who has no address, wants no messages, or whose link is over; a refusal is shown', async () => {
  const { app, account, smtp, invite, settled } = await setUp()
  const nameless = await newLink(account, { person: { name: 'Maren' }, questions })
  expect(await invite(nameless, 'email')).toMatchObject({
    status: 400,
    body: { detail: 'They have no email address.' },
  })
  expect((await invite(nameless, 'sms')).status).toBe(400)
  expect((await invite(nameless, 'pigeon')).status).toBe(422)
  expect((await invite('A'.repeat(32), 'email')).status).toBe(404)

  const refused = await newLink(account, { person, questions })
  smtp.refuseNext(550)
  expect((await invite(refused, 'email')).status).toBe(200)
  expect(await settled(refused)).toMatchObject({ state: 'failed', problem: expect.stringMatching(/./) })
  expect((await invite(refused, 'email')).status).toBe(200)
  expect(await settled(refused)).toMatchObject({ state: 'sent', problem: null })

  await account.call('POST', `/questionnaires/links/${refused}/revoke`)
  expect((await invite(refused, 'email')).status).toBe(409)
  const over = await newLink(account, { person, questions })
  const theirs = await visit(app, over)
  await theirs.start()
  await theirs.end()
  expect((await invite(over, 'email')).status).toBe(409)

  await account.call('PATCH', '/account', { communication_enabled: true })
  await account.call('POST', '/communication/suppress', { email: person.email })
  const stopped = await newLink(account, { person, questions })
  expect(await invite(stopped, 'email')).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('stop list') },
  })
  expect(smtp.received).toHaveLength(1)
})
