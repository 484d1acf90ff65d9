import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FakeFlux, startFakeFlux } from '#server/test/fakes/flux.ts'
import { tonesOf } from '#server/test/fakes/tones.ts'
import { deepgramSpeechToText } from './deepgram.ts'
import { fluxSpeechToText } from './flux.ts'
import type { HeardEvent } from './port.ts'

let fake: FakeFlux
beforeAll(async () => {
  fake = await startFakeFlux()
})
beforeEach(() => {
  fake.connections.length = 0
  fake.set({ lagMs: 0, times: true, deaf: false, greeting: null, languages: [] })
})
afterAll(() => fake.close())

const never = new AbortController().signal
const flux = (given: Partial<Parameters<typeof fluxSpeechToText>[0]> = {}) =>
  fluxSpeechToText({ url: fake.url, model: 'flux-general-multi', apiKey: 'dg-1', ...given })

async function listening(given: { signal?: AbortSignal; url?: string } = {}) {
  const events: HeardEvent[] = []
  const stream = await flux(given.url ? { url: given.url } : {}).stream!({
    language: 'de-AT',
    keyterms: ['Harbour Dental', 'Mia'],
    signal: given.signal ?? never,
    heard: event => events.push(event),
  })
  return {
    stream,
    events,
    /** Says something, 20 ms at a time, and is silent for a while behind it. */
    say(text: string, silentMs = 200) {
      const tones = tonesOf(text)
      const pcm = new Int16Array(tones.length + 16 * silentMs)
      pcm.set(tones)
      for (let at = 0; at < pcm.length; at += 320) stream.write(pcm.subarray(at, at + 320))
    },
  }
}

test('Flux is asked in its own way, with the language as a hint and the terms that are likely', async () => {
  const { stream } = await listening({ url: `${fake.url}?keyterm=Harbour&eager_eot_threshold=0.4` })
  expect(fake.connections).toMatchObject([
    {
      query: {
        model: 'flux-general-multi',
        encoding: 'linear16',
        sample_rate: '16000',
        eager_eot_threshold: '0.4',
        language_hint: 'de-AT',
        numerals: 'true',
        keyterm: ['Harbour', 'Harbour Dental', 'Mia'],
      },
      headers: { authorization: 'Token dg-1' },
    },
  ])
  stream.close()
  await vi.waitFor(() => expect(fake.connections[0]!.messages).toEqual(['CloseStream']), 60_000)
})

test.each([
  ['at once', { lagMs: 0 }],
  ['late', { lagMs: 600 }],
  ['without times of words', { times: false }],
])('the words of each stretch come to it, also where Flux knows of no end yet (%s)', async (_how, manner) => {
  fake.set(manner)
  const { stream, say, events } = await listening()
  say('I would like a table')
  expect(await stream.finish()).toBe('I would like a table')
  say('for two people')
  expect(await stream.finish()).toBe('for two people')
  expect(events).toContainEqual({ type: 'interim', stretch: 1, text: expect.stringMatching(/^for two/) })
  expect(fake.connections[0]!.messages).toEqual(['ForceEndTurn', 'ForceEndTurn'])
})

test('words are told while somebody speaks, and an end that is likely before it is sure', async () => {
  const { stream, say, events } = await listening()
  say('When do you open', 320)
  await vi.waitFor(
    () => expect(events.at(-1)).toEqual({ type: 'likely_end', stretch: 0, text: 'When do you open' }),
    60_000,
  )
  expect(events).toContainEqual({ type: 'interim', stretch: 0, text: expect.stringMatching(/^When do/) })
  // They speak on: not the end.
  say('on Sundays', 0)
  await vi.waitFor(() => expect(events).toContainEqual({ type: 'went_on' }), 60_000)
  say('', 900)
  await vi.waitFor(
    () =>
      expect(events.at(-1)).toEqual({ type: 'likely_end', stretch: 0, text: 'When do you open on Sundays' }),
    60_000,
  )
  // The end was heard before we asked; the words are still those of this stretch.
  expect(await stream.finish()).toBe('When do you open on Sundays')
  expect(events.filter(({ type }) => type === 'likely_end')).toHaveLength(2)
  expect(fake.connections[0]!.messages).toEqual([])
})

test('a cough has no words, and a whole recording is understood at once', async () => {
  const { stream } = await listening()
  stream.write(new Int16Array(4800))
  expect(await stream.finish()).toBe('')
  const whole = await flux().transcribe(tonesOf('all at once'), { language: 'en', signal: never })
  expect(whole).toBe('all at once')
})

