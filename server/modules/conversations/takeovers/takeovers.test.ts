import { expect, onTestFinished, test } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { endIdleSessions, remindHolders } from '../cron.ts'

const ask = async (account: Account, message: string, conversation_id?: string) =>
  (await account.call('POST', '/chat/message', { message, conversation_id })).body

const begun = async (account: Account): Promise<string> => (await ask(account, 'Hello')).conversation_id

const said = async (account: Account, id: string): Promise<string[]> =>
  (await account.call('GET', `/conversations/${id}/messages`)).body.messages.map(
    (m: { role: string; author: string | null; text: string }) =>
      `${m.role}${m.author ? ` ${m.author}` : ''}: ${m.text}`,
  )

const needs = async (account: Account): Promise<string[]> =>
  (await account.call('GET', '/needs-you')).body.items.map(
    (item: { kind: string; title: string }) => `${item.kind}: ${item.title}`,
  )

/** The same business as somebody else with another key sees it. */
const colleague = (account: Account) => ({
  call: (method: string, path: string, body?: unknown) =>
    account.call(method, path, body, { 'x-api-key': account.standardKey }),
})

async function withModel() {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  const app = await startApp({ env: { LLM_URL: fake.url, LLM_MODEL: 'fake-model' } })
  return { app, account: await makeAccount(app), fake }
}

test('while a person holds the conversation the assistant says nothing; handed back, it knows what was said', async () => {
  const { account, fake } = await withModel()
  fake.reply({ text: 'Hello, this is the assistant.' })
  const id = await begun(account)
  const taken = await account.call('POST', `/conversations/${id}/take-over`, { name: 'Ada' })
  expect(taken).toMatchObject({
    status: 200,
    body: { held_by: 'person', holder: { name: 'Ada', since: expect.any(String) } },
  })
  const asked = await ask(account, 'Is the blue one there?', id)
  expect(asked).toMatchObject({
    conversation_id: id,
    reply: '',
    actions: ['held_by_person'],
    sources: [],
    answered: false,
    handed_over: true,
  })
  const reply = await account.call('POST', `/conversations/${id}/messages`, { text: ' It is, in size 42. ' })
  expect(reply).toMatchObject({
    status: 201,
    body: { role: 'person', author: 'Ada', text: 'It is, in size 42.', delivery: null },
  })
  expect(fake.requests).toHaveLength(1)

  expect((await account.call('POST', `/conversations/${id}/hand-back`, {})).body).toMatchObject({
    held_by: 'assistant',
    holder: null,
  })
  fake.reply({ text: 'As my colleague said: in size 42.' })
  expect((await ask(account, 'Which size again?', id)).reply).toBe('As my colleague said: in size 42.')
  const sent = JSON.stringify(fake.requests[1]!.body)
  expect(sent).toContain('Is the blue one there?')
  expect(sent).toContain('It is, in size 42.')
  expect(await said(account, id)).toEqual([
    'visitor: Hello',
    'assistant: Hello, this is the assistant.',
    'visitor: Is the blue one there?',
    'person Ada: It is, in size 42.',
    'visitor: Which size again?',
    'assistant: As my colleague said: in size 42.',
  ])
})

test('an answer that is being written when a person takes over, at another process, stops and is not kept', async () => {
  const { account: theirs, fake } = await withModel()
  const elsewhere = await startApp()
  const account: Account = {
    ...theirs,
    call: (method, path, body) => call(elsewhere, method, path, body, { 'x-api-key': theirs.adminKey }),
  }
  fake.reply({ text: 'Hello.' })
  const id = await begun(theirs)
  fake.reply({ text: ['Well, ', 'let me '], after: 'hang' })
  const turn = ask(theirs, 'And now?', id)
  await expect.poll(() => fake.requests.length).toBe(2)
  await account.call('POST', `/conversations/${id}/take-over`, { name: 'Ada' })
  expect(await turn).toMatchObject({ reply: '', actions: ['held_by_person'] })
  expect(await fake.requests[1]!.ended).toBe('disconnected')
  expect(await said(account, id)).toEqual(['visitor: Hello', 'assistant: Hello.', 'visitor: And now?'])
})

