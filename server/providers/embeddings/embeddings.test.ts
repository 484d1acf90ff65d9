import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FakeOpenAI, startFakeOpenAI, vectorOf } from '#server/test/fakes/openai.ts'
import { openaiEmbeddings } from './openai-compatible.ts'

let fake: FakeOpenAI
beforeAll(async () => {
  fake = await startFakeOpenAI()
})
beforeEach(() => {
  fake.requests.length = 0
  fake.embedWith(texts => texts.map((text, index) => ({ index, embedding: vectorOf(text) })))
})
afterAll(() => fake.close())

const embeddings = (options: Partial<Parameters<typeof openaiEmbeddings>[0]> = {}) =>
  openaiEmbeddings({ url: fake.url, model: 'test-embed', retries: 0, ...options })

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, part, i) => sum + part * b[i]!, 0)

test('texts become vectors of length 1, in order, and similar texts get similar vectors', async () => {
  const [hours, hours2, cake] = await embeddings({ apiKey: 'sk-1' }).embed([
    'opening hours on Sunday',
    'Sunday opening hours',
    'a chocolate cake recipe',
  ])
  expect(hours).toBeInstanceOf(Float32Array)
  for (const vector of [hours!, hours2!, cake!]) expect(dot(vector, vector)).toBeCloseTo(1, 5)
  expect(dot(hours!, hours2!)).toBeGreaterThan(dot(hours!, cake!))
  expect(fake.requests[0]).toMatchObject({
    path: '/v1/embeddings',
    headers: { authorization: 'Bearer sk-1' },
    body: { model: 'test-embed', encoding_format: 'float' },
  })
})

test('the order of the answer does not matter, its indexes do', async () => {
  fake.embedWith(() => [
    { index: 1, embedding: [0, 5] },
    { index: 0, embedding: [3, 0] },
  ])
  expect(await embeddings().embed(['a', 'b'])).toEqual([new Float32Array([1, 0]), new Float32Array([0, 1])])
})

test('many texts are sent in batches, limited by number and by size; a long text goes alone', async () => {
  const long = 'x'.repeat(50)
  const texts = ['a', 'b', 'c', 'd', long, 'e', 'f']
  const vectors = await embeddings({ batchSize: 3, batchChars: 20 }).embed(texts)
  expect(vectors).toHaveLength(texts.length)
  expect(fake.requests.map(seen => seen.body.input)).toEqual([['a', 'b', 'c'], ['d'], [long], ['e', 'f']])
})

test('no texts, no request', async () => {
  expect(await embeddings().embed([])).toEqual([])
  expect(fake.requests).toEqual([])
})

test('dimensions are requested and checked', async () => {
  const model = embeddings({ dimensions: 64 })
  expect(model.dimensions).toBe(64)
  await model.embed(['a'])
  expect(fake.requests[0]!.body.dimensions).toBe(64)
  await expect(embeddings({ dimensions: 32 }).embed(['a'])).rejects.toMatchObject({
    name: 'EmbeddingsUnavailable',
    reason: 'bad_answer',
  })
})

test.each([
  ['a vector too few', [{ index: 0, embedding: [1] }]],
  [
    'vectors of two lengths',
    [
      { index: 0, embedding: [1] },
      { index: 1, embedding: [1, 2] },
    ],
  ],
  [
    'a vector without direction',
    [
      { index: 0, embedding: [0, 0] },
      { index: 1, embedding: [1, 2] },
    ],
  ],
  [
    'an empty vector',
    [
      { index: 0, embedding: [] },
      { index: 1, embedding: [] },
    ],
  ],
  [
    'words for numbers',
    [
      { index: 0, embedding: ['x'] },
      { index: 1, embedding: ['y'] },
    ],
  ],
])('%s is a bad answer', async (_what, data) => {
  fake.embedWith(() => data as { index: number; embedding: number[] }[])
  await expect(embeddings().embed(['a', 'b'])).rejects.toMatchObject({ reason: 'bad_answer' })
})

test.each([
  [401, 'auth', false],
  [404, 'rejected', false],
  [429, 'rate_limited', true],
  [500, 'server', true],
])('status %i is %s', async (status, reason, temporary) => {
  fake.failNext({ status })
  await expect(embeddings().embed(['a'])).rejects.toMatchObject({ reason, temporary })
})

test('the error quotes the server, and never the key', async () => {
  fake.failNext({ status: 401, body: { error: { message: 'Incorrect API key provided: sk-secret' } } })
  await expect(embeddings({ apiKey: 'sk-secret' }).embed(['a'])).rejects.toThrow(
    'test-embed answered 401: Incorrect API key provided: [key]',
  )
})

test('an overloaded or broken server is retried', async () => {
  fake.failNext({ status: 429, headers: { 'retry-after': '0' } }, 'cut')
  expect(await embeddings({ retries: 2 }).embed(['a'])).toHaveLength(1)
  expect(fake.requests).toHaveLength(3)
})

test('invalid JSON, no server, no answer and a caller who leaves each have their reason', async () => {
  fake.failNext({ status: 200, body: '<html>' }, 'cut', 'hang', 'hang')
  await expect(embeddings().embed(['a'])).rejects.toMatchObject({ reason: 'bad_answer' })
  await expect(embeddings().embed(['a'])).rejects.toMatchObject({ reason: 'network' })
  await expect(embeddings({ timeoutMs: 50 }).embed(['a'])).rejects.toMatchObject({ reason: 'timeout' })
  const stop = new AbortController()
  const stopped = embeddings().embed(['a'], stop.signal)
  await vi.waitFor(() => expect(fake.requests).toHaveLength(4), 60_000)
  stop.abort()
  await expect(stopped).rejects.toMatchObject({ reason: 'aborted' })
  await expect(embeddings({ url: 'http://127.0.0.1:9/v1' }).embed(['a'])).rejects.toMatchObject({
    reason: 'network',
  })
})

test('one failed batch fails them all', async () => {
  const model = embeddings({ batchSize: 1 })
  fake.embedWith(texts =>
    texts[0] === 'b' ? [] : texts.map((text, index) => ({ index, embedding: vectorOf(text) })),
  )
  await expect(model.embed(['a', 'b', 'c'])).rejects.toMatchObject({ reason: 'bad_answer' })
  expect(fake.requests).toHaveLength(2)
})
