import { createParser } from 'eventsource-parser'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'

interface Event {
  event: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: each event has data of its own
  data: any
}

/** Asks for a stream and reads it to its end, or until `enough` says so, and then hangs up. */
async function stream(
  app: TestApp,
  account: Account,
  body: object,
  enough: (events: Event[]) => boolean = () => false,
  headers: Record<string, string> = {},
): Promise<{ response: Response; events: Event[] }> {
  const hangUp = new AbortController()
  const response = await fetch(`${app.url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': account.standardKey, ...headers },
    body: JSON.stringify(body),
    signal: hangUp.signal,
  })
  const events: Event[] = []
  if (response.status !== 200) return { response, events }
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }),
  })
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    parser.feed(chunk)
    if (enough(events)) break
  }
  hangUp.abort()
  return { response, events }
}

async function withModel(): Promise<{ app: TestApp; account: Account; fake: FakeOpenAI }> {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const app = await startApp({ env: { LLM_URL: fake.url, LLM_MODEL: 'fake-model' } })
  return { app, account: await makeAccount(app), fake }
}

const said = async (account: Account, id: string): Promise<[role: string, text: string][]> =>
  (await account.call('GET', `/conversations/${id}/messages`)).body.messages.map(
    (message: { role: string; text: string }) => [message.role, message.text],
  )

test('a stream sends events as they happen, and ends with the whole answer', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'There are twelve free parking spaces.',
  })
  const { response, events } = await stream(app, account, { message: 'Is there parking?' })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(events.map(({ event }) => event)).toEqual(['start', 'token', 'sources', 'done'])
  const [start, , sources, done] = events
  expect(done!.data).toMatchObject({
    ...start!.data,
    ...sources!.data,
    reply: 'There are twelve free parking spaces.',
    answered: true,
    handed_over: false,
  })
  const unknown = await stream(app, account, { message: 'Do you repair bicycles?' })
  expect(unknown.events.map(({ event }) => event)).toEqual(['start', 'token', 'action', 'done'])
  expect(unknown.events[2]!.data).toEqual({ action: 'offered_to_pass_on' })
})

test('refusals come before the stream begins', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { response } = await stream(app, account, { message: 'hi', conversation_id: 'nonsense' })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ detail: 'Conversation not found' })
})

test('sentences arrive as the model writes them, and the message names the model', async () => {
  const { app, account, fake } = await withModel()
  fake.reply({ text: ['Hello', '! ', 'How can ', 'I help you?'] })
  const { events } = await stream(app, account, { message: 'When?' })
  const tokens = events.filter(({ event }) => event === 'token').map(({ data }) => data.text)
  expect(tokens.length).toBeGreaterThan(1)
  expect(tokens.join('')).toBe('Hello! How can I help you?')
  const { conversation_id } = events.at(-1)!.data
  const { messages } = (await account.call('GET', `/conversations/${conversation_id}/messages`)).body
  expect(messages[1]).toMatchObject({
    role: 'assistant',
    text: 'Hello! How can I help you?',
    answered_by: 'fake-model',
  })
})

test.each([
  ['', {}],
  [' (with an Idempotency-Key)', { 'idempotency-key': 'a-key' }],
])(
  'a visitor who hangs up stops the model; what they read is kept, the next has its turn%s',
  async (_, headers) => {
    const { app, account, fake } = await withModel()
    fake.reply({ text: ['Hello! ', 'Let me '], after: 'hang' })
    fake.reply({ text: 'Second answer.' })
    const begun = (events: Event[]) => events.some(({ data }) => data.text?.includes('Hello'))
    const first = await stream(app, account, { message: 'First' }, begun, headers)
    expect(await fake.requests[0]!.ended).toBe('disconnected')
    const { conversation_id } = first.events[0]!.data
    const second = await account.call('POST', '/chat/message', { message: 'Second', conversation_id })
    expect(second.body.reply).toBe('Second answer.')
    const messages = await said(account, conversation_id)
    expect(messages.map(([role]) => role)).toEqual(['visitor', 'assistant', 'visitor', 'assistant'])
    expect(messages[1]![1]).toMatch(/^Hello/)
    expect((await app.deps.metrics.page()).text).toContain(
      '{outcome="stopped",model="fake-model",fallback="false"} 1',
    )
  },
)

test('a message waits for the one before it', async () => {
  const { app, account, fake } = await withModel()
  fake.reply({ text: 'Hello.' }, { text: ['One '], after: 'hang' }, { text: 'Two.' })
  const { conversation_id } = (await account.call('POST', '/chat/message', { message: 'Hi' })).body
  let stop = false
  const first = stream(app, account, { message: 'First', conversation_id }, () => stop)
  await expect.poll(() => fake.requests.length).toBe(2)
  const second = account.call('POST', '/chat/message', { message: 'Second', conversation_id })
  // Its turn has not come: the model was not asked.
  await expect.poll(async () => (await turnsWaiting(app, conversation_id)).length).toBe(2)
  expect(fake.requests.length).toBe(2)
  expect(await said(account, conversation_id)).toHaveLength(3)
  stop = true
  // A stream only notices that it had enough when something comes; the fake says nothing more, so break it.
  await fake.close()
  await first.catch(() => {})
  expect((await second).status).toBe(200)
})

const turnsWaiting = (app: TestApp, conversation: string) =>
  app.open.crossTenant(db =>
    db.selectFrom('chat_turn').select('ticket').where('conversation_id', '=', conversation).execute(),
  )

test('messages sent at once, to two processes, are answered one after the other', async () => {
  const [one, two] = [await startApp(), await startApp()]
  const account = await makeAccount(one)
  const { conversation_id } = (await account.call('POST', '/chat/message', { message: 'hi' })).body
  const sent = Array.from({ length: 8 }, (_, i) =>
    fetch(`${(i % 2 ? one : two).url}/api/v1/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': account.standardKey },
      body: JSON.stringify({ message: `Do you repair bicycles of type ${i}?`, conversation_id }),
    }).then(response => response.json() as Promise<{ message_id: string }>),
  )
  const answers = await Promise.all(sent)
  const { messages } = (await account.call('GET', `/conversations/${conversation_id}/messages`)).body
  expect(messages.map((m: { role: string }) => m.role)).toEqual(
    Array.from({ length: 9 }, () => ['visitor', 'assistant']).flat(),
  )
  const ids = messages.map((m: { id: string }) => m.id)
  for (const { message_id } of answers) expect(ids).toContain(message_id)
  expect(await turnsWaiting(one, conversation_id)).toEqual([])
})

