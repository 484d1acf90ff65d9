import { createServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer as createTcpServer,
  isIP,
  type LookupFunction,
  type Server as TcpServer,
} from 'node:net'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { OutboundFailed, OutboundRefused, outboundFetch } from './outbound.ts'

const open: (Server | TcpServer)[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    if ('closeAllConnections' in server) server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
})

async function listening(server: Server | TcpServer): Promise<number> {
  open.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listening(createServer(listener))}`

/** A server that must not be reached: it counts the connections. */
async function forbidden() {
  const reached: string[] = []
  const url = await serve((req, res) => {
    reached.push(req.url!)
    res.end('secret')
  })
  return { reached, url, port: new URL(url).port }
}

const here = { allowPrivate: true }
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => error,
  )

test('an answer comes with its status, headers and body', async () => {
  const url = await serve((req, res) => {
    res.setHeader('X-Seen', [req.method!, req.headers['x-mine'] as string])
    res.statusCode = 418
    req.pipe(res)
  })
  const answer = await outboundFetch(`${url}/a?b=c#d`, {
    ...here,
    method: 'POST',
    body: 'hello',
    headers: { 'X-Mine': 'yes', Host: 'elsewhere.example', 'Transfer-Encoding': 'chunked' },
  })
  expect(answer).toMatchObject({ url: `${url}/a?b=c`, status: 418, headers: { 'x-seen': 'POST, yes' } })
  expect(answer.body.toString()).toBe('hello')
})

test('a caller can’t set the Host header', async () => {
  const url = await serve((req, res) => void res.end(req.headers.host))
  const { body } = await outboundFetch(url, { ...here, headers: { host: 'internal.example' } })
  expect(body.toString()).toBe(new URL(url).host)
})

test('an empty body is empty, whatever its headers say', async () => {
  const url = await serve((_req, res) => {
    res.setHeader('content-encoding', 'gzip')
    res.end()
  })
  expect((await outboundFetch(url, { ...here, method: 'HEAD' })).body).toHaveLength(0)
  expect((await outboundFetch(url, here)).body).toHaveLength(0)
})

test.each([
  'file:///etc/passwd',
  'ftp://example.com/',
  'gopher://example.com',
  'data:text/plain,x',
  'no address',
  '',
])('%j is refused', async url => {
  await expect(outboundFetch(url)).rejects.toBeInstanceOf(OutboundRefused)
})

test('credentials in an address are refused', async () => {
  await expect(outboundFetch('https://ann:pw@example.com/')).rejects.toThrow(
    'must not hold a user name or a password',
  )
})

test('a private address in any notation is refused and never connected to', async () => {
  const { reached, port } = await forbidden()
  const octet = fc.nat(255)
  const loopback = fc.tuple(fc.constant(127), octet, octet, octet)
  const network = fc.oneof(
    loopback,
    fc.tuple(fc.constant(10), octet, octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), fc.constant(169), fc.constant(254)),
    fc.tuple(fc.constant(0), octet, octet, octet),
  )
  const number = (o: number[]) => o.reduce((sum, part) => sum * 256 + part, 0)
  const spellings: ((octets: number[]) => string)[] = [
    o => o.join('.'),
    o => `${o.join('.')}.`,
    o => String(number(o)),
    o => `0x${number(o).toString(16)}`,
    o => `0${number(o).toString(8)}`,
    o => o.map(part => `0x${part.toString(16)}`).join('.'),
    o => o.map(part => `0${part.toString(8)}`).join('.'),
    o => `${o[0]}.${number([0, ...o.slice(1)])}`,
    o => `${o[0]}.${o[1]}.${o[2]! * 256 + o[3]!}`,
    o => o.join('。'),
    o => o.join('.').replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit))),
    o => o.join('.').replace(/\d/g, digit => `%3${digit}`),
    o => `[::ffff:${o.join('.')}]`,
    o => `[::${o.join('.')}]`,
    o => `[64:ff9b::${o.join('.')}]`,
  ]
  await fc.assert(
    fc.asyncProperty(network, fc.constantFrom(...spellings), async (octets, spell) => {
      const error = await outcome(outboundFetch(`http://${spell(octets)}:${port}/`))
      expect(error).toBeInstanceOf(OutboundRefused)
      expect((error as OutboundRefused).reason).toBe('The address leads into a private or reserved network.')
    }),
    { numRuns: 300 },
  )
  expect(reached).toEqual([])
})

