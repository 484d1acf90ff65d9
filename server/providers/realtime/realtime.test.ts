import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { expect, onTestFinished, test } from 'vitest'
import { type FakeRealtime, startFakeRealtime } from '#server/test/fakes/realtime.ts'
import { textOf, tonesOf } from '#server/test/fakes/tones.ts'
import type { LanguageRequest } from '../language/port.ts'
import { openaiRealtime } from './openai.ts'

async function start(
  manner: Parameters<typeof startFakeRealtime>[0] = {},
  at = (fake: FakeRealtime) => fake.url,
) {
  const fake = await startFakeRealtime({ firstMs: 20, ...manner })
  onTestFinished(fake.close)
  const server = { model: 'gpt-realtime', apiKey: 'secret', voice: 'marin', transcriber: 'writes' }
  const call = openaiRealtime({ ...server, url: at(fake) }).open()
  onTestFinished(() => call.close())
  const signal = AbortSignal.timeout(20_000)
  return {
    fake,
    call,
    async speak(text: string, stop = signal) {
      const pieces: Int16Array[] = []
      for await (const pcm of call.speaks.speak(text, { language: 'en', signal: stop })) pieces.push(pcm)
      return textOf(Int16Array.from(pieces.flatMap(each => [...each])))
    },
    async answer(request: Partial<LanguageRequest> = {}) {
      const told = []
      const messages = [{ role: 'user' as const, text: 'Hello.' }]
      for await (const event of call.language.stream({
        instructions: 'Be kind.',
        messages,
        signal,
        ...request,
      }))
        told.push(event)
      return told
    },
    listen: (heard?: (event: object) => void) =>
      call.hears.stream!({ language: 'en-GB', keyterms: ['Harbour Dental'], signal, heard }),
  }
}

for (const wording of ['current', 'beta'] as const)
  test(`it hears, answers with what it heard, uses a tool and speaks (${wording} spelling)`, async () => {
    const { fake, call, speak, answer, listen } = await start({
      wording,
      answer: ({ input }) =>
        input.some(({ type }) => type === 'function_call_output')
          ? { text: 'It is nine.' }
          : { tools: [{ name: 'clock', arguments: { place: 'here' } }] },
    })
    const news: object[] = []
    const stream = await listen(event => news.push(event))
    stream.write(tonesOf('What time is it?'))
    expect(await stream.finish()).toBe('What time is it?')
    expect(news.at(-1)).toEqual({ type: 'interim', stretch: 0, text: 'What time is it?' })
    stream.write(tonesOf('Please.'))
    expect(await stream.finish()).toBe('Please.')
    expect(await stream.finish()).toBe('')
    const asked: unknown[] = []
    const told = await answer({
      messages: [
        { role: 'assistant', text: 'Welcome.' },
        { role: 'user', text: "The visitor's message: What time is it? Please." },
      ],
      tools: [
        {
          name: 'clock',
          description: 'The time.',
          parameters: Type.Object({ place: Type.String() }),
          execute: async input => {
            asked.push(input)
            return { time: '9:00' }
          },
        },
      ],
    })
    expect(asked).toEqual([{ place: 'here' }])
    expect(told.at(-1)).toMatchObject({
      type: 'end',
      text: 'It is nine.',
      toolCalls: [{ name: 'clock', output: { time: '9:00' } }],
      usage: { input: 40, output: 16, estimated: false },
    })
    const [first, second] = fake.sent('response.create').map(({ response }) => response)
    expect(first.input.map(({ type }: { type: string }) => type)).toEqual([
      ...['message', 'item_reference', 'item_reference', 'message'],
    ])
    expect(second.input.slice(-2)).toMatchObject([
      { type: 'function_call', name: 'clock' },
      { type: 'function_call_output', output: '{"time":"9:00"}' },
    ])
    expect(await speak('It is nine o’clock, and all is well.')).toBe('It is nine o’clock, and all is well.')
    expect(fake.connections).toHaveLength(1)
    expect(fake.connections[0]).toMatchObject({
      query: { model: 'gpt-realtime' },
      headers: { authorization: 'Bearer secret' },
    })
    expect(JSON.stringify(fake.sent('session.update').at(-1))).toContain('Harbour Dental')
    expect(call.hears.model).toBe('gpt-realtime')
  })

