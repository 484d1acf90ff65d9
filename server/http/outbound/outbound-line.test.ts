import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { OutboundRefused, openLine } from './outbound.ts'

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

function line(options: Parameters<typeof openLine>[0]) {
  const opened = openLine(options)
  onTestFinished(opened.close)
  return opened
}

test('a pool keeps its connection from one request to the next', async () => {
  const { url, ports } = await serve((_req, res) => void res.end('ok'))
  const kept = line({ allowPrivate: true, connections: 1 })
  for (let i = 0; i < 3; i++) expect((await kept.fetch(url, { method: 'POST', body: '{}' })).status).toBe(200)
  expect(new Set(ports).size).toBe(1)
})

test('a pool enters no private network', async () => {
  const { url, ports } = await serve((_req, res) => void res.end('ok'))
  const guarded = line({})
  for (const address of [url, url.replace('127.0.0.1', 'localhost')]) {
    await expect(guarded.fetch(address)).rejects.toBeInstanceOf(OutboundRefused)
  }
  expect(ports).toEqual([])
})

test('an unwanted body is not read to its end', async () => {
  const { url, ports } = await serve((req, res) => {
    if (req.url === '/announced') res.setHeader('content-length', 100_000)
    if (req.url === '/short') res.end('ok')
    else if (req.url === '/endless') res.write('x'.repeat(100_000))
    else res.end('x'.repeat(100_000))
  })
  const kept = line({ allowPrivate: true, connections: 1 })
  for (const path of ['/announced', '/chunked', '/endless', '/short', '/short']) {
    const { status, body } = await kept.fetch(url + path, { maxBytes: 1_000, ignoreBody: true })
    expect([status, body.length], path).toEqual([200, 0])
  }
  // After an answer has been read to its end, the connection serves the next request.
  expect(ports[4]).toBe(ports[3])
  await expect(kept.fetch(`${url}/chunked`, { maxBytes: 1_000 })).rejects.toBeInstanceOf(OutboundRefused)
})
