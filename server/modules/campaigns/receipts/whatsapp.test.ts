import { createHmac, randomInt } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeMeta, startFakeMeta, type TakenWhatsApp } from '#server/test/fakes/meta.ts'

async function start(): Promise<{
  app: TestApp
  meta: FakeMeta
  ours: Account
  theirs: Account
  webhook: string
}> {
  const meta = await startFakeMeta()
  onTestFinished(meta.close)
  const env = {
    WHATSAPP_API_URL: meta.url,
    WHATSAPP_ACCESS_TOKEN: meta.accessToken,
    WHATSAPP_PHONE_NUMBER_ID: meta.phoneNumberId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: meta.businessAccountId,
    WHATSAPP_APP_SECRET: meta.appSecret,
    WHATSAPP_VERIFY_TOKEN: 'verify me',
  }
  const app = await startApp({ env })
  const accounts = [await makeAccount(app), await makeAccount(app)]
  for (const account of accounts) await account.call('PATCH', '/account', { country: 'DE' })
  const webhook = `${app.url}/api/v1/providers/whatsapp`
  return { app, meta, ours: accounts[0]!, theirs: accounts[1]!, webhook }
}

const newNumber = (): string => `+49151${randomInt(10_000_000, 99_999_999)}`

/** A template in review; `standing` reads what became of it. */
async function submitted(account: Account) {
  const template = await account.call('POST', '/communication/templates', {
    name: `Hello ${randomInt(1e9)}`,
    channel: 'whatsapp',
    category: 'utility',
    language: 'en',
    body: 'Hello {{name}}, we open on Monday.',
  })
  const { id } = template.body
  const createAtProvider = await account.call('POST', `/communication/templates/${id}/submit`)
  expect(createAtProvider.status, JSON.stringify(createAtProvider.body)).toBe(200)
  const standing = async () => {
    const row = await listed(account)
    const { provider_status, provider_error } = row.find((each: { id: string }) => each.id === id)
    return { provider_status, provider_error }
  }
  return { id, standing }
}

const listed = async (account: Account) =>
  (await account.call('GET', '/communication/templates')).body.templates

/** Sends one message with an approved template; `message` reads its row. */
async function sendOne(meta: FakeMeta, webhook: string, account: Account, phone = newNumber()) {
  const { id } = await submitted(account)
  const theirTemplate = meta.templates.at(-1)!
  await approve(meta, webhook, theirTemplate.id)
  theirTemplate.status = 'APPROVED'
  const sent = await account.call('POST', '/communication/send-one', { template_id: id, name: 'Ann', phone })
  expect(sent.body.message, JSON.stringify(sent.body)).toMatchObject({ state: 'sent' })
  const message = async () =>
    (await account.call('GET', `/communication/broadcasts/${sent.body.broadcast_id}/messages`)).body
      .messages[0]
  return { phone, message, taken: meta.messages.at(-1)! }
}

const approve = (meta: FakeMeta, webhook: string, id: string, event = 'APPROVED', reason = 'NONE') =>
  meta.post(webhook, 'message_template_status_update', { event, reason, message_template_id: Number(id) })

const said = (meta: FakeMeta, from: string, content: object, more: object = {}) => ({
  messaging_product: 'whatsapp',
  metadata: { phone_number_id: meta.phoneNumberId },
  contacts: [{ wa_id: from.slice(1), profile: { name: 'Annie' } }],
  messages: [
    { id: `wamid.in${randomInt(1e9)}`, from: from.slice(1), timestamp: '1700000000', ...content, ...more },
  ],
})
const text = (body: string) => ({ type: 'text', text: { body } })

const stopped = async (account: Account) =>
  (await account.call('GET', '/communication/suppressions')).body.suppressions.map(
    (each: { address: string; channels: string[] }) => [each.address, each.channels],
  )

test('Meta is told that the address is ours, if it knows the token', async () => {
  const { app } = await start()
  const ask = (token: string, mode = 'subscribe') =>
    call(
      app,
      'GET',
      `/providers/whatsapp?hub.mode=${mode}&hub.verify_token=${token}&hub.challenge=1158201444`,
    )
  const answer = await ask('verify%20me')
  expect([answer.status, answer.body]).toEqual([200, '1158201444'])
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const wrong of [
    ask('another'),
    ask(''),
    ask('verify%20me', 'unsubscribe'),
    call(app, 'GET', '/providers/whatsapp'),
  ])
    expect((await wrong).status).toBe(403)
})

