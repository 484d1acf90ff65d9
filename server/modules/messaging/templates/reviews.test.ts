import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { listen } from '#server/test/fakes/listen.ts'
import { type FakeMeta, startFakeMeta } from '#server/test/fakes/meta.ts'
import { setReview } from './templates.ts'

const path = '/communication/templates'
const body = 'Hi {{name}}, your {{pet}} of {{business.name}} is due, {{name}}. Bye.'

async function startMeta() {
  const meta = await startFakeMeta()
  onTestFinished(meta.close)
  return meta
}

const connected = (meta: FakeMeta, url = meta.url) => ({
  WHATSAPP_ACCESS_TOKEN: meta.accessToken,
  WHATSAPP_PHONE_NUMBER_ID: meta.phoneNumberId,
  WHATSAPP_BUSINESS_ACCOUNT_ID: meta.businessAccountId,
  WHATSAPP_APP_SECRET: meta.appSecret,
  WHATSAPP_VERIFY_TOKEN: 'verify',
  WHATSAPP_API_URL: url,
})

async function makeDraft(app: TestApp, fields: object = {}) {
  const account = await makeAccount(app, { name: 'Oak & Sons' })
  await account.call('PATCH', '/account', { communication_enabled: true })
  const sent = { name: 'Été: Check-up!', channel: 'whatsapp', category: 'utility', language: 'pt-BR', body }
  const { body: template } = await account.call('POST', path, { ...sent, ...fields })
  return { account, template, id: template.id as string }
}

const submit = (account: Account, id: string) => account.call('POST', `${path}/${id}/submit`)

const listed = async (account: Account) => (await account.call('GET', path)).body.templates

test('a template is submitted with numbers and examples, and sends once it is approved', async () => {
  const meta = await startMeta()
  const app = await startApp({ env: connected(meta) })
  const { account, template, id } = await makeDraft(app)
  expect(template).toMatchObject({ provider_status: 'draft', provider_error: null, language: 'pt_BR' })
  expect(await submit(account, id)).toMatchObject({ status: 200, body: { id, provider_status: 'pending' } })
  expect(meta.templates).toMatchObject([
    {
      name: expect.stringMatching(/^ete_check_up_[0-9a-f]{12}$/),
      category: 'UTILITY',
      language: 'pt_BR',
      body: 'Hi {{1}}, your {{2}} of {{3}} is due, {{1}}. Bye.',
    },
  ])
  expect(await submit(account, id)).toMatchObject({ status: 409 })

  meta.review(meta.templates[0]!.name, 'APPROVED')
  expect(await listed(account)).toMatchObject([{ provider_status: 'approved' }])
  expect(await submit(account, id)).toMatchObject({ status: 409 })
  expect((await account.call('POST', `${path}/${id}/preview`)).body.params).toEqual([
    'Ann Example',
    'pet',
    'Oak & Sons',
  ])

  // Only what was judged is judged again.
  const sources = { pet: { from: 'page' } }
  await account.call('PATCH', `${path}/${id}`, { name: 'Other', body, variable_sources: sources })
  expect(await listed(account)).toMatchObject([{ provider_status: 'approved' }])
  await account.call('PATCH', `${path}/${id}`, { body: `Well: ${body}` })
  expect(await listed(account)).toMatchObject([{ provider_status: 'draft' }])
  expect((await submit(account, id)).body.provider_status).toBe('pending')
  expect(meta.templates).toHaveLength(2)
})

test('a refusal carries its reason, and what is decided of an older text changes nothing', async () => {
  const meta = await startMeta()
  const app = await startApp({ env: connected(meta) })
  const { account, id } = await makeDraft(app)
  const ctx = app.open.as(account.tenant, { kind: 'system' })
  await submit(account, id)
  const providerId = meta.templates[0]!.id
  const say = (status: string, reason: string | null = null) => setReview(ctx, { providerId, status, reason })
  const standing = async () => {
    const [{ provider_status, provider_error }] = await listed(account)
    return [provider_status, provider_error]
  }
  meta.review(meta.templates[0]!.name, 'REJECTED', 'INVALID_FORMAT')
  expect(await standing()).toEqual(['rejected', expect.stringContaining('INVALID_FORMAT')])
  expect(await say('APPROVED')).toBe(true)
  expect(await standing()).toEqual(['approved', null])
  expect(await say('PAUSED')).toBe(true)
  expect(await standing()).toEqual(['rejected', expect.stringContaining('quality')])
  expect(await say('SOMETHING_NEW')).toBe(false)
  expect(await setReview(ctx, { providerId: 'other', status: 'APPROVED', reason: null })).toBe(false)

  const elsewhere = app.open.as((await makeAccount(app)).tenant, { kind: 'system' })
  expect(await setReview(elsewhere, { providerId, status: 'APPROVED', reason: null })).toBe(false)
  expect((await submit(account, id)).body).toMatchObject({ provider_status: 'pending', provider_error: null })
  expect(await say('APPROVED')).toBe(false)
  expect(await standing()).toEqual(['pending', null])
})

