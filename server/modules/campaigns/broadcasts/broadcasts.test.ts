import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, send, untilBroadcast } from '#server/test/campaign.ts'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'

async function start(
  options: { jobs?: boolean } = {},
): Promise<{ app: TestApp; smtp: FakeSmtp; account: Account }> {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' }
  const app = await startApp({ env, jobs: options.jobs ?? true })
  return { app, smtp, account: await makeAccount(app) }
}

test('a broadcast goes to everybody who agreed, once; the others have a row that says why not', async () => {
  const { smtp, account } = await start()
  const { call } = account
  const { broadcast } = await makeCampaign(call, [
    { name: 'Ann', email: 'ann@example.com' },
    { name: 'Ben', email: 'ben@example.com', consent_email: false },
    { name: 'Cy', phone: '+4930123456' },
    { name: 'Dee', email: 'dee@example.com' },
    { email: 'noname@example.com' },
  ])
  expect((await call('POST', '/communication/suppress', { email: 'dee@example.com' })).status).toBe(200)
  const preview = await call('POST', `/communication/broadcasts/${broadcast}/preview`)
  expect(preview.body).toMatchObject({
    counts: { total: 5, sending: 1, held: 0, blocked: 4 },
    by_channel: { email: 1 },
    by_reason: {
      no_consent: { count: 1, label: 'Has not agreed to this channel' },
      no_reachable_channel: { count: 1 },
      unsubscribed: { count: 1 },
      missing_variable: { count: 1 },
    },
    samples: [{ name: 'Ann', channel: 'email', subject: 'News for Ann' }],
    readiness: { channels: { email: { ready: true }, voice: { ready: false } } },
  })
  expect(smtp.received).toHaveLength(0)
  const sent = await call('POST', `/communication/broadcasts/${broadcast}/send`)
  expect(sent).toMatchObject({ status: 200, body: { id: broadcast } })
  const done = await untilBroadcast(call, broadcast)
  expect(done.counts).toMatchObject({ total: 5, sent: 1, blocked: 4, queued: 0, sending: 0 })
  expect(smtp.received.map(mail => mail.to)).toEqual([['ann@example.com']])
  const messages = await messagesOf(call, broadcast)
  expect(Object.fromEntries(messages.map(m => [m.name ?? m.to_address, [m.state, m.reason]]))).toEqual({
    Ann: ['sent', null],
    Ben: ['blocked', 'no_consent'],
    Cy: ['blocked', 'no_reachable_channel'],
    Dee: ['blocked', 'unsubscribed'],
    'noname@example.com': ['blocked', 'missing_variable'],
  })
  expect(messages.find(m => m.name === 'Ann')).toMatchObject({
    to_address: 'ann@example.com',
    rendered_subject: 'News for Ann',
    rendered_body: expect.stringContaining('Hello Ann'),
    provider_id: expect.stringMatching(/^<.+@.+>$/),
    attempts: 1,
    sent_at: expect.any(String),
  })
})

test('nothing is sent without a preview, twice, or after cancelling', async () => {
  const { account, smtp } = await start({ jobs: false })
  const { call } = account
  const { broadcast } = await makeCampaign(call, [{ name: 'Ann', email: 'ann@example.com' }])
  const path = `/communication/broadcasts/${broadcast}`
  expect((await call('POST', `${path}/send`)).status).toBe(409)
  expect((await call('GET', path)).body).toMatchObject({ status: 'draft', previewed_at: null })
  await send(call, broadcast)
  expect((await call('GET', path)).body).toMatchObject({ status: 'queued' })
  expect((await call('POST', `${path}/send`)).status).toBe(409)
  expect((await call('POST', `${path}/cancel`)).body).toMatchObject({ status: 'cancelled' })
  expect((await call('POST', `${path}/cancel`)).status).toBe(200)
  expect((await call('POST', `${path}/send`)).status).toBe(409)
  expect(smtp.received).toHaveLength(0)
})

test('drafts are refused that could not be sent', async () => {
  const { account } = await start({ jobs: false })
  const { call } = account
  const { audience, template } = await makeCampaign(call, [{ name: 'Ann', email: 'ann@example.com' }])
  const draft = (changes: object) =>
    call('POST', '/communication/broadcasts', {
      name: 'B',
      audience_id: audience,
      channel_order: ['email'],
      template_ids: { email: template },
      allow_replies: false,
      ...changes,
    })
  expect((await draft({})).status).toBe(201)
  expect((await draft({ template_ids: {} })).status).toBe(400)
  expect((await draft({ channel_order: ['sms'], template_ids: { sms: template } })).status).toBe(400)
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect((await draft({ template_ids: { email: nobody } })).status).toBe(404)
  expect((await draft({ audience_id: nobody })).status).toBe(404)
  expect((await draft({ channel_order: [] })).status).toBe(422)
  expect((await draft({ channel_order: ['email', 'email'] })).status).toBe(422)
  expect((await draft({ send_window_start: 9 })).status).toBe(422)
  expect((await draft({ send_window_start: 9, send_window_end: 24.5 })).status).toBe(422)
  expect((await draft({ send_window_start: 9, send_window_end: 9 })).status).toBe(422)
  expect((await call('GET', '/communication/broadcasts?status=draft')).body.broadcasts).toHaveLength(2)
  expect((await call('GET', '/communication/broadcasts?limit=1')).body.broadcasts).toHaveLength(1)
})

test('while the account may not send, every endpoint says so but readiness', async () => {
  const { account } = await start({ jobs: false })
  const { call } = account
  const { broadcast } = await makeCampaign(call, [])
  await call('PATCH', '/account', { communication_enabled: false })
  for (const [method, path, body] of [
    ['GET', '/communication/broadcasts'],
    ['POST', '/communication/broadcasts', {}],
    ['POST', `/communication/broadcasts/${broadcast}/preview`],
    ['GET', '/communication/messages?limit=-1'],
    ['GET', '/communication/overview'],
    ['POST', '/communication/send-one', {}],
    ['GET', '/communication/templates'],
    ['GET', '/communication/audiences'],
    ['POST', '/communication/suppress', {}],
  ] as const) {
    expect(await call(method, path, body), path).toMatchObject({
      status: 403,
      body: { detail: 'Communication is not enabled for this account yet.' },
    })
  }
  const readiness = await call('GET', '/communication/readiness')
  expect(readiness).toMatchObject({
    status: 200,
    body: { enabled: false, channels: { email: { ready: true } } },
  })
})
