import { expect, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { registerOwner } from '#server/test/browser.ts'
import { followEvents } from '#server/test/live-events.ts'

const ask = async (account: Account, message: string, more: object = {}) =>
  (await account.call('POST', '/chat/message', { message, ...more })).body

const messagesOf = async (account: Account, id: string) =>
  (await account.call('GET', `/conversations/${id}/messages`)).body.messages

const markPath = (said: { conversation_id: string; message_id: string }) =>
  `/conversations/${said.conversation_id}/messages/${said.message_id}/mark`

/** Everything that the outbox holds for webhooks. */
const published = (app: TestApp, account: Account) =>
  app.open
    .as(account.tenant, { kind: 'system' })
    .tx(db => db.selectFrom('event').select(['type', 'data']).execute())

test('an answer is marked, marked again and unmarked; people of the business read the mark', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'Do you deliver?',
    answer: 'Yes, within 8 km.',
  })
  const said = await ask(account, 'Do you deliver?')
  expect((await messagesOf(account, said.conversation_id)).at(-1)).toMatchObject({ mark: null })
  const wrong = await account.call('PUT', markPath(said), {
    verdict: 'wrong',
    note: ' Old leaflet. ',
    right_answer: 'Yes, within 10 km.',
  })
  const mark = {
    verdict: 'wrong',
    note: 'Old leaflet.',
    right_answer: 'Yes, within 10 km.',
    marked_by: 'admin',
    marked_at: expect.any(String),
  }
  expect(wrong).toMatchObject({ status: 200, body: mark })
  const messages = await messagesOf(account, said.conversation_id)
  expect(messages.map((message: { mark: unknown }) => message.mark)).toEqual([null, mark])

  const live = await followEvents(`${app.url}/api/v1/conversations/${said.conversation_id}/events`, {
    'x-api-key': account.adminKey,
  })
  expect((await live.until('assistant: Yes, within 8 km.')).data).toMatchObject({ mark })
  live.hangUp()

  const right = await account.call('PUT', markPath(said), { verdict: 'right' })
  expect(right.body).toMatchObject({ verdict: 'right', note: null, right_answer: null })
  expect((await account.call('DELETE', markPath(said))).status).toBe(204)
  expect((await account.call('DELETE', markPath(said))).status).toBe(404)
  expect((await messagesOf(account, said.conversation_id)).at(-1)).toMatchObject({ mark: null })
  const { entries } = (await account.call('GET', '/audit')).body
  expect(entries.map((entry: { method: string }) => entry.method)).toEqual(
    expect.arrayContaining(['PUT', 'DELETE']),
  )
})

test('only what the assistant said can be marked, and only sensibly', async () => {
  const app = await startApp()
  const [account, other] = [await makeAccount(app), await makeAccount(app)]
  const said = await ask(account, 'Do you deliver?')
  const [visitors] = await messagesOf(account, said.conversation_id)
  await account.call('POST', `/conversations/${said.conversation_id}/messages`, { text: 'Yes, we do.' })
  const persons = (await messagesOf(account, said.conversation_id)).at(-1)
  for (const { id } of [visitors, persons]) {
    const path = markPath({ ...said, message_id: id })
    expect(await account.call('PUT', path, { verdict: 'right' })).toMatchObject({
      status: 400,
      body: { detail: 'Only what the assistant said can be right or wrong.' },
    })
  }
  for (const body of [{}, { verdict: 'perhaps' }, { verdict: 'right', right_answer: 'No.' }])
    expect((await account.call('PUT', markPath(said), body)).status, JSON.stringify(body)).toBe(422)
  const long = { verdict: 'wrong', right_answer: 'x'.repeat(2_001) }
  expect((await account.call('PUT', markPath(said), long)).status).toBe(422)

  const elsewhere = await ask(account, 'hi')
  for (const [who, ids] of [
    [other, said],
    [account, { ...said, message_id: elsewhere.message_id }],
    [account, { ...said, message_id: 'nonsense' }],
  ] as const) {
    expect((await who.call('PUT', markPath(ids), { verdict: 'right' })).status).toBe(404)
    expect((await who.call('DELETE', markPath(ids))).status).toBe(404)
  }
  const standard = { 'x-api-key': account.standardKey }
  expect((await account.call('PUT', markPath(said), { verdict: 'right' }, standard)).status).toBe(403)
})

test('no visitor, no widget and no webhook ever learns of a mark', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const other = { 'x-api-key': account.standardKey }
  const link = (await account.call('POST', '/chat-links', { label: 'Shop' })).body
  const asVisitor = (message: string, more: object = {}) =>
    call(app, 'POST', '/chat/message', { message, link_token: link.token, ...more })
  const said = (await asVisitor('Do you deliver?')).body
  const { conversation_id } = said
  const secret = 'zyxomark'
  await account.call('PUT', markPath(said), { verdict: 'wrong', note: secret, right_answer: secret })
  await account.call('POST', `/conversations/${conversation_id}/messages`, { text: 'A colleague answers.' })
  const again = await asVisitor('And on Sundays?', { conversation_id })
  expect(again.status).toBe(200)
  expect(JSON.stringify(again.body)).not.toMatch(/zyxomark|"mark"/)

  // A program with a standard key may show visitors what it reads.
  const seen = await account.call('GET', `/conversations/${conversation_id}/messages`, undefined, other)
  expect(seen.body.messages[1]).toMatchObject({ id: said.message_id, mark: null })
  expect(JSON.stringify(seen.body)).not.toContain(secret)

  const closing = new AbortController()
  const events = await fetch(
    `${app.url}/api/v1/chat/events?conversation_id=${conversation_id}&link_token=${link.token}&after=0`,
    { signal: closing.signal },
  )
  expect(events.status).toBe(200)
  let read = ''
  for await (const piece of events.body!.pipeThrough(new TextDecoderStream())) {
    read += piece
    if (read.includes('A colleague answers.')) break
  }
  closing.abort()
  expect(read).toContain('A colleague answers.')
  expect(read).not.toMatch(/zyxomark|"mark"/)

  const all = JSON.stringify(await published(app, account))
  expect(all).toContain('A colleague answers.')
  expect(all).not.toMatch(/zyxomark|"mark"/)
})

test('a member’s mark carries their name', async () => {
  const app = await startApp()
  const { browser, email } = await registerOwner(app)
  const said = (await browser.call('POST', '/chat/message', { message: 'Do you deliver?' })).body
  const marked = await browser.call('PUT', markPath(said), { verdict: 'right' })
  expect(marked).toMatchObject({ status: 200, body: { marked_by: email } })
})

test('marks are exported and erased with the person, and an address in another’s mark goes too', async () => {
  const account = await makeAccount(await startApp())
  const said = await ask(account, 'Do you deliver?', { email: 'ada@example.com' })
  const others = await ask(account, 'Is there parking?', { email: 'bob@example.com' })
  await account.call('PUT', markPath(said), { verdict: 'wrong', right_answer: 'Yes.' })
  await account.call('PUT', markPath(others), { verdict: 'wrong', note: 'As Ada@example.com asked.' })
  const exported = (await account.call('GET', '/people/export?email=ada@example.com')).body.records
  expect(exported.message_marks).toMatchObject([{ verdict: 'wrong', right_answer: 'Yes.' }])
  await account.call('DELETE', '/people?email=ada@example.com')
  expect((await messagesOf(account, others.conversation_id)).at(-1).mark).toMatchObject({
    note: 'As [erased] asked.',
  })
})