test('an answer that never came, or a second attempt at the same time, makes no second template', async () => {
  const meta = await startMeta()
  const app = await startApp({ env: connected(meta) })
  const { account, id } = await makeDraft(app)
  meta.failNext('cut')
  expect((await submit(account, id)).body.provider_status).toBe('pending')
  expect(meta.templates).toHaveLength(1)

  const { account: hasty, id: same } = await makeDraft(app)
  const both = await Promise.all([submit(hasty, same), submit(hasty, same)])
  expect(both.map(answer => answer.status)).toContain(200)
  expect(meta.templates).toHaveLength(2)
  expect(await listed(hasty)).toMatchObject([{ provider_status: 'pending' }])
})

test('what WhatsApp refuses on the spot is 400 in its words, an outage is 503, and both leave a draft', async () => {
  const meta = await startMeta()
  const app = await startApp({ env: connected(meta) })
  const { account, id } = await makeDraft(app)
  meta.failNext({ code: 100 })
  expect(await submit(account, id)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('(#100) refused') },
  })
  meta.failNext({ status: 503 })
  expect(await submit(account, id)).toMatchObject({ status: 503 })
  expect(await listed(account)).toMatchObject([{ provider_status: 'draft' }])
  expect((await submit(account, id)).body.provider_status).toBe('pending')
})

test('what another account at WhatsApp approved is reviewed by the one that is connected now', async () => {
  const meta = await startMeta()
  const app = await startApp({ env: connected(meta) })
  const { account, id } = await makeDraft(app)
  await submit(account, id)
  await app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.updateTable('message_template').set({ provider_account: 'the one before' }).execute())
  expect((await submit(account, id)).body.provider_status).toBe('pending')
  expect(meta.templates).toHaveLength(2)
  expect((await submit(account, id)).status).toBe(409)
})

test('without an account at WhatsApp nothing is submitted; another channel has no review', async () => {
  const app = await startApp()
  const { account, id } = await makeDraft(app)
  expect(await submit(account, id)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining('No WhatsApp business account') },
  })
  const { body: sms } = await account.call('POST', path, { name: 'x', channel: 'sms', body: 'Hi' })
  expect(await submit(account, sms.id)).toMatchObject({ status: 400 })
  await account.call('DELETE', `${path}/${id}`)
  expect(await submit(account, id)).toMatchObject({ status: 409 })
  expect(await submit(await makeAccount(app), id)).toMatchObject({ status: 404 })
})

test('the list asks once a minute, and answers as well while WhatsApp does not', async () => {
  const meta = await startMeta()
  const app = await startApp({ env: connected(meta) })
  const { account, id } = await makeDraft(app)
  await submit(account, id)
  const { id: providerId, name } = meta.templates[0]!
  const asked = () => meta.requests.filter(request => request.includes(`/${providerId}?`)).length
  await Promise.all([listed(account), listed(account), listed(account)])
  await listed(account)
  expect(asked()).toBe(1)

  const silent = await listen(createServer(() => {}))
  onTestFinished(silent.close)
  const broken = await listen(createServer((_request, response) => response.writeHead(500).end()))
  onTestFinished(broken.close)
  meta.review(name, 'APPROVED')
  for (const [minute, { url }] of [silent, broken].entries()) {
    const cutOff = await startApp({ env: connected(meta, url) })
    cutOff.clock.advance((minute + 1) * 61_000)
    const headers = { 'x-api-key': account.adminKey }
    expect(await call(cutOff, 'GET', path, undefined, headers)).toMatchObject({
      status: 200,
      body: { templates: [{ provider_status: 'pending' }] },
    })
  }
  app.clock.advance(200_000)
  expect(await listed(account)).toMatchObject([{ provider_status: 'approved' }])
  expect(asked()).toBe(2)
})
