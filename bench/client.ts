import { randomUUID } from 'node:crypto'
import type { ServerProcess } from '#server/test/process.ts'

/** Limits out of the way: a bench measures work, not refusals. */
export const unlimited = Object.fromEntries(
  ['AUTH', 'CHAT', 'CALLS', 'INGEST', 'ANALYTICS', 'WIDGET', 'GENERAL'].map(name => [
    `RATE_LIMIT_${name}`,
    '1000000000',
  ]),
)

export interface Client {
  tenant: string
  slug: string
  key: string
  // biome-ignore lint/suspicious/noExplicitAny: answers are what the API document says
  call(method: string, path: string, body?: unknown): Promise<any>
}

/** Registers a business on a running server, as anybody would, and makes an admin key. */
export async function register(server: ServerProcess): Promise<Client> {
  const base = `${server.url}/api/v1`
  const json = { 'content-type': 'application/json', origin: server.url }
  const registered = await fetch(`${base}/auth/register`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
      business_name: 'Bench',
    }),
  })
  const { tenant } = await registered.json()
  const cookie = registered.headers.getSetCookie()[0]!.split(';')[0]!
  const made = await fetch(`${base}/api-keys`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ name: 'bench', class: 'admin' }),
  })
  const { key } = await made.json()
  return {
    tenant: tenant.id,
    slug: tenant.slug,
    key,
    call: callerOf(server, key),
  }
}

/** Calls this server with a key; throws what is not answered with success. */
export function callerOf(server: ServerProcess, key: string): Client['call'] {
  return async (method, path, body) => {
    const form = body instanceof FormData
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        'x-api-key': key,
        ...(body !== undefined && !form && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text ? JSON.parse(text) : undefined
  }
}
