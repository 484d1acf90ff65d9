import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type FakeSpeech, startFakeSpeech } from '#server/test/fakes/speech.ts'
import { textOf, tonesOf } from '#server/test/fakes/tones.ts'
import { deepgramSpeechToText } from '../deepgram.ts'
import { openaiSpeechToText, openaiTextToSpeech } from '../openai-compatible.ts'
import type { HeardEvent } from '../port.ts'
import type { SpeechWatch } from './ranks.ts'
import { recognisersInOrder } from './recognisers.ts'
import { voicesInOrder } from './voices.ts'

let first: FakeSpeech
let second: FakeSpeech
let now = 0
let seen: { fellBack: string[]; resting: [string, boolean][] }
const watch: SpeechWatch = {
  fellBack: (_side, error, next) => seen.fellBack.push(`${error.reason} → ${next}`),
  resting: (_side, model, rests) => seen.resting.push([model, rests]),
}

beforeEach(async () => {
  first = await startFakeSpeech()
  second = await startFakeSpeech()
  onTestFinished(first.close)
  onTestFinished(second.close)
  now = 0
  seen = { fellBack: [], resting: [] }
})

const signal = new AbortController().signal
const voice = (fake: FakeSpeech, model: string) =>
  openaiTextToSpeech({ url: fake.url, model, apiKey: null, voice: 'alloy', rate: 24_000, retries: 0 })
const voices = () => voicesInOrder([voice(first, 'one'), voice(second, 'two')], { watch, now: () => now })
const ear = (fake: FakeSpeech, model: string) =>
  openaiSpeechToText({ url: fake.url, model, apiKey: null, retries: 0 })
const ears = () => recognisersInOrder([ear(first, 'one'), ear(second, 'two')], { watch, now: () => now })
const listener = (fake: FakeSpeech, model: string) =>
  deepgramSpeechToText({ url: fake.listenUrl, model, apiKey: null })
const listeners = () =>
  recognisersInOrder([listener(first, 'one'), listener(second, 'two')], { watch, now: () => now })

async function spoken(by: ReturnType<typeof voices>, text: string): Promise<string> {
  const pcm: number[] = []
  for await (const piece of by.speak(text, { language: 'en', signal })) pcm.push(...piece)
  return textOf(Int16Array.from(pcm))
}
const asked = (fake: FakeSpeech) => fake.requests.map(({ fields }) => fields.input)

test('a voice that refuses costs one sentence’s first try: the next sentences go to the second at once', async () => {
  const both = voices()
  expect(both.model).toBe('one')
  first.failNext({ status: 503 })
  expect(await spoken(both, 'We open at nine.')).toBe('We open at nine.')
  expect(await spoken(both, 'We close at five.')).toBe('We close at five.')
  expect(asked(first)).toEqual(['We open at nine.'])
  expect(asked(second)).toEqual(['We open at nine.', 'We close at five.'])
  expect(seen).toEqual({ fellBack: ['server → two'], resting: [['one', true]] })
  expect(both.model).toBe('two')
})

test('a text that the first voice refuses goes to the second, and the next one to the first again', async () => {
  const both = voices()
  first.failNext({ status: 400 })
  expect(await spoken(both, 'Guten Tag.')).toBe('Guten Tag.')
  expect(await spoken(both, 'Hello.')).toBe('Hello.')
  expect(asked(second)).toEqual(['Guten Tag.'])
  expect(seen).toEqual({ fellBack: ['rejected → two'], resting: [] })
})

test('a voice that is back is tried behind the back of the second, and then speaks again', async () => {
  const both = voices()
  first.failNext({ status: 503 }, { status: 503 })
  await spoken(both, 'One.')
  now += 10_000
  // Tried, and still broken: nobody waits for it, and it rests for longer.
  await spoken(both, 'Two.')
  await expect.poll(() => seen.resting.length).toBe(2)
  now += 10_000
  await spoken(both, 'Three.')
  expect(asked(first)).toEqual(['One.', 'Two.'])
  now += 10_000
  expect(await spoken(both, 'Four.')).toBe('Four.')
  await expect.poll(() => both.model).toBe('one')
  expect(seen.resting.at(-1)).toEqual(['one', false])
  await spoken(both, 'Five.')
  expect(asked(second)).toEqual(['One.', 'Two.', 'Three.', 'Four.'])
})

test('a voice that stays silent is given up after two and a half seconds', { timeout: 20_000 }, async () => {
  first.failNext('hang')
  const begun = performance.now()
  expect(await spoken(voices(), 'We open at nine.')).toBe('We open at nine.')
  expect(performance.now() - begun).toBeGreaterThan(2_400)
  expect(performance.now() - begun).toBeLessThan(6_000)
  expect(seen.fellBack).toEqual(['timeout → two'])
})

