/**
 * Why a provider failed. Logs and metrics use these words.
 *
 * - `timeout`, `network`: nobody answered in time, or the connection failed or was cut.
 * - `rate_limited`: the other side asks us to slow down (429).
 * - `auth`: our credentials are refused (401, 403, SMTP 535).
 * - `server`: the other side failed (5xx, an error inside a stream, a full disk).
 * - `rejected`: the other side will never take this request (other 4xx: unknown model, too long, no such mailbox).
 * - `bad_answer`: it answered, but not with what was asked for.
 * - `aborted`: the caller's own signal stopped the work.
 */
export type UnavailableReason =
  | 'timeout'
  | 'network'
  | 'rate_limited'
  | 'auth'
  | 'server'
  | 'rejected'
  | 'bad_answer'
  | 'aborted'

/** The failure of any provider. Each port has its own subclass, so that callers can tell them apart. */
export class ProviderUnavailable extends Error {
  readonly reason: UnavailableReason

  /** `detail` is for the operator's log: it never holds credentials, prompts or personal data. */
  constructor(reason: UnavailableReason, detail: string, options?: { cause?: unknown }) {
    super(detail, options)
    this.reason = reason
  }

  /** Whether the same request may succeed later. */
  get temporary(): boolean {
    return this.reason !== 'rejected' && this.reason !== 'auth' && this.reason !== 'aborted'
  }
}

/** The reason that an HTTP status of a provider stands for. */
export function reasonOfStatus(status: number): UnavailableReason {
  if (status === 401 || status === 403) return 'auth'
  if (status === 408 || status === 504) return 'timeout'
  if (status === 429) return 'rate_limited'
  if (status >= 500) return 'server'
  return status >= 400 ? 'rejected' : 'bad_answer'
}
