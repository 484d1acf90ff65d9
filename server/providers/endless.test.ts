import { setTimeout as sleep } from 'node:timers/promises'
import { Type } from 'typebox'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outboundFetch } from '#server/http/outbound/outbound.ts'
import { type Flood, type Flooding, startFlood } from '#server/test/fakes/flood.ts'
import { openaiEmbeddings } from './embeddings/openai-compatible.ts'
import { openaiLanguage } from './language/openai-compatible.ts'
import { openRest } from './rest.ts'
import { openaiSpeechToText, openaiTextToSpeech } from './speech/openai-compatible.ts'
import { openaiVision } from './vision/openai-compatible.ts'

// Servers that never end. We leave each one soon, close its connection and keep little of its answer in memory.

const megabyte = 1024 * 1024
const prompt = { instructions: '', messages: [{ role: 'user' as const, text: 'Tell me everything.' }] }

async function floodOf(flooding: Flooding): Promise<Flood> {
  const flood = await startFlood(flooding)
  onTestFinished(flood.close)
  return flood
}

/** Runs `work`; returns its result and how much the process's memory grew at most meanwhile. */
async function watched<T>(work: Promise<T>): Promise<{ value?: T; error?: unknown; grownMb: number }> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  const outcome = await work.then(
    value => ({ value }),
    (error: unknown) => ({ error }),
  )
  clearInterval(watch)
  return { ...outcome, grownMb: (most - before) / megabyte }
}

const left = (flood: Flood) => vi.waitFor(() => expect(flood.open()).toBe(0), { timeout: 5_000 })

test('a model that never stops is cut after a sentence, and its connection closed', async () => {
  const flood = await floodOf('words')
  const model = openaiLanguage({ url: flood.url, model: 'm', mostChars: 4_000 })
  const { value, grownMb } = await watched(model.generate(prompt))
  expect(value).toMatchObject({ finish: 'length' })
  expect(value!.text.length).toBeGreaterThan(3_000)
  expect(value!.text.length).toBeLessThanOrEqual(4_000)
  expect(value!.text).toMatch(/on and on\.$/)
  await left(flood)
  expect(grownMb).toBeLessThan(100)
})

test.each(['thoughts', 'line'] as const)(
  'a model that never says anything for the visitor (%s) is abandoned',
  async flooding => {
    const flood = await floodOf(flooding)
    const model = openaiLanguage({ url: flood.url, model: 'm' })
    const { error, grownMb } = await watched(model.generate(prompt))
    expect(error).toMatchObject({ name: 'LanguageUnavailable', reason: 'bad_answer' })
    await left(flood)
    expect(flood.taken()).toBeLessThan(16 * megabyte)
    expect(grownMb).toBeLessThan(100)
  },
)

test('a model that drips for ever is abandoned at the deadline', async () => {
  const flood = await floodOf('drip')
  const model = openaiLanguage({ url: flood.url, model: 'm', timeoutMs: 700 })
  const { error } = await watched(model.generate(prompt))
  expect(error).toMatchObject({ reason: 'timeout' })
  await left(flood)
})

test('a reader who stops reading stops the model', async () => {
  const flood = await floodOf('words')
  const words = openaiLanguage({ url: flood.url, model: 'm' }).stream(prompt)
  await words.next()
  await sleep(500)
  const taken = flood.taken()
  await sleep(500)
  expect(flood.taken()).toBe(taken)
  await words.return()
  await left(flood)
})

const asked: Record<string, (url: string) => Promise<unknown>> = {
  'a value': url =>
    openaiLanguage({ url, model: 'm', retries: 0 }).object({
      ...prompt,
      schema: Type.Object({}),
    }),
  vectors: url => openaiEmbeddings({ url, model: 'm' }).embed(['a', 'b']),
  'a description': url =>
    openaiVision({ url, model: 'm' }).describe({ bytes: new Uint8Array(1), mime: 'image/png' }),
  'words heard': url =>
    openaiSpeechToText({ url, model: 'm', apiKey: null }).transcribe(new Int16Array(16), {
      language: 'en',
      signal: new AbortController().signal,
    }),
}

test.each(Object.entries(asked))('a gigabyte instead of %s is a bad answer', async (_what, ask) => {
  const flood = await floodOf('json')
  const { error, grownMb } = await watched(ask(flood.url))
  expect(error).toMatchObject({ reason: 'bad_answer' })
  await left(flood)
  expect(flood.taken()).toBeLessThan(32 * megabyte)
  expect(grownMb).toBeLessThan(100)
})

test('a voice that never falls silent is abandoned', async () => {
  const flood = await floodOf('sound')
  const voice = openaiTextToSpeech({ url: flood.url, model: 'm', voice: 'v', rate: 16_000 })
  const { signal } = new AbortController()
  const speak = async () => {
    let samples = 0
    for await (const pcm of voice.speak('Good day.', { language: 'en', signal })) samples += pcm.length
    return samples
  }
  expect((await watched(speak())).error).toMatchObject({ reason: 'bad_answer' })
  await left(flood)
  expect(flood.taken()).toBeLessThan(8 * megabyte)
})

test('a carrier that answers for ever is abandoned, however fast it is', async () => {
  const flood = await floodOf('json')
  const rest = openRest({ url: flood.url, timeoutMs: 1_000 })
  onTestFinished(rest.close)
  expect(await rest.call({ method: 'GET', path: '/' })).toMatchObject({ status: 200, body: null })
  await left(flood)
  flood.flooding = 'drip'
  const { error } = await watched(rest.call({ method: 'GET', path: '/' }))
  expect(error).toMatchObject({ name: 'RestFailed', reason: 'timeout', begun: true })
  await left(flood)
})

test('an address of a user is read up to five megabytes and for fifteen seconds', async () => {
  const flood = await floodOf('json')
  const fetched = (timeoutMs: number) => watched(outboundFetch(flood.url, { allowPrivate: true, timeoutMs }))
  expect((await fetched(15_000)).error).toMatchObject({ name: 'OutboundRefused' })
  await left(flood)
  expect(flood.taken()).toBeLessThan(16 * megabyte)
  flood.flooding = 'drip'
  expect((await fetched(500)).error).toMatchObject({ name: 'OutboundFailed', reason: 'timeout' })
  await left(flood)
})
