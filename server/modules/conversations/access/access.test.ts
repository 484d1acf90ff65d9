import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { call, makeAccount, startApp } from '#server/test/app.ts'

const site = 'https://www.example.com'

test('an answer has just these fields', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { status, headers, body } = await account.call('POST', '/chat/message', { message: 'hi' })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    conversation_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    message_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reply: 'Hello! How can I help you?',
    sources: [],
    actions: [],
    choices: [],
    answered: true,
    handed_over: false,
  })
})

test('a key speaks for its own business only', async () => {
  const app = await startApp()
  const [ours, theirs] = [await makeAccount(app), await makeAccount(app)]
  const say = (body: object, key = ours.standardKey) =>
    call(app, 'POST', '/chat/message', { message: 'hi', ...body }, { 'x-api-key': key })
  expect((await say({})).status).toBe(200)
  expect((await say({ tenant_id: ours.tenant })).status).toBe(200)
  for (const tenant_id of [theirs.tenant, randomUUIDv7(), 'nonsense']) {
    expect(await say({ tenant_id })).toMatchObject({ status: 404, body: { detail: 'Account not found' } })
  }
  const link = (await theirs.call('POST', '/chat-links', {})).body
  expect(await say({ link_token: link.token })).toMatchObject({
    status: 404,
    body: { detail: 'Chat page not found' },
  })
  expect((await say({}, 'ua_nonsense')).status).toBe(403)
})

test('a stranger talks to a business from our chat page or a website that it allows, and from nowhere else', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { allowed_domains: ['example.com'] })
  const say = (tenant_id: string | null, origin?: string) =>
    call(app, 'POST', '/chat/message', { message: 'hi', tenant_id }, origin ? { origin } : {})

  expect(await say(null)).toMatchObject({ status: 401 })
  const refused = { status: 403, body: { detail: 'This website may not use this chat.' } }
  expect(await say(account.tenant)).toMatchObject(refused)
  expect(await say(account.tenant, 'https://example.org')).toMatchObject(refused)
  expect(await say(account.tenant, 'null')).toMatchObject(refused)
  expect(await say(randomUUIDv7(), site)).toMatchObject(refused)
  expect(await say('nonsense', site)).toMatchObject(refused)

  const widget = await say(account.tenant, site)
  expect(widget.status).toBe(200)
  expect(widget.headers.get('access-control-allow-origin')).toBe(site)
  const page = await say(account.tenant, app.url)
  expect(page.status).toBe(200)
  expect(page.headers.get('access-control-allow-origin')).toBeNull()
  const { conversations } = (await account.call('GET', '/conversations')).body
  expect(conversations.map((c: { channel: string }) => c.channel).sort()).toEqual(['chat', 'widget'])

  await account.call('PATCH', '/account', { channels: { chat: false } })
  expect(await say(account.tenant, site)).toMatchObject({
    status: 403,
    body: { detail: 'Written chat is not offered here.' },
  })
  expect((await account.call('POST', '/chat/message', { message: 'hi' })).status).toBe(200)
})

