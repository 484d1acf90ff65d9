import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp } from '#server/test/app.ts'
import { endIdleSessions } from './cron.ts'

const say = async (account: Account, body: object) =>
  (await account.call('POST', '/chat/message', { message: 'hi', ...body })).body

const ids = (list: { id: string }[]) => list.map(({ id }) => id)

test('conversations are listed with the newest message first, and found by what is known of them', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const link = (await account.call('POST', '/chat-links', { tags: ['Fair'] })).body
  const first = await say(account, { client_name: 'Ada Lovelace', email: 'ada@example.com' })
  app.clock.advance(1_000)
  const second = await say(account, { message: 'Do you sell 100% wool_socks?' })
  app.clock.advance(1_000)
  const third = (await call(app, 'POST', '/chat/message', { message: 'hi', link_token: link.token })).body
  app.clock.advance(1_000)
  await say(account, { message: 'thanks', conversation_id: first.conversation_id })

  const list = async (query: string) => (await account.call('GET', `/conversations${query}`)).body
  const all = await list('')
  expect(all.total).toBe(3)
  expect(ids(all.conversations)).toEqual([
    first.conversation_id,
    third.conversation_id,
    second.conversation_id,
  ])
  expect(all.conversations[0]).toEqual({
    id: first.conversation_id,
    channel: 'chat',
    link_id: null,
    tags: [],
    lead_id: expect.any(String),
    client_name: 'Ada Lovelace',
    email: 'ada@example.com',
    phone: null,
    subject: null,
    language: 'en',
    status: 'open',
    held_by: 'assistant',
    holder: null,
    messages: 4,
    unread: 0,
    assignee: null,
    usage: null,
    last_message: 'You’re welcome! Is there anything else I can help with?',
    last_message_role: 'assistant',
    waiting_since: null,
    snoozed_until: null,
    started_at: expect.any(String),
    last_message_at: expect.any(String),
    closed_at: null,
  })
  const found = async (query: string) => ids((await list(query)).conversations)
  expect(await found('?tag=fair')).toEqual([third.conversation_id])
  expect(await found('?q=lovelace')).toEqual([first.conversation_id])
  expect(await found('?q=ADA@example')).toEqual([first.conversation_id])
  expect(await found(`?q=${encodeURIComponent('100% wool_')}`)).toEqual([second.conversation_id])
  expect(await found(`?q=${encodeURIComponent('100_')}`)).toEqual([])
  expect(await found('?channel=email')).toEqual([])
  expect(await found('?limit=1&offset=1')).toEqual([third.conversation_id])
  expect(await found('?status=closed')).toEqual([])
  expect((await account.call('GET', '/conversations?status=asleep')).status).toBe(422)
  expect((await account.call('GET', '/conversations?limit=0')).status).toBe(422)
})

test('messages come oldest first, a page at a time', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { conversation_id: id } = await say(account, {})
  await say(account, { message: 'thanks', conversation_id: id })
  const { body } = await account.call('GET', `/conversations/${id}/messages?limit=2&offset=1`)
  expect(body.total).toBe(4)
  expect(body.messages).toMatchObject([
    { role: 'assistant', text: 'Hello! How can I help you?', answered: true, answered_by: 'built-in' },
    { role: 'visitor', text: 'thanks', answered: null, answered_by: null },
  ])
})

test('another account’s records are absent', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const { conversation_id: id } = await say(account, { message: 'Do you repair bicycles?' })
  const item = (await account.call('GET', '/needs-you')).body.items[0].id
  for (const [method, path, body] of [
    ['GET', `/conversations/${id}`],
    ['GET', `/conversations/${id}/messages`],
    ['POST', `/conversations/${id}/close`],
    ['GET', '/conversations/nonsense'],
    ['PATCH', `/needs-you/${item}`, { status: 'done' }],
    ['PATCH', `/needs-you/${randomUUIDv7()}`, { status: 'done' }],
  ] as const) {
    expect((await other.call(method, path, body)).status, `${method} ${path}`).toBe(404)
  }
  expect((await other.call('GET', '/conversations')).body.total).toBe(0)
  expect((await other.call('GET', '/needs-you')).body).toMatchObject({ items: [], count: 0 })
})

