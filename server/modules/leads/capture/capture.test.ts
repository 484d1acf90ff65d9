import { beforeEach, describe, expect, test } from 'vitest'
import { endIdleSessions } from '#server/modules/conversations/cron.ts'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { visitorOf } from '#server/test/visitor.ts'

let app: TestApp
let account: Account

beforeEach(async () => {
  app = await startApp()
  account = await makeAccount(app, { name: 'Harbour Spa' })
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Is there parking?',
    answer: 'There are twelve free parking spaces behind the house.',
  })
})

const visitor = (fields?: object) => visitorOf(account, fields)

const leads = async () => (await account.call('GET', '/leads')).body.leads
const needs = async () => (await account.call('GET', '/needs-you')).body.items

describe('somebody who wants to hear from the business', () => {
  test('is asked for their name, then for an address or a number', async () => {
    const say = visitor()
    expect(await say('Can you call me back, please?')).toMatchObject({
      reply: 'Gladly. May I have your name?',
      actions: ['asked_for_name'],
      answered: true,
    })
    expect(await leads()).toEqual([])
    expect(await say('Ada Lovelace')).toMatchObject({
      reply:
        'Thank you, Ada Lovelace. How can the team reach you? Please write your email address or phone number.',
      actions: ['asked_for_contact'],
    })
    const { conversation_id, ...noted } = await say('+49 40 1234567')
    expect(noted).toMatchObject({
      reply: 'Thank you, that is noted. The team at Harbour Spa can reach you at +49 40 1234567.',
      actions: ['lead_captured'],
    })
    expect(await leads()).toMatchObject([
      {
        name: 'Ada Lovelace',
        phone: '+49 40 1234567',
        email: null,
        intent: 'Can you call me back, please?',
        source: 'chat',
        status: 'new',
        conversation_id,
      },
    ])
    expect(await needs()).toMatchObject([
      {
        kind: 'callback',
        title: 'Can you call me back, please?',
        contact: { name: 'Ada Lovelace', email: null, phone: '+49 40 1234567' },
      },
    ])
  })

  test('may tell everything at once', async () => {
    const answer = await visitor()('I would like a quote. My name is Ada Lovelace, ada@example.com')
    expect(answer).toMatchObject({
      actions: ['lead_captured'],
      reply: expect.stringContaining('ada@example.com'),
    })
    expect(await leads()).toMatchObject([{ name: 'Ada Lovelace', email: 'ada@example.com' }])
  })

  test('may tell the address before the name, and add to it later', async () => {
    const say = visitor()
    await say('Please contact me about a group booking')
    expect(await say('ada@example.com')).toMatchObject({ actions: ['lead_captured'] })
    expect(await say('my name is Ada, by the way')).toMatchObject({
      reply: 'Thank you, I have noted that too.',
      actions: ['lead_captured'],
    })
    expect(await leads()).toMatchObject([
      { name: 'Ada', email: 'ada@example.com', intent: 'Please contact me about a group booking' },
    ])
    expect(await needs()).toHaveLength(1)
  })

  test('is answered a question in between, reminded once, and never again', async () => {
    const say = visitor()
    await say('Can I get a quote for a wedding?')
    const between = await say('Is there parking?')
    expect(between.reply).toBe(
      'There are twelve free parking spaces behind the house.\n\nGladly. May I have your name?',
    )
    expect(between.sources).toHaveLength(1)
    expect((await say('Is there parking?')).reply).toBe(
      'There are twelve free parking spaces behind the house.',
    )
    expect(await say("I'm Ada, ada@example.com")).toMatchObject({ actions: ['lead_captured'] })
    expect(await leads()).toMatchObject([{ name: 'Ada', intent: 'Can I get a quote for a wedding?' }])
  })

  test('who declines is asked once more, for a way to reach them, and then left in peace', async () => {
    const say = visitor()
    await say('call me back')
    expect(await say('I’d rather not say')).toMatchObject({ actions: ['asked_for_contact'] })
    expect(await say('no thanks')).toMatchObject({
      reply: 'That is quite all right. If you change your mind, just tell me.',
      actions: [],
    })
    expect(await say('Is there parking?')).toMatchObject({ actions: [], answered: true })
    expect(await leads()).toEqual([])
  })

  test('is understood in other languages', async () => {
    const say = visitor()
    expect((await say('Ich hätte gern ein Angebot für eine Feier')).reply).toBe('Gerne. Wie ist Ihr Name?')
    expect((await say('ich bin Jürgen von der Heide')).reply).toMatch(
      /^Danke, Jürgen von der Heide\. Wie kann/,
    )
    expect(await say('juergen@example.de')).toMatchObject({ actions: ['lead_captured'] })
    expect(await leads()).toMatchObject([{ name: 'Jürgen von der Heide', email: 'juergen@example.de' }])
  })
})

test('a question that nobody could answer is what the lead is about', async () => {
  const say = visitor()
  await say('How much is a helicopter flight?')
  await say('yes please')
  expect(await say('My name is Ada, ada@example.com')).toMatchObject({
    actions: ['passed_on', 'lead_captured'],
  })
  expect(await leads()).toMatchObject([{ name: 'Ada', intent: 'How much is a helicopter flight?' }])
})

