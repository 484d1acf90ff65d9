import { inspect } from 'node:util'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ChatReply, type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { type OpenaiLanguageOptions, openaiLanguage } from './openai-compatible.ts'
import type { Language, LanguageEvent, LanguageRequest, LanguageTool } from './port.ts'

let fake: FakeOpenAI
beforeAll(async () => {
  fake = await startFakeOpenAI()
})
beforeEach(() => {
  fake.requests.length = 0
})
afterAll(() => fake.close())

const language = (options: Partial<OpenaiLanguageOptions> = {}) =>
  openaiLanguage({ url: fake.url, model: 'test-talk', apiKey: 'sk-secret', retries: 0, ...options })

const question: LanguageRequest = {
  instructions: 'You are the front desk.',
  messages: [
    { role: 'user', text: 'Hello' },
    { role: 'assistant', text: 'Hello, how can I help?' },
    { role: 'user', text: 'When do you open?' },
  ],
}

async function heard(stream: AsyncIterable<LanguageEvent>) {
  const events: LanguageEvent[] = []
  let error: unknown = null
  try {
    for await (const event of stream) events.push(event)
  } catch (caught) {
    error = caught
  }
  const words = events.flatMap(event => (event.type === 'text' ? [event.text] : []))
  return { events, words, error, end: events.find(event => event.type === 'end') }
}

const hours = Type.Object({ day: Type.String(), weeks: Type.Optional(Type.Integer()) })
const hoursTool = (execute: LanguageTool<typeof hours>['execute']): LanguageTool => ({
  name: 'opening_hours',
  description: 'Opening hours of a day',
  parameters: hours,
  execute: execute as LanguageTool['execute'],
})

describe('streaming', () => {
  test('words arrive as the model says them, and the end holds them all', async () => {
    fake.reply({ text: ['At ', 'nine', '.'] })
    const { words, end, error } = await heard(language().stream(question))
    expect(error).toBeNull()
    expect(words.join('')).toBe('At nine.')
    expect(end).toEqual({
      type: 'end',
      text: 'At nine.',
      toolCalls: [],
      usage: { model: 'test-talk', input: 10, output: 5, estimated: false, cost: null },
      finish: 'stop',
    })
  })

  test('instructions, conversation, limits and key reach the server', async () => {
    fake.reply({ text: 'Nine.' })
    await language().generate({ ...question, maxTokens: 50, temperature: 0.2 })
    expect(fake.requests[0]).toMatchObject({ headers: { authorization: 'Bearer sk-secret' } })
    expect(fake.requests[0]!.body).toMatchObject({
      model: 'test-talk',
      stream: true,
      max_tokens: 50,
      temperature: 0.2,
      messages: [
        { role: 'system', content: 'You are the front desk.' },
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Hello, how can I help?' },
        { role: 'user', content: 'When do you open?' },
      ],
    })
  })

  test('without tools the request mentions none, because some servers refuse an empty list', async () => {
    fake.reply({ text: 'Nine.' })
    await language().generate(question)
    expect(Object.keys(fake.requests[0]!.body)).not.toEqual(expect.arrayContaining(['tools']))
  })

  test('the first words arrive before the model says the last', async () => {
    fake.reply({ text: ['At ', 'nine'], after: 'hang' })
    const events = language().stream(question)
    expect((await events.next()).value).toMatchObject({ type: 'text', text: expect.stringMatching(/^At /) })
    await events.return()
    await expect(fake.requests[0]!.ended).resolves.toBe('disconnected')
  })

  test('a model’s thoughts are dropped', async () => {
    fake.reply({ text: ['<thi', 'nk>nine? ', 'or ten?</think>', 'At ', 'nine.'] })
    const { end } = await heard(language().stream(question))
    expect(end).toMatchObject({ text: 'At nine.' })
  })

  test.each([
    ['length', 'length'],
    ['content_filter', 'filtered'],
  ])('finish reason %s becomes %s', async (finish, told) => {
    fake.reply({ text: 'At ni', finish })
    expect(await language().generate(question)).toMatchObject({ finish: told })
  })
})

