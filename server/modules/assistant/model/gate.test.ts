import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Account, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { visitorOf } from '#server/test/visitor.ts'

let app: TestApp
let account: Account
let model: FakeOpenAI
let checker: FakeOpenAI

beforeEach(async () => {
  model = await startFakeOpenAI()
  checker = await startFakeOpenAI()
  onTestFinished(model.close)
  onTestFinished(checker.close)
})

async function open(env: Record<string, string> = {}) {
  app = await startApp({ env: { LLM_URL: model.url, LLM_MODEL: 'fake-model', ...env } })
  account = await makeAccount(app, { name: 'Harbour Spa' })
  const teach = (question: string, answer: string) =>
    account.call('POST', '/knowledge/portal/ingest', { question, answer })
  await teach('How much is a massage?', 'A massage costs 80 euros and takes an hour. Towels are included.')
  await teach('Is there a sauna?', 'The sauna is open to all guests and has a cold pool.')
}

const question = 'How much is a massage?'
const messagesOf = async (id: string, path = '') =>
  (await account.call('GET', `/conversations/${id}/messages${path}`)).body.messages

test('the model hears which words nothing supports, and goes on after what was said', async () => {
  await open()
  model.reply(
    { text: 'Gladly. A massage costs 80 euros [1]. Dr. Alan Smith awaits you.' },
    { text: 'It takes an hour, and towels are included [1].' },
  )
  const { reply, answered, sources } = await visitorOf(account)(question)
  expect(reply).toBe('Gladly. A massage costs 80 euros. It takes an hour, and towels are included.')
  expect({ answered, sources: sources.length }).toEqual({ answered: true, sources: 1 })
  const { messages } = model.requests[1]!.body
  expect(messages.at(-2)).toMatchObject({ role: 'assistant', content: 'Gladly. A massage costs 80 euros.' })
  expect(messages.at(-1).content).toContain('"Alan"')
})

test('what fails again is left out; a reply without its answer ends with an offer', async () => {
  await open()
  model.reply({ text: 'Good question! A massage costs 95 euros.' }, { text: 'It costs 90 euros.' })
  const answer = await visitorOf(account)(question)
  expect(answer).toMatchObject({ answered: false, actions: ['offered_to_pass_on'], sources: [] })
  expect(answer.reply).toBe(
    'Good question!\n\nI don’t have an answer to that. Shall I pass your question on to the team at Harbour Spa?',
  )
})

test('when nothing is left the built-in assistant answers', async () => {
  await open()
  model.reply({ text: 'A massage costs 95 euros.' }, { text: 'It costs 90 euros.' })
  const { reply, conversation_id } = await visitorOf(account)(question)
  expect(reply).toContain('80 euros')
  expect((await messagesOf(conversation_id)).at(-1)).toMatchObject({
    answered_by: 'built-in',
    held_back: [
      { text: 'A massage costs 95 euros.', reason: 'price', claim: '95 euros' },
      { text: 'It costs 90 euros.', reason: 'price', claim: '90 euros' },
    ],
  })
  const { text } = await app.deps.metrics.page()
  expect(text).toContain('frontdesk_sentences_held_back_total{reason="price"} 2')
  expect(text).toContain('{outcome="answered",model="built-in",fallback="true"} 1')
})