test('a visitor who asks for a person and says how to reach them is a lead', async () => {
  const say = visitor()
  await say('I want to speak to a person')
  expect((await say('ada@example.com')).actions).toContain('lead_captured')
  expect(await leads()).toMatchObject([{ email: 'ada@example.com', intent: 'I want to speak to a person' }])
})

test('details given with a message make a lead at once, and only once; a name alone makes none', async () => {
  await visitor({ client_name: 'Bob' })('hello')
  expect(await leads()).toEqual([])
  const say = visitor({ client_name: 'Ada', email: 'Ada@example.com' })
  expect(await say('hello')).toMatchObject({ actions: ['lead_captured'] })
  expect(await say('Is there parking?')).toMatchObject({ actions: [] })
  expect(await leads()).toMatchObject([
    { name: 'Ada', email: 'ada@example.com', intent: null, source: 'chat' },
  ])
})

test.each([
  'Is info@example.com the right address to complain to?',
  'What is article 1234567?',
  'Do you know bob@example.com?',
  'Opening hours',
])('"%s" makes nobody a lead', async message => {
  await visitor()(message)
  expect(await leads()).toEqual([])
})

test('a link’s tags and the website’s widget are remembered with the lead', async () => {
  const link = (await account.call('POST', '/chat-links', { tags: ['Fair'] })).body
  await call(app, 'POST', '/chat/message', { message: 'hi', email: 'a@example.com', link_token: link.token })
  await account.call('PATCH', '/account', { allowed_domains: ['example.com'] })
  await call(
    app,
    'POST',
    '/chat/message',
    { message: 'hi', email: 'b@example.com', tenant_id: account.tenant },
    { origin: 'https://example.com' },
  )
  expect(await leads()).toMatchObject([
    { email: 'b@example.com', source: 'widget', tags: [] },
    { email: 'a@example.com', source: 'chat', tags: ['Fair'] },
  ])
})

test('the end of a session names its lead', async () => {
  const { conversation_id } = await visitor({ email: 'ada@example.com', client_name: 'Ada' })('hello')
  app.clock.advance(31 * 60_000)
  await endIdleSessions.run(app.open)
  const events = await app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('event').select('data').where('type', '=', 'chat.session_ended').execute())
  const [{ id }] = await leads()
  expect(events).toMatchObject([
    {
      data: {
        conversation_id,
        lead: { id, name: 'Ada', email: 'ada@example.com', phone: null, intent: null },
      },
    },
  ])
  const { entries } = (await account.call('GET', `/leads/${id}/timeline`)).body
  expect(
    entries.map((entry: { kind: string; record_id: string }) => [entry.kind, entry.record_id]).sort(),
  ).toEqual([
    ['captured', null],
    ['conversation', conversation_id],
  ])
})

test('a stream tells of the lead before it is done', async () => {
  const response = await fetch(`${app.url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { 'x-api-key': account.adminKey, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'Please call me back at +49 40 1234567' }),
  })
  const text = await response.text()
  expect(text).toContain('event: action\ndata: {"action":"lead_captured"}')
  expect(text.indexOf('lead_captured')).toBeLessThan(text.indexOf('event: done'))
})

describe('a form', () => {
  const leave = (form: object, headers: Record<string, string> = {}) =>
    call(app, 'POST', '/chat/lead', form, headers)

  test('on a page or in the widget makes a lead, and tells nothing of it', async () => {
    await account.call('POST', '/leads', { name: 'Ada', email: 'ada@example.com', notes: 'secret' })
    const link = (await account.call('POST', '/chat-links', { tags: ['Fair'] })).body
    const form = { email: 'ada@example.com', phone: '+49 40 1234567', intent: 'A quote' }
    expect(await leave({ ...form, link_token: link.token })).toMatchObject({ status: 204, body: '' })
    expect(await leads()).toMatchObject([
      {
        name: 'Ada',
        phone: '+49 40 1234567',
        intent: 'A quote',
        tags: ['Fair'],
        source: 'api',
        notes: 'secret',
      },
    ])
    await account.call('PATCH', '/account', { allowed_domains: ['example.com'] })
    const widget = { name: 'Bob', email: 'bob@example.com', tenant_id: account.tenant }
    expect((await leave(widget, { origin: 'https://elsewhere.example' })).status).toBe(403)
    const left = await leave(widget, { origin: 'https://example.com' })
    expect(left.status).toBe(204)
    expect(left.headers.get('access-control-allow-origin')).toBe('https://example.com')
    expect((await leads())[0]).toMatchObject({ name: 'Bob', source: 'widget' })
  })

  test('belongs to the conversation that it was filled in beside', async () => {
    const link = (await account.call('POST', '/chat-links', {})).body
    const { conversation_id } = (
      await call(app, 'POST', '/chat/message', { message: 'hi', link_token: link.token })
    ).body
    const form = { name: 'Ada', email: 'ada@example.com', conversation_id }
    expect((await leave({ ...form, link_token: link.token })).status).toBe(204)
    expect(await leads()).toMatchObject([{ name: 'Ada', source: 'form', conversation_id }])
    expect((await account.call('GET', `/conversations/${conversation_id}`)).body).toMatchObject({
      client_name: 'Ada',
      email: 'ada@example.com',
    })
    const other = (await account.call('POST', '/chat-links', {})).body
    expect((await leave({ ...form, link_token: other.token })).status).toBe(404)
    expect((await leave({ name: 'Nobody', link_token: link.token })).status).toBe(422)
  })
})