test('what it says instead of the words that it was given is not heard', async () => {
  const { speak } = await start({ reads: () => 'A cleaning costs ninety euros.' })
  await expect(speak('We do not know the price.')).rejects.toMatchObject({ reason: 'rejected' })
  const heard: Int16Array[] = []
  const { call } = await start({ reads: text => `${text} And it is free.` })
  const text = 'We are open from nine to five.'
  const signal = AbortSignal.timeout(5_000)
  await expect(async () => {
    for await (const pcm of call.speaks.speak(text, { language: 'en', signal })) heard.push(pcm)
  }).rejects.toMatchObject({ reason: 'rejected' })
  expect(text).toContain(textOf(Int16Array.from(heard.flatMap(each => [...each]))))
})

test('sound that is not wanted any more is cancelled, and the next sentence is spoken', async () => {
  const { fake, call, speak } = await start()
  const stop = new AbortController()
  const text = 'This is a rather long sentence, and nobody wants to hear the end of it.'
  const over = async () => {
    for await (const _ of call.speaks.speak(text, { language: 'en', signal: stop.signal })) stop.abort()
  }
  await expect(over()).rejects.toMatchObject({ reason: 'aborted' })
  await expect.poll(() => fake.sent('response.cancel')).toHaveLength(1)
  expect(await speak('Good morning.')).toBe('Good morning.')
})

test('each part fails alone, in the words of its port, and a connection that broke is made anew', async () => {
  const { fake, speak, answer, listen } = await start()
  fake.set({ sound: 'error', text: 'failed', words: 'failed' })
  const stream = await listen()
  stream.write(tonesOf('Hello.'))
  await expect(stream.finish()).rejects.toMatchObject({ name: 'SpeechUnavailable', reason: 'server' })
  await expect(speak('Hello.')).rejects.toMatchObject({ name: 'SpeechUnavailable', reason: 'server' })
  await expect(answer()).rejects.toMatchObject({ name: 'LanguageUnavailable', reason: 'server' })
  fake.set({ sound: null, text: 'hang', words: null })
  const asked = performance.now()
  await expect(answer()).rejects.toMatchObject({ name: 'LanguageUnavailable', reason: 'timeout' })
  expect(performance.now() - asked).toBeLessThan(4_000)
  fake.set({ text: null, sound: 'cut' })
  expect(fake.connections).toHaveLength(1)
  await expect(speak('This breaks off in the middle.')).rejects.toMatchObject({ reason: 'network' })
  fake.set({ sound: null })
  expect(await speak('Hello.')).toBe('Hello.')
  expect(fake.connections).toHaveLength(2)
  await expect(stream.finish()).rejects.toMatchObject({ reason: 'network' })
  fake.expire()
  await sleep(100)
  expect((await answer()).at(-1)).toMatchObject({ text: 'Hello.' })
  expect(fake.connections).toHaveLength(3)
})

test('a refusal, garbage and silence instead of a session are told apart', async () => {
  const refused = await start({}, fake => fake.refusing(401))
  await expect(refused.speak('Hello.')).rejects.toMatchObject({ reason: 'auth' })
  await expect(refused.listen()).rejects.toMatchObject({ reason: 'auth' })
  const garbage = await start({ greeting: '<html>' })
  await expect(garbage.speak('Hello.')).rejects.toMatchObject({ reason: 'bad_answer' })
  const other = await start({ greeting: '{"type":"session.created","session":7}' })
  await expect(other.answer()).rejects.toMatchObject({ reason: 'bad_answer' })
  const silent = await start({ greeting: '{"type":"hello"}' })
  await expect(silent.answer()).rejects.toMatchObject({ reason: 'timeout' })
})
