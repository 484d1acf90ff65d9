import { expect, onTestFinished, test, vi } from 'vitest'
import { type Account, call, makeAccount, startApp, type TestApp } from '#server/test/app.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { visitorOf } from '#server/test/visitor.ts'

// What operators see and set of the servers that write answers.

const server = async (): Promise<FakeOpenAI> => {
  const fake = await startFakeOpenAI()
  onTestFinished(fake.close)
  return fake
}

const desk = async (env: Record<string, string>): Promise<{ app: TestApp; account: Account }> => {
  const app = await startApp({ env })
  const account = await makeAccount(app, { name: 'Harbour Spa' })
  await account.call('POST', '/knowledge/portal/ingest', {
    question: 'How much is a massage?',
    answer: 'A massage costs 80 euros.',
  })
  return { app, account }
}
const one = (fake: FakeOpenAI) => ({ LLM_URL: fake.url, LLM_MODEL: 'one' })
const two = (fake: FakeOpenAI) => ({ LLM_FALLBACK_URL: fake.url, LLM_FALLBACK_MODEL: 'two' })
const metricsOf = async (app: TestApp) => (await app.deps.metrics.page()).text
const conversation = async (account: Account, id: string) =>
  (await account.call('GET', `/conversations/${id}`)).body
const question = 'How much is a massage?'
const down = Array(9).fill({ status: 503, headers: { 'retry-after-ms': '1' } })

test('the limits of the settings reach the server', async () => {
  const fake = await server()
  const { account } = await desk({ ...one(fake), LLM_TEMPERATURE: '0.2', LLM_MAX_TOKENS: '700' })
  fake.reply({ text: '80 euros [1].' })
  await visitorOf(account)(question)
  expect(fake.requests[0]!.body).toMatchObject({ temperature: 0.2, max_tokens: 700 })
})

test('the second server answers for the first, then the built-in assistant, and each is named', async () => {
  const [first, second] = [await server(), await server()]
  const { app, account } = await desk({ ...one(first), ...two(second), LLM_FALLBACK_KEY: 'sk-two' })
  first.failNext(...down)
  second.reply({ text: 'It costs 80 euros [1].' })
  const answer = await visitorOf(account)(question)
  expect(answer).toMatchObject({ reply: 'It costs 80 euros.', answered: true })
  expect(second.requests[0]!.headers.authorization).toBe('Bearer sk-two')
  const writer = async (id: string) =>
    (await account.call('GET', `/conversations/${id}/messages`)).body.messages[1].answered_by
  expect(await writer(answer.conversation_id)).toBe('two')

  second.failNext(...down)
  const alone = await visitorOf(account)(question)
  expect(alone.reply).toBe('A massage costs 80 euros.')
  expect(await writer(alone.conversation_id)).toBe('built-in')

  // The third failure in a row: the first server rests, and is not asked.
  await visitorOf(account)(question)
  const asked = first.requests.length
  await visitorOf(account)(question)
  expect(first.requests).toHaveLength(asked)
  const text = await metricsOf(app)
  expect(text).toContain('frontdesk_language_resting{model="one"} 1')
  expect(text).toMatch(/frontdesk_provider_errors_total\{provider="language",reason="server"\} \d/)
  expect(text).toContain('{outcome="answered",model="two",fallback="false"} 1')
})

test('tokens and cost are kept for a conversation: members see them, visitors never', async () => {
  const fake = await server()
  const prices = { LLM_PRICE_INPUT: '2', LLM_PRICE_OUTPUT: '10', LLM_PRICE_CURRENCY: 'EUR' }
  const { app, account } = await desk({ ...one(fake), ...prices })
  const used = (prompt_tokens: number, completion_tokens: number) => ({ prompt_tokens, completion_tokens })
  fake.reply(
    { text: '80 euros [1].', usage: used(1_000, 100) },
    { tools: [{ name: 'search_knowledge', arguments: { query: 'oil' } }], usage: used(500, 50) },
    { text: '[0] I do not know.', usage: used(500, 50) },
    { text: 'You are welcome!', usage: null },
  )
  const { tenant: tenant_id } = account
  const origin = app.deps.config.publicUrl
  const ask = async (message: string, conversation_id?: string) => {
    const said = { tenant_id, message, conversation_id }
    const { status, body } = await call(app, 'POST', '/chat/message', said, { origin })
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/tokens|cost|usage/)
    return body.conversation_id as string
  }
  const id = await ask(question)
  await ask('Is oil included?', id)
  expect((await conversation(account, id)).usage).toEqual({
    input_tokens: 2_000,
    output_tokens: 200,
    estimated: false,
    cost: 0.006,
    currency: 'EUR',
  })
  const asProgram = { 'x-api-key': account.standardKey }
  expect((await call(app, 'GET', `/conversations/${id}`, undefined, asProgram)).body.usage).toBeNull()
  await ask('Thanks!', id)
  const { usage } = await conversation(account, id)
  expect(usage).toMatchObject({ estimated: true })
  expect(usage.input_tokens).toBeGreaterThan(2_100)
  const text = await metricsOf(app)
  expect(text).toContain(
    'frontdesk_language_tokens_total{model="one",estimated="false",direction="input"} 2000',
  )
  expect(text).toContain(
    'frontdesk_language_tokens_total{model="one",estimated="false",direction="output"} 200',
  )
  expect(text).toMatch(/tokens_total\{model="one",estimated="true",direction="input"\} \d{3}/)
  expect(text).toMatch(/frontdesk_language_cost_total\{model="one",currency="EUR"\} 0\.00\d+/)
})

test('a turn that its visitor leaves is counted too', async () => {
  const fake = await server()
  const { app, account } = await desk(one(fake))
  fake.reply({ text: ['A massage ', 'costs '], after: 'hang' })
  const leave = new AbortController()
  const response = await fetch(`${app.url}/api/v1/chat/stream`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': account.adminKey },
    body: JSON.stringify({ message: question }),
    signal: leave.signal,
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const id = /"conversation_id":"([^"]+)"/.exec((await reader.read()).value!)![1]!
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1), { timeout: 60_000 })
  leave.abort()
  expect(await fake.requests[0]!.ended).toBe('disconnected')
  await vi.waitFor(
    async () =>
      expect((await conversation(account, id)).usage).toMatchObject({ estimated: true, cost: null }),
    60_000,
  )
})

test('a conversation that no model answered has no usage', async () => {
  const { account } = await desk({})
  const { conversation_id } = await visitorOf(account)(question)
  expect((await conversation(account, conversation_id)).usage).toBeNull()
})
