import { expect, onTestFinished, test } from 'vitest'
import { makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeMeta } from '#server/test/fakes/meta.ts'
import { dispatchCron } from './dispatch.ts'

async function start() {
  const meta = await startFakeMeta()
  onTestFinished(() => meta.close())
  const env = {
    WHATSAPP_ACCESS_TOKEN: meta.accessToken,
    WHATSAPP_PHONE_NUMBER_ID: meta.phoneNumberId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: meta.businessAccountId,
    WHATSAPP_APP_SECRET: meta.appSecret,
    WHATSAPP_VERIFY_TOKEN: 'verify',
    WHATSAPP_API_URL: meta.url,
    ALLOW_PRIVATE_NETWORK: 'on',
  }
  const app = await startApp({ env, jobs: true })
  const { call } = await makeAccount(app)
  await call('PATCH', '/account', { country: 'DE' })
  const made = await call('POST', '/communication/templates', {
    name: 'News',
    channel: 'whatsapp',
    category: 'utility',
    language: 'en',
    body: 'Hi {{contact.name}}, news.',
  })
  const { broadcast } = await makeCampaign(
    call,
    ['+4930123456', '+4930123457'].map((phone, i) => ({ name: `P${i}`, phone, consent_whatsapp: true })),
    { channel_order: ['whatsapp'], template_ids: { whatsapp: made.body.id } },
  )
  const submit = () => call('POST', `/communication/templates/${made.body.id}/submit`)
  /** The clock strikes again after more than the minute between two questions to Meta. */
  const later = async () => {
    app.clock.advance(120_000)
    await dispatchCron.run(app.open)
  }
  return { meta, app, call, broadcast, submit, later }
}

test('a broadcast whose template is in review waits, and sends itself once it is approved', async () => {
  const { meta, call, broadcast, submit, later } = await start()
  expect((await submit()).status).toBe(200)
  await send(call, broadcast)
  await untilBroadcast(
    call,
    broadcast,
    ({ status, waiting_for }) => status === 'queued' && waiting_for === 'review',
  )
  await later()
  expect(meta.messages).toHaveLength(0)
  meta.review(meta.templates[0]!.name, 'APPROVED')
  await later()
  const { counts } = await untilBroadcast(call, broadcast)
  expect(counts).toMatchObject({ total: 2, sent: 2 })
  expect(meta.messages.map(message => message.params)).toHaveLength(2)
})

test('an approval that the provider tells of wakes what waits for it at once', async () => {
  const { meta, app, call, broadcast, submit } = await start()
  // An account of its own, whose pace is not that of the other tests.
  const connected = await call('PUT', '/communication/connections/whatsapp', {
    phone_number_id: meta.phoneNumberId,
    business_account_id: meta.businessAccountId,
    access_token: meta.accessToken,
    app_secret: meta.appSecret,
  })
  expect(connected.status).toBe(200)
  await submit()
  await send(call, broadcast)
  await untilBroadcast(call, broadcast, ({ waiting_for }) => waiting_for === 'review')
  const template = meta.templates[0]!
  meta.review(template.name, 'APPROVED')
  // Neither the clock strikes, nor does time pass.
  const told = await meta.post(`${app.url}/api/v1/providers/whatsapp`, 'message_template_status_update', {
    event: 'APPROVED',
    reason: 'NONE',
    message_template_id: Number(template.id),
  })
  expect(told.status).toBe(200)
  const { counts } = await untilBroadcast(call, broadcast)
  expect(counts).toMatchObject({ total: 2, sent: 2 })
})

test('one whose template is refused ends with a reason for everybody; one never submitted as well', async () => {
  const { meta, call, broadcast, submit, later } = await start()
  await submit()
  await send(call, broadcast)
  await untilBroadcast(call, broadcast, ({ waiting_for }) => waiting_for === 'review')
  meta.review(meta.templates[0]!.name, 'REJECTED', 'INVALID_FORMAT')
  await later()
  await untilBroadcast(call, broadcast)
  expect((await messagesOf(call, broadcast)).map(m => [m.state, m.reason])).toEqual([
    ['blocked', 'template_not_approved'],
    ['blocked', 'template_not_approved'],
  ])
  const second = await start()
  await send(second.call, second.broadcast)
  const { counts } = await untilBroadcast(second.call, second.broadcast)
  expect(counts).toMatchObject({ total: 2, blocked: 2 })
})