test('a name that resolves to this machine is refused', async () => {
  const { reached, port } = await forbidden()
  await expect(outboundFetch(`http://localhost:${port}/`)).rejects.toBeInstanceOf(OutboundRefused)
  expect(reached).toEqual([])
})

test('a name with one public and one private address is refused', async () => {
  const { reached, port } = await forbidden()
  const lookup: LookupFunction = (_name, _options, callback) =>
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])
  await expect(outboundFetch(`http://two.example:${port}/`, { lookup })).rejects.toBeInstanceOf(
    OutboundRefused,
  )
  expect(reached).toEqual([])
})

test('a name that changes its address between two look-ups can’t slip in', async () => {
  const { reached, port } = await forbidden()
  // 3ffe::/16 looks public, but has led nowhere since 2006.
  const answers = ['127.0.0.1', '3ffe::1', '127.0.0.1', '127.0.0.1']
  let asked = 0
  const lookup: LookupFunction = (_name, _options, callback) => {
    const address = answers[asked++ % answers.length]!
    callback(null, [{ address, family: isIP(address) }])
  }
  for (let attempt = 0; attempt < answers.length; attempt++) {
    const error = await outcome(outboundFetch(`http://rebind.example:${port}/`, { lookup, timeoutMs: 100 }))
    expect(error).toBeInstanceOf(attempt === 1 ? OutboundFailed : OutboundRefused)
  }
  // One look-up for each connection: we connect to the address that we checked.
  expect(asked).toBe(answers.length)
  expect(reached).toEqual([])
})

test('redirects are followed, each checked anew; POST becomes GET unless the status says otherwise', async () => {
  const url = await serve((req, res) => {
    const [, status, next] = req.url!.split('/')
    if (next) res.writeHead(Number(status), { location: `/${next}` }).end()
    else res.end(`${req.method} ${req.headers['content-type'] ?? '-'} `) && req.resume()
  })
  const post = {
    ...here,
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  } as const
  expect((await outboundFetch(`${url}/302/end`, post)).body.toString()).toBe('GET - ')
  expect((await outboundFetch(`${url}/303/end`, post)).body.toString()).toBe('GET - ')
  const kept = await outboundFetch(`${url}/307/end`, post)
  expect(kept.body.toString()).toBe('POST application/json ')
  expect(kept.url).toBe(`${url}/end`)
})

test('with no redirects allowed, the redirect is the answer', async () => {
  const url = await serve(
    (_req, res) => void res.writeHead(302, { location: 'http://10.0.0.1/' }).end('moved'),
  )
  expect(await outboundFetch(url, { ...here, maxRedirects: 0 })).toMatchObject({ status: 302 })
})

test('a redirect that never ends is refused', async () => {
  let hops = 0
  const url = await serve((_req, res) => void res.writeHead(302, { location: `/${hops++}` }).end())
  await expect(outboundFetch(url, { ...here, maxRedirects: 3 })).rejects.toThrow('redirects too often')
  expect(hops).toBe(4)
})

test.each(['http://169.254.169.254/latest/meta-data/', 'file:///etc/passwd', 'http://u:p@127.0.0.1/'])(
  'a redirect to %s is refused',
  async location => {
    const url = await serve((_req, res) => void res.writeHead(302, { location }).end())
    await expect(outboundFetch(url, here)).rejects.toBeInstanceOf(OutboundRefused)
  },
)

test.each(['0.0.0.0', '[::ffff:127.0.0.1]'])(
  'a redirect into this machine through %s is refused',
  async host => {
    // Both spellings reach a server on 127.0.0.1, and stay forbidden when private networks are opened.
    const { reached, port } = await forbidden()
    const url = await serve(
      (_req, res) => void res.writeHead(302, { location: `http://${host}:${port}/` }).end(),
    )
    await expect(outboundFetch(url, here)).rejects.toThrow('private or reserved network')
    expect(reached).toEqual([])
  },
)

test('credentials don’t travel to another origin', async () => {
  const seen: Record<string, unknown>[] = []
  const other = await serve((req, res) => {
    seen.push(req.headers)
    res.end()
  })
  const url = await serve((req, res) => {
    seen.push(req.headers)
    res.writeHead(302, { location: req.url === '/' ? '/same' : other }).end()
  })
  const headers = { Authorization: 'Bearer x', Cookie: 'a=b', 'X-API-Key': 'k', 'X-Other': 'stays' }
  await outboundFetch(url, { ...here, headers })
  expect(seen).toHaveLength(3)
  expect(seen[1]).toMatchObject({ authorization: 'Bearer x', cookie: 'a=b', 'x-api-key': 'k' })
  expect(seen[2]).toMatchObject({ 'x-other': 'stays' })
  expect(seen[2]).not.toHaveProperty('authorization')
  expect(seen[2]).not.toHaveProperty('cookie')
  expect(seen[2]).not.toHaveProperty('x-api-key')
})

