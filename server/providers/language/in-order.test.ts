import { Type } from 'typebox'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type FakeOpenAI, startFakeOpenAI } from '#server/test/fakes/openai.ts'
import { languagesInOrder } from './in-order.ts'
import { openaiLanguage } from './openai-compatible.ts'
import type { LanguageEvent, LanguageRequest, LanguageUsage } from './port.ts'

let first: FakeOpenAI
let second: FakeOpenAI
let now = 0
let seen: { fellBack: string[]; resting: [string, boolean][]; spent: LanguageUsage[] }

beforeEach(async () => {
  first = await startFakeOpenAI()
  second = await startFakeOpenAI()
  onTestFinished(first.close)
  onTestFinished(second.close)
  now = 0
  seen = { fellBack: [], resting: [], spent: [] }
})

const both = () => {
  const server = (fake: FakeOpenAI, model: string) => openaiLanguage({ url: fake.url, model, retries: 0 })
  return languagesInOrder([server(first, 'one'), server(second, 'two')], {
    now: () => now,
    watch: {
      fellBack: (error, next) => seen.fellBack.push(`${error.reason} → ${next}`),
      resting: (model, rests) => seen.resting.push([model, rests]),
      spent: usage => seen.spent.push(usage),
    },
  })
}
const question: LanguageRequest = {
  instructions: 'You are the front desk.',
  messages: [{ role: 'user', text: 'When do you open?' }],
}
const broken = { status: 500 }

test('the second server is asked when the first fails before its first word, with the same prompt', async () => {
  first.failNext(broken)
  second.reply({ text: 'At nine.' })
  expect((await both().generate(question)).text).toBe('At nine.')
  expect(seen.fellBack).toEqual(['server → two'])
  expect(seen.spent.map(({ model }) => model)).toEqual(['two'])
  expect(second.requests[0]!.body.messages).toEqual(first.requests[0]!.body.messages)
})

test('the first one that answers is alone', async () => {
  first.reply({ text: 'At nine.' })
  await both().generate(question)
  expect(second.requests).toEqual([])
  expect(seen.fellBack).toEqual([])
})

test('after its first word the first one’s failure is the answer’s', async () => {
  first.reply({ text: ['At '], after: 'cut' })
  const events: LanguageEvent[] = []
  const asked = (async () => {
    for await (const event of both().stream(question)) events.push(event)
  })()
  await expect(asked).rejects.toMatchObject({ reason: 'network' })
  expect(events).toEqual([{ type: 'text', text: 'At ' }])
  expect(second.requests).toEqual([])
})

test('when both fail the last one’s failure is thrown', async () => {
  first.failNext(broken)
  second.failNext({ status: 401 })
  await expect(both().generate(question)).rejects.toMatchObject({ reason: 'auth' })
  first.failNext(broken)
  second.failNext({ status: 401 })
  const schema = Type.Object({ a: Type.Number() })
  await expect(both().object({ ...question, schema })).rejects.toMatchObject({ reason: 'auth' })
})

test('a caller who leaves is nobody’s failure, and nobody else is asked', async () => {
  const asked = both().generate({ ...question, signal: AbortSignal.abort() })
  await expect(asked).rejects.toMatchObject({ reason: 'aborted' })
  expect(second.requests).toEqual([])
})

test('a tool that ran for the first server does not run again for the second', async () => {
  const ran: unknown[] = []
  const parameters = Type.Object({ at: Type.String(), for: Type.String() })
  const book = {
    name: 'book',
    description: 'Books',
    parameters,
    execute: async (input: unknown) => {
      ran.push(input)
      return { number: ran.length }
    },
  }
  first.reply({ tools: [{ name: 'book', arguments: { at: '9', for: 'Ann' } }] })
  second.reply(
    {
      tools: [
        { name: 'book', arguments: { for: 'Ann', at: '9' } },
        { name: 'book', arguments: { for: 'Ann', at: '10' } },
      ],
    },
    { text: 'Booked.' },
  )
  const { text } = await both().generate({ ...question, tools: [book] })
  expect(text).toBe('Booked.')
  expect(ran).toEqual([
    { at: '9', for: 'Ann' },
    { at: '10', for: 'Ann' },
  ])
  const results = second.requests[1]!.body.messages.filter(({ role }: { role: string }) => role === 'tool')
  expect(results.map(({ content }: { content: string }) => content)).toEqual(['{"number":1}', '{"number":2}'])
})

test('a server that failed three times in a row rests, is tried once, and comes back', async () => {
  const desk = both()
  second.replyWith(() => ({ text: 'Two.' }))
  first.failNext(broken, broken, broken)
  for (let i = 0; i < 5; i++) expect((await desk.generate(question)).text).toBe('Two.')
  expect(first.requests).toHaveLength(3)
  expect(seen.resting.filter(([model]) => model === 'one')).toEqual([
    ['one', false],
    ['one', false],
    ['one', true],
  ])

  now = 30_000
  first.failNext(broken)
  await desk.generate(question)
  await desk.generate(question)
  expect(first.requests).toHaveLength(4)

  now = 60_000
  first.replyWith(() => ({ text: 'One.' }))
  expect((await desk.generate(question)).text).toBe('One.')
  expect((await desk.generate(question)).text).toBe('One.')
  expect(seen.resting.at(-1)).toEqual(['one', false])
})

test('a caller who leaves after the first words has met a server that works', async () => {
  const desk = languagesInOrder([openaiLanguage({ url: first.url, model: 'one', retries: 0 })])
  for (let i = 0; i < 3; i++) {
    first.failNext(broken, broken)
    for (let j = 0; j < 2; j++)
      await expect(desk.generate(question)).rejects.toMatchObject({ reason: 'server' })
    first.reply({ text: ['At ', 'nine.'], after: 'hang' })
    for await (const event of desk.stream(question)) if (event.type === 'text') break
  }
  expect(first.requests).toHaveLength(9)
})

test('a request that a server refuses, or JSON that a model can’t write, does not make it rest', async () => {
  const desk = languagesInOrder([openaiLanguage({ url: first.url, model: 'one', retries: 0 })])
  const schema = Type.Object({ a: Type.Number() })
  for (let i = 0; i < 4; i++) {
    first.failNext({ status: 404 })
    await expect(desk.generate(question)).rejects.toMatchObject({ reason: 'rejected' })
    first.reply({ text: 'no JSON' })
    await expect(desk.object({ ...question, schema })).rejects.toMatchObject({ reason: 'bad_answer' })
  }
  expect(first.requests).toHaveLength(8)
})

test('when all rest nobody is asked', async () => {
  const desk = languagesInOrder([openaiLanguage({ url: first.url, model: 'one', retries: 0 })], {
    now: () => now,
  })
  first.failNext(broken, broken, broken)
  for (let i = 0; i < 4; i++)
    await expect(desk.generate(question)).rejects.toMatchObject({ reason: 'server' })
  expect(first.requests).toHaveLength(3)
})
