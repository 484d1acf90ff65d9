/** One thing that is wrong with a request. */
export interface FieldError {
  /** Where it is: `['body', 'person', 'name']`. Begins with `body`, `query` or `path`. */
  loc: string[]
  msg: string
  /** A word for programs, such as `missing`. */
  type: string
}

/** The server refused a request, or failed at it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** A sentence that may be shown to people. */
  readonly detail: string
  /** Everything that is wrong with the request; empty unless `status` is 422. */
  readonly fields: FieldError[]
  /** The whole body of the answer: some errors carry more than `detail`. */
  readonly body: unknown
  /** Names this request in the server's log. Null where the answer did not come from a frontdesk server. */
  readonly requestId: string | null
  /** Seconds after which the server wants to be asked again; null where it did not say. */
  readonly retryAfter: number | null
  /**
   * The request may have taken effect, or not: the server was cut off while it worked on an earlier attempt with the same
   * idempotency key. Look whether it did before you send it again, with a new key.
   */
  readonly outcomeUnknown: boolean

  constructor(request: string, response: Pick<Response, 'status' | 'headers'>, body: unknown) {
    const said = (body as { detail?: unknown } | null)?.detail
    const fields = Array.isArray(said) ? (said as FieldError[]) : []
    const detail =
      typeof said === 'string'
        ? said
        : fields.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; ') || `HTTP ${response.status}`
    super(`${request}: ${response.status} ${detail}`)
    this.status = response.status
    this.detail = detail
    this.fields = fields
    this.body = body
    this.requestId = response.headers.get('x-request-id')
    this.retryAfter = secondsOf(response.headers)
    this.outcomeUnknown = response.status === 409 && cutOff.test(detail)
  }
}

/** The server's words for a key whose first request ended without an answer. */
const cutOff = /^The first request with this Idempotency-Key was cut off\b/

/** No answer came, or not all of it: the network failed, or the time ran out. A change may have taken effect all the same. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'

  constructor(request: string, what: string, cause?: unknown) {
    super(`${request}: ${what}`, { cause })
  }
}

/** A stream broke off in the middle, by an `error` event of the server's. */
export class StreamError extends Error {
  override readonly name = 'StreamError'
  /** A sentence that may be shown to people. */
  readonly detail: string

  constructor(request: string, detail: string) {
    super(`${request}: ${detail}`)
    this.detail = detail
  }
}

/** `Retry-After` in seconds: it holds seconds or a date (RFC 9110, 10.2.3), which is read by the server's own clock. */
function secondsOf(headers: Headers): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  if (/^\d+$/.test(value)) return Number(value)
  const until = Date.parse(value)
  if (Number.isNaN(until)) return null
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return Math.max(0, Math.ceil((until - now) / 1000))
}