test('a process that died during an answer blocks the conversation only until its lease ends', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { conversation_id } = (await account.call('POST', '/chat/message', { message: 'hi' })).body
  const dead = (ticket: number, lease_until: Date) =>
    app.open
      .as(account.tenant, { kind: 'system' })
      .tx(db => db.insertInto('chat_turn').values({ conversation_id, ticket, lease_until }).execute())
  await dead(0, new Date(Date.now() - 1_000))
  await dead(-1, new Date(Date.now() + 700))
  const { body } = await account.call('POST', '/chat/message', { message: 'thanks', conversation_id })
  expect(body.reply).toContain('welcome')
})

test('the same request with the same key is one turn', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const send = () => account.call('POST', '/chat/message', { message: 'hi' }, { 'idempotency-key': 'once' })
  const [first, again] = [await send(), await send()]
  expect(again.body).toEqual(first.body)
  expect((await account.call('GET', '/conversations')).body).toMatchObject({
    total: 1,
    conversations: [{ messages: 2 }],
  })
})

test('a message is an event in the transaction that stores it', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { body } = await account.call('POST', '/chat/message', { message: 'hi', client_name: 'Ada' })
  const events = await app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('event').select(['type', 'data']).where('type', 'like', 'chat.%').execute())
  expect(events).toEqual([
    {
      type: 'chat.message',
      data: {
        conversation_id: body.conversation_id,
        message_id: expect.any(String),
        channel: 'chat',
        role: 'visitor',
        text: 'hi',
        client_name: 'Ada',
        link_id: null,
      },
    },
  ])
})