describe('tools', () => {
  test('the model uses a tool and answers with its result', async () => {
    fake.reply({ text: 'Let me look.', tools: [{ name: 'opening_hours', arguments: { day: 'Sunday' } }] })
    fake.reply({ text: 'From ten to four.' })
    const execute = vi.fn(async () => ({ open: '10:00', close: '16:00' }))
    const { events, end } = await heard(language().stream({ ...question, tools: [hoursTool(execute)] }))

    expect(execute).toHaveBeenCalledExactlyOnceWith({ day: 'Sunday' }, expect.any(AbortSignal))
    expect(events.filter(event => event.type === 'tool')).toEqual([
      { type: 'tool', name: 'opening_hours', input: { day: 'Sunday' } },
    ])
    expect(end).toMatchObject({
      text: 'Let me look.\n\nFrom ten to four.',
      toolCalls: [
        { name: 'opening_hours', input: { day: 'Sunday' }, output: { open: '10:00', close: '16:00' } },
      ],
      usage: { input: 20, output: 10 },
    })
    const [first, second] = fake.requests.map(seen => seen.body)
    expect(first.tools[0].function).toMatchObject({
      name: 'opening_hours',
      strict: true,
      parameters: { required: ['day', 'weeks'] },
    })
    expect(second.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: '{"open":"10:00","close":"16:00"}',
    })
  })

  test.each<[string, ChatReply['tools'], string]>([
    ['that do not fit', [{ name: 'opening_hours', arguments: { day: 7 } }], '/day'],
    ['that are no JSON', [{ name: 'opening_hours', arguments: '{"day":' }], 'JSON'],
    ['for a tool that does not exist', [{ name: 'delete_everything', arguments: {} }], 'delete_everything'],
  ])('arguments %s are reported to the model, and the tool never runs', async (_what, tools, hint) => {
    fake.reply({ tools }, { text: 'Sorry.' })
    const execute = vi.fn(async () => null)
    const answer = await language().generate({ ...question, tools: [hoursTool(execute)] })
    expect(execute).not.toHaveBeenCalled()
    expect(answer.text).toBe('Sorry.')
    expect(answer.toolCalls).toMatchObject([{ error: expect.stringContaining(hint) }])
    expect(fake.requests[1]!.body.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining(hint),
    })
  })

  test('the model reads the message of an error that a tool throws', async () => {
    fake.reply(
      { tools: [{ name: 'opening_hours', arguments: { day: 'Sunday' } }] },
      { text: 'I could not look.' },
    )
    const answer = await language().generate({
      ...question,
      tools: [hoursTool(async () => Promise.reject(new Error('the calendar is closed')))],
    })
    expect(answer).toMatchObject({
      text: 'I could not look.',
      toolCalls: [{ error: 'the calendar is closed' }],
    })
    expect(fake.requests[1]!.body.messages.at(-1).content).toContain('the calendar is closed')
  })

  test('a model that never stops using tools must answer in words at the last step', async () => {
    fake.replyWith(request =>
      request.tool_choice === 'none'
        ? { text: 'Enough.' }
        : { tools: [{ name: 'opening_hours', arguments: { day: 'Sunday' } }] },
    )
    const execute = vi.fn(async () => 'closed')
    const answer = await language().generate({ ...question, tools: [hoursTool(execute)], maxSteps: 3 })
    expect(answer.text).toBe('Enough.')
    expect(execute).toHaveBeenCalledTimes(2)
    expect(fake.requests).toHaveLength(3)
  })

  test('a slow tool does not count as a silent model', async () => {
    fake.reply({ tools: [{ name: 'opening_hours', arguments: { day: 'Sunday' } }] }, { text: 'Ten.' })
    const slow = () => new Promise(done => setTimeout(done, 600, 'ten'))
    const answer = await language({ silenceMs: 400 }).generate({ ...question, tools: [hoursTool(slow)] })
    expect(answer.text).toBe('Ten.')
  })

  test('a tool that never returns does not outlive the deadline', async () => {
    fake.reply({ tools: [{ name: 'opening_hours', arguments: { day: 'Sunday' } }] })
    const tools = [hoursTool(() => new Promise(() => {}))]
    await expect(language().generate({ ...question, tools, timeoutMs: 80 })).rejects.toMatchObject({
      reason: 'timeout',
    })
  })

  test('when the caller leaves, the tool stops too', async () => {
    fake.reply({ tools: [{ name: 'opening_hours', arguments: { day: 'Sunday' } }] })
    const leave = new AbortController()
    const stopped = vi.fn()
    const tool = hoursTool((_input, signal) => {
      leave.abort()
      return new Promise((_done, fail) => {
        const stop = () => fail(stopped() ?? new Error('stopped'))
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop)
      })
    })
    const answer = language().generate({ ...question, tools: [tool], signal: leave.signal })
    await expect(answer).rejects.toMatchObject({ reason: 'aborted' })
    await vi.waitFor(() => expect(stopped).toHaveBeenCalled(), 60_000)
  })
})

