import { randomUUID } from 'node:crypto'
import type { Pool } from 'undici'
import { type Client, createClient } from '#client'
import type { ServerProcess } from '#server/test/process.ts'

/** Raises the limits out of the way: a bench measures work, not refusals. */
export const unlimited = Object.fromEntries(
  ['AUTH', 'CHAT', 'CALLS', 'INGEST', 'ANALYTICS', 'WIDGET', 'GENERAL'].map(name => [
    `RATE_LIMIT_${name}`,
    '1000000000',
  ]),
)

export interface Business {
  tenant: string
  slug: string
  key: string
  client: Client
  /** The `Cookie` header of the owner's browser. */
  cookie: string
}

/** Registers a business on a running server, as anybody can, and makes an admin key. */
export async function register(server: ServerProcess): Promise<Business> {
  let cookie = ''
  const browser = createClient({
    baseUrl: server.url,
    headers: { origin: server.url },
    fetch: async (url, init) => {
      const answer = await fetch(url, { ...init, headers: { ...init?.headers, cookie } })
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return answer
    },
  })
  const { tenant } = await browser.post('/api/v1/auth/register', {
    body: { email: `${randomUUID()}@example.com`, password: randomUUID(), business_name: 'Bench' },
  })
  const { key } = await browser.post('/api/v1/api-keys', { body: { name: 'bench', class: 'admin' } })
  return { tenant: tenant.id, slug: tenant.slug, key, client: clientOf(server, key), cookie }
}

/** Each call sends one request and returns its answer, whatever the status and however long it takes. */
export const clientOf = (server: ServerProcess, apiKey: string): Client =>
  createClient({ baseUrl: server.url, apiKey, retries: 0, timeoutMs: 0 })

/**
 * Sends a request and returns its answer; throws unless its status is `expected`. It takes less of the processors than the client of the API,
 * and the server needs them as well.
 */
export async function sendThrough(
  pool: Pool,
  key: string,
  method: 'GET' | 'POST',
  path: string,
  body: object | null = null,
  expected = 200,
  // biome-ignore lint/suspicious/noExplicitAny: each path answers with a shape of its own
): Promise<any> {
  const answer = await pool.request({
    method,
    path,
    body: body && JSON.stringify(body),
    headers: { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) },
  })
  const data = await answer.body.json()
  if (answer.statusCode !== expected) throw new Error(`${path}: ${answer.statusCode} ${JSON.stringify(data)}`)
  return data
}
