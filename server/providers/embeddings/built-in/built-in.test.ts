import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { builtInEmbeddings } from './built-in.ts'

const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, part, i) => sum + part * b[i]!, 0)

test('what means the same is more alike than what does not, and each vector has length 1', async () => {
  const model = builtInEmbeddings()
  const texts = ['Can I bring my dog?', 'Pets are welcome.', 'The invoice is due in thirty days.']
  const [asked, pets, invoice] = await model.embed(texts)
  for (const vector of [asked!, pets!, invoice!]) {
    expect(vector).toHaveLength(model.dimensions!)
    expect(cosine(vector, vector)).toBeCloseTo(1, 5)
  }
  expect(cosine(asked!, pets!)).toBeGreaterThan(cosine(asked!, invoice!) + 0.1)
  expect(await model.embed([texts[0]!])).toEqual([asked])
})

test('texts without a word, of one endless word and of broken letters get vectors too', async () => {
  const texts = ['?!', '— 12 —', 'x'.repeat(200_000), '\ud800 half a letter', 'a\n'.repeat(5_000)]
  const vectors = await builtInEmbeddings().embed(texts)
  expect(vectors.map(vector => cosine(vector, vector))).toEqual(texts.map(() => expect.closeTo(1, 5)))
})

test('a caller who waits no longer, or has left before, gets no vectors, and the next one does', async () => {
  const model = builtInEmbeddings()
  await expect(model.embed(['a'], AbortSignal.abort())).rejects.toMatchObject({ reason: 'aborted' })
  await expect(model.embed(['a'], AbortSignal.timeout(0))).rejects.toMatchObject({ reason: 'timeout' })
  expect(await model.embed(['a'])).toHaveLength(1)
})

/** Another program in the place of the model. */
async function program(code: string): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-program-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'child.mjs')
  await writeFile(path, code)
  return pathToFileURL(path)
}

const hangs = `process.on('message', () => {}); process.on('disconnect', () => process.exit())`

test('more texts than may wait are refused', async () => {
  const model = builtInEmbeddings({ program: await program(hangs), mostWaiting: 2, timeoutMs: 300 })
  const waiting = ['a', 'b'].map(text => model.embed([text]))
  await expect(model.embed(['c'])).rejects.toMatchObject({ reason: 'rate_limited', temporary: true })
  for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected')
})

test('a process that hangs is replaced, one that dies takes only its texts with it', async () => {
  const hanging = builtInEmbeddings({ program: await program(hangs), timeoutMs: 100 })
  await expect(hanging.embed(['a'])).rejects.toMatchObject({ reason: 'timeout' })
  const echo = `process.on('message', ({ id, text }) => text === 'die' ? process.exit(1) : process.send({ id, vector: Float32Array.of(process.pid) }))
    process.on('disconnect', () => process.exit())`
  const dying = builtInEmbeddings({ program: await program(echo) })
  const [before] = await dying.embed(['a'])
  await expect(dying.embed(['die'])).rejects.toMatchObject({
    name: 'EmbeddingsUnavailable',
    reason: 'server',
  })
  const [after] = await dying.embed(['a'])
  expect(after).not.toEqual(before)
  await expect(
    builtInEmbeddings({ program: new URL('file:///nothing/here.mjs') }).embed(['a']),
  ).rejects.toMatchObject({ reason: 'server' })
})

test('after a while without texts its process ends', async () => {
  const echo = `process.on('message', ({ id }) => process.send({ id, vector: Float32Array.of(process.pid) }))`
  const model = builtInEmbeddings({ program: await program(echo), idleMs: 50 })
  const [[pid]] = (await model.embed(['a'])) as [Float32Array]
  await vi.waitFor(() => expect(() => process.kill(pid!, 0)).toThrow('ESRCH'), { timeout: 10_000 })
  expect(await model.embed(['b'])).toHaveLength(1)
})
