import { expect, test } from 'vitest'
import { withFake } from '../test/servers.ts'
import type { ClientOptions } from './client.ts'

interface Seen {
  method: string
  key: string | undefined
  at: number
}

/** How one attempt is answered: a status with headers, or a connection that is cut. */
type Step = [status: number, headers?: Record<string, string>] | 'cut'

/** A client whose attempts are answered with one of these steps each, and what the server saw. */
async function clientOf(steps: Step[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = []
  const client = await withFake((request, response) => {
    const key = request.headers['idempotency-key'] as string | undefined
    seen.push({ method: request.method!, key, at: Date.now() })
    const step = steps.shift() ?? [200]
    if (step === 'cut') return request.socket.destroy()
    const [status, headers] = step
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(
      JSON.stringify(status < 400 ? { leads: [], total: 0 } : { detail: `Refused with ${status}` }),
    )
  }, options)
  return { seen, client }
}

test('429 and 503 are tried again after the time that the server names', async () => {
  const soon = new Date(Date.now() + 2_000).toUTCString()
  const now = new Date().toUTCString()
  const { client, seen } = await clientOf([
    [429, { 'retry-after': '1' }],
    [503, { 'retry-after': soon, date: now }],
    [503],
  ])
  expect(await client.get('/api/v1/leads')).toEqual({ leads: [], total: 0 })
  const waits = seen.slice(1).map(({ at }, i) => at - seen[i]!.at)
  expect(waits[0]).toBeGreaterThanOrEqual(990)
  expect(waits[1]).toBeGreaterThanOrEqual(990)
  expect(waits[2]).toBeGreaterThanOrEqual(990)
})

test('a POST is tried again with the same key; another call has another key', async () => {
  const { client, seen } = await clientOf([[503], [409, { 'retry-after': '0' }]])
  await client.post('/api/v1/leads', { body: { name: 'Ada' } })
  await client.post('/api/v1/leads', { body: { name: 'Ada' } })
  const [first, second, third, other] = seen.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect([second, third]).toEqual([first, first])
  expect(other).not.toBe(first)
})

test('a connection that is cut is tried again', async () => {
  const { client, seen } = await clientOf(['cut'])
  await client.post('/api/v1/leads', { body: { name: 'Ada' } })
  expect(seen).toHaveLength(2)
})

test('changes without a key, bodies of bytes and signing in are sent once', async () => {
  const { client, seen } = await clientOf([[503], [503], [503], [503], [409], [503]])
  const params = { id: 'x' }
  const attempts = [
    () => client.patch('/api/v1/leads/{id}', { params, body: { status: 'won' } }),
    () => client.post('/api/v1/leads', { body: { name: 'Ada' }, idempotencyKey: false }),
    () =>
      client.post('/api/v1/questionnaires/sessions/{token}/stills', {
        params: { token: 'x' },
        query: { at_ms: 0 },
        body: new Blob(['jpeg'], { type: 'image/jpeg' }),
      }),
    () => client.post('/api/v1/auth/login', { body: { email: 'a@example.com', password: 'b' } }),
    () => client.post('/api/v1/leads', { body: { name: 'Ada' } }),
    () => client.post('/api/v1/leads', { body: { name: 'Ada' }, retries: 0 }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow('Refused with')
  expect(seen.map(({ key }) => key !== undefined)).toEqual([false, false, false, false, true, false])
})

test('a server that wants more than a minute is not waited for', async () => {
  const { client, seen } = await clientOf([[429, { 'retry-after': '3600' }]])
  const { error } = await client.try.get('/api/v1/leads')
  expect(error).toMatchObject({ status: 429, retryAfter: 3600 })
  expect(seen).toHaveLength(1)
})

test('the last attempt’s error is thrown, and a signal ends the wait', async () => {
  const { client, seen } = await clientOf([[503], [503], [503, { 'retry-after': '30' }]], { retries: 1 })
  await expect(client.get('/api/v1/leads')).rejects.toThrow('Refused with 503')
  expect(seen).toHaveLength(2)
  const stop = new AbortController()
  const call = client.get('/api/v1/leads', { signal: stop.signal, retries: 5 })
  setTimeout(() => stop.abort(new Error('enough')), 50)
  await expect(call).rejects.toThrow('enough')
})

test('an attempt that takes too long is a connection error', async () => {
  const client = await withFake(() => {}, { timeoutMs: 50, retries: 0 })
  await expect(client.get('/api/v1/leads')).rejects.toThrow('GET /api/v1/leads: no answer came in time')
})

test('a proxy’s page of HTML is an error with its status', async () => {
  const { client } = await clientOf([[500, { 'content-type': 'text/html' }]])
  await expect(client.get('/api/v1/leads')).rejects.toMatchObject({ status: 500 })
})