test('an answer over the limit is refused, announced or not, compressed or not', async () => {
  const bomb = gzipSync(Buffer.alloc(8 * 1024 * 1024))
  const brotliBomb = brotliCompressSync(Buffer.alloc(8 * 1024 * 1024), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
  expect(bomb.length).toBeLessThan(10_000)
  const url = await serve((req, res) => {
    if (req.url === '/announced') return void res.writeHead(200, { 'content-length': 20_001 }).write('x')
    if (req.url === '/gzip') return void res.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    if (req.url === '/br') return void res.writeHead(200, { 'content-encoding': 'br' }).end(brotliBomb)
    const more = (): void => void (res.write('x'.repeat(5000)) ? setImmediate(more) : res.once('drain', more))
    more()
  })
  for (const path of ['/announced', '/endless', '/gzip', '/br']) {
    await expect(outboundFetch(url + path, { ...here, maxBytes: 20_000 }), path).rejects.toThrow(
      'The answer is larger than 20,000 bytes.',
    )
  }
})

test('a compressed answer within the limit is decompressed', async () => {
  const text = 'Opening hours '.repeat(1000)
  const url = await serve((req, res) => {
    const [encoding, bytes] = req.url === '/br' ? ['br', brotliCompressSync(text)] : ['gzip', gzipSync(text)]
    res.writeHead(200, { 'content-encoding': encoding }).end(bytes)
  })
  expect((await outboundFetch(`${url}/gzip`, { ...here, maxBytes: text.length })).body.toString()).toBe(text)
  expect((await outboundFetch(`${url}/br`, { ...here, maxBytes: text.length })).body.toString()).toBe(text)
})

test('broken or unasked-for compression is a bad answer', async () => {
  const url = await serve((req, res) => {
    const packed = gzipSync('hello '.repeat(500))
    if (req.url === '/cut')
      return void res.writeHead(200, { 'content-encoding': 'gzip' }).end(packed.subarray(0, 20))
    if (req.url === '/lie') return void res.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed')
    res.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(packed))
  })
  for (const path of ['/cut', '/lie', '/twice']) {
    await expect(outboundFetch(url + path, here), path).rejects.toMatchObject({ reason: 'bad_answer' })
  }
})

test.each(['headers', 'body'])('a site that dribbles its %s times out', async slow => {
  const dribble = createTcpServer(socket => {
    socket.on('error', () => {})
    if (slow === 'body') socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n')
    else socket.write('HTTP/1.1 200 OK\r\nx: ')
    const timer = setInterval(() => socket.write('a'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  const port = await listening(dribble)
  const error = await outcome(outboundFetch(`http://127.0.0.1:${port}/`, { ...here, timeoutMs: 150 }))
  expect(error).toBeInstanceOf(OutboundFailed)
  expect(error).toMatchObject({ reason: 'timeout' })
})

test('headers without end are a bad answer', async () => {
  const endless = createTcpServer(socket => {
    socket.on('error', () => {})
    socket.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`)
  })
  const port = await listening(endless)
  await expect(outboundFetch(`http://127.0.0.1:${port}/`, here)).rejects.toMatchObject({
    reason: 'bad_answer',
  })
})

test('the caller can stop it, and can tell this from a site that does not answer', async () => {
  const stop = new AbortController()
  const url = await serve(() => stop.abort())
  const error = await outcome(outboundFetch(url, { ...here, signal: stop.signal }))
  expect(error).toMatchObject({ name: 'OutboundFailed', reason: 'aborted' })
})

test('a closed port, a cut connection and an unknown name each fail with a sentence', async () => {
  const closed = createTcpServer()
  const port = await listening(closed)
  await new Promise(done => open.pop()!.close(done))
  await expect(outboundFetch(`http://127.0.0.1:${port}/`, here)).rejects.toThrow(
    'The site refused the connection.',
  )

  const cut = await listening(createTcpServer(socket => socket.destroy()))
  await expect(outboundFetch(`http://127.0.0.1:${cut}/`, here)).rejects.toThrow(
    'The connection to the site broke off.',
  )

  const lookup: LookupFunction = (_name, _options, callback) =>
    callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), [])
  await expect(outboundFetch('http://nobody.example/', { lookup })).rejects.toThrow('No site was found')
})