test('the end of a review is taken from the webhook', async () => {
  const { meta, ours, webhook } = await start()
  const [good, bad] = [await submitted(ours), await submitted(ours)]
  const [goodThere, badThere] = meta.templates
  goodThere!.status = 'APPROVED'
  Object.assign(badThere!, { status: 'REJECTED', rejected_reason: 'ABUSIVE_CONTENT' })
  await approve(meta, webhook, goodThere!.id)
  await approve(meta, webhook, badThere!.id, 'REJECTED', 'ABUSIVE_CONTENT')
  await approve(meta, webhook, '999999999999')
  expect(await good.standing()).toMatchObject({ provider_status: 'approved' })
  expect(await bad.standing()).toMatchObject({
    provider_status: 'rejected',
    provider_error: expect.stringContaining('ABUSIVE_CONTENT'),
  })
})

test('statuses move a message on, in whatever order and however often they come', async () => {
  const { meta, ours, webhook } = await start()
  const { taken, message } = await sendOne(meta, webhook, ours)
  for (const status of ['read', 'sent', 'delivered', 'read', 'failed', 'nonsense'])
    expect((await meta.report(taken, status, { webhook })).status).toBe(200)
  expect(await message()).toMatchObject({ state: 'read', read_at: expect.any(String), failed_at: null })
})

test('who stopped marketing messages in the app is not written to again', async () => {
  const { meta, ours, webhook } = await start()
  const [out, gone] = [await sendOne(meta, webhook, ours), await sendOne(meta, webhook, ours)]
  await meta.report(out.taken, 'failed', { webhook, code: 131050 })
  await meta.report(gone.taken, 'failed', { webhook, code: 131026 })
  expect(await out.message()).toMatchObject({ state: 'failed', reason: 'unsubscribed' })
  expect(await gone.message()).toMatchObject({ state: 'failed', reason: 'undeliverable' })
  expect(await stopped(ours)).toEqual([[out.phone, ['whatsapp']]])
  const preference = (value: string) => ({
    metadata: { phone_number_id: meta.phoneNumberId },
    user_preferences: [{ wa_id: out.phone.slice(1), category: 'marketing_messages', value }],
  })
  await meta.post(webhook, 'user_preferences', preference('resume'))
  expect(await stopped(ours)).toEqual([])
  await meta.post(webhook, 'user_preferences', preference('stop'))
  expect(await stopped(ours)).toEqual([[out.phone, ['whatsapp']]])
})

test('an answer opens a conversation with the business whose message it names, else the last that wrote', async () => {
  const { meta, ours, theirs, webhook } = await start()
  const first = await sendOne(meta, webhook, ours)
  const second = await sendOne(meta, webhook, theirs, first.phone)
  const context = { context: { id: first.taken.id } }
  const answer = said(meta, first.phone, { type: 'button', button: { text: 'See you!' } }, context)
  for (let i = 0; i < 2; i++) await meta.post(webhook, 'messages', answer)
  const row = await first.message()
  expect(row).toMatchObject({ state: 'replied', reply_snippet: 'See you!' })
  const conversation = await ours.call('GET', `/conversations/${row.reply_conversation_id}`)
  expect(conversation.body).toMatchObject({ channel: 'whatsapp', phone: first.phone, messages: 1 })
  await meta.post(
    webhook,
    'messages',
    said(meta, first.phone, { type: 'image', image: { caption: 'Here?' } }),
  )
  expect(await second.message()).toMatchObject({ state: 'replied', reply_snippet: 'Here?' })
  // What says nothing is no answer.
  await meta.post(
    webhook,
    'messages',
    said(meta, newNumber(), { type: 'reaction', reaction: { emoji: '👍' } }),
  )
})

test('stop ends the messages, also from somebody who hides their number', async () => {
  const { meta, ours, webhook } = await start()
  const [one, hidden] = [await sendOne(meta, webhook, ours), await sendOne(meta, webhook, ours)]
  await meta.post(webhook, 'messages', said(meta, one.phone, text('Stop')))
  const nameless = { from: undefined, from_user_id: 'US.123', context: { id: hidden.taken.id } }
  await meta.post(webhook, 'messages', said(meta, hidden.phone, text('stop please'), nameless))
  expect((await stopped(ours)).sort()).toEqual(
    [
      [one.phone, ['whatsapp']],
      [hidden.phone, ['whatsapp']],
    ].sort(),
  )
  expect((await one.message()).state).toBe('sent')
})

