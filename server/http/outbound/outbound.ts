import { lookup as systemLookup } from 'node:dns'
import { createRequire } from 'node:module'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { Agent, buildConnector, Dispatcher } from 'undici'
import { AnswerTooLarge, wholeOf } from '#server/providers/bounded.ts'
import { ProviderUnavailable } from '#server/providers/unavailable.ts'
import { isAllowedAddress } from '../request/addresses.ts'

export interface OutboundOptions {
  /** Default GET. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'REPORT'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Largest answer, counted after decompression; default 5 MiB. */
  maxBytes?: number
  /** The caller needs only the status: the body comes back empty, and a large one is cut off instead of refused. */
  ignoreBody?: boolean
  /** For the whole exchange, redirects and body included; default 15 s. */
  timeoutMs?: number
  /** Redirects followed, default 5. With 0 the redirect itself is the answer. */
  maxRedirects?: number
  signal?: AbortSignal
  /** Whether addresses in private networks and on this machine may be reached; default no. */
  allowPrivate?: boolean
  /** Resolves a host name; the system's resolver unless a test passes its own. */
  lookup?: LookupFunction
}

export interface OutboundAnswer {
  /** The address that answered, after redirects. */
  url: string
  status: number
  /** Lower-case names; repeated ones joined by a comma. */
  headers: Record<string, string>
  body: Buffer
}

/**
 * One of our rules forbids the address, so a retry changes nothing. `reason` is a sentence for the person who
 * gave it.
 */
export class OutboundRefused extends Error {
  override name = 'OutboundRefused'
  readonly reason: string

  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The other side did not answer properly. The message is a sentence for the person who gave the address. */
export class OutboundFailed extends ProviderUnavailable {
  override name = 'OutboundFailed'
}

const require = createRequire(import.meta.url)

/** Loaded with the first request to elsewhere: it takes 30 MB, and many installations never send one. */
export const undici = () => require('undici') as typeof import('undici')

const maxHeaderBytes = 32 * 1024

/**
 * The one way to fetch an address that a user gave us: pages to crawl, webhooks, calendars, CRMs.
 * Every address that a name resolves to is checked at the moment of connecting, so that a name
 * can't show one address to the check and another to the socket (DNS rebinding); the same goes for
 * each redirect. Any HTTP status is an answer. Throws OutboundRefused and OutboundFailed.
 */
export async function outboundFetch(url: string, options: OutboundOptions = {}): Promise<OutboundAnswer> {
  // Each exchange has its own connection pool, so that no connection to a stranger outlives the exchange.
  const given = { timeoutMs: 15_000, ...options }
  const dispatcher = openPool(given)
  try {
    return await exchange(dispatcher, url, given)
  } finally {
    closePool(dispatcher)
  }
}

/** Opens a pool of connections, each to an address that was checked when it connected; `connections` to each origin at most. */
export const openPool = (
  options: Pick<OutboundOptions, 'allowPrivate' | 'lookup'> & { timeoutMs: number; connections?: number },
): Agent =>
  new (undici().Agent)({
    connect: guardedConnector(
      options.lookup ?? systemLookup,
      options.allowPrivate ?? false,
      options.timeoutMs,
    ),
    connections: options.connections ?? null,
    allowH2: false,
    maxHeaderSize: maxHeaderBytes,
    headersTimeout: options.timeoutMs,
    bodyTimeout: options.timeoutMs,
  })

/** Cuts all connections of a pool. Nobody awaits this: the sockets are destroyed at once. */
export const closePool = (pool: Agent): void => void pool.destroy().catch(() => {})

/** One request with the redirects that follow from it. */
async function exchange(
  dispatcher: Dispatcher,
  url: string,
  options: OutboundOptions & { timeoutMs: number },
): Promise<OutboundAnswer> {
  const { maxBytes = 5 * 1024 * 1024, timeoutMs, maxRedirects = 5 } = options
  const deadline = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  try {
    let step: Step = {
      url: parseAddress(url),
      method: options.method ?? 'GET',
      headers: requestHeaders(options.headers),
      body: options.body,
    }
    for (let redirects = 0; ; redirects++) {
      const response = await undici().request(step.url, { ...step, dispatcher, signal })
      const next = maxRedirects > 0 ? redirected(step, response) : null
      if (next === null) {
        const wanted = step.method !== 'HEAD' && !options.ignoreBody
        // We read a short body nevertheless, because a connection is reusable only after its answer has ended.
        if (!wanted) await response.body.dump({ limit: maxBytes })
        const body = wanted ? await readBody(response, maxBytes) : Buffer.alloc(0)
        return { url: step.url.href, status: response.statusCode, headers: flat(response.headers), body }
      }
      if (redirects === maxRedirects) throw new OutboundRefused('The site redirects too often.')
      response.body.on('error', () => {}).destroy()
      step = next
    }
  } catch (error) {
    throw explained(error, { stopped: options.signal?.aborted ?? false, late: deadline.aborted })
  }
}

/** Parses an address that a user gave us into the form that we would fetch. Throws OutboundRefused. */
export function parseAddress(url: string, base?: URL): URL {
  const parsed = URL.parse(url, base)
  if (!parsed) throw new OutboundRefused('This is not a valid web address.')
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') {
    throw new OutboundRefused('Only addresses that start with http:// or https:// can be used.')
  }
  if (parsed.username || parsed.password) {
    throw new OutboundRefused('The address must not hold a user name or a password.')
  }
  parsed.hash = ''
  return parsed
}

