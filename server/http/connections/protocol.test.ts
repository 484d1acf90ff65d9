import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '#server/test/app.ts'

// Uses a bare socket for bytes that no HTTP client would send.

const host = 'Host: desk.example'
const upgrade = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
]
const login = ['POST /api/v1/auth/login HTTP/1.1', host, 'Content-Type: application/json']

const refused: [what: string, status: number, ...lines: string[]][] = [
  ['rubbish', 400, 'RUBBISH'],
  ['a method that does not exist', 400, 'FOO /healthz HTTP/1.1', host],
  ['a version that does not exist', 400, 'GET /healthz HTTP/3.7', host],
  ['HTTP/2 without agreement', 400, 'PRI * HTTP/2.0', '', 'SM', '', ''],
  ['a path without a slash', 400, 'GET healthz HTTP/1.1', host],
  ['no Host', 400, 'GET /healthz HTTP/1.1'],
  ['two Hosts', 400, 'GET /healthz HTTP/1.1', host, host],
  ['a Host that is none', 400, 'GET /healthz HTTP/1.1', 'Host: a b/c'],
  ['no Host where nothing is', 400, 'GET /nothing HTTP/1.1'],
  ['two lengths', 400, ...login, 'Content-Length: 2', 'Content-Length: 3', '', '{}x'],
  ['a length and chunks', 400, ...login, 'Content-Length: 2', 'Transfer-Encoding: chunked', '', '0', ''],
  ['a length below nothing', 400, ...login, 'Content-Length: -1'],
  ['chunks of rubbish', 400, ...login, 'Transfer-Encoding: chunked', '', 'ZZ', 'abc'],
  ['an unknown transfer', 400, ...login, 'Transfer-Encoding: gzip'],
  ['a header of rubbish', 400, 'GET /healthz HTTP/1.1', host, 'bad header'],
  ['a control character', 400, 'GET /healthz HTTP/1.1', host, 'X: a\x01b'],
  ['a TLS hello', 400, '\x16\x03\x01\x02\x00\x01\x00'],
  ['headers too large', 431, 'GET /healthz HTTP/1.1', host, `X: ${'a'.repeat(40_000)}`],
  ['an address too long', 431, `GET /${'a'.repeat(40_000)} HTTP/1.1`, host],
  ['an expectation', 417, ...login, 'Content-Length: 2', 'Expect: 200-maybe', '', '{}'],
  ['a tunnel', 405, 'CONNECT desk.example:443 HTTP/1.1', host],
  ['TRACE', 405, 'TRACE /api/v1/leads HTTP/1.1', host],
  ['a method of WebDAV', 405, 'PROPFIND /api/v1/leads HTTP/1.1', host],
  ['QUERY without a body', 405, 'QUERY /api/v1/leads HTTP/1.1', host],
  ['a body announced too large', 413, ...login, 'Content-Length: 99999999', '', '{'],
  ['a compressed body', 415, ...login, 'Content-Length: 2', 'Content-Encoding: gzip', '', '{}'],
  ['another type than JSON', 422, login[0]!, host, 'Content-Type: text/xml', 'Content-Length: 2', '', '{}'],
  ['a socket asked for its page', 426, 'GET /api/v1/voice/browser/x HTTP/1.1', host],
  ['a socket asked to be changed', 405, 'POST /api/v1/voice/browser/x HTTP/1.1', host],
  [
    'a socket of a new version',
    400,
    'GET /api/v1/voice/browser/x HTTP/1.1',
    host,
    ...upgrade.with(2, 'Sec-WebSocket-Version: 99'),
  ],
  ['a socket without a key', 400, 'GET /api/v1/voice/browser/x HTTP/1.1', host, ...upgrade.slice(0, 3)],
  ['a socket where none is', 401, 'GET /api/v1/leads HTTP/1.1', host, ...upgrade],
  ['a socket where nothing is', 404, 'GET /nothing HTTP/1.1', host, ...upgrade],
  ['an escape that is none', 404, 'GET /api/v1/%zz HTTP/1.1', host],
  ['a file that is not there', 404, 'GET /pages/nothing.js HTTP/1.1', host],
  ['a file outside', 404, 'GET /docs/static/..%2f..%2fpackage.json HTTP/1.1', host],
  ['a body where nothing is', 404, 'POST /nothing HTTP/1.1', host, 'Content-Length: 2', '', 'ab'],
]

test('everything unreadable or unserved is refused in one shape', async () => {
  const app = await startApp()
  for (const [what, status, ...lines] of refused) {
    const socket = await open(app)
    socket.write(Buffer.from(message(lines), 'latin1'))
    const answer = await Promise.race([readAnswer(socket), delay(5_000, null, { ref: false })])
    if (!answer) throw new Error(`no answer: ${what}`)
    expect(answer.status, what).toBe(status)
    expectDetail(answer, what)
    socket.destroy()
  }
})