test('a button that is there to end the messages ends them, whatever is written on it', async () => {
  const { meta, ours, webhook } = await start()
  const buttons = [
    { type: 'button', button: { payload: 'Stop promotions', text: 'Stop promotions' } },
    { type: 'button', button: { payload: 'OPT_OUT', text: 'Nein danke' } },
    { type: 'interactive', interactive: { button_reply: { id: 'unsubscribe-all', title: 'No, thanks' } } },
  ]
  const answered = { type: 'button', button: { payload: 'STOP_BY_TOMORROW', text: 'I’ll stop by tomorrow' } }
  for (const button of buttons) {
    const { phone, message, taken } = await sendOne(meta, webhook, ours)
    await meta.post(webhook, 'messages', said(meta, phone, button, { context: { id: taken.id } }))
    expect(await stopped(ours)).toContainEqual([phone, ['whatsapp']])
    expect((await message()).state).toBe('sent')
  }
  const { phone, message } = await sendOne(meta, webhook, ours)
  await meta.post(webhook, 'messages', said(meta, phone, answered))
  expect(await stopped(ours)).toHaveLength(buttons.length)
  expect((await message()).state).toBe('replied')
})

test('many changes come in one delivery, and ids that nobody knows do no harm', async () => {
  const { app, meta, ours, webhook } = await start()
  const sent = [await sendOne(meta, webhook, ours), await sendOne(meta, webhook, ours)]
  const statuses = [
    ...sent.map(each => each.taken),
    { id: 'wamid.unknown', to: '+49151', reference: 'x' } as TakenWhatsApp,
  ]
  const value = {
    metadata: { phone_number_id: meta.phoneNumberId },
    statuses: statuses.map(({ id, reference }) => ({
      id,
      status: 'delivered',
      biz_opaque_callback_data: reference,
    })),
  }
  expect((await meta.post(webhook, 'messages', value)).status).toBe(200)
  for (const { message } of sent) expect((await message()).state).toBe('delivered')
  // Businesses of other tests have connected the same number: it is unknown to each of them.
  expect((await app.deps.metrics.page()).text).toMatch(
    /frontdesk_receipts_total\{state="delivered",outcome="unknown"\} [1-9]/,
  )
})

test('a delivery without a good signature is refused and changes nothing; no body is too odd', async () => {
  const { meta, ours, webhook } = await start()
  const { taken, message, phone } = await sendOne(meta, webhook, ours)
  const value = {
    metadata: { phone_number_id: meta.phoneNumberId },
    statuses: [{ id: taken.id, status: 'read' }],
  }
  expect((await forge(webhook, meta, value)).status).toBe(403)
  expect((await forge(webhook, meta, said(meta, phone, text('stop')))).status).toBe(403)
  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '{"entry":1}',
    `{"entry":[${'['.repeat(50_000)}`,
    '{"entry":[{"changes":[null]}]}',
    '\0',
  ])
    expect((await fetch(webhook, { method: 'POST', body })).status).toBe(403)
  expect((await message()).state).toBe('sent')
  expect(await stopped(ours)).toEqual([])
  // Signed, and still not as documented.
  const odd: object[] = [
    {
      metadata: { phone_number_id: meta.phoneNumberId },
      statuses: 'x',
      messages: [null, 1, {}, { id: 1, type: 2 }],
    },
    {
      metadata: { phone_number_id: meta.phoneNumberId },
      statuses: [{ id: 'a\0b', status: 'sent', errors: [1] }],
    },
    said(meta, phone, { type: 'text', text: null }),
    said(meta, phone, { type: '__proto__' }),
    said(meta, phone, text('half \ud800 a character\0')),
  ]
  for (const each of odd) expect((await meta.post(webhook, 'messages', each)).status).toBe(200)
})

/** As somebody posts who knows all of the account but its secret. */
function forge(webhook: string, { businessAccountId }: FakeMeta, value: object): Promise<Response> {
  const body = JSON.stringify({ entry: [{ id: businessAccountId, changes: [{ field: 'messages', value }] }] })
  const signature = `sha256=${createHmac('sha256', 'guessed').update(body).digest('hex')}`
  return fetch(webhook, { method: 'POST', headers: { 'x-hub-signature-256': signature }, body })
}