const privateNetwork = () => new OutboundRefused('The address leads into a private or reserved network.')

/** Connects only to addresses that users may reach, and checks each at the moment of connecting. */
export function guardedConnector(
  lookup: LookupFunction,
  allowPrivate: boolean,
  timeout: number,
): buildConnector.connector {
  const guardedLookup: LookupFunction = (hostname, lookupOptions, callback) =>
    lookup(hostname, { ...lookupOptions, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const addresses = Array.isArray(found) ? found : [{ address: found, family: isIP(found) }]
      if (!addresses.every(({ address }) => isAllowedAddress(address, allowPrivate))) {
        return callback(privateNetwork(), [])
      }
      if (lookupOptions.all) return callback(null, addresses)
      callback(null, addresses[0]!.address, addresses[0]!.family)
    })
  const connect = undici().buildConnector({
    lookup: guardedLookup,
    timeout,
    allowH2: false,
  } as buildConnector.BuildOptions)
  return (target, callback) => {
    // A literal IP address is not looked up.
    const literal = target.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(literal) && !isAllowedAddress(literal, allowPrivate)) return callback(privateNetwork(), null)
    connect(target, callback)
  }
}

interface Step {
  url: URL
  method: NonNullable<OutboundOptions['method']>
  headers: Record<string, string>
  body: OutboundOptions['body']
}

/** Headers that belong to the connection; a caller's own would let one request speak for another host. */
const connectionHeaders =
  /^(host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|content-length|proxy-.*)$/

function requestHeaders(given: Record<string, string> = {}): Record<string, string> {
  const headers: Record<string, string> = { 'user-agent': 'frontdesk', accept: '*/*' }
  for (const [name, value] of Object.entries(given)) {
    if (!connectionHeaders.test(name.toLowerCase())) headers[name.toLowerCase()] = value
  }
  headers['accept-encoding'] = 'gzip, br'
  return headers
}

/** The request that a redirect asks for, or null when the response is no redirect (RFC 9110, section 15.4). */
function redirected(step: Step, response: Dispatcher.ResponseData): Step | null {
  const location = response.headers.location
  if (![301, 302, 303, 307, 308].includes(response.statusCode) || typeof location !== 'string') return null
  const url = parseAddress(location, step.url)
  const headers = { ...step.headers }
  if (url.origin !== step.url.origin) {
    for (const name of ['authorization', 'cookie', 'x-api-key']) delete headers[name]
  }
  const becomesGet =
    response.statusCode === 303 ? step.method !== 'HEAD' : response.statusCode < 303 && step.method === 'POST'
  if (!becomesGet) return { ...step, url, headers }
  delete headers['content-type']
  return { url, headers, method: 'GET', body: undefined }
}

async function readBody(response: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new OutboundRefused(`The answer is larger than ${maxBytes.toLocaleString('en')} bytes.`)
  if (Number(response.headers['content-length']) > maxBytes) {
    response.body.on('error', () => {}).destroy()
    throw tooLarge()
  }
  try {
    return await wholeOf(decoded(response), maxBytes)
  } catch (error) {
    throw error instanceof AnswerTooLarge ? tooLarge() : error
  }
}

function decoded(response: Dispatcher.ResponseData): Readable {
  const encoding = String(response.headers['content-encoding'] ?? 'identity').toLowerCase()
  const empty = response.statusCode === 204 || response.headers['content-length'] === '0'
  if (empty || encoding === 'identity' || encoding === '') return response.body
  if (encoding !== 'gzip' && encoding !== 'x-gzip' && encoding !== 'br') {
    response.body.on('error', () => {}).destroy()
    throw new OutboundFailed(
      'bad_answer',
      'The site sent its answer in a compression that was not asked for.',
    )
  }
  const decoder = encoding === 'br' ? createBrotliDecompress() : createGunzip()
  response.body.on('error', error => decoder.destroy(error))
  decoder.on('close', () => response.body.destroy())
  return response.body.pipe(decoder)
}

function flat(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')])
  return Object.fromEntries(entries)
}

/** `stopped`: the caller has ended the exchange; `late`: its time was over. */
export function explained(error: unknown, ended: { stopped: boolean; late: boolean }): Error {
  const { errors } = undici()
  if (error instanceof OutboundRefused || error instanceof OutboundFailed) return error
  // The caller's own mistake, such as a line break in a header.
  if (error instanceof errors.InvalidArgumentError || error instanceof TypeError) return error
  const failed = (reason: OutboundFailed['reason'], sentence: string) =>
    new OutboundFailed(reason, sentence, { cause: error })
  if (ended.stopped) return failed('aborted', 'The request was stopped.')
  const code = (error as { code?: unknown }).code
  const late =
    ended.late ||
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  if (late) return failed('timeout', 'The site did not answer in time.')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return failed('network', 'No site was found under this name.')
  if (code === 'ECONNREFUSED') return failed('network', 'The site refused the connection.')
  if (typeof code === 'string' && /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(code)) {
    return failed('network', 'The certificate of the site is not valid.')
  }
  if (typeof code === 'string' && /^(HPE_|Z_|ERR__ERROR|UND_ERR_HEADERS_OVERFLOW)/.test(code)) {
    return failed('bad_answer', 'The site sent an answer that can’t be read.')
  }
  return failed('network', 'The connection to the site broke off.')
}
