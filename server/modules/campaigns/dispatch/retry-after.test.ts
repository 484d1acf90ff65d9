import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'

// A carrier that gets too many requests says how long to pause (RFC 6585, section 4).

test('when the carrier asks for a pause, all messages of the account wait that long, and no attempt counts', async () => {
  const twilio = await startFakeTwilio()
  onTestFinished(() => twilio.close())
  const app = await startApp({ env: { ALLOW_PRIVATE_NETWORK: 'on' }, jobs: true })
  const { call } = await makeAccount(app)
  await call('PATCH', '/account', { country: 'US' })
  const { accountSid: account_sid, authToken: auth_token, url: api_url } = twilio
  // A messaging service: without a pace of ours.
  const connection = { account_sid, auth_token, api_url, messaging_service_sid: 'MG1' }
  expect((await call('PUT', '/communication/connections/sms', connection)).status).toBe(200)
  const made = await call('POST', '/communication/templates', { name: 'N', channel: 'sms', body: 'Hello!' })
  const campaign = (numbers: string[]) =>
    makeCampaign(
      call,
      numbers.map(phone => ({ phone, consent_sms: true })),
      { channel_order: ['sms'], template_ids: { sms: made.body.id } },
    )
  const posts = () => twilio.requests.filter(request => request.startsWith('POST')).length
  const first = await campaign(['+12125550150'])
  const second = await campaign(['+12125550160', '+12125550161'])
  // More attempts than a message gets that its provider puts off.
  for (let time = 0; time < 10; time++) {
    twilio.failNext({ code: 20429, status: 429, retryAfter: time ? 1 : 8 })
  }
  await send(call, first.broadcast)
  await untilBroadcast(call, first.broadcast, ({ counts }) => counts.held === 1)
  expect(await messagesOf(call, first.broadcast)).toMatchObject([
    { state: 'queued', attempts: 0, held_until: expect.any(String) },
  ])
  const told = Date.now()
  const before = posts()
  await send(call, second.broadcast)
  await untilBroadcast(call, second.broadcast, ({ status }) => status === 'sending')
  await sleep(1_500)
  expect(posts()).toBe(before)
  for (const { broadcast } of [first, second]) {
    const { counts } = await untilBroadcast(call, broadcast)
    expect(counts.failed).toBe(0)
    const messages = await messagesOf(call, broadcast)
    expect(messages.map(each => [each.state, each.attempts])).toEqual(messages.map(() => ['sent', 1]))
  }
  expect(Date.now() - told).toBeGreaterThan(2_000)
  expect(twilio.texts).toHaveLength(3)
})