test('the 405 to a tunnel lists the methods that are taken', async () => {
  const socket = await open(await startApp())
  socket.write(message(['CONNECT desk.example:443 HTTP/1.1', host]))
  expect((await readAnswer(socket)).headers.allow).toContain('GET')
})

test('HTTP/1.0 needs no Host, and OPTIONS asks about the server as a whole', async () => {
  const app = await startApp()
  const old = await open(app)
  old.write('GET /healthz HTTP/1.0\r\n\r\n')
  expect(await readAnswer(old)).toMatchObject({ status: 200 })
  const asking = await open(app)
  asking.write(message(['OPTIONS * HTTP/1.1', host]))
  expect(await readAnswer(asking)).toMatchObject({
    status: 204,
    headers: { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' },
  })
})

test('a client that would like HTTP/2 gets HTTP/1.1, also the second time', async () => {
  const socket = await open(await startApp())
  const wish = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']
  for (const headers of [wish, upgrade, []]) {
    socket.write(message(['GET /healthz HTTP/1.1', host, ...headers]))
    expect(await readAnswer(socket)).toMatchObject({ status: 200, body: { status: 'ok' } })
  }
})

test('a request that never ends is answered 408', async () => {
  const app = await startApp()
  app.http.server.headersTimeout = 100
  app.http.server.requestTimeout = 200
  const slowHeaders = await open(app)
  slowHeaders.write(`GET /healthz HTTP/1.1\r\n${host}\r\n`)
  const slowBody = await open(app)
  slowBody.write(`${message([...login, 'Content-Length: 9'])}{`)
  for (const socket of [slowHeaders, slowBody]) {
    const answer = await readAnswer(socket)
    expect(answer.status).toBe(408)
    expectDetail(answer, 'slow')
  }
})

test('chunks that turn to rubbish in the middle of a body are refused, and the connection ends', async () => {
  const socket = await open(await startApp())
  socket.write(message([...login, 'Transfer-Encoding: chunked']))
  await delay(200)
  socket.write('2\r\n{"\r\nZZ\r\n')
  const answer = await readAnswer(socket)
  expect(answer.status).toBe(400)
  expectDetail(answer, 'chunks')
  if (!socket.closed) await once(socket, 'close')
})

test('bytes after the last request to a closing process are refused in the same shape', async () => {
  const app = await startApp()
  const socket = await open(app)
  socket.write(`${message([...login, 'Content-Length: 2'])}{`)
  await delay(200)
  const stopped = app.stop()
  await delay(200)
  socket.write(`}${message(['GET /healthz HTTP/1.1', host])}`)
  expect((await readAnswer(socket)).status).toBe(422)
  const answer = await readAnswer(socket)
  expect(answer).toMatchObject({ status: 503, headers: { connection: 'close' } })
  expectDetail(answer, 'closing')
  await stopped
})

interface Answer {
  status: number
  headers: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is only known to the test that asks
  body: any
}

const message = (lines: string[]) => {
  const all = lines.includes('') ? lines : [...lines, '']
  const [head, body] = [all.slice(0, all.indexOf('')), all.slice(all.indexOf('') + 1)]
  return `${head.join('\r\n')}\r\n\r\n${body.join('\r\n')}${body.length > 1 ? '\r\n' : ''}`
}

function expectDetail({ status, headers, body }: Answer, what: string): void {
  expect(headers['content-type'], what).toBe('application/json; charset=utf-8')
  expect(headers['x-request-id'], what).toMatch(/^[\w-]{8,64}$/)
  if (status === 422) expect(body.detail, what).toBeInstanceOf(Array)
  else expect(body.detail, what).toBeTypeOf('string')
}

/** Bytes of a socket that nobody has read. */
const unread = new WeakMap<Socket, string>()

async function open(app: TestApp): Promise<Socket> {
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' })
  unread.set(socket, '')
  socket.on('data', chunk => unread.set(socket, unread.get(socket) + chunk.toString('latin1')))
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

async function readAnswer(socket: Socket): Promise<Answer> {
  for (;;) {
    const [head, ...rest] = unread.get(socket)!.split('\r\n\r\n')
    const [first, ...lines] = head!.split('\r\n')
    const fields = lines.map(line => /^([^:]*): *(.*)$/.exec(line)!.slice(1))
    const headers = Object.fromEntries(fields.map(([name, value]) => [name!.toLowerCase(), value!]))
    const bytes = Number(headers['content-length'] ?? 0)
    const body = rest.join('\r\n\r\n')
    if (rest.length && body.length >= bytes) {
      unread.set(socket, body.slice(bytes))
      const text = body.slice(0, bytes)
      return { status: Number(first!.split(' ')[1]), headers, body: text ? JSON.parse(text) : null }
    }
    if (socket.closed) throw new Error(`closed after: ${head}`)
    await Promise.race([once(socket, 'data'), once(socket, 'close')])
  }
}
