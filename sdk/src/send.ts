import { ApiError, ConnectionError, StreamError } from './errors.ts'
import type { Request, Settings } from './request.ts'
import { type Watch, watch } from './watch.ts'

/** Answers that another attempt may turn into success: too many requests, or a part in between is down. */
const passing = [429, 502, 503, 504]

const firstDelayMs = 500
const longestDelayMs = 20_000
/** A server that wants more time than this is not waited for: the error says how long it wants. */
const longestWaitMs = 60_000

/**
 * Sends a request until it is answered for good, and reads the answer with `read`. Throws an ApiError, a ConnectionError,
 * or the reason of the caller's own signal.
 */
export async function send<T>(
  settings: Settings,
  request: Request,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const watched = watch(request.signal, request.timeoutMs)
    try {
      return await read(await answerTo(settings, request, watched))
    } catch (error) {
      await pauseAfter(failureOf(error, request, watched), request, attempt)
    } finally {
      watched.end()
    }
  }
}

/** Waits until the request may be sent again; throws the error where it may not. */
export async function pauseAfter(error: unknown, request: Request, attempt: number): Promise<void> {
  const mayRepeat = request.repeatable && attempt < request.retries && !request.signal?.aborted
  const delay = mayRepeat ? delayAfter(error, attempt) : null
  if (delay === null) throw error
  await pause(delay, request.signal)
}

/** The answer of one attempt; throws an ApiError unless it is a success. */
export async function answerTo(
  settings: Settings,
  { name, url, init }: Request,
  watched: Watch,
): Promise<Response> {
  watched.signal.throwIfAborted()
  const response = await settings.fetch(url, { ...init, signal: watched.signal })
  if (response.ok) return response
  const text = await response.text()
  let body: unknown = text
  try {
    body = JSON.parse(text)
  } catch {
    // A proxy's page: the status says what there is to say.
  }
  throw new ApiError(name, response, body)
}

/** The error to throw after an attempt: the reason of the caller's signal, the server's refusal, or a ConnectionError. */
export function failureOf(error: unknown, { name, signal }: Request, watched: Watch): unknown {
  if (signal?.aborted) return signal.reason
  if (error instanceof ApiError || error instanceof ConnectionError || error instanceof StreamError)
    return error
  if (watched.isLate()) return new ConnectionError(name, 'no answer came in time', error)
  return new ConnectionError(name, error instanceof Error ? error.message : String(error), error)
}

/** How long to wait before the next attempt, in milliseconds; null where another one can't help. */
function delayAfter(error: unknown, attempt: number): number | null {
  if (error instanceof ConnectionError || error instanceof StreamError) return backoff(attempt)
  if (!(error instanceof ApiError)) return null
  const { status, retryAfter } = error
  // 409 with a time: an earlier attempt with this key is still running.
  if (!passing.includes(status) && !(status === 409 && retryAfter !== null)) return null
  if (retryAfter === null) return backoff(attempt)
  return retryAfter * 1000 > longestWaitMs ? null : retryAfter * 1000 + Math.random() * firstDelayMs
}

/** Doubles with each attempt up to a limit; chance takes up to half of it, so that many clients don't come back as one. */
const backoff = (attempt: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** attempt) * (1 - Math.random() / 2)

/** Waits, and throws the signal's reason as soon as it fires. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