test('a conversation without messages for half an hour is closed, publishes that once, and opens again', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { conversation_id: id } = await say(account, {})
  app.clock.advance(10 * 60_000)
  await say(account, { message: 'thanks', conversation_id: id })
  const status = async () => (await account.call('GET', `/conversations/${id}`)).body.status
  app.clock.advance(29 * 60_000)
  await endIdleSessions.run(app.open)
  expect(await status()).toBe('open')
  app.clock.advance(2 * 60_000)
  await endIdleSessions.run(app.open)
  await endIdleSessions.run(app.open)
  expect(await status()).toBe('closed')
  const events = await app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('event').select('data').where('type', '=', 'chat.session_ended').execute())
  expect(events).toEqual([
    { data: { conversation_id: id, messages: 4, duration: expect.any(Number), lead: null } },
  ])
  expect((events[0]!.data as { duration: number }).duration).toBeGreaterThanOrEqual(600)

  await say(account, { conversation_id: id })
  expect((await account.call('GET', `/conversations/${id}`)).body).toMatchObject({
    status: 'open',
    closed_at: null,
    messages: 6,
  })
})

test('a conversation can be closed by hand, twice without harm', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { conversation_id: id } = await say(account, {})
  const closed = await account.call('POST', `/conversations/${id}/close`)
  expect(closed).toMatchObject({ status: 200, body: { status: 'closed', closed_at: expect.any(String) } })
  app.clock.advance(5_000)
  expect((await account.call('POST', `/conversations/${id}/close`)).body).toEqual(closed.body)
})

test('Needs You lists open items, and done ones on request', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { conversation_id: id } = await say(account, { message: 'Do you repair bicycles?' })
  await say(account, { message: 'I want to talk to a real person', conversation_id: id })
  await say(account, { message: 'let me speak to a human', conversation_id: id })
  const { items, count } = (await account.call('GET', '/needs-you')).body
  expect(count).toBe(2)
  expect(items.map((item: { kind: string }) => item.kind)).toEqual(['handover', 'unanswered'])
  expect(items[1]).toEqual({
    id: expect.any(String),
    kind: 'unanswered',
    title: 'Do you repair bicycles?',
    conversation_id: id,
    link_id: null,
    tags: [],
    contact: null,
    draft: null,
    status: 'open',
    snoozed_until: null,
    created_at: expect.any(String),
  })
  const path = `/needs-you/${items[1].id}`
  expect(await account.call('PATCH', path, { status: 'done' })).toMatchObject({
    status: 200,
    body: { id: items[1].id, status: 'done' },
  })
  const list = async (query: string) => (await account.call('GET', `/needs-you${query}`)).body
  expect(ids((await list('')).items)).toEqual([items[0].id])
  expect(ids((await list('?status=done')).items)).toEqual([items[1].id])
  expect((await list('?status=all')).count).toBe(2)
  expect((await list('?kind=handover')).count).toBe(1)
  expect((await account.call('PATCH', path, { status: 'later' })).status).toBe(422)
  // Asked again and still unanswered: it needs somebody again.
  await say(account, { message: 'do you repair bicycles', conversation_id: id })
  expect((await list('')).count).toBe(2)
})

test('conversations and items outlive their link', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const link = (await account.call('POST', '/chat-links', { tags: ['Fair'] })).body
  const question = { message: 'Do you repair bicycles?', link_token: link.token }
  const { conversation_id: id } = (await call(app, 'POST', '/chat/message', question)).body
  expect((await account.call('DELETE', `/chat-links/${link.id}`)).status).toBe(204)
  expect((await account.call('GET', `/conversations/${id}`)).body).toMatchObject({
    link_id: null,
    tags: ['Fair'],
  })
  expect((await account.call('GET', '/needs-you')).body.items).toMatchObject([
    { link_id: null, tags: ['Fair'] },
  ])
})
