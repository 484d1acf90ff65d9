import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isUnheard, portOf } from './port.ts'

/** A server that answers after the number of milliseconds in the path, and records which requests had an effect. */
async function open(host = '127.0.0.1') {
  const effects: string[] = []
  const app = fastify()
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (isUnheard(reply.raw)) return reply.code(503).send(`${raw.url} is not heard`)
  })
  app.get<{ Params: { ms: string } }>('/:ms', async ({ params }) => {
    await sleep(Number(params.ms))
    effects.push(params.ms)
    return params.ms
  })
  const port = portOf(app)
  await port.open({ host, port: 0 })
  onTestFinished(() => {
    port.cutOff()
    return app.close()
  })
  return { port, effects, number: (app.server.address() as { port: number }).port }
}

/** A connection, and everything received over it. */
async function dial(number: number, host = '127.0.0.1') {
  const socket: Socket = connect(number, host)
  onTestFinished(() => void socket.destroy())
  const seen = { text: '', error: '', ended: false }
  socket.on('data', chunk => (seen.text += chunk))
  socket.on('error', (error: NodeJS.ErrnoException) => (seen.error = error.code!))
  socket.on('end', () => (seen.ended = true))
  await new Promise(resolve => socket.once('connect', resolve))
  return { socket, seen, ask: (ms: number) => socket.write(`GET /${ms} HTTP/1.1\r\nHost: x\r\n\r\n`) }
}

const closes = /connection: close/i
const forLong = () => AbortSignal.timeout(20_000)

test('once the port is closed, nobody gets in, and open connections get their answers and a goodbye', async () => {
  const { port, number } = await open()
  const [busy, idle] = [await dial(number), await dial(number)]
  idle.ask(0)
  await vi.waitFor(() => expect(idle.seen.text).toContain('200 OK'), 60_000)
  expect(idle.seen.text).not.toMatch(closes)
  busy.ask(300)
  await sleep(50)
  await port.close()
  const late = connect(number, '127.0.0.1')
  const refused = await new Promise<NodeJS.ErrnoException>(resolve => late.once('error', resolve))
  expect(refused.code).toBe('ECONNREFUSED')

  const over = port.over(forLong())
  idle.seen.text = ''
  idle.ask(1)
  await over
  for (const { seen } of [busy, idle]) {
    expect(seen).toMatchObject({ text: expect.stringMatching(closes), error: '' })
    expect(seen.text).toMatch(/^HTTP\/1.1 200 OK/)
  }
})

test('a connection without a request stays open for a second', async () => {
  const { port, number } = await open()
  const { seen } = await dial(number)
  await port.close()
  const before = performance.now()
  const over = port.over(forLong())
  await sleep(700)
  expect(seen.ended).toBe(false)
  await over
  expect(performance.now() - before).toBeLessThan(2_500)
  expect(seen).toEqual({ text: '', error: '', ended: true })
})

test('a request that crosses our goodbye has no effect', async () => {
  const { port, number, effects } = await open()
  const { socket, seen, ask } = await dial(number)
  // Half open, so that it can still write after we have ended our side.
  socket.allowHalfOpen = true
  await port.close()
  const over = port.over(forLong())
  await vi.waitFor(() => expect(seen.ended).toBe(true), { timeout: 5_000 })
  ask(0)
  await over
  expect(effects).toEqual([])
})

test('a server waits for the rest of a request and answers it', async () => {
  const { port, number } = await open()
  const { socket, seen } = await dial(number)
  socket.write('GET /5 HTTP/1.1\r\n')
  await sleep(50)
  await port.close()
  const over = port.over(forLong())
  await sleep(1_500)
  socket.write('Host: x\r\n\r\n')
  await over
  expect(seen.text).toMatch(/200 OK[\s\S]*5$/)
})

test('every pipelined request gets an answer, and only the last answer says close', async () => {
  const { port, number, effects } = await open()
  const { seen, ask } = await dial(number)
  for (const ms of [200, 100, 50]) ask(ms)
  await sleep(20)
  await port.close()
  await port.over(forLong())
  expect(effects.sort()).toEqual(['100', '200', '50'])
  expect(seen.text.match(/200 OK/g)).toHaveLength(3)
  expect(seen.text.match(/connection: close/gi)).toHaveLength(1)
  expect(seen.text.indexOf('50', seen.text.search(closes))).toBeGreaterThan(0)
})

test('an impatient stop cuts off what is left', async () => {
  const { port, number } = await open()
  const { seen, ask } = await dial(number)
  ask(10_000)
  await sleep(50)
  await port.close()
  await port.over(AbortSignal.timeout(100))
  port.cutOff()
  await vi.waitFor(() => expect(seen.ended || seen.error).toBeTruthy(), 60_000)
})

test('localhost means each of its addresses, and each closes alike', async () => {
  const { port, number } = await open('localhost')
  const hosts: string[] = []
  for (const host of ['127.0.0.1', '::1']) {
    const reached = await new Promise(resolve => {
      const socket = connect(number, host, () => resolve(true)).on('error', () => resolve(false))
      onTestFinished(() => void socket.destroy())
    })
    if (reached) hosts.push(host)
  }
  expect(hosts.length).toBeGreaterThan(0)
  const kept = await dial(number, hosts.at(-1))
  kept.ask(0)
  await vi.waitFor(() => expect(kept.seen.text).toContain('200 OK'), 60_000)
  await port.close()
  await port.over(forLong())
  expect(kept.seen).toMatchObject({ ended: true, error: '' })
})
