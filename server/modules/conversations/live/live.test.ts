import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp, workerDatabase } from '#server/test/app.ts'
import { followEvents } from '#server/test/live-events.ts'

/** A visitor of a link's page, who has said hello. */
async function makeVisitor(app: TestApp, account: Account) {
  const link = (await account.call('POST', '/chat-links', {})).body
  const say = async (message: string, conversation_id?: string) =>
    (await call(app, 'POST', '/chat/message', { message, conversation_id, link_token: link.token })).body
  const { conversation_id: id } = await say('Hello')
  const page = `conversation_id=${id}&link_token=${link.token}`
  return { id, token: link.token, page, say: (message: string) => say(message, id) }
}

const api = (app: { url: string }) => `${app.url}/api/v1`

test('visitor and business follow a conversation live, each through another process', async () => {
  const databaseUrl = await workerDatabase()
  const [ours, theirs] = [await startApp({ databaseUrl }), await startApp({ databaseUrl })]
  const account = await makeAccount(ours)
  const visitor = await makeVisitor(theirs, account)
  const page = await followEvents(`${api(theirs)}/chat/events?${visitor.page}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(page.headers.get('cache-control')).toBe('no-store')
  const desk = await followEvents(`${api(ours)}/conversations/${visitor.id}/events`, {
    'x-api-key': account.standardKey,
  })
  await desk.until('assistant: Hello! How can I help you?')
  await page.until('held by the assistant')

  const speak = (path: string, body?: object) =>
    account.call('POST', `/conversations/${visitor.id}/${path}`, body)
  await speak('take-over', { name: 'Ada' })
  await page.until('held by Ada')
  await speak('typing', { name: 'Ada' })
  await page.until('Ada is typing')
  await speak('messages', { name: 'Ada', text: 'Good morning!' })
  const { data, id } = await page.until('person: Good morning!')
  expect(id).toBe('3')
  expect(data).toEqual({
    id: expect.any(String),
    role: 'person',
    author: 'Ada',
    text: 'Good morning!',
    attachments: [],
    created_at: expect.any(String),
  })

  expect((await visitor.say('Morning.')).actions).toEqual(['held_by_person'])
  await desk.until('visitor: Morning.')
  const asked = { conversation_id: visitor.id, link_token: visitor.token }
  expect((await call(theirs, 'POST', '/chat/typing', asked)).status).toBe(204)
  await desk.until('visitor is typing')
  await speak('hand-back')
  await page.until('held by the assistant')
  await speak('close')
  await page.until('closed')
  expect(desk.told()).toEqual([
    'held by the assistant',
    'visitor: Hello',
    'assistant: Hello! How can I help you?',
    'held by Ada',
    'Ada is typing',
    'person: Good morning!',
    'visitor: Morning.',
    'visitor is typing',
    'held by the assistant',
    'closed',
  ])
  expect(page.told()).toEqual([
    'held by the assistant',
    'held by Ada',
    'Ada is typing',
    'person: Good morning!',
    'held by the assistant',
    'closed',
  ])
})

test('a client that reconnects resumes after its last message', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const visitor = await makeVisitor(app, account)
  for (const text of ['One', 'Two', 'Three'])
    await account.call('POST', `/conversations/${visitor.id}/messages`, { text })
  const first = await followEvents(`${api(app)}/chat/events?${visitor.page}`)
  const { id } = await first.until('person: Two')
  const again = await followEvents(`${api(app)}/chat/events?${visitor.page}`, { 'last-event-id': id! })
  await again.until('person: Three')
  expect(again.told()).toEqual(['held by Test business', 'person: Three'])
  const asked = await followEvents(`${api(app)}/chat/events?${visitor.page}&after=${id}`)
  await asked.until('person: Three')
  expect(asked.told()).toEqual(again.told())
})

test('nobody follows a conversation that is not theirs', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const visitor = await makeVisitor(app, account)
  const other = await makeVisitor(app, account)
  const status = async (path: string, headers?: Record<string, string>) =>
    (await followEvents(api(app) + path, headers)).status
  expect(await status(`/chat/events?conversation_id=${visitor.id}`)).toBe(401)
  expect(await status(`/chat/events?conversation_id=${visitor.id}&tenant_id=${account.tenant}`)).toBe(403)
  expect(await status(`/chat/events?conversation_id=${visitor.id}&link_token=${other.token}`)).toBe(404)
  expect(await status(`/chat/events?conversation_id=${randomUUIDv7()}&link_token=${visitor.token}`)).toBe(404)
  expect(await status(`/chat/events?conversation_id=nonsense&link_token=${visitor.token}`)).toBe(404)
  expect(await status(`/conversations/${visitor.id}/events`)).toBe(401)
  const foreign = await makeAccount(app)
  expect(await status(`/conversations/${visitor.id}/events`, { 'x-api-key': foreign.adminKey })).toBe(404)
  const asked = { conversation_id: visitor.id, link_token: other.token }
  expect((await call(app, 'POST', '/chat/typing', asked)).status).toBe(404)
})

test('a page of our own reads without naming its origin; a page of another website by its permission', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('PATCH', '/account', { allowed_domains: ['example.com'] })
  const { body } = await call(
    app,
    'POST',
    '/chat/message',
    { message: 'hi', tenant_id: account.tenant },
    { origin: app.url },
  )
  const url = `${api(app)}/chat/events?conversation_id=${body.conversation_id}&tenant_id=${account.tenant}`
  expect((await followEvents(url, { 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await followEvents(url, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const widget = await followEvents(url, { origin: 'https://example.com' })
  expect(widget.status).toBe(200)
  expect(widget.headers.get('access-control-allow-origin')).toBe('https://example.com')
})

test('one address has forty streams open at most, and a place again when one ends', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const visitor = await makeVisitor(app, account)
  const follow = () => followEvents(`${api(app)}/chat/events?${visitor.page}`)
  const open = await Promise.all(Array.from({ length: 40 }, follow))
  expect(open.map(({ status }) => status)).toEqual(Array(40).fill(200))
  const refused = await follow()
  expect(refused.status).toBe(429)
  expect(JSON.parse(refused.body).detail).toMatch(/^Too many open connections/)
  open[0]!.hangUp()
  await expect.poll(async () => (await follow()).status).toBe(200)
})

test('a process that closes its port ends its streams at once, and says so', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const visitor = await makeVisitor(app, account)
  const page = await followEvents(`${api(app)}/chat/events?${visitor.page}`)
  await page.until('held by the assistant')
  app.deps.shutdown.close()
  await page.over
  expect(page.events.at(-1)).toMatchObject({
    event: 'error',
    data: { detail: 'The server is being restarted. Connect again in a moment.' },
  })
})
