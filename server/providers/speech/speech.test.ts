import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { heardBy, missingForSpeech, spokenBy } from '#server/test/fakes/real-speech.ts'
import { type FakeSpeech, startFakeSpeech } from '#server/test/fakes/speech.ts'
import { textOf, tonesOf } from '#server/test/fakes/tones.ts'
import { deepgramSpeechToText } from './deepgram.ts'
import { openaiSpeechToText, openaiTextToSpeech } from './openai-compatible.ts'
import { SpeechUnavailable, sampleRate } from './port.ts'

let fake: FakeSpeech
beforeAll(async () => {
  fake = await startFakeSpeech()
})
beforeEach(() => {
  fake.requests.length = 0
  fake.messages.length = 0
  fake.connections.length = 0
  fake.set({ rate: 24_000, wav: false, confirms: true })
})
afterAll(() => fake.close())

const never = new AbortController().signal
const ears = () => openaiSpeechToText({ url: `${fake.url}/`, model: 'ears', apiKey: 'sk-1', retries: 0 })
const voice = (rate = 24_000) =>
  openaiTextToSpeech({ url: fake.url, model: 'voice', apiKey: null, voice: 'nova', rate, retries: 0 })
const deepgram = () =>
  deepgramSpeechToText({ url: `${fake.listenUrl}?keyterm=Harbour`, model: 'nova-3', apiKey: 'dg-1' })

async function spoken(text: string, rate?: number): Promise<Int16Array> {
  const pieces: number[] = []
  for await (const pcm of voice(rate).speak(text, { language: 'en', signal: never })) pieces.push(...pcm)
  return Int16Array.from(pieces)
}

test('speech is sent as a WAV file with its language, and its words come back', async () => {
  const pcm = tonesOf('When do you open?')
  expect(
    await ears().transcribe(pcm, { language: 'de-AT', keyterms: ['Harbour', 'Mia'], signal: never }),
  ).toBe('When do you open?')
  expect(fake.requests).toMatchObject([
    {
      headers: { authorization: 'Bearer sk-1' },
      fields: { model: 'ears', language: 'de', prompt: 'Harbour, Mia', response_format: 'json' },
      pcm,
    },
  ])
})

test('text is spoken as it arrives, at our sample rate, whatever the server’s rate and file format', async () => {
  const text = 'We open at nine.'
  for (const [rate, wav] of [
    [24_000, false],
    [16_000, false],
    [22_050, true],
    [8000, true],
  ] as const) {
    fake.set({ rate, wav })
    const pcm = await spoken(text, wav ? 24_000 : rate)
    expect(textOf(pcm)).toBe(text)
    expect(pcm.length / sampleRate).toBeCloseTo(tonesOf(text).length / sampleRate, 1)
  }
  expect(fake.requests[0]!.fields).toEqual({
    model: 'voice',
    input: text,
    voice: 'nova',
    response_format: 'pcm',
  })
})

test('a server that refuses, hangs, breaks off or sends something else is unavailable, each with its reason', async () => {
  const hear = (signal = never) => ears().transcribe(tonesOf('x'), { language: 'en', signal })
  fake.failNext({ status: 401, body: { error: { message: 'wrong key sk-1' } } })
  await expect(hear()).rejects.toMatchObject({
    name: 'SpeechUnavailable',
    reason: 'auth',
    message: expect.not.stringContaining('sk-1'),
  })
  fake.failNext({ status: 200, body: { words: [] } })
  await expect(hear()).rejects.toMatchObject({ reason: 'bad_answer' })
  fake.failNext('cut')
  await expect(hear()).rejects.toMatchObject({ reason: 'network' })
  const stop = new AbortController()
  fake.failNext('hang')
  const stopped = hear(stop.signal)
  const refused = expect(stopped).rejects.toMatchObject({ reason: 'aborted' })
  await vi.waitFor(() => expect(fake.requests).toHaveLength(4), 60_000)
  stop.abort()
  await refused

  fake.failNext({ status: 429 })
  await expect(spoken('Hello')).rejects.toMatchObject({ reason: 'rate_limited' })
  fake.failNext({ status: 200, body: { error: 'not today' } })
  await expect(spoken('Hello')).rejects.toMatchObject({ reason: 'bad_answer' })
  fake.failNext('cut')
  await expect(spoken('Hello')).rejects.toMatchObject({ name: 'SpeechUnavailable' })
})

test('a request to an overloaded server is repeated with the same speech', async () => {
  fake.failNext({ status: 503 })
  const patient = openaiSpeechToText({ url: fake.url, model: 'ears', retries: 1 })
  expect(await patient.transcribe(tonesOf('once more'), { language: 'en', signal: never })).toBe('once more')
  expect(fake.requests).toHaveLength(2)
})

