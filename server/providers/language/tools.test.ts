import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OneOf } from '#contract/schema.ts'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { openaiLanguage } from './openai-compatible.ts'
import type { LanguageTool } from './port.ts'

let fake: FakeOpenAI
beforeAll(async () => {
  fake = await startFakeOpenAI()
})
beforeEach(() => {
  fake.requests.length = 0
})
afterAll(() => fake.close())

const ask = (tools: LanguageTool[], more: object = {}) =>
  openaiLanguage({ url: fake.url, model: 'test-talk', retries: 0 }).generate({
    instructions: 'You are the front desk.',
    messages: [{ role: 'user', text: 'Book it.' }],
    tools,
    ...more,
  })

const Booking = Type.Object({
  service: Type.Optional(Type.String({ maxLength: 120, description: 'Its name' })),
  starts_at: Type.String({ minLength: 1 }),
  kind: Type.Optional(OneOf('first', 'next')),
  people: Type.Optional(Type.Array(Type.Object({ name: Type.String(), age: Type.Optional(Type.Integer()) }))),
})

/** A tool that notes with which arguments it ran. */
function noting(
  name: string,
  ran: unknown[],
  parameters = Booking as LanguageTool['parameters'],
): LanguageTool {
  return {
    name,
    description: 'Books',
    parameters,
    execute: async input => {
      ran.push(input)
      return { run: ran.length }
    },
  }
}

const resultsOf = (request: number): string[] =>
  fake.requests[request]!.body.messages.filter(({ role }: { role: string }) => role === 'tool').map(
    ({ content }: { content: string }) => content,
  )

test('the wire shows a strict schema: nothing undeclared, all required, null for what may be left out', async () => {
  fake.reply({ text: 'Done.' })
  await ask([noting('book', [])])
  expect(fake.requests[0]!.body.tools[0].function).toMatchObject({
    strict: true,
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['service', 'starts_at', 'kind', 'people'],
      properties: {
        service: { type: ['string', 'null'], description: 'Its name (at most 120 characters)' },
        starts_at: { type: 'string' },
        kind: { type: ['string', 'null'], enum: ['first', 'next', null] },
        people: {
          type: ['array', 'null'],
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'age'],
            properties: { name: { type: 'string' }, age: { type: ['integer', 'null'] } },
          },
        },
      },
    },
  })
  // Azure and Anthropic refuse strict schemas with these.
  expect(JSON.stringify(fake.requests[0]!.body.tools)).not.toMatch(/"(min|max)Length"/)
})

test('a null that stands for an argument left out does not reach the tool', async () => {
  const ran: unknown[] = []
  const people = [{ name: 'Ann', age: null }]
  fake.reply(
    { tools: [{ name: 'book', arguments: { service: null, starts_at: '9', kind: null, people } }] },
    { text: 'Done.' },
  )
  await ask([noting('book', ran)])
  expect(ran).toEqual([{ starts_at: '9', people: [{ name: 'Ann' }] }])
})

test.each([
  ['an undeclared one', { starts_at: '9', status: 'paid' }],
  ['an undeclared one deep inside', { starts_at: '9', people: [{ name: 'Ann', admin: true }] }],
  ['one of another type', { starts_at: 9 }],
  ['one beyond its limit', { starts_at: '9', service: 'x'.repeat(121) }],
  ['a null for what is needed', { starts_at: null }],
])('arguments with %s are answered with an error, and nothing runs', async (_what, args) => {
  const ran: unknown[] = []
  fake.reply({ tools: [{ name: 'book', arguments: args }] }, { text: 'Sorry.' })
  const answer = await ask([noting('book', ran)])
  expect(ran).toEqual([])
  expect(answer).toMatchObject({ text: 'Sorry.', toolCalls: [{ error: expect.any(String) }] })
})

describe('many calls', () => {
  const Numbered = Type.Object({ n: Type.Integer() })
  const calls = (name: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ name, arguments: { n } }))

  test('of fifty at once eight run, and the others are answered with an error', async () => {
    const ran: unknown[] = []
    fake.reply({ tools: calls('look', 50) }, { text: 'Enough.' })
    const answer = await ask([noting('look', ran, Numbered)])
    expect(ran).toHaveLength(8)
    expect(answer.toolCalls.filter(({ error }) => error?.includes('Too many'))).toHaveLength(42)
    expect(resultsOf(1)).toHaveLength(50)
  })

  test('a model that calls on and on is stopped by the steps of a turn', async () => {
    const ran: unknown[] = []
    fake.replyWith(({ tool_choice }) =>
      tool_choice === 'none' ? { text: 'Enough.' } : { tools: calls('look', 3) },
    )
    const answer = await ask([noting('look', ran, Numbered)], { maxSteps: 4, maxCalls: 2 })
    fake.replyWith(() => ({ text: '' }))
    expect(answer.text).toBe('Enough.')
    expect(ran).toHaveLength(6)
    expect(answer.toolCalls).toHaveLength(9)
  })

  test('two at once run in order, one after the other', async () => {
    const order: string[] = []
    const slow = (name: string): LanguageTool => ({
      name,
      description: name,
      parameters: Numbered,
      async execute() {
        order.push(`${name} begins`)
        await new Promise(done => setImmediate(done))
        order.push(`${name} ends`)
      },
    })
    fake.reply({ tools: [...calls('find', 1), ...calls('book', 1)] }, { text: 'Done.' })
    await ask([slow('book'), slow('find')])
    expect(order).toEqual(['find begins', 'find ends', 'book begins', 'book ends'])
  })

  test('the same call twice in a step runs once and is answered twice', async () => {
    const ran: unknown[] = []
    fake.reply({ tools: [...calls('book', 1), ...calls('book', 1)] }, { text: 'Done.' })
    await ask([noting('book', ran, Numbered)])
    expect(ran).toHaveLength(1)
  })
})

test('a result of any size reaches the model cut', async () => {
  const huge: LanguageTool = {
    name: 'list',
    description: 'Lists',
    parameters: Type.Object({}),
    execute: async () => 'x'.repeat(1_000_000),
  }
  fake.reply({ tools: [{ name: 'list', arguments: {} }] }, { text: 'Long.' })
  await ask([huge])
  expect(resultsOf(1)[0]!.length).toBeLessThan(21_000)
})
