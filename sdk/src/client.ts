import type { Client, Result } from './calls.ts'
import { ApiError, ConnectionError } from './errors.ts'
import { pagesOf } from './pages.ts'
import { type CallArguments, lowerCase, requestOf, type Settings } from './request.ts'
import { send } from './send.ts'
import { streamOf } from './stream.ts'

export type { CallOptions, Client, PagedPath, PostOptions, Result, StreamOptions } from './calls.ts'
export type * from './endpoints.ts'
// biome-ignore lint/performance/noBarrelFile: a package has one door
export { ApiError, ConnectionError, type FieldError, StreamError } from './errors.ts'
export type * from './records.ts'

export interface ClientOptions {
  /** Where the server is: `https://desk.example.com`. `''` on a page of the server's own. */
  baseUrl: string
  /** An API key; keep it out of browsers. On a page of the server's own, the cookie of the session is enough. */
  apiKey?: string
  /** The same as a bearer token, where only that header gets through. */
  token?: string
  /** Sends requests instead of the global `fetch`. */
  fetch?: typeof fetch
  /** How often a call is retried, if it may be (default 3). */
  retries?: number
  /** How long one attempt may take, in milliseconds (default 120,000; 0 for as long as it takes). */
  timeoutMs?: number
  /** Sent with each request. */
  headers?: Record<string, string>
  /** Whether cookies are sent; as of `fetch` unless given. */
  credentials?: RequestCredentials
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** A client of the server at `baseUrl`. It holds no connection and needs no closing. */
export function createClient(options: ClientOptions): Client {
  const { apiKey, token } = options
  const settings: Settings = {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    headers: {
      ...(apiKey !== undefined && { 'x-api-key': apiKey }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...lowerCase(options.headers),
    },
    credentials: options.credentials,
    retries: options.retries ?? 3,
    timeoutMs: options.timeoutMs ?? 120_000,
  }
  const call = (method: string) => async (path: string, given?: CallArguments) =>
    send(settings, requestOf(settings, method.toUpperCase(), path, given), readAnswer)
  const attempt = (method: string) => (path: string, given?: CallArguments) =>
    resultOf(call(method)(path, given))
  const each = <T>(make: (method: string) => T) =>
    Object.fromEntries(methods.map(method => [method, make(method)]))

  const client = {
    ...each(call),
    try: each(attempt),
    async *stream(path: string, given?: CallArguments) {
      // A stream that takes a body is a POST; the others are read.
      const method = given?.body === undefined ? 'GET' : 'POST'
      const headers = { accept: 'text/event-stream', ...given?.headers }
      yield* streamOf(settings, requestOf(settings, method, path, { ...given, headers }))
    },
    pages: (path: string, given?: CallArguments) =>
      pagesOf(query => call('get')(path, { ...given, query }), given?.query),
  }
  // The types of the endpoints exist only at compile time.
  return client as unknown as Client
}

async function resultOf<T>(answer: Promise<T>): Promise<Result<T>> {
  try {
    return { data: await answer, error: null }
  } catch (error) {
    if (error instanceof ApiError || error instanceof ConnectionError) return { data: null, error }
    throw error
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('json')) return await response.json()
  return type.startsWith('text/') ? await response.text() : await response.blob()
}