test('what was held back is for members: no visitor, standard key, event or webhook sees it', async () => {
  await open()
  const webhook = { url: 'https://example.com/hooks', events: ['chat.message', 'chat.session_ended'] }
  await account.call('POST', '/webhooks', webhook)
  model.replyWith(() => ({ text: 'A massage costs 95 euros.' }))
  const answer = await visitorOf(account)(question)
  const id = answer.conversation_id
  expect(JSON.stringify(answer)).not.toContain('95 euros')
  const stream = await fetch(`${app.url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': account.standardKey },
    body: JSON.stringify({ message: question }),
  })
  expect(await stream.text()).not.toMatch(/95 euros|held_back/)
  const standard = await account.call('GET', `/conversations/${id}/messages`, undefined, {
    'x-api-key': account.standardKey,
  })
  expect(standard.status).toBe(200)
  expect(JSON.stringify(standard.body)).not.toMatch(/95 euros|held_back/)
  expect((await messagesOf(id)).map((message: object) => 'held_back' in message)).toEqual([false, true])
  const said = await account.call('POST', `/conversations/${id}/messages`, { text: 'Hello' })
  expect(JSON.stringify(said.body)).not.toMatch(/95 euros|held_back/)
  const { body } = await account.call('GET', `/conversations/${id}`)
  expect(JSON.stringify(body)).not.toMatch(/95 euros|held_back/)
  const events = await app.open.crossTenant(tx => tx.selectFrom('event').selectAll().execute())
  expect(JSON.stringify(events)).not.toMatch(/95 euros|held_back/)
})

test('a reply that was cut at the ceiling of tokens loses its unfinished sentence only', async () => {
  await open()
  model.reply({ text: 'A massage costs 80 euros [1]. It takes an h', finish: 'length' })
  expect(await visitorOf(account)(question)).toMatchObject({
    reply: 'A massage costs 80 euros.',
    answered: true,
  })
  model.reply({ text: 'A massage costs 8', finish: 'length' })
  const second = await visitorOf(account)(question)
  expect(second.reply).toContain('80 euros')
  expect((await messagesOf(second.conversation_id)).at(-1).answered_by).toBe('built-in')
})

test('a deed is believed once its tool has done it', async () => {
  await open()
  const pass = { name: 'pass_on_to_team', arguments: { reason: 'wants_a_person', question: 'A person' } }
  model.reply({ tools: [pass] }, { text: 'I have passed your message on to the team.' })
  expect((await visitorOf(account)('A person please')).reply).toBe(
    'I have passed your message on to the team.',
  )
})

test('two tools at once, wrong arguments, an unknown tool and one without end are survived', async () => {
  await open()
  const search = { name: 'search_knowledge', arguments: { query: 'sauna' } }
  for (const tools of [
    [search, search],
    [{ name: 'search_knowledge', arguments: '{"query":' }],
    [{ name: 'search_knowledge', arguments: { query: 7, more: [] } }],
    [{ name: 'refund_everything', arguments: { amount: 500 } }],
  ]) {
    model.reply({ tools }, { text: 'A massage costs 80 euros.' })
    expect((await visitorOf(account)('What do you charge for one massage in euros?')).reply).toContain(
      '80 euros',
    )
  }
  const asked = model.requests.length
  model.replyWith(() => ({ tools: [search, search, search] }))
  expect((await visitorOf(account)('And what about your pool?')).reply).not.toBe('')
  expect(model.requests.length - asked).toBeLessThan(12)
})

test('a second model is asked about sentences without numbers; when it fails the rules decide', async () => {
  await open({ CHECK_URL: checker.url, CHECK_MODEL: 'small' })
  const say = 'All guests may use the sauna and its cold pool [1].'
  const ask = 'Is there a sauna?'
  checker.reply({ text: 'Yes' })
  model.reply({ text: say })
  expect((await visitorOf(account)(ask)).reply).toBe('All guests may use the sauna and its cold pool.')
  expect(checker.requests[0]!.body).toMatchObject({ model: 'small', temperature: 0 })
  expect(checker.requests[0]!.body.messages[1].content).toContain('The sauna is open to all guests')

  checker.reply({ text: 'no.' }, { text: 'no.' })
  model.reply({ text: say }, { text: 'The sauna has a cold pool for all guests [1].' })
  const { conversation_id } = await visitorOf(account)(ask)
  expect((await messagesOf(conversation_id)).at(-1).held_back).toMatchObject([
    { reason: 'second_opinion' },
    { reason: 'second_opinion' },
  ])

  for (const failure of [{ status: 500 }, 'cut', { status: 200, body: 'x'.repeat(100_000) }] as const) {
    checker.failNext(failure)
    model.reply({ text: say })
    expect((await visitorOf(account)(ask)).reply).toContain('cold pool')
  }
  expect((await app.deps.metrics.page()).text).toContain('provider="checker",reason="server"} 1')
  const before = checker.requests.length
  model.reply({ text: 'A massage costs 80 euros [1].' })
  await visitorOf(account)(question)
  expect(checker.requests.length).toBe(before)
})