describe('failures are one kind of error with a reason', () => {
  const failing: [string, string, () => void, Partial<OpenaiLanguageOptions>?][] = [
    [
      'a wrong key',
      'auth',
      () => fake.failNext({ status: 401, body: { error: { message: 'bad key sk-secret' } } }),
    ],
    ['too many requests', 'rate_limited', () => fake.failNext({ status: 429 })],
    [
      'an unknown model',
      'rejected',
      () => fake.failNext({ status: 404, body: { error: { message: 'no such model' } } }),
    ],
    ['a server error', 'server', () => fake.failNext({ status: 503, body: 'gone fishing' })],
    ['a cut connection', 'network', () => fake.failNext('cut')],
    ['no server', 'network', () => {}, { url: 'http://127.0.0.1:9/v1' }],
    ['a stream cut off', 'network', () => fake.reply({ text: 'At ', after: 'cut' })],
    ['a page instead of an answer', 'bad_answer', () => fake.failNext({ status: 200, body: '<html>' })],
    [
      'a stream with an error in it',
      'server',
      () => fake.reply({ text: 'At ', after: { error: 'out of memory' } }),
    ],
    [
      'a stream with a limit in it',
      'rate_limited',
      () => fake.reply({ text: 'At ', after: { error: 'slow down', code: 429 } }),
    ],
    ['a stream that ends without an end', 'bad_answer', () => fake.reply({ text: 'At ', finish: null })],
    ['an answer without words', 'bad_answer', () => fake.reply({ text: ' \n' })],
    ['no answer at all', 'timeout', () => fake.failNext('hang'), { timeoutMs: 60 }],
    ['a stream that stops', 'timeout', () => fake.reply({ text: 'At ', after: 'hang' }), { timeoutMs: 60 }],
    ['a silence before the first word', 'timeout', () => fake.failNext('hang'), { silenceMs: 60 }],
    [
      'a silence between words',
      'timeout',
      () => fake.reply({ text: 'At ', after: 'hang' }),
      { silenceMs: 60 },
    ],
  ]
  test.each(failing)('%s: %s', async (_what, reason, arrange, options) => {
    arrange()
    const { error, end } = await heard(language(options).stream(question))
    expect(error).toMatchObject({
      name: 'LanguageUnavailable',
      reason,
      message: expect.stringContaining('test-talk'),
    })
    expect(end).toBeUndefined()
    expect(String(error)).not.toContain('sk-secret')
  })

  test.each([
    ['before the first word', () => fake.failNext('hang')],
    ['between words', () => fake.reply({ text: 'At ', after: 'hang' })],
  ])('a caller who leaves %s stops the model', async (_when, arrange) => {
    arrange()
    const leave = new AbortController()
    const outcome = heard(language().stream({ ...question, signal: leave.signal }))
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1), 60_000)
    leave.abort()
    expect((await outcome).error).toMatchObject({ name: 'LanguageUnavailable', reason: 'aborted' })
    await expect(fake.requests[0]!.ended).resolves.toBe('disconnected')
  })

  test('a caller who has already left sends no request', async () => {
    const { error } = await heard(language().stream({ ...question, signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ reason: 'aborted' })
    expect(fake.requests).toEqual([])
  })

  test('an overloaded server is retried', async () => {
    fake.failNext({ status: 429, headers: { 'retry-after-ms': '1' } })
    fake.reply({ text: 'Nine.' })
    expect(await language({ retries: 1 }).generate(question)).toMatchObject({ text: 'Nine.' })
    fake.failNext(...Array(2).fill({ status: 500, headers: { 'retry-after-ms': '1' } }))
    await expect(language({ retries: 1 }).generate(question)).rejects.toMatchObject({ reason: 'server' })
  })

  test('nothing is printed, and no rejection stays unhandled', async () => {
    const printed = ['log', 'warn', 'error', 'info'] as const
    const spies = printed.map(name => vi.spyOn(console, name).mockImplementation(() => {}))
    spies.push(vi.spyOn(process, 'emitWarning').mockImplementation(() => {}) as never)
    fake.failNext({ status: 500 })
    await heard(language().stream(question))
    fake.reply({ text: 'At ', after: 'cut' })
    await heard(language().stream(question))
    fake.reply({ text: '{"a":1}' })
    const loose = language({ structuredOutputs: false })
    await loose.object({ ...question, schema: Type.Object({ a: Type.Number() }) })
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })
})

