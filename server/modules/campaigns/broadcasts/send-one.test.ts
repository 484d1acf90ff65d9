import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign } from '#server/test/campaign.ts'
import { type FakeSmtp, startFakeSmtp } from '#server/test/fakes/smtp.ts'

async function start(): Promise<{ smtp: FakeSmtp; account: Account; template: string }> {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const app = await startApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com' } })
  const account = await makeAccount(app)
  const template = await account.call('POST', '/communication/templates', {
    name: 'Order',
    channel: 'email',
    subject: 'Order {{order}}',
    body: 'Dear {{contact.name}}, order {{order}} is ready. {{note}}',
    variable_sources: { note: { from: 'typed' } },
  })
  expect(template.status).toBe(201)
  return { smtp, account, template: template.body.id }
}

const order = { name: 'Ann', email: 'Ann@Example.com', attributes: { order: 'A-17', note: 'Bring a bag.' } }

test('a message to one person leaves while the caller waits, with a log row like any other', async () => {
  const { smtp, account, template } = await start()
  const sent = await account.call('POST', '/communication/send-one', { template_id: template, ...order })
  expect(sent).toMatchObject({
    status: 200,
    body: {
      status: 'completed',
      message: { state: 'sent', to_address: 'ann@example.com', rendered_subject: 'Order A-17' },
    },
  })
  expect(smtp.received.map(mail => mail.to)).toEqual([['ann@example.com']])
  const { messages } = (await account.call('GET', '/communication/messages?q=ann')).body
  expect(messages).toMatchObject([
    {
      broadcast_id: sent.body.broadcast_id,
      state: 'sent',
      rendered_body: expect.stringContaining('Bring a bag.'),
    },
  ])
  const { body } = await account.call('GET', `/communication/broadcasts/${sent.body.broadcast_id}`)
  expect(body).toMatchObject({ status: 'completed', counts: { total: 1, sent: 1 } })
})

test('of whom it is for, the person is named and no audience', async () => {
  const { account, template } = await start()
  const { call } = account
  const { broadcast_id } = (
    await call('POST', '/communication/send-one', { template_id: template, ...order })
  ).body
  const { messages } = (await call('GET', `/communication/broadcasts/${broadcast_id}/messages`)).body
  const one = (await call('GET', `/communication/broadcasts/${broadcast_id}`)).body
  expect(one).toMatchObject({ audience_id: '', contact_id: messages[0].contact_id })
  const { audience, broadcast } = await makeCampaign(call, [{ name: 'Ann', email: 'ann@example.com' }])
  await call('DELETE', `/communication/audiences/${audience}`)
  const listed = (await call('GET', '/communication/broadcasts')).body.broadcasts
  expect(listed.find((each: { id: string }) => each.id === broadcast)).toMatchObject({
    audience_id: audience,
    contact_id: null,
  })
  const refused = await call('POST', `/communication/broadcasts/${broadcast}/preview`)
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('deleted')])
})

test('it can be built without being sent, and sent later', async () => {
  const { smtp, account, template } = await start()
  const path = '/communication/send-one'
  const built = await account.call('POST', path, { template_id: template, ...order, send_now: false })
  expect(built.body).toMatchObject({
    status: 'draft',
    message: {
      state: 'queued',
      to_address: 'ann@example.com',
      rendered_subject: 'Order A-17',
      rendered_body: expect.stringContaining('A-17'),
    },
  })
  expect(smtp.received).toHaveLength(0)
  const later = await account.call('POST', `/communication/broadcasts/${built.body.broadcast_id}/send`)
  expect(later.body.status).toBe('queued')
})

test('it passes the same checks', async () => {
  const { smtp, account, template } = await start()
  const one = (body: object) =>
    account.call('POST', '/communication/send-one', { template_id: template, ...body })
  expect((await one({ ...order, attributes: { order: 'A-17' } })).body).toMatchObject({
    status: 'completed',
    message: { state: 'blocked', reason: 'missing_variable', reason_label: expect.any(String) },
  })
  await account.call('POST', '/communication/suppress', { email: 'ann@example.com' })
  expect((await one(order)).body).toMatchObject({ message: { state: 'blocked', reason: 'unsubscribed' } })
  expect(smtp.received).toHaveLength(0)
  expect((await one({ name: 'Ann' })).status).toBe(400)
  expect((await one({ name: 'Ann', email: 'no address' })).status).toBe(400)
  expect((await one({ name: 'Ann', phone: '+4930123456' })).status).toBe(400)
  const nobody = '00000000-0000-7000-8000-000000000000'
  expect((await one({ ...order, template_id: nobody })).status).toBe(404)
  const sms = await account.call('POST', '/communication/templates', {
    name: 'S',
    channel: 'sms',
    body: 'Hi',
  })
  expect((await one({ template_id: sms.body.id, phone: '+4930123456' })).body).toMatchObject({
    message: { channel: 'sms', state: 'blocked', reason: 'channel_not_ready', to_address: '+4930123456' },
  })
})

test('a link to the booking page is not sent while nobody can book', async () => {
  const { smtp, account } = await start()
  const { body } = await account.call('POST', '/communication/templates', {
    name: 'Book',
    channel: 'email',
    subject: 'Book',
    body: 'Book here: {{link}}',
    variable_sources: { link: { from: 'booking' } },
  })
  const one = () =>
    account.call('POST', '/communication/send-one', {
      template_id: body.id,
      name: 'Ann',
      email: 'ann@example.com',
    })
  const campaign = await makeCampaign(account.call, [{ name: 'Ann', email: 'ann@example.com' }], {
    template_ids: { email: body.id },
  })
  const preview = () => account.call('POST', `/communication/broadcasts/${campaign.broadcast}/preview`)
  expect((await preview()).status).toBe(400)
  await account.call('PATCH', '/account', { booking: { paused: true } })
  expect((await one()).status).toBe(400)
  await account.call('PATCH', '/account', { booking: { paused: false } })
  const nothing = await one()
  expect([nothing.status, nothing.body.detail]).toEqual([
    400,
    expect.stringContaining('no service is offered'),
  ])
  await account.call('POST', '/services', { name: 'Check-up', duration_minutes: 30 })
  expect((await one()).body).toMatchObject({ message: { state: 'sent' } })
  expect((await preview()).body.counts.sending).toBe(1)
  expect(smtp.received[0]!.raw).toContain(`${account.slug}/book`)
})
