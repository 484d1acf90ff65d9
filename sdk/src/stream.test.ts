import { expect, expectTypeOf, test } from 'vitest'
import { withClient, withFake } from '../test/servers.ts'
import { ApiError, StreamError } from './client.ts'

test('an answer of the assistant comes as typed events, the whole of it last', async () => {
  const { client } = await withClient()
  await client.post('/api/v1/knowledge/portal/ingest', {
    body: { question: 'Is there parking?', answer: 'There are twelve free parking spaces.' },
  })
  let written = ''
  const events: string[] = []
  for await (const { event, data } of client.stream('/api/v1/chat/stream', {
    body: { message: 'Is there parking?' },
  })) {
    events.push(event)
    if (event === 'token') written += data.text
    if (event === 'done') {
      expectTypeOf(data.answered).toEqualTypeOf<boolean>()
      expect(data).toMatchObject({ reply: written, answered: true })
    }
  }
  expect(events).toEqual(['start', 'token', 'sources', 'done'])
  expect(written).toBe('There are twelve free parking spaces.')
})

test('a refusal is an ApiError when the first event is asked for', async () => {
  const { client } = await withClient()
  const stream = client.stream('/api/v1/chat/stream', {
    body: { message: 'hi', conversation_id: 'nonsense' },
  })
  await expect(stream.next()).rejects.toBeInstanceOf(ApiError)
})

test('an error in the middle of an answer is thrown in the server’s words', async () => {
  const client = await withFake((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(
      'event: token\ndata: {"text":"Half"}\n\nevent: error\ndata: {"detail":"We are restarting."}\n\n',
    )
  })
  const stream = client.stream('/api/v1/chat/stream', { body: { message: 'Hello' } })
  expect((await stream.next()).value).toEqual({ event: 'token', data: { text: 'Half' }, id: null })
  const error = await stream.next().catch(error => error)
  expect(error).toBeInstanceOf(StreamError)
  expect(error).toMatchObject({ detail: 'We are restarting.' })
})

test('a reader who leaves a live stream closes its connection', async () => {
  const { app, client } = await withClient()
  const { conversation_id: id } = await client.post('/api/v1/chat/message', { body: { message: 'Hello' } })
  for await (const { event, data, id: position } of client.stream('/api/v1/conversations/{id}/events', {
    params: { id },
  })) {
    if (event !== 'message') continue
    expect(position).toBe(data.role === 'visitor' ? '1' : '2')
    if (data.role === 'assistant') break
  }
  // A stream that stayed open would keep the server from closing.
  await app.http.close()
})

/** Breaks off what a response brings in the middle of the event with this id. */
function brokenAt(response: Response, id: string): Response {
  const cut = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const place = new TextDecoder().decode(chunk).indexOf(`id: ${id}`)
      controller.enqueue(place < 0 ? chunk : chunk.subarray(0, place + 20))
      if (place >= 0) controller.error(new Error('The connection is gone.'))
    },
  })
  return new Response(response.body!.pipeThrough(cut), response)
}

test('a live stream that is cut off goes on behind the last event', async () => {
  const asked: (string | null)[] = []
  const { client } = await withClient({
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).endsWith('/events')) return response
      asked.push(new Headers(init?.headers).get('last-event-id'))
      return asked.length === 1 ? brokenAt(response, '2') : response
    },
  })
  const { conversation_id: id } = await client.post('/api/v1/chat/message', { body: { message: 'Hello' } })
  const roles: string[] = []
  for await (const { event, data } of client.stream('/api/v1/conversations/{id}/events', {
    params: { id },
  })) {
    if (event !== 'message') continue
    roles.push(data.role)
    if (data.role === 'assistant') break
  }
  expect(roles).toEqual(['visitor', 'assistant'])
  expect(asked).toEqual([null, '1'])

  const later = client.stream('/api/v1/conversations/{id}/events', { params: { id }, lastEventId: '1' })
  for await (const { event, data } of later) {
    if (event !== 'message') continue
    expect(data.role).toBe('assistant')
    break
  }
})

test('a stream by POST that is cut off is an error, and is not sent again', async () => {
  let requests = 0
  const client = await withFake((_, response) => {
    requests++
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: start\ndata: {"conversation_id":"c","message_id":"m"}\n\nevent: tok')
    setTimeout(() => response.destroy(), 20)
  })
  const seen: string[] = []
  const read = async () => {
    const stream = client.stream('/api/v1/chat/stream', { body: { message: 'Hello' } })
    for await (const { event } of stream) seen.push(event)
  }
  await expect(read()).rejects.toMatchObject({ name: 'ConnectionError' })
  expect([seen, requests]).toEqual([['start'], 1])
})

test('a stream by GET that the server breaks off is opened again', async () => {
  const counts = (name: string) => `event: ${name}\ndata: {"id":"b","status":"sending"}\n\n`
  const farewell = 'event: error\ndata: {"detail":"Open the stream again in a moment."}\n\n'
  const answers = [null, counts('counts') + farewell, counts('counts'), counts('done')]
  const client = await withFake((_, response) => {
    const answer = answers.shift()
    response.writeHead(answer ? 200 : 503, { 'content-type': 'text/event-stream' })
    response.end(answer ?? '{}')
  })
  const stream = client.stream('/api/v1/communication/broadcasts/{id}/events', { params: { id: 'b' } })
  const seen: string[] = []
  for await (const { event } of stream) seen.push(event)
  expect(seen).toEqual(['counts', 'counts', 'done'])
})
