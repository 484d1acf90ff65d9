import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeTwilio } from '#server/test/fakes/twilio.ts'
import { dispatchCron } from './dispatch.ts'

test('a text whose hand-over a crash cut off is asked for at the carrier, and never sent again', async () => {
  const twilio = await startFakeTwilio()
  onTestFinished(() => twilio.close())
  const app = await startApp({ env: { ALLOW_PRIVATE_NETWORK: 'on' }, jobs: true })
  const { call, tenant } = await makeAccount(app)
  await call('PATCH', '/account', { country: 'US' })
  const { accountSid: account_sid, authToken: auth_token, url: api_url } = twilio
  await call('PUT', '/communication/connections/sms', {
    account_sid,
    auth_token,
    from: '+12125550100',
    api_url,
    per_minute: 6000,
  })
  const made = await call('POST', '/communication/templates', {
    name: 'News',
    channel: 'sms',
    body: 'Hello {{contact.name}}!',
  })
  const people = ['Taken', 'Never came', 'Failed there'].map((name, i) => ({
    name,
    phone: `+1212555015${i}`,
    consent_sms: true,
  }))
  const { broadcast } = await makeCampaign(call, people, {
    channel_order: ['sms'],
    template_ids: { sms: made.body.id },
  })
  await send(call, broadcast)
  await untilBroadcast(call, broadcast)
  const [taken, , failed] = people.map(({ phone }) => twilio.texts.find(text => text.to === phone)!)
  twilio.texts.splice(0, 3, taken!, failed!)
  failed!.status = 'undelivered'

  // The state after a kill -9 between the hand-over and its result.
  await app.open.crossTenant(async db => {
    await sql`
      update broadcast_message set state = 'sending', sent_at = null, provider_id = null
      where tenant_id = ${tenant} and broadcast_id = ${broadcast}`.execute(db)
    await sql`
      update broadcast set status = 'sending', completed_at = null, next_at = ${app.clock.now()}
      where tenant_id = ${tenant} and id = ${broadcast}`.execute(db)
  })
  await dispatchCron.run(app.open)
  await untilBroadcast(call, broadcast)
  const ends = (await messagesOf(call, broadcast)).map(m => [m.name, [m.state, m.reason, m.provider_id]])
  expect(Object.fromEntries(ends)).toEqual({
    Taken: ['sent', null, taken!.sid],
    'Never came': ['failed', 'outcome_unknown', null],
    'Failed there': ['failed', expect.any(String), failed!.sid],
  })
  expect(twilio.requests.filter(request => request.startsWith('POST'))).toHaveLength(3)
})