test('streaming recognition: the words of each stretch, with or without a confirmation', async () => {
  const stream = await deepgram().stream!({ language: 'en', signal: never })
  expect(fake.connections).toMatchObject([
    {
      query: {
        model: 'nova-3',
        language: 'en',
        encoding: 'linear16',
        sample_rate: '16000',
        keyterm: 'Harbour',
      },
      headers: { authorization: 'Token dg-1' },
    },
  ])
  const say = (text: string) => {
    const pcm = tonesOf(text)
    for (let at = 0; at < pcm.length; at += 1600) stream.write(pcm.subarray(at, at + 1600))
  }
  say('I would like a table')
  expect(await stream.finish()).toBe('I would like a table')
  fake.set({ confirms: false })
  say('for two people please')
  // The next stretch begins before the words of this one arrive.
  const first = stream.finish()
  say('at eight')
  const second = stream.finish()
  expect(await Promise.all([first, second])).toEqual(['for two people please', 'at eight'])
  stream.close()
  await vi.waitFor(() => expect(fake.messages.at(-1)).toBe('CloseStream'), 60_000)
  fake.set({ confirms: true })
  expect(await deepgram().transcribe(tonesOf('all at once'), { language: 'en', signal: never })).toBe(
    'all at once',
  )
})

test('what is asked of Deepgram follows from the model and the language', async () => {
  const asked = async (model: string, language: string, more = '') => {
    const hears = deepgramSpeechToText({ url: `${fake.listenUrl}${more}`, model, apiKey: null })
    const keyterms = ['Harbour Dental', 'Zoë', 'Check-up']
    await (await hears.stream!({ language, keyterms, signal: never })).close()
    return fake.connections.at(-1)!.query
  }
  expect(await asked('nova-3', 'de')).toMatchObject({
    language: 'de',
    numerals: 'true',
    interim_results: 'true',
    keyterm: ['Harbour Dental', 'Zoë', 'Check-up'],
  })
  const older = await asked('nova-2', 'tr')
  // Short words would be heard everywhere.
  expect(older.keywords).toEqual(['Harbour', 'Dental', 'Check-up'])
  expect(older).not.toHaveProperty('keyterm')
  expect(older).not.toHaveProperty('numerals')
  expect(await asked('whisper-large', 'en')).not.toHaveProperty('keywords')
  expect(await asked('nova-3', 'en', '?language=multi')).toMatchObject({ language: 'multi' })
})

test('a recogniser that is cut off or missing raises an error, and an unwanted one stops', async () => {
  const stream = await deepgram().stream!({ language: 'en', signal: never })
  stream.write(tonesOf('half'))
  fake.connections[0]!.cut()
  await vi.waitFor(async () => {
    await expect(stream.finish()).rejects.toMatchObject({ name: 'SpeechUnavailable', reason: 'network' })
  }, 60_000)
  const nobody = deepgramSpeechToText({ url: 'ws://127.0.0.1:9/v1/listen', model: 'nova-3', apiKey: null })
  await expect(nobody.stream!({ language: 'en', signal: never })).rejects.toMatchObject({ reason: 'network' })
  const stop = new AbortController()
  const left = await deepgram().stream!({ language: 'en', signal: stop.signal })
  stop.abort()
  await expect(left.finish()).rejects.toMatchObject({ reason: 'aborted' })
})

test.each([
  ['returns more than anybody can say', { transcript: 'word '.repeat(1_000), times: 10 }],
  ['sends a message that is too large', { transcript: 'x'.repeat(2 * 1024 * 1024), times: 1 }],
])('a recogniser that %s is abandoned', async (_what, { transcript, times }) => {
  const stream = await deepgram().stream!({ language: 'en', signal: never })
  const channel = { alternatives: [{ transcript }] }
  const results = JSON.stringify({ type: 'Results', start: 0, duration: 1, is_final: true, channel })
  for (let i = 0; i < times; i++) fake.connections[0]!.send(results)
  await vi.waitFor(() => expect(stream.finish()).rejects.toBeInstanceOf(SpeechUnavailable), 60_000)
})

test.skipIf(missingForSpeech())(
  `real speech is understood (needs ${missingForSpeech() ?? 'nothing more'})`,
  async () => {
    const grammar = '#JSGF V1.0; grammar g; public <s> = when do you open | book a table | good bye;'
    fake.set({ speaks: async text => spokenBy(text), hears: pcm => heardBy(pcm, grammar), rate: 16_000 })
    const pcm = await spoken('When do you open?', 16_000)
    expect(await ears().transcribe(pcm, { language: 'en', signal: never })).toBe('when do you open')
    fake.set({ speaks: (text, rate) => tonesOf(text, rate), hears: sound => textOf(sound) })
  },
)