test('a page of another website may ask first whether it may ask', async () => {
  const app = await startApp()
  const preflight = await fetch(`${app.url}/api/v1/chat/stream`, {
    method: 'OPTIONS',
    headers: { origin: site, 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe(site)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Content-Type')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
})

test('a link is the key to its own knowledge, and to the main one only where it inherits it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const link = (await account.call('POST', '/chat-links', { tags: ['Fair'] })).body
  const teach = (question: string, answer: string, link_id?: string) =>
    account.call('POST', '/knowledge/portal/ingest', { question, answer, link_id })
  await teach('Where is the cloakroom?', 'The cloakroom is beside the stage.', link.id)
  await teach('Is there parking?', 'There are twelve free parking spaces.')
  const ask = (message: string, body: object = {}) =>
    call(app, 'POST', '/chat/message', { message, link_token: link.token, ...body })

  expect((await ask('Where is the cloakroom?')).body.reply).toContain('beside the stage')
  expect((await ask('Is there parking?')).body).toMatchObject({ answered: false })
  expect(
    (await account.call('POST', '/chat/message', { message: 'Where is the cloakroom?' })).body,
  ).toMatchObject({
    answered: false,
  })
  const { items } = (await account.call('GET', '/needs-you')).body
  expect(items.find((item: { title: string }) => item.title === 'Is there parking?')).toMatchObject({
    link_id: link.id,
    tags: ['Fair'],
  })

  await account.call('PATCH', `/chat-links/${link.id}`, { inherit_main_kb: true })
  expect((await ask('Is there parking?')).body.reply).toContain('twelve')

  const elsewhere = await ask('hi', { tenant_id: randomUUIDv7() })
  expect(elsewhere).toMatchObject({ status: 404, body: { detail: 'Chat page not found' } })
  await account.call('PATCH', `/chat-links/${link.id}`, { channels: ['book'] })
  expect(await ask('hi')).toMatchObject({ status: 403 })
  await account.call('PATCH', `/chat-links/${link.id}`, { channels: null })
  await account.call('POST', `/chat-links/${link.id}/revoke`)
  const revoked = await ask('hi')
  const unknown = await call(app, 'POST', '/chat/message', { message: 'hi', link_token: 'x'.repeat(32) })
  expect(revoked).toMatchObject({ status: 404, body: { detail: 'Chat page not found' } })
  expect(unknown.body).toEqual(revoked.body)
})

test('nobody can continue a conversation that is not theirs', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const [fair, shop] = [
    (await account.call('POST', '/chat-links', {})).body,
    (await account.call('POST', '/chat-links', {})).body,
  ]
  const begin = async (body: object, headers: Record<string, string> = {}) =>
    (await call(app, 'POST', '/chat/message', { message: 'hi', ...body }, headers)).body.conversation_id
  const byKey = { 'x-api-key': account.standardKey }
  const onPage = { origin: app.url }
  const atFair = await begin({ link_token: fair.token })
  const atPage = await begin({ tenant_id: account.tenant }, onPage)
  const ofBusiness = await begin({}, byKey)

  const goOn = async (conversation_id: string, body: object, headers: Record<string, string> = {}) =>
    (await call(app, 'POST', '/chat/message', { message: 'hi', conversation_id, ...body }, headers)).status
  expect(await goOn(atFair, { link_token: fair.token })).toBe(200)
  expect(await goOn(atPage, { tenant_id: account.tenant }, onPage)).toBe(200)
  expect(await goOn(atPage, {}, byKey)).toBe(200)
  expect(await goOn(ofBusiness, {}, byKey)).toBe(200)

  expect(await goOn(atFair, { link_token: shop.token })).toBe(404)
  expect(await goOn(atFair, { tenant_id: account.tenant }, onPage)).toBe(404)
  expect(await goOn(atFair, {}, byKey)).toBe(404)
  expect(await goOn(ofBusiness, { tenant_id: account.tenant }, onPage)).toBe(404)
  expect(await goOn(ofBusiness, {}, { 'x-api-key': other.standardKey })).toBe(404)
  for (const unknown of [randomUUIDv7(), 'nonsense', '']) expect(await goOn(unknown, {}, byKey)).toBe(404)
})

test('a message has 1 to 4,000 characters', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const say = async (message: unknown) => {
    const { status, body } = await account.call('POST', '/chat/message', { message })
    return status === 422 ? body.detail[0].type : status
  }
  expect(await say(`  ${'👋'.repeat(4_000)}  `)).toBe(200)
  expect(await say('a'.repeat(4_001))).toBe('string_too_long')
  expect(await say('a'.repeat(50_000))).toBe('string_too_long')
  expect(await say(' \n ')).toBe('string_too_short')
  expect(await say('')).toBe('string_too_short')
  expect(await say(7)).toBe('string_type')
  expect(await say(undefined)).toBe('missing')
  // What was refused left no trace.
  expect((await account.call('GET', '/conversations')).body.total).toBe(1)
})

test('one allowance for all of a business’s chats, and one for each stranger', async () => {
  const app = await startApp({ env: { RATE_LIMIT_CHAT: '2', RATE_LIMIT_WIDGET: '4' } })
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const link = (await account.call('POST', '/chat-links', {})).body
  expect((await account.call('POST', '/chat/message', { message: 'hi' })).status).toBe(200)
  const say = (body: object) => call(app, 'POST', '/chat/message', { message: 'hi', ...body })
  expect((await say({ link_token: link.token })).status).toBe(200)
  const over = await say({ link_token: link.token })
  expect(over.status).toBe(429)
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await account.call('POST', '/chat/stream', { message: 'hi' })).status).toBe(429)
  expect((await other.call('POST', '/chat/message', { message: 'hi' })).status).toBe(200)
  // Two guesses at a token are the third and fourth request of this address.
  expect((await say({ link_token: 'x'.repeat(32) })).status).toBe(404)
  expect((await say({ link_token: 'y'.repeat(32) })).status).toBe(404)
  expect((await say({ link_token: 'z'.repeat(32) })).status).toBe(429)
})
