import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { textOf } from '#server/test/fakes/tones.ts'
import { type FakeVoices, startFakeVoices } from '#server/test/fakes/voices.ts'
import { cartesiaTextToSpeech } from './cartesia.ts'
import { deepgramTextToSpeech } from './deepgram-voice.ts'
import { elevenlabsTextToSpeech } from './elevenlabs.ts'
import type { SpeechUnavailable, TextToSpeech } from './port.ts'
import type { VoiceServer } from './servers.ts'

let fake: FakeVoices
beforeAll(async () => {
  fake = await startFakeVoices()
})
beforeEach(() => {
  fake.requests.length = 0
})
afterAll(() => fake.close())

const never = new AbortController().signal
const adapters = {
  deepgram: deepgramTextToSpeech,
  elevenlabs: elevenlabsTextToSpeech,
  cartesia: cartesiaTextToSpeech,
}
type Kind = keyof typeof adapters
const kinds = Object.keys(adapters) as Kind[]
const usual: Record<Kind, Pick<VoiceServer, 'model' | 'voice'>> = {
  deepgram: { model: 'aura-2-thalia-en', voice: 'aura-2-thalia-en' },
  elevenlabs: { model: 'eleven_flash_v2_5', voice: 'mia' },
  cartesia: { model: 'sonic-3', voice: 'mia' },
}
const voiceOf = (kind: Kind, given: Partial<VoiceServer> = {}): TextToSpeech =>
  adapters[kind]({
    kind,
    url: fake.url,
    apiKey: 'key',
    voices: {},
    rate: 24_000,
    instructions: null,
    ...usual[kind],
    retries: 0,
    silentMs: 1000,
    ...given,
  })

async function spoken(
  voice: TextToSpeech,
  { text = 'We open at nine.', language = 'en-GB', signal = never, pieces = [] as Int16Array[] } = {},
): Promise<string> {
  for await (const pcm of voice.speak(text, { language, signal })) pieces.push(pcm)
  return textOf(Int16Array.from(pieces.flatMap(pcm => [...pcm])))
}
const failure = (voice: TextToSpeech, given = {}): Promise<SpeechUnavailable> =>
  spoken(voice, given).then(
    () => Promise.reject(new Error('it spoke')),
    error => error,
  )

test.each(kinds)('%s speaks a sentence as it is made, at our sample rate', async kind => {
  expect(await spoken(voiceOf(kind))).toBe('We open at nine.')
  fake.failNext('wav')
  expect(await spoken(voiceOf(kind))).toBe('We open at nine.')
  // The beginning is there although the rest never comes.
  const pieces: Int16Array[] = []
  fake.failNext('stall')
  await failure(voiceOf(kind), { pieces })
  expect(pieces).toHaveLength(1)
})

test('each is asked as its documentation says', async () => {
  for (const kind of kinds) await spoken(voiceOf(kind), { language: 'de-AT' })
  expect(fake.requests).toMatchObject([
    {
      path: '/v1/speak',
      query: { model: 'aura-2-aurelia-de', encoding: 'linear16', sample_rate: '16000', container: 'none' },
      body: { text: 'We open at nine.' },
    },
    {
      path: '/v1/text-to-speech/mia/stream',
      query: { output_format: 'pcm_16000' },
      body: { text: 'We open at nine.', model_id: 'eleven_flash_v2_5', language_code: 'de' },
    },
    {
      path: '/tts/bytes',
      headers: { 'cartesia-version': '2026-03-01' },
      body: { model_id: 'sonic-3', voice: { mode: 'id', id: 'mia' }, language: 'de' },
    },
  ])
  fake.requests.length = 0
  // Older models of ElevenLabs refuse a language.
  await spoken(voiceOf('elevenlabs', { model: 'eleven_multilingual_v2' }))
  expect(fake.requests[0]!.body).toEqual({ text: 'We open at nine.', model_id: 'eleven_multilingual_v2' })
})

