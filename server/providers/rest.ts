import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type { buildConnector } from 'undici'
import { beginningOf, bounded } from './bounded.ts'
import { accountRefused, DeliveryFailed } from './delivery.ts'
import { ProviderUnavailable, reasonOfStatus } from './unavailable.ts'

export interface RestRequest {
  method: 'GET' | 'POST' | 'DELETE'
  /** Behind the server's address; begins with a slash. */
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface RestAnswer {
  status: number
  /** What Retry-After asks for, in seconds. */
  retryAfterSeconds: number | undefined
  /** Read as JSON; null when it is none. */
  body: unknown
}

/** A provider's server, over connections that stay open. */
export interface Rest {
  /** Any HTTP status is an answer. Throws RestFailed. */
  call(request: RestRequest): Promise<RestAnswer>
  /**
   * A file, which the caller reads to its end or destroys; null for a status other than 200. Throws RestFailed. Reading
   * fails where it is larger than 256 MiB or takes more than ten minutes.
   */
  fetch(request: RestRequest): Promise<{ status: number; file: Readable | null }>
  close(): void
}

/** No answer came. `begun` says whether the server may have the request nevertheless. */
export class RestFailed extends ProviderUnavailable {
  override name = 'RestFailed'
  readonly begun: boolean

  constructor(reason: 'network' | 'timeout', detail: string, begun: boolean, cause: unknown) {
    super(reason, detail, { cause })
    this.begun = begun
  }
}

export interface RestOptions {
  /** `https://api.example.com`, with or without a path. */
  url: string
  /** Makes the connections when the address comes from a user (see http/outbound). */
  connect?: buildConnector.connector | undefined
  /** For an answer to begin, and again for it to end, but for files; connecting takes at most 10 s. Default 30 s. */
  timeoutMs?: number
}

/** As many requests at a time to one server; 20 connections took 12,000 form POSTs a second. */
const connections = 20
const connectMs = 10_000
/** Answers of these servers are a few hundred bytes. */
const mostBytes = 1024 * 1024
/** A recorded call: an hour takes 30 MB. */
const mostBytesOfFile = 256 * 1024 * 1024
const fileMs = 10 * 60_000

const require = createRequire(import.meta.url)

export function openRest({ url, connect, timeoutMs = 30_000 }: RestOptions): Rest {
  const base = new URL(url)
  const unconnected = new WeakSet<object>()
  // Loaded with the first account: many installations have none.
  const { buildConnector, Pool } = require('undici') as typeof import('undici')
  const connector = connect ?? buildConnector({ timeout: connectMs, allowH2: false })
  const pool = new Pool(base.origin, {
    connections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    // What fails here has not been sent anything; every later failure may have been.
    connect: (options, callback) =>
      connector(options, (...result) => {
        if (result[0]) unconnected.add(result[0])
        callback(...result)
      }),
  })
  /** The body ends after `ms` at the latest: the pool's own patience begins anew with every byte. */
  const ask = async ({ method, path, headers, body }: RestRequest, ms: number) => {
    const answer = await pool.request({
      method,
      path: base.pathname.replace(/\/$/, '') + path,
      headers: { 'user-agent': 'frontdesk', accept: 'application/json', ...headers },
      body: body ?? null,
    })
    const late = setTimeout(
      () => answer.body.destroy(new DOMException('It takes too long.', 'TimeoutError')),
      ms,
    )
    answer.body.once('close', () => clearTimeout(late))
    return answer
  }
  const failed = (error: unknown): RestFailed => {
    const { code, name } = error as { code?: unknown; name?: string }
    const late = name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(String(code))
    const begun = !unconnected.has(error as object)
    const sentence = begun
      ? 'The connection broke off.'
      : `Can’t connect to ${base.host}: ${(error as Error).message}`
    return new RestFailed(late ? 'timeout' : 'network', sentence, begun, error)
  }
  return {
    async call(request) {
      try {
        const answer = await ask(request, timeoutMs)
        const after = Number(answer.headers['retry-after'])
        return {
          status: answer.statusCode,
          retryAfterSeconds: after > 0 ? Math.min(after, 3600) : undefined,
          body: readJson(await beginningOf(answer.body, mostBytes)),
        }
      } catch (error) {
        throw failed(error)
      }
    },
    async fetch(request) {
      try {
        const { statusCode: status, body } = await ask(request, fileMs)
        if (status === 200) return { status, file: Readable.from(bounded(body, mostBytesOfFile)) }
        await body.dump()
        return { status, file: null }
      } catch (error) {
        throw failed(error)
      }
    },
    // Requests under way end; nothing waits for them.
    close: () => void pool.close().catch(() => {}),
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The outcome for every provider when a request got no answer, or one that makes no sense. */
export function undelivered(failure: unknown): unknown {
  if (!(failure instanceof RestFailed)) return failure
  return failure.begun
    ? new DeliveryFailed({ reason: 'outcome_unknown', detail: failure.message, cause: failure })
    : new DeliveryFailed({ ...unreachable, detail: failure.message, cause: failure })
}

const unreachable = { reason: 'provider_unavailable', temporary: true, retryAfterSeconds: 30 }

/**
 * The failure that a status stands for when the provider says no more. A server that is busy (503) has taken nothing; one
 * that broke while it worked (500, 502, 504) may have.
 */
export function failureOfStatus({ status, retryAfterSeconds }: RestAnswer, detail: string): DeliveryFailed {
  const reason = reasonOfStatus(status)
  if (status === 503)
    return new DeliveryFailed({ ...unreachable, ...(retryAfterSeconds && { retryAfterSeconds }), detail })
  if (reason === 'rate_limited')
    return new DeliveryFailed({ reason, detail, temporary: true, retryAfterSeconds: retryAfterSeconds ?? 5 })
  if (reason === 'auth') return accountRefused(detail)
  if (reason === 'rejected') return new DeliveryFailed({ reason: 'undeliverable', detail })
  return new DeliveryFailed({ reason: 'outcome_unknown', detail })
}