test('silence keeps a connection on which nobody speaks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await listening()
    await vi.advanceTimersByTimeAsync(12_000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(fake.connections[0]!.seconds()).toBeGreaterThan(0.1), 60_000)
    expect(fake.connections[0]!.messages).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test.each([
  ['flux-general-en', 'de'],
  ['flux-general-multi', 'pl'],
])('%s is not asked for %s, which it does not understand', async (model, language) => {
  await expect(flux({ model }).stream!({ language, signal: never })).rejects.toMatchObject({
    name: 'SpeechUnavailable',
    reason: 'rejected',
    message: expect.stringContaining(language),
  })
  expect(fake.connections).toEqual([])
})

test.each([
  [401, 'auth'],
  [402, 'rate_limited'],
  [400, 'rejected'],
  [429, 'rate_limited'],
  [503, 'server'],
])('a connection refused with %i has its reason, and no key in it', async (status, reason) => {
  for (const adapter of [fluxSpeechToText, deepgramSpeechToText]) {
    const refused = adapter({ url: fake.refusing(status), model: 'flux-general-en', apiKey: 'dg-secret' })
    await expect(refused.stream!({ language: 'en', signal: never })).rejects.toMatchObject({
      name: 'SpeechUnavailable',
      reason,
      message: expect.not.stringContaining('dg-secret'),
    })
  }
})

const error = (code: string) =>
  JSON.stringify({ type: 'Error', sequence_id: 3, code, description: 'It failed.' })
type Connection = FakeFlux['connections'][number]
test.each<[string, (connection: Connection) => void, string]>([
  ['an error frame', each => each.send(error('INTERNAL_SERVER_ERROR')), 'server'],
  ['a timeout of its own', each => each.send(error('CLIENT_MESSAGE_TIMEOUT')), 'timeout'],
  ['a message that it refuses', each => each.send(error('UNPARSABLE_CLIENT_MESSAGE')), 'rejected'],
  ['no JSON', each => each.send('<html>'), 'bad_answer'],
  ['a turn of another shape', each => each.send('{"type":"TurnInfo","event":"EndOfTurn"}'), 'bad_answer'],
  ['a huge frame', each => each.send(`"${'x'.repeat(2 * 1024 * 1024)}"`), 'network'],
  ['a close for what we sent', each => each.close(1008, 'DATA-0000'), 'rejected'],
  ['a close for its own failure', each => each.close(1011, 'NET-0000'), 'server'],
  ['a close for silence', each => each.close(1011, 'NET-0001'), 'timeout'],
  ['a cut', each => each.cut(), 'network'],
])(
  '%s ends the stream with its reason, and those who wait for words learn it',
  async (_what, fault, reason) => {
    fake.set({ deaf: true })
    const { stream, say } = await listening()
    say('Hello')
    const words = stream.finish()
    const refused = expect(words).rejects.toMatchObject({ name: 'SpeechUnavailable', reason })
    fault(fake.connections[0]!)
    await refused
    await expect(stream.finish()).rejects.toMatchObject({ reason })
  },
)

test('a stream that nobody needs any more stops at once', async () => {
  const stop = new AbortController()
  const { stream, say } = await listening({ signal: stop.signal })
  say('Hello')
  stop.abort()
  await expect(stream.finish()).rejects.toMatchObject({ reason: 'aborted' })
})

test('a server that fails in its first message is an error, and no accident', async () => {
  fake.set({ deaf: true, greeting: '{"type":"TurnInfo"}' })
  const reason = await listening()
    .then(({ stream, say }) => {
      say('Hello')
      return stream.finish()
    })
    .catch(error => error.reason)
  expect(reason).toBe('bad_answer')
})

test('messages that we do not know are passed over', async () => {
  const { stream, say } = await listening()
  fake.connections[0]!.send('{"type":"Warning","code":"X","description":"Not so bad."}')
  fake.connections[0]!.send('{"type":"ConfigureSuccess","request_id":"r"}')
  say('Hello')
  expect(await stream.finish()).toBe('Hello')
})

test('it tells in which of its languages it heard a stretch, before the words', async () => {
  const { stream, events, say } = await listening()
  fake.set({ languages: ['es', 'en'] })
  say('Quiero una cita')
  expect(await stream.finish()).toBe('Quiero una cita')
  expect(events.filter(({ type }) => type === 'language')).toEqual([
    { type: 'language', stretch: 0, language: 'es' },
  ])
  const english = flux({ model: 'flux-general-en' })
  expect(['en-GB', 'es'].map(each => english.understands?.(each))).toEqual([true, false])
  const pinned = (query: string) =>
    deepgramSpeechToText({ url: `wss://api.deepgram.com/v1/listen${query}`, model: 'nova-3', apiKey: null })
  expect(pinned('?language=en').understands?.('de')).toBe(false)
  expect(pinned('?language=multi').understands?.('de')).toBe(true)
  expect(pinned('').understands?.('de')).toBe(true)
})