test('a sentence that is cut goes on with the second voice, at a word, and nothing of it is missing', async () => {
  const both = voices()
  // The pace of tones is learned first: they are quicker than people.
  const text = 'We are open from Monday to Friday between nine in the morning and five in the evening.'
  await spoken(both, text)
  first.failNext({ cutAt: 0.5 })
  const sound: number[] = []
  for await (const piece of both.speak(text, { language: 'en', signal })) sound.push(...piece)
  const rest = String(asked(second).at(-1))
  expect(text.endsWith(` ${rest}`)).toBe(true)
  expect(rest.length / text.length).toBeCloseTo(0.5, 1)
  // What was said before the cut covers all that the second does not say.
  const saidMs = (sound.length - tonesOf(rest).length) / 16
  const wholeMs = tonesOf(text).length / 16
  expect(saidMs / wholeMs).toBeGreaterThan((text.length - rest.length) / text.length - 0.05)
  expect(seen.fellBack).toEqual(['network → two'])
})

test('when both have failed the error is told, at once to those who ask again, and later tries go on', async () => {
  const both = voices()
  first.failNext({ status: 500 })
  second.failNext({ status: 401 })
  await expect(spoken(both, 'One.')).rejects.toMatchObject({ name: 'SpeechUnavailable', reason: 'auth' })
  await expect(spoken(both, 'Two.')).rejects.toMatchObject({ name: 'SpeechUnavailable' })
  expect(asked(first)).toEqual(['One.'])
  now += 3_000
  expect(await spoken(both, 'Three.')).toBe('Three.')
})

test('a person who speaks over it is no failure of the voice', async () => {
  const both = voices()
  const stop = new AbortController()
  const sound = both.speak('We open at nine.', { language: 'en', signal: stop.signal })
  await sound.next()
  stop.abort()
  await expect(
    (async () => {
      for await (const _ of sound);
    })(),
  ).rejects.toMatchObject({ reason: 'aborted' })
  expect(seen).toEqual({ fellBack: [], resting: [] })
})

test('the second recogniser hears what the first refused, was silent on, or broke off', {
  timeout: 20_000,
}, async () => {
  const pcm = tonesOf('When do you open?')
  for (const failure of [{ status: 429 }, 'cut', 'hang'] as const) {
    first.failNext(failure)
    expect(await ears().transcribe(pcm, { language: 'en', signal })).toBe('When do you open?')
  }
  expect(seen.fellBack).toEqual(['rate_limited → two', 'network → two', 'timeout → two'])
})

test('a stream that breaks loses no words: its stretch is heard by the second, which listens along from then on', async () => {
  const heard: HeardEvent[] = []
  const stream = await listeners().stream!({ language: 'en', signal, heard: event => void heard.push(event) })
  stream.write(tonesOf('Hello there'))
  expect(await stream.finish()).toBe('Hello there')
  const pcm = tonesOf('When do you open?')
  stream.write(pcm.subarray(0, 9_000))
  first.connections[0]!.cut()
  await expect.poll(() => first.connections.length).toBe(1)
  stream.write(pcm.subarray(9_000))
  expect(await stream.finish()).toBe('When do you open?')
  stream.write(tonesOf('And on Sunday?'))
  expect(await stream.finish()).toBe('And on Sunday?')
  expect(first.connections).toHaveLength(1)
  expect(seen.resting).toEqual([['one', true]])
  stream.close()
})

test('a stream that never brings words costs one turn, whether or not the next server listens along', {
  timeout: 30_000,
}, async () => {
  first.set({ hears: () => new Promise(() => {}) })
  const others = [listener(second, 'two'), ear(second, 'two')]
  for (const other of others) {
    const both = recognisersInOrder([listener(first, 'one'), other], { watch, now: () => now })
    const stream = await both.stream!({ language: 'en', signal })
    for (const text of ['When do you open?', 'And on Sunday?']) {
      const begun = performance.now()
      stream.write(tonesOf(text))
      expect(await stream.finish()).toBe(text)
      if (text.startsWith('And')) expect(performance.now() - begun).toBeLessThan(2_000)
    }
    stream.close()
  }
})

test('servers that do not know a language are passed over, and none of them rests for it', async () => {
  const only = (server: ReturnType<typeof ear>) => ({ ...server, understands: (it: string) => it === 'en' })
  const both = recognisersInOrder([only(ear(first, 'one')), ear(second, 'two')], { watch, now: () => now })
  const pcm = tonesOf('Wann haben Sie geöffnet?')
  expect(await both.transcribe(pcm, { language: 'de', signal })).toBe('Wann haben Sie geöffnet?')
  expect(first.requests).toEqual([])
  expect(both.understands?.('de')).toBe(true)
  expect(recognisersInOrder([only(ear(first, 'one'))]).understands?.('de')).toBe(false)
  const mute = { ...voice(first, 'one'), speaksIn: (it: string) => it === 'en' }
  const voicesOfTwo = voicesInOrder([mute, voice(second, 'two')], { watch, now: () => now })
  expect(voicesOfTwo.speaksIn?.('de')).toBe(true)
  expect(voicesInOrder([mute]).speaksIn?.('de')).toBe(false)
  for await (const _ of voicesOfTwo.speak('Guten Tag.', { language: 'de', signal }));
  expect(asked(first)).toEqual([])
  expect(seen).toEqual({ fellBack: [], resting: [] })
})