test('a language may have a voice of its own, by its tag or without the country', async () => {
  const voices = { de: 'aura-2-elara-de', 'pt-br': 'aura-2-lua-pt' }
  for (const language of ['de-CH', 'pt-BR', 'en']) await spoken(voiceOf('deepgram', { voices }), { language })
  await spoken(voiceOf('cartesia', { voices: { de: 'otto' } }), { language: 'de' })
  expect(fake.requests.map(({ query, body }) => query.model ?? (body as { voice: unknown }).voice)).toEqual([
    'aura-2-elara-de',
    'aura-2-lua-pt',
    'aura-2-thalia-en',
    { mode: 'id', id: 'otto' },
  ])
})

test.each([
  ['deepgram', 'pl', 'aura-2-thalia-en'],
  ['elevenlabs', 'he', 'eleven_flash_v2_5'],
  ['cartesia', 'ar', 'sonic-2'],
] as const)('%s is not asked for a language that it does not speak (%s)', async (kind, language, model) => {
  expect(await failure(voiceOf(kind, { model }), { language })).toMatchObject({
    name: 'SpeechUnavailable',
    reason: 'rejected',
    message: expect.stringContaining(language),
  })
  expect(fake.requests).toEqual([])
})

test.each(kinds)('a key that %s refuses is an error that does not repeat it', async kind => {
  expect(await failure(voiceOf(kind, { apiKey: 'sk-wrong' }))).toMatchObject({
    reason: 'auth',
    message: expect.not.stringContaining('sk-wrong'),
  })
})

test.each([
  ['deepgram', 402, { err_code: 'ASR_PAYMENT_REQUIRED', err_msg: 'Not enough credits.' }, 'rate_limited'],
  ['deepgram', 429, { err_code: 'TOO_MANY_REQUESTS', err_msg: 'Please try again later.' }, 'rate_limited'],
  ['deepgram', 503, 'upstream is down', 'server'],
  ['elevenlabs', 401, { detail: { status: 'quota_exceeded', message: 'No quota left.' } }, 'rate_limited'],
  ['elevenlabs', 429, { detail: { status: 'system_busy', message: 'Busy.' } }, 'rate_limited'],
  ['elevenlabs', 422, { detail: [{ msg: 'value is not a valid string' }] }, 'rejected'],
  [
    'cartesia',
    429,
    { error_code: 'concurrency_limited', title: 'Too many', message: 'Too many.' },
    'rate_limited',
  ],
  ['cartesia', 500, { error_code: null, title: 'Oops', message: 'Internal error.' }, 'server'],
] as const)('%s answers %i: the reason is known', async (kind, status, body, reason) => {
  fake.failNext({ status, body })
  expect(await failure(voiceOf(kind))).toMatchObject({ name: 'SpeechUnavailable', reason })
})

test.each([
  ['hang', 'timeout'],
  ['stall', 'timeout'],
  ['cut', 'network'],
  ['endless', 'bad_answer'],
  ['silent', 'bad_answer'],
  ['mp3', 'bad_answer'],
  ['page', 'bad_answer'],
] as const)('an answer that goes wrong (%s) ends with its reason', async (how, reason) => {
  for (const kind of kinds) {
    fake.failNext(how)
    expect(await failure(voiceOf(kind))).toMatchObject({ name: 'SpeechUnavailable', reason })
  }
})

test('a voice that nobody wants to hear any more stops at once, also while it hangs', async () => {
  for (const how of ['hang', 'stall'] as const) {
    const stop = new AbortController()
    fake.failNext(how)
    const stopped = failure(voiceOf('elevenlabs'), { signal: stop.signal })
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1), 60_000)
    stop.abort()
    expect(await stopped).toMatchObject({ reason: 'aborted' })
    fake.requests.length = 0
  }
})

test('a busy server is asked once more', async () => {
  fake.failNext({ status: 503, body: '' })
  const voice = cartesiaTextToSpeech({
    kind: 'cartesia',
    url: fake.url,
    apiKey: 'key',
    voices: {},
    rate: 24_000,
    instructions: null,
    ...usual.cartesia,
  })
  expect(await spoken(voice)).toBe('We open at nine.')
  expect(fake.requests).toHaveLength(2)
})
