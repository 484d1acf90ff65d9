import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp } from '#server/test/app.ts'
import { makeCampaign, messagesOf, untilBroadcast } from '#server/test/campaign.ts'
import { startFakeSmtp } from '#server/test/fakes/smtp.ts'

async function start() {
  const smtp = await startFakeSmtp()
  onTestFinished(() => smtp.close())
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'desk@example.com', ALLOW_PRIVATE_NETWORK: 'on' }
  const app = await startApp({ env, jobs: true })
  return { smtp, account: await makeAccount(app) }
}

/** A previewed broadcast to Ann, who agreed, and Ben, who did not. */
async function previewed(account: Account) {
  const { call } = account
  const { audience, template, broadcast } = await makeCampaign(call, [
    { name: 'Ann', email: 'ann@example.com', pet: 'Rex' },
    { name: 'Ben', email: 'ben@example.com', consent_email: false },
  ])
  const contacts = `/communication/audiences/${audience}/contacts`
  const [ben, ann] = (await call('GET', contacts)).body.contacts
  const preview = () => call('POST', `/communication/broadcasts/${broadcast}/preview`)
  const send = () => call('POST', `/communication/broadcasts/${broadcast}/send`)
  expect((await preview()).body.counts).toMatchObject({ sending: 1, blocked: 1 })
  const paths = { audience: `/communication/audiences/${audience}`, contacts, broadcast }
  return { call, ...paths, template: `/communication/templates/${template}`, ann, ben, preview, send }
}

type Previewed = Awaited<ReturnType<typeof previewed>>

const smtpAccount = (smtp: { url: string }) => {
  const { hostname: host, port } = new URL(smtp.url)
  return { host, port: Number(port), security: 'none', from_email: 'shop@example.com' }
}

const changes: [string, string, (on: Previewed, smtp: { url: string }) => Promise<{ status: number }>][] = [
  [
    'the text of a template',
    'the template “News”',
    ({ call, template }) => call('PATCH', template, { body: 'Hi.' }),
  ],
  [
    'another contact',
    'the contacts of the audience',
    ({ call, contacts }) => call('POST', contacts, { rows: [{ email: 'cy@example.com' }] }),
  ],
  [
    'a contact fewer',
    'the contacts of the audience',
    ({ call, contacts, ben }) => call('DELETE', `${contacts}/${ben.id}`),
  ],
  [
    'a contact’s address',
    'the contacts of the audience',
    ({ call, contacts, ann }) => call('PATCH', `${contacts}/${ann.id}`, { email: 'anna@example.com' }),
  ],
  [
    'somebody who agrees now',
    'who has agreed to be written to',
    ({ call, contacts, ben }) => call('PATCH', `${contacts}/${ben.id}`, { consent_email: true }),
  ],
  [
    'the source of the audience',
    'the source of the audience',
    ({ call, audience }) => call('PATCH', audience, { source: { kind: 'segment', segment: 'leads' } }),
  ],
  [
    'the sender',
    'the sender',
    ({ call }, smtp) => call('PUT', '/communication/connections/email', smtpAccount(smtp)),
  ],
]

test.for(changes)('%s spends a preview, and the refusal says so', async ([, words, change]) => {
  const { smtp, account } = await start()
  const on = await previewed(account)
  expect((await change(on, smtp)).status).toBeLessThan(300)
  const refused = await on.send()
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining(words)])
  expect((await account.call('GET', `/communication/broadcasts/${on.broadcast}`)).body.status).toBe('draft')
  await on.preview()
  expect((await on.send()).status).toBe(200)
  await untilBroadcast(account.call, on.broadcast)
})

test('a preview holds over what it did not show, and over people who opt out', async () => {
  const { account } = await start()
  const on = await previewed(account)
  const { call, contacts, ann, ben } = on
  const done = [
    await call('PATCH', on.template, { name: 'Old news' }),
    await call('PATCH', on.audience, { name: 'All people' }),
    await call('PATCH', `${contacts}/${ann.id}`, { pet: 'Fido', external_id: '7', phone: '+4930123456' }),
    await call('PATCH', '/account', { phone: '+4930123457' }),
    await call('POST', '/communication/suppress', { email: ben.email }),
    await call('PATCH', `/communication/broadcasts/${on.broadcast}/replies`, { allow_replies: false }),
  ]
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect((await on.send()).status).toBe(200)
  await untilBroadcast(call, on.broadcast)
  expect((await messagesOf(call, on.broadcast)).map(m => [m.name, m.state, m.reason])).toEqual([
    ['Ann', 'sent', null],
    ['Ben', 'blocked', 'unsubscribed'],
  ])
})

test('fields and facts of the business count where a template says them', async () => {
  const { account } = await start()
  const on = await previewed(account)
  const { call } = on
  await call('PATCH', on.template, { body: 'Hello {{pet}}, call {{business.phone}} {{note}}' })
  await call('PATCH', '/account', { phone: '+4930123456' })
  const spent = async (change: Promise<{ status: number }>) => {
    expect((await change).status).toBe(200)
    const { status, body } = await on.send()
    await on.preview()
    return [status, body.detail]
  }
  await on.preview()
  expect(await spent(call('PATCH', `${on.contacts}/${on.ann.id}`, { pet: 'Fido' }))).toEqual([
    409,
    expect.stringContaining('the contacts of the audience'),
  ])
  expect(await spent(call('PATCH', '/account', { phone: '+4930123457' }))).toEqual([
    409,
    expect.stringContaining('the details of the business'),
  ])
})

test('what was built for one person is previewed by its answer', async () => {
  const { account } = await start()
  const { call } = account
  const template = { name: 'Order', channel: 'email', subject: 'Order', body: 'Your order is ready.' }
  const { id } = (await call('POST', '/communication/templates', template)).body
  const built = () =>
    call('POST', '/communication/send-one', { template_id: id, email: 'ann@example.com', send_now: false })
  const send = (broadcast: string) => call('POST', `/communication/broadcasts/${broadcast}/send`)
  const [first, second] = [(await built()).body.broadcast_id, (await built()).body.broadcast_id]
  expect((await send(first)).status).toBe(200)
  await call('PATCH', `/communication/templates/${id}`, { body: 'Your order is late.' })
  expect((await send(second)).status).toBe(409)
})
