import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { type OpenaiLanguageOptions, openaiLanguage } from './openai-compatible.ts'
import type { LanguageUsage } from './port.ts'

let fake: FakeOpenAI
beforeAll(async () => {
  fake = await startFakeOpenAI()
})
beforeEach(() => {
  fake.requests.length = 0
})
afterAll(() => fake.close())

const language = (options: Partial<OpenaiLanguageOptions> = {}) =>
  openaiLanguage({ url: fake.url, model: 'test-talk', retries: 0, ...options })
const question = {
  instructions: 'You are the front desk.',
  messages: [{ role: 'user' as const, text: 'When do you open?' }],
}
const soon = { 'retry-after-ms': '1' }
const sent = (request: number) => fake.requests[request]!.body
const refusal = (message: string, status = 400) => ({ status, body: { error: { message } } })

describe('parameters that a server refuses', () => {
  const hot = { temperature: 0.3, maxTokens: 50 }
  const noTemperature = refusal("Unsupported value: 'temperature' does not support 0.3 with this model.")
  const noMaxTokens = refusal("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.")

  test('one is left out, the other renamed, and both are remembered', async () => {
    const model = language(hot)
    fake.failNext(noMaxTokens, noTemperature)
    fake.reply({ text: 'At nine.' }, { text: 'At nine.' })
    expect((await model.generate(question)).text).toBe('At nine.')
    await model.generate(question)
    expect(fake.requests).toHaveLength(4)
    for (const request of [2, 3]) {
      expect(sent(request)).toMatchObject({ max_completion_tokens: 50 })
      expect(sent(request)).not.toHaveProperty('max_tokens')
      expect(sent(request)).not.toHaveProperty('temperature')
    }
  })

  test('a server that goes on refusing is asked once for each, and no more', async () => {
    fake.failNext(noTemperature, noTemperature)
    await expect(language(hot).generate(question)).rejects.toMatchObject({ reason: 'rejected' })
    expect(fake.requests).toHaveLength(2)
    const noRoom = refusal('max_tokens must be at most 20; the context length is 20')
    fake.failNext(noRoom, noRoom)
    await expect(language(hot).generate(question)).rejects.toMatchObject({ reason: 'rejected' })
    expect(fake.requests).toHaveLength(4)
  })

  test('a server that knows no strict tools and no counting gets neither', async () => {
    fake.failNext(
      refusal("Invalid schema for function 'look': …"),
      refusal('[{"loc": ["body", "stream_options"]}]', 422),
    )
    fake.reply({ text: 'At nine.' })
    const look = { name: 'look', description: '', parameters: Type.Object({}), execute: async () => null }
    const { text, usage } = await language().generate({ ...question, tools: [look] })
    expect([text, usage.estimated]).toEqual(['At nine.', true])
    expect(sent(2)).not.toHaveProperty('stream_options')
    expect(sent(2).tools[0].function).not.toHaveProperty('strict')
  })

  test('a refusal that names none of them stays one', async () => {
    fake.failNext(refusal('No such model.'))
    await expect(language(hot).generate(question)).rejects.toMatchObject({ reason: 'rejected' })
    expect(fake.requests).toHaveLength(1)
  })
})

describe('requests are repeated before the first token', () => {
  test.each([
    ['after 429', () => fake.failNext({ status: 429, headers: soon })],
    ['after 503', () => fake.failNext({ status: 503, headers: soon })],
    ['after a connection that broke', () => fake.failNext('cut')],
    [
      'after one that broke once the answer had begun, without a word',
      () => fake.reply({ text: [], after: 'cut' }),
    ],
  ])('%s', async (_when, fail) => {
    fail()
    fake.reply({ text: 'At nine.' })
    expect((await language({ retries: 1 }).generate(question)).text).toBe('At nine.')
    expect(fake.requests).toHaveLength(2)
  })

  test.each([
    ['as often as it is told', 1, () => fake.failNext(...Array(2).fill({ status: 503, headers: soon })), 2],
    [
      'never when the server asks for a minute',
      3,
      () => fake.failNext({ status: 429, headers: { 'retry-after': '60' } }),
      1,
    ],
    ['never when the request is wrong', 3, () => fake.failNext({ status: 404 }), 1],
    ['never after a word', 3, () => fake.reply({ text: ['At '], after: 'cut' }), 1],
    [
      'never after a tool was called',
      3,
      () => fake.reply({ text: [], tools: [{ name: 'x', arguments: {} }], after: 'cut' }),
      1,
    ],
  ])('%s', async (_what, retries, fail, requests) => {
    fail()
    await expect(language({ retries }).generate(question)).rejects.toThrow()
    expect(fake.requests).toHaveLength(requests)
  })

  test('a tool that ran does not run again when the next step is repeated', async () => {
    let ran = 0
    const book = {
      name: 'book',
      description: 'Books',
      parameters: Type.Object({}),
      execute: async () => ({ booked: ++ran }),
    }
    fake.reply({ tools: [{ name: 'book', arguments: {} }] }, { text: [], after: 'cut' }, { text: 'Booked.' })
    const answer = await language({ retries: 1 }).generate({ ...question, tools: [book] })
    expect([answer.text, ran, fake.requests.length]).toEqual(['Booked.', 1, 3])
    expect(sent(2)).toEqual(sent(1))
  })
})