test('a held conversation can only be taken over by force, and the refusal names the holder', async () => {
  const account = await makeAccount(await startApp())
  const other = colleague(account)
  const id = await begun(account)
  await account.call('POST', `/conversations/${id}/take-over`, { name: 'Ada' })
  const refused = { status: 409, body: { detail: 'Ada is talking with this visitor.' } }
  expect(await other.call('POST', `/conversations/${id}/take-over`, {})).toMatchObject(refused)
  expect(await other.call('POST', `/conversations/${id}/messages`, { text: 'Me too' })).toMatchObject(refused)
  expect(await other.call('POST', `/conversations/${id}/hand-back`, {})).toMatchObject(refused)
  // Two people behind one key are two people.
  expect(await account.call('POST', `/conversations/${id}/take-over`, { name: 'Ben' })).toMatchObject(refused)
  expect(await account.call('POST', `/conversations/${id}/take-over`, { name: 'Ada' })).toMatchObject({
    status: 200,
  })
  const forced = await other.call('POST', `/conversations/${id}/take-over`, { force: true, name: 'Ben' })
  expect(forced).toMatchObject({ status: 200, body: { holder: { name: 'Ben' } } })
  expect(await said(account, id)).toHaveLength(2)
})

test('a person who replies holds the conversation; closing it releases it', async () => {
  const account = await makeAccount(await startApp())
  const id = await begun(account)
  const post = (path: string, body: object) => account.call('POST', `/conversations/${id}/${path}`, body)
  expect((await post('messages', { text: 'Hello from me' })).body.author).toBe('Test business')
  expect((await account.call('GET', `/conversations/${id}`)).body).toMatchObject({
    held_by: 'person',
    holder: { name: 'admin' },
  })
  expect((await post('close', {})).body).toMatchObject({
    status: 'closed',
    held_by: 'assistant',
    holder: null,
  })
  expect((await ask(account, 'Hello', id)).reply).not.toBe('')
  expect((await post('messages', { text: '  ' })).status).toBe(422)
  expect((await post('messages', { text: 'x'.repeat(4_001) })).status).toBe(422)
  expect((await account.call('GET', `/conversations/${id}`)).body.held_by).toBe('assistant')
  const nobody = '/conversations/00000000-0000-7000-8000-000000000000'
  for (const path of ['take-over', 'hand-back', 'typing'])
    expect((await account.call('POST', `${nobody}/${path}`, {})).status).toBe(404)
  expect((await account.call('POST', `${nobody}/messages`, { text: 'hi' })).status).toBe(404)
})

const remind = (app: TestApp) => remindHolders.run(app.open)

test('a visitor who waits ten minutes for the holder raises one item', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const id = (await ask(account, 'Hello')).conversation_id
  await account.call('POST', `/conversations/${id}/take-over`, { name: 'Ada' })
  app.clock.advance(11 * 60_000)
  await remind(app)
  expect(await needs(account)).toEqual([])

  await ask(account, 'Are you there?', id)
  app.clock.advance(6 * 60_000)
  await ask(account, 'Hello?', id)
  await remind(app)
  expect(await needs(account)).toEqual([])
  app.clock.advance(5 * 60_000)
  await remind(app)
  expect(await needs(account)).toEqual(['handover: A visitor has been waiting for Ada for 10 minutes'])

  const [item] = (await account.call('GET', '/needs-you')).body.items
  await account.call('PATCH', `/needs-you/${item.id}`, { status: 'done' })
  await remind(app)
  expect(await needs(account)).toEqual([])
  await ask(account, 'Well?', id)
  app.clock.advance(11 * 60_000)
  await remind(app)
  expect(await needs(account)).toHaveLength(1)
  await account.call('POST', `/conversations/${id}/messages`, { text: 'Here I am' })
  expect(await needs(account)).toEqual([])
})

test('taking over meets the wish for a person, and a held conversation left alone ends like any other', async () => {
  const app = await startApp()
  const account = await makeAccount(app)
  const { conversation_id: id } = await ask(account, 'Can I talk to a person please?')
  expect(await needs(account)).toHaveLength(1)
  await account.call('POST', `/conversations/${id}/take-over`, {})
  expect(await needs(account)).toEqual([])
  app.clock.advance(31 * 60_000)
  await endIdleSessions.run(app.open)
  expect((await account.call('GET', `/conversations/${id}`)).body).toMatchObject({
    status: 'closed',
    held_by: 'assistant',
  })
})
