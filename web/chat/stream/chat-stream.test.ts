import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { ChatEvent } from '#contract/conversations/chat.ts'
import { ChatFailure, type Failure, streamAnswer } from './chat-stream.ts'

interface Seen {
  body: unknown
  headers: http.IncomingHttpHeaders
  closed: Promise<void>
}
type Reply = (response: http.ServerResponse) => void

const open = new Set<http.Server>()
afterEach(() => {
  for (const server of open) {
    server.closeAllConnections()
    server.close()
  }
  open.clear()
})

/** A desk that gives one answer, and what it was asked. */
async function desk(reply: Reply): Promise<{ api: string; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    seen.push({
      body: JSON.parse(Buffer.concat(chunks).toString()),
      headers: request.headers,
      closed: new Promise(resolve => response.on('close', resolve)),
    })
    reply(response)
  })
  open.add(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`, seen }
}

const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const streaming = (response: http.ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
const problem =
  (status: number, detail: unknown, headers: http.OutgoingHttpHeaders = {}): Reply =>
  response =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ detail }))

const done = {
  conversation_id: 'c1',
  message_id: 'm1',
  reply: 'Grüß Gott 👋',
  sources: [],
  actions: [],
  answered: true,
  handed_over: false,
}

interface Options {
  signal?: AbortSignal
  silence_ms?: number
}

async function ask(api: string, options: Options = {}): Promise<{ events: ChatEvent[]; failure?: Failure }> {
  const events: ChatEvent[] = []
  const { signal = new AbortController().signal, silence_ms } = options
  try {
    const request = { message: 'When?', link_token: 't' }
    for await (const event of streamAnswer(api, request, { key: 'k1', signal, silence_ms }))
      events.push(event)
    return { events }
  } catch (error) {
    if (error instanceof ChatFailure) return { events, failure: error.failure }
    throw error
  }
}

test('asks as JSON under its key, and gives the events in order, however the bytes are cut', async () => {
  const text =
    ': hello\n\n' +
    frame('start', { conversation_id: 'c1', message_id: 'm1' }) +
    frame('token', { text: 'Grüß Gott ' }) +
    frame('token', { text: '👋' }) +
    frame('sources', { sources: [] }) +
    frame('done', done)
  const { api, seen } = await desk(async response => {
    streaming(response)
    for (const byte of Buffer.from(text)) {
      response.write(Buffer.of(byte))
      await new Promise(resolve => setImmediate(resolve))
    }
    response.end()
  })
  const { events } = await ask(api)
  expect(events.map(({ event }) => event)).toEqual(['start', 'token', 'token', 'sources', 'done'])
  expect(events[2]).toEqual({ event: 'token', data: { text: '👋' } })
  expect(events.at(-1)).toEqual({ event: 'done', data: done })
  expect(seen[0]?.body).toEqual({ message: 'When?', link_token: 't' })
  expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/json' })
})

test('a refusal before the stream says what kind it is', async () => {
  const failureOf = async (reply: Reply) => (await ask((await desk(reply)).api)).failure
  expect(await failureOf(problem(404, 'Chat page not found'))).toMatchObject({ kind: 'gone' })
  expect(await failureOf(problem(429, 'Slow down.', { 'retry-after': '42' }))).toMatchObject({
    kind: 'busy',
    retry_after_seconds: 42,
  })
  expect(await failureOf(problem(429, 'Slow down.'))).toMatchObject({ kind: 'busy', retry_after_seconds: 30 })
  expect(await failureOf(problem(400, 'Not like this.'))).toEqual({
    kind: 'refused',
    detail: 'Not like this.',
  })
  expect(await failureOf(problem(422, [{ loc: ['body', 'message'], msg: 'x', type: 'y' }]))).toEqual({
    kind: 'refused',
    detail: undefined,
  })
  expect(await failureOf(problem(503, 'Down.'))).toMatchObject({ kind: 'fault' })
  expect(await failureOf(response => response.writeHead(502).end('<html>bad gateway'))).toMatchObject({
    kind: 'fault',
  })
})

test('a key that is still being answered waits; one that was cut off for good is spent', async () => {
  const running = await desk(problem(409, 'Still running.', { 'retry-after': '1' }))
  expect((await ask(running.api)).failure).toMatchObject({ kind: 'busy', retry_after_seconds: 1 })
  const lost = await desk(problem(409, 'Was cut off.'))
  expect((await ask(lost.api)).failure).toMatchObject({ kind: 'cut', key_spent: true })
})

test('an answer that ends early, breaks off or makes no sense was cut', async () => {
  const start = frame('start', { conversation_id: 'c1', message_id: 'm1' })
  const endings: Reply[] = [
    response => streaming(response).end(start),
    response => streaming(response).write(start, () => response.destroy()),
    response => streaming(response).end(`${start}event: token\ndata: {"text\n\n`),
  ]
  for (const ending of endings) {
    const { api } = await desk(ending)
    expect((await ask(api)).failure).toEqual({ kind: 'cut' })
  }
})

test('an error event is a fault, and its key has been answered', async () => {
  const { api } = await desk(response => streaming(response).end(frame('error', { detail: 'No model.' })))
  expect((await ask(api)).failure).toEqual({ kind: 'fault', detail: 'No model.', key_spent: true })
})

test('an answer that falls silent is given up', async () => {
  const { api, seen } = await desk(response => streaming(response).write(frame('token', { text: 'We' })))
  const { events, failure } = await ask(api, { silence_ms: 50 })
  expect(events).toHaveLength(1)
  expect(failure).toEqual({ kind: 'cut' })
  await seen[0]?.closed
})

test('nobody there is a network failure', async () => {
  const { api } = await desk(() => {})
  for (const server of open) await new Promise(resolve => server.close(resolve))
  expect((await ask(api)).failure).toEqual({ kind: 'network' })
})

test('stopping hangs up on the server and is no failure', async () => {
  const { api, seen } = await desk(response => streaming(response).write(frame('token', { text: 'We are' })))
  const stopping = new AbortController()
  const answer = streamAnswer(
    api,
    { message: 'When?', tenant_id: 'x' },
    { key: 'k', signal: stopping.signal },
  )
  expect((await answer.next()).value).toEqual({ event: 'token', data: { text: 'We are' } })
  const rest = answer.next()
  stopping.abort()
  await expect(rest).rejects.not.toBeInstanceOf(ChatFailure)
  await seen[0]?.closed
})

test('a caller that stops listening also disconnects', async () => {
  const { api, seen } = await desk(response => streaming(response).write(frame('token', { text: 'We are' })))
  for await (const event of streamAnswer(
    api,
    { message: 'When?' },
    { key: 'k', signal: new AbortController().signal },
  )) {
    expect(event.event).toBe('token')
    break
  }
  await seen[0]?.closed
})
