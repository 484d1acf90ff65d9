import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventStream, restarting } from './event-stream.ts'

async function* failing() {
  yield { event: 'token', data: { text: 'two\nlines' } }
  throw new Error('secret')
}

test('a failure in the middle becomes the last event, with a sentence for the visitor', async () => {
  const seen: unknown[] = []
  const stream = eventStream(failing, error => {
    seen.push(error)
    return 'Something went wrong on our side.'
  })
  expect(await text(stream)).toBe(
    'event: token\ndata: {"text":"two\\nlines"}\n\nevent: error\ndata: {"detail":"Something went wrong on our side."}\n\n',
  )
  expect(seen).toEqual([new Error('secret')])
})

test('a reader who leaves is no failure: the work is told to stop', async () => {
  const stopped = Promise.withResolvers<string>()
  const stream = eventStream(
    async function* (signal) {
      yield { event: 'token', data: {} }
      await new Promise<void>(done => signal.addEventListener('abort', () => done()))
      stopped.resolve('stopped')
      throw signal.reason
    },
    () => {
      throw new Error('must not be asked for words')
    },
  )
  await new Promise(resolve => stream.once('data', resolve))
  stream.destroy()
  expect(await stopped.promise).toBe('stopped')
})

test('when the process ends, the reader gets a last event and the work is told to stop', async () => {
  const hurry = new AbortController()
  const stopped = Promise.withResolvers<string>()
  const stream = eventStream(
    async function* (signal) {
      yield { event: 'token', data: { text: 'Half' } }
      await new Promise<void>(done => signal.addEventListener('abort', () => done()))
      stopped.resolve('stopped')
      throw signal.reason
    },
    () => {
      throw new Error('must not be asked for words')
    },
    { hurry: hurry.signal },
  )
  await new Promise(resolve => stream.once('readable', resolve))
  hurry.abort()
  expect(await text(stream)).toBe(
    `event: token\ndata: {"text":"Half"}\n\nevent: error\ndata: {"detail":"${restarting}"}\n\n`,
  )
  expect(await stopped.promise).toBe('stopped')
})

test('events are made no faster than they are read, and a stalled reader gets a last event', async () => {
  let made = 0
  let over = false
  const stream = eventStream(
    async function* () {
      try {
        for (;;) {
          made++
          yield { event: 'token', data: { text: 'x'.repeat(1_000) } }
        }
      } finally {
        over = true
      }
    },
    () => 'failed',
    { stalledMs: 300 },
  )
  await new Promise(resolve => stream.once('readable', resolve))
  await sleep(100)
  const early = made
  expect(early).toBeLessThan(100)
  await sleep(100)
  expect(made).toBe(early)
  stream.read()
  await sleep(50)
  expect(made).toBeGreaterThan(early)
  await sleep(400)
  expect(over).toBe(true)
  expect(await text(stream)).toMatch(/event: error\ndata: {"detail":"The connection is too slow\..*"}\n\n$/)
})

test('a reader who never comes back is dropped, and the buffer with them', async () => {
  const stream = eventStream(
    async function* () {
      for (;;) yield { event: 'token', data: { text: 'x'.repeat(10_000) } }
    },
    () => 'failed',
    { stalledMs: 100 },
  )
  await new Promise(resolve => stream.once('close', resolve))
  expect(stream.destroyed).toBe(true)
})
