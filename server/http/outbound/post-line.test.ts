import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { OutboundFailed, OutboundRefused } from './outbound.ts'
import { openPostLine } from './post-line.ts'

/** A server that records the connection of each request. */
async function serve(listener: RequestListener): Promise<{ url: string; ports: number[] }> {
  const ports: number[] = []
  const server = createServer((req, res) => {
    ports.push(req.socket.remotePort!)
    listener(req, res)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ports }
}

function line(options: { allowPrivate?: boolean; timeoutMs?: number }) {
  const opened = openPostLine({ timeoutMs: 15_000, connections: 1, maxBytes: 1_000, ...options })
  onTestFinished(opened.close)
  return opened
}

test('a line keeps its connection from one post to the next', async () => {
  const { url, ports } = await serve((_req, res) => void res.end('ok'))
  const kept = line({ allowPrivate: true })
  for (let i = 0; i < 3; i++) expect(await kept.post(url, {}, '{}')).toBe(200)
  expect(new Set(ports).size).toBe(1)
})

test('a line enters no private network', async () => {
  const { url, ports } = await serve((_req, res) => void res.end('ok'))
  const guarded = line({})
  for (const address of [url, url.replace('127.0.0.1', 'localhost')]) {
    await expect(guarded.post(address, {}, '{}')).rejects.toBeInstanceOf(OutboundRefused)
  }
  expect(ports).toEqual([])
})

test('an answer counts once it has ended; one that takes too long fails, whatever its status', async () => {
  const { url } = await serve((req, res) => {
    if (req.url === '/half') res.write('half')
  })
  const hasty = line({ allowPrivate: true, timeoutMs: 100 })
  for (const path of ['/silent', '/half']) {
    const failed = hasty.post(url + path, {}, '{}')
    await expect(failed, path).rejects.toThrow('The site did not answer in time.')
    await expect(failed, path).rejects.toBeInstanceOf(OutboundFailed)
  }
})

test('a long answer is not read to its end', async () => {
  const { url, ports } = await serve((req, res) => {
    if (req.url === '/announced') res.setHeader('content-length', 100_000)
    if (req.url === '/short') res.end('ok')
    else if (req.url === '/endless') res.write('x'.repeat(100_000))
    else res.end('x'.repeat(100_000))
  })
  const kept = line({ allowPrivate: true })
  for (const path of ['/announced', '/chunked', '/endless', '/short', '/short'])
    expect(await kept.post(url + path, {}, '{}'), path).toBe(200)
  // After an answer has been read to its end, the connection serves the next post.
  expect(ports[4]).toBe(ports[3])
})
