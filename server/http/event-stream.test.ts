import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { eventStream, restarting } from './event-stream.ts'

async function* failing() {
  yield { event: 'token', data: { text: 'two\nlines' } }
  throw new Error('secret')
}

test('a failure in the middle is the last event, in words for the visitor', async () => {
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

test('when the process ends, the reader is told and the work is told to stop', async () => {
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