describe('thoughts', () => {
  test('neither those in a field of their own nor those in the text are said', async () => {
    fake.reply({
      reasoning: 'nine? or ten?',
      text: ['<thin', 'king>hm</', 'thinking>At ', 'nine.<reas', 'oning>why'],
    })
    expect((await language().generate(question)).text).toBe('At nine.')
  })

  test('they go back to the server with the calls that came of them, and so does what it put beside a call', async () => {
    const extra = { google: { thought_signature: 'signed' } }
    fake.reply({ reasoning: 'I look.', tools: [{ name: 'look', arguments: {}, extra }] }, { text: 'Nine.' })
    const look = {
      name: 'look',
      description: 'Looks',
      parameters: Type.Object({}),
      execute: async () => 'nine',
    }
    await language().generate({ ...question, tools: [look] })
    expect(fake.requests.at(-1)!.body.messages.at(-2)).toMatchObject({
      role: 'assistant',
      reasoning_content: 'I look.',
      tool_calls: [{ function: { name: 'look', arguments: '{}' }, extra_content: extra }],
    })
  })

  test('an answer of thoughts alone is none', async () => {
    fake.reply({ reasoning: 'nine?', text: '<think>or ten' })
    await expect(language().generate(question)).rejects.toMatchObject({ reason: 'bad_answer' })
  })
})

describe('what an answer used', () => {
  const price = { input: 2, output: 8 }
  const spentOn = async (more: object = {}) => {
    const seen: LanguageUsage[] = []
    const asked = language({ price }).generate({ ...question, ...more, spent: usage => seen.push(usage) })
    await asked.catch(() => {})
    return seen
  }

  test('the server’s own count has a price', async () => {
    fake.reply({ text: 'At nine.', usage: { prompt_tokens: 1_000_000, completion_tokens: 500_000 } })
    const usage = { model: 'test-talk', input: 1_000_000, output: 500_000, estimated: false, cost: 6 }
    expect(await spentOn()).toEqual([usage])
    expect(sent(0).stream_options).toEqual({ include_usage: true })
  })

  test('without one it is estimated, and says so', async () => {
    fake.reply({ text: 'We open at nine in the morning.', usage: null })
    const [usage, ...none] = await spentOn()
    expect(none).toEqual([])
    expect(usage).toMatchObject({ estimated: true })
    expect(usage!.input).toBeGreaterThanOrEqual(10)
    expect(usage!.output).toBeGreaterThanOrEqual(7)
    expect(usage!.cost).toBeCloseTo((usage!.input * 2 + usage!.output * 8) / 1_000_000)
  })

  test('an answer that breaks off is counted as far as it came', async () => {
    fake.reply({ text: ['We open at nine in the ', 'mor'], after: 'cut' })
    expect(await spentOn()).toMatchObject([{ estimated: true, output: expect.any(Number) }])
  })

  test('a server that did not answer used nothing', async () => {
    fake.failNext({ status: 503 })
    expect(await spentOn()).toEqual([])
  })

  test('a count that can’t be true is not believed', async () => {
    fake.reply({ text: 'At nine.', usage: { prompt_tokens: -5, completion_tokens: 1e15 } })
    const [usage] = await spentOn()
    expect(usage).toMatchObject({ estimated: true })
    expect(usage!.input).toBeGreaterThan(0)
    expect(usage!.output).toBeLessThan(100)
  })
})

test('older messages give way to the ceiling of the context, the newest stays whole', async () => {
  const said = (n: number) => `Message ${n} ${'with some words '.repeat(20)}`
  const messages = Array.from({ length: 41 }, (_, n) => ({
    role: n % 2 ? ('assistant' as const) : ('user' as const),
    text: said(n),
  }))
  fake.reply({ text: 'Yes.' }, { text: 'Yes.' })
  await language({ contextTokens: 1_000 }).generate({ ...question, messages })
  const kept = sent(0).messages.slice(1)
  expect(kept.length).toBeLessThan(15)
  expect(kept[0].role).toBe('user')
  expect(kept.map(({ content }: { content: string }) => content)).toEqual(
    messages.slice(-kept.length).map(({ text }) => text),
  )
  await language({ contextTokens: 10 }).generate({ ...question, messages })
  expect(sent(1).messages.slice(1)).toEqual([{ role: 'user', content: said(40) }])
})
