import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryQueue, type QueuedSlice } from './queue.ts'
import { openUpload } from './upload.ts'

/** A server that keeps slices as the real one does. The test decides whether it answers. */
function makeServer(moods: ('good' | 'lost' | 'down' | 'busy')[]) {
  const parts = new Map<string, string>()
  const send = async ({ part, offset, bytes }: QueuedSlice): Promise<Response> => {
    const mood = moods.shift() ?? 'good'
    if (mood === 'down') throw new TypeError('Failed to fetch')
    if (mood === 'busy') return new Response(null, { status: 503 })
    const have = parts.get(part) ?? ''
    const gap = offset > have.length
    if (!gap) parts.set(part, have + (await bytes.text()).slice(Math.max(0, have.length - offset)))
    if (mood === 'lost') throw new TypeError('Failed to fetch')
    const headers = { 'Upload-Offset': String(parts.get(part)?.length ?? 0) }
    return new Response(null, { status: gap ? 409 : 200, headers })
  }
  return { parts, send }
}

const slicesOf = (part: string, startedMs: number, texts: string[]): QueuedSlice[] => {
  let offset = 0
  return texts.map(text => {
    const slice = { session: 's', part, startedMs, offset, bytes: new Blob([text]) }
    offset += text.length
    return slice
  })
}

test('every byte arrives once and in order, whatever the network does, also by a later page', async () => {
  const moods = fc.array(fc.constantFrom('good', 'good', 'lost', 'down', 'busy'), { maxLength: 4 })
  const texts = fc.array(fc.string({ minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 6 })
  // Strings of one byte a character, so that lengths are those of the blobs.
  const plain = texts.map(all => all.map(text => text.replace(/[^ -~]/g, '·').replaceAll('·', '.')))
  await fc.assert(
    fc.asyncProperty(fc.array(plain, { minLength: 1, maxLength: 3 }), moods, async (parts, mood) => {
      const server = makeServer([...mood])
      const queue = memoryQueue()
      const options = { queue, send: server.send, waiting: () => {}, refused: () => {}, pausesMs: [0] }
      const all = parts.flatMap((own, i) => slicesOf(`part ${i}`, i, own))
      const first = openUpload(options)
      for (const slice of all.slice(0, 3)) first.add(slice)
      // The page is reloaded in the middle.
      first.close()
      const second = openUpload(options)
      for (const slice of all.slice(3)) second.add(slice)
      await second.emptied()
      second.close()
      const expected = parts.map((own, i) => [`part ${i}`, own.join('')])
      expect([...server.parts].toSorted()).toEqual(expected)
      expect(await queue.all()).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('slices that the server takes no more are dropped, and the page is told', async () => {
  const refusals: number[] = []
  const queue = memoryQueue()
  const upload = openUpload({
    queue,
    send: async () => new Response(null, { status: 413 }),
    waiting: () => {},
    refused: status => refusals.push(status),
  })
  for (const slice of slicesOf('part', 0, ['one', 'two'])) upload.add(slice)
  await upload.emptied()
  expect(refusals).not.toEqual([])
  expect(await queue.all()).toEqual([])
})
