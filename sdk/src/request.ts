import { formPaths } from './forms.ts'

/** The options of a client, with the defaults filled in. */
export interface Settings {
  baseUrl: string
  fetch: typeof fetch
  headers: Record<string, string>
  credentials: RequestCredentials | undefined
  retries: number
  timeoutMs: number
}

/** All that any call may be given: what the types of the endpoints say, and the options of `calls.ts`. */
export interface CallArguments {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
  signal?: AbortSignal
  timeoutMs?: number
  retries?: number
  headers?: Record<string, string>
  idempotencyKey?: string | false
  lastEventId?: string
}

/** One request, which may be sent several times. */
export interface Request {
  /** `POST /api/v1/leads`, for errors. */
  name: string
  url: string
  init: RequestInit & { headers: Record<string, string> }
  /** It changes nothing, or carries a key under which the server does it only once. */
  repeatable: boolean
  signal: AbortSignal | undefined
  timeoutMs: number
  retries: number
}

export function requestOf(
  settings: Settings,
  method: string,
  path: string,
  given: CallArguments = {},
): Request {
  const { params = {}, query = {}, body, signal } = given
  const sent = bodyOf(body, formPaths.includes(path))
  const retries = given.retries ?? settings.retries
  const key = method === 'POST' ? (given.idempotencyKey ?? (retries > 0 && ownKey(path, sent))) : false
  const { credentials } = settings
  return {
    name: `${method} ${path}`,
    url: settings.baseUrl + withParams(path, params) + queryOf(query),
    init: {
      method,
      ...(credentials && { credentials }),
      ...(sent && { body: sent.body }),
      headers: {
        accept: 'application/json, */*;q=0.5',
        ...(sent?.type && { 'content-type': sent.type }),
        ...(key && { 'idempotency-key': key }),
        ...(given.lastEventId !== undefined && { 'last-event-id': given.lastEventId }),
        ...settings.headers,
        ...lowerCase(given.headers),
      },
    },
    repeatable: method === 'GET' || Boolean(key),
    signal,
    timeoutMs: given.timeoutMs ?? settings.timeoutMs,
    retries,
  }
}

/** Header names in one case, so that a later one replaces an earlier one. */
export const lowerCase = (headers: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const withParams = (path: string, params: Record<string, string | number>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    // Nothing, `.` and `..` would make it the path of another endpoint.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`The path ${path} needs params.${name}.`)
    return encodeURIComponent(value)
  })

/** `?name=value…`; a list gives its name once an item, and what is undefined or null is left out. */
function queryOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat())
      if (each !== undefined && each !== null) search.append(name, String(each))
  const text = search.toString()
  return text && `?${text}`
}

interface SentBody {
  body: BodyInit
  /** Content-Type, where fetch does not know it from the body. */
  type: string | null
  isRaw: boolean
}

/**
 * Bytes and forms go as they are, everything else as JSON, unless the endpoint takes only forms or there is a file in it.
 */
function bodyOf(body: unknown, asForm: boolean): SentBody | null {
  if (body === undefined) return null
  if (body instanceof FormData || body instanceof URLSearchParams) return { body, type: null, isRaw: false }
  if (body instanceof Blob || body instanceof ArrayBuffer || ArrayBuffer.isView(body)) {
    const isTyped = body instanceof Blob && body.type !== ''
    return { body: body as BodyInit, type: isTyped ? null : 'application/octet-stream', isRaw: true }
  }
  if (typeof body === 'object' && body !== null && (asForm || Object.values(body).flat().some(isFile)))
    return { body: formOf(body), type: null, isRaw: false }
  return { body: JSON.stringify(body), type: 'application/json', isRaw: false }
}

const isFile = (value: unknown): boolean => value instanceof Blob

/** A field that is no text goes as JSON: the server reads it by its schema. */
function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    const files = [value].flat()
    if (files.some(isFile)) for (const file of files) form.append(name, file)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

/**
 * A key of the client's own. Not where the server ignores keys (bodies of bytes), nor for signing in: a stored answer
 * carries no cookie, so a repeat would say that you are signed in when you are not.
 */
const ownKey = (path: string, sent: SentBody | null): string | false =>
  !sent?.isRaw && !path.startsWith('/api/v1/auth/') && newKey()

/** 128 random bits. `crypto.randomUUID` is missing on pages that came by plain http. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
