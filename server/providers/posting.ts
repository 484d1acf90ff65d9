import { Agent, type Dispatcher, interceptors, request } from 'undici'
import { AnswerTooLarge, beginningOf, bounded } from './bounded.ts'
import { type ProviderUnavailable, reasonOfStatus, type UnavailableReason } from './unavailable.ts'

export type Unavailable = new (
  reason: UnavailableReason,
  detail: string,
  options?: { cause?: unknown },
) => ProviderUnavailable

/** What is sent: its media type and its bytes. */
export interface Body {
  type: string
  bytes: string | Uint8Array
}

export interface PostingOptions {
  /** What errors call the server. */
  name: string
  headers: Record<string, string>
  /** Is taken out of what the server says. */
  secret: string | null
  /** For one request, all attempts included. */
  timeoutMs: number
  /** How long the server may be silent before its answer and within it; as long as `timeoutMs`, if left out. */
  silentMs?: number
  /** How often a request is retried when the server is missing or overloaded. */
  retries: number
}

/** POST requests to one server. Every failure is thrown as the given kind of ProviderUnavailable. */
export function posting(options: PostingOptions, Unavailable: Unavailable) {
  const { name, secret, timeoutMs, silentMs = 0 } = options
  const dispatcher = new Agent({
    connect: { timeout: 10_000 },
    headersTimeout: silentMs,
    bodyTimeout: silentMs,
    allowH2: false,
  }).compose(
    interceptors.retry({
      maxRetries: options.retries,
      methods: ['POST'],
      minTimeout: 250,
      // Also the longest Retry-After that is waited for.
      maxTimeout: 5000,
      throwOnError: false,
    }),
  )

  /** POSTs and yields the bytes of the answer as they arrive, at most `mostBytes`. */
  async function* stream(
    url: string,
    { type, bytes }: Body,
    mostBytes: number,
    signal?: AbortSignal,
  ): AsyncGenerator<Uint8Array, void, void> {
    const deadline = AbortSignal.timeout(timeoutMs)
    try {
      const response = await request(url, {
        method: 'POST',
        dispatcher,
        headers: { 'content-type': type, ...options.headers },
        body: bytes,
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      if (response.statusCode !== 200) throw refusal(response, await beginningOf(response.body))
      yield* bounded(response.body, mostBytes)
    } catch (error) {
      if (error instanceof Unavailable) throw error
      if (error instanceof AnswerTooLarge)
        throw new Unavailable('bad_answer', `${name} does not end: ${error.message}`)
      if (signal?.aborted) throw new Unavailable('aborted', 'The request was stopped', { cause: error })
      if (deadline.aborted)
        throw new Unavailable('timeout', `${name} did not answer within ${timeoutMs} ms`, { cause: error })
      if (/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/.test(codeOf(error)))
        throw new Unavailable('timeout', `${name} said nothing for ${silentMs} ms`, { cause: error })
      throw new Unavailable('network', `${name} can't be reached: ${codeOf(error)}`, { cause: error })
    }
  }

  function refusal({ statusCode }: Dispatcher.ResponseData, text: string): ProviderUnavailable {
    const said = messageOf(text)
    // Some providers refuse a key whose quota is used up with the status of a wrong one.
    const isQuota = statusCode === 402 || /quota_exceeded|insufficient_quota|quota_limit_exceeded/.test(text)
    const reason = isQuota ? 'rate_limited' : reasonOfStatus(statusCode)
    return new Unavailable(reason, `${name} answered ${statusCode}: ${withoutKey(said, secret)}`)
  }

  return { stream, close: () => void dispatcher.close() }
}

/** Some servers repeat the key they refuse. */
export function withoutKey(text: string, apiKey: string | null | undefined): string {
  return (apiKey ? text.replaceAll(apiKey, '[key]') : text).slice(0, 300)
}

const codeOf = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code ?? (error as Error).message ?? String(error)

/**
 * The sentence inside an error answer: `{ error: { message } }`, `{ error }`, `{ message }`, ElevenLabs' `{ detail: { message } }`,
 * Deepgram's `{ err_msg }`, or plain text.
 */
function messageOf(text: string): string {
  try {
    const { error, detail, err_msg, message } = JSON.parse(text) as Record<string, unknown>
    for (const each of [error, detail, err_msg, message]) {
      const said = (each as { message?: unknown } | null | undefined)?.message ?? each
      if (typeof said === 'string') return said
    }
    return text
  } catch {
    return text
  }
}