describe('objects', () => {
  const schema = Type.Object({
    intent: Type.Union([Type.Literal('book'), Type.Literal('ask')]),
    day: Type.Optional(Type.String()),
  })
  const ask = (model: Language) => model.object({ ...question, schema, name: 'intent' })

  test('the model returns a value of the schema, with its cost', async () => {
    fake.reply({ text: '{"intent":"book"}' })
    expect(await ask(language())).toMatchObject({
      value: { intent: 'book' },
      usage: { input: 10, output: 5, estimated: false },
    })
    expect(fake.requests[0]!.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { name: 'intent', strict: false, schema: { required: ['intent'] } },
    })
  })

  test('a server without schemas gets the schema in words', async () => {
    fake.reply({ text: '{"intent":"ask"}' })
    await ask(language({ structuredOutputs: false }))
    const { response_format, messages } = fake.requests[0]!.body
    expect(response_format).toEqual({ type: 'json_object' })
    expect(messages[0].content).toContain('"required":["intent"]')
  })

  test.each([
    'Here it is:\n```json\n{"intent":"ask","day":"Sunday"}\n```\nAnything else?',
    '<think>{"intent":"book"}</think>{"intent":"ask","day":"Sunday"}',
  ])('a value inside other text is found: %j', async text => {
    fake.reply({ text })
    expect((await ask(language())).value).toEqual({ intent: 'ask', day: 'Sunday' })
  })

  test.each(['{"intent":"dance"}', '{"intent":', 'I would rather not.', '', '[]'])(
    '%j is a bad answer',
    async text => {
      fake.reply({ text })
      await expect(ask(language())).rejects.toMatchObject({
        name: 'LanguageUnavailable',
        reason: 'bad_answer',
      })
    },
  )

  test('failures have the same reasons', async () => {
    fake.failNext({ status: 401 }, 'hang', 'cut')
    await expect(ask(language())).rejects.toMatchObject({ reason: 'auth' })
    await expect(ask(language({ timeoutMs: 50 }))).rejects.toMatchObject({ reason: 'timeout' })
    await expect(ask(language())).rejects.toMatchObject({ reason: 'network' })
    fake.reply({ text: '{"intent":', after: 'cut' })
    await expect(ask(language())).rejects.toMatchObject({ reason: 'network' })
    fake.failNext({ status: 200, body: '{"hello":"my illness"}' })
    const error = await ask(language()).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ reason: 'bad_answer' })
    expect(inspect(error, { depth: 9 })).not.toContain('illness')
  })
})

test.each([
  ['wants another name for it', 'Use max_completion_tokens instead.', { max_completion_tokens: 50 }],
  ['has no room for it', 'max_tokens is too large: the context length is 4096 tokens.', {}],
])('a server that %s is asked again', async (_what, message, ceiling) => {
  fake.failNext({ status: 400, body: { error: { message } } })
  fake.reply({ text: 'At nine.' })
  const { text } = await language().generate({ ...question, maxTokens: 50 })
  expect(text).toBe('At nine.')
  const { max_tokens, max_completion_tokens } = fake.requests[1]!.body
  expect({ max_tokens, max_completion_tokens }).toEqual({
    max_tokens: undefined,
    max_completion_tokens: undefined,
    ...ceiling,
  })
})

test('a ceiling is sent even when the caller names none, and any other refusal stays one', async () => {
  fake.failNext({ status: 400, body: { error: { message: 'No such model.' } } })
  await expect(language().generate(question)).rejects.toMatchObject({ reason: 'rejected' })
  expect(fake.requests).toHaveLength(1)
  expect(fake.requests[0]!.body.max_tokens).toBe(4_000)
})
