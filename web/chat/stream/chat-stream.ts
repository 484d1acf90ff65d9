import { createParser } from 'eventsource-parser'
import type { ChatEvent, ChatRequest } from '#contract/conversations/chat.ts'
import { streamPingMs } from '#contract/limits.ts'

/**
 * Why an answer failed: `network` nothing reached us or nothing came back; `cut` the connection broke halfway; `gone`
 * the page no longer exists (404); `busy` not now (429, or 409 while an earlier attempt runs); `refused` another 4xx,
 * `detail` says why; `fault` the server failed (5xx or an error event).
 */
export interface Failure {
  kind: 'network' | 'cut' | 'gone' | 'busy' | 'refused' | 'fault'
  detail?: string
  retry_after_seconds?: number
  /** The server has answered this key for good; asking again needs a new one. */
  key_spent?: boolean
}

export class ChatFailure extends Error {
  override name = 'ChatFailure'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.detail ?? failure.kind)
    this.failure = failure
  }
}

// A phone that changes networks leaves a dead connection open; a live answer is never silent for this long.
const silenceMs = 4 * streamPingMs
// Characters. One event carries at most a whole reply with its sources.
const longestEvent = 1_000_000

/**
 * Sends a question and yields the events of its answer; the last one is `done`. Throws a `ChatFailure` for everything
 * else, and the caller's own abort as it is. The same `key` may be sent again: the server then repeats its answer.
 */
export async function* streamAnswer(
  api: string,
  request: ChatRequest,
  { key, signal, silence_ms = silenceMs }: { key: string; signal: AbortSignal; silence_ms?: number },
): AsyncGenerator<ChatEvent, void, undefined> {
  // By hand, because Safari on many phones lacks `AbortSignal.any`.
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end)
  let timer = setTimeout(end, silence_ms)
  let begun = false
  try {
    signal.throwIfAborted()
    const response = await fetch(`${api}/chat/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'idempotency-key': key },
      body: JSON.stringify(request),
      signal: ended.signal,
      // Without cookies: somebody who is also signed in to the portal is a visitor here.
      credentials: 'omit',
    })
    if (!response.ok || !response.body) throw new ChatFailure(await failureOf(response))

    const arrived: ChatEvent[] = []
    const parser = createParser({
      maxBufferSize: longestEvent,
      onEvent: ({ event, data }) => arrived.push(readEvent(event, data)),
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) throw new ChatFailure({ kind: 'cut' })
      clearTimeout(timer)
      timer = setTimeout(end, silence_ms)
      begun = true
      parser.feed(value)
      for (const event of arrived.splice(0)) {
        if (event.event === 'error') {
          throw new ChatFailure({ kind: 'fault', detail: event.data.detail, key_spent: true })
        }
        yield event
        if (event.event === 'done') return
      }
    }
  } catch (error) {
    if (signal.aborted || error instanceof ChatFailure) throw error
    throw new ChatFailure({ kind: begun ? 'cut' : 'network' })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    end()
  }
}

function readEvent(event: string | undefined, data: string): ChatEvent {
  return { event, data: JSON.parse(data) } as ChatEvent
}

export async function failureOf(response: Response): Promise<Failure> {
  const { status } = response
  const detail = await detailOf(response)
  const seconds = Math.ceil(Number(response.headers.get('retry-after') ?? '')) || 0
  if (status === 404) return { kind: 'gone', detail }
  if (status === 429) return { kind: 'busy', detail, retry_after_seconds: seconds > 0 ? seconds : 30 }
  // The first attempt is still running, or was interrupted for good.
  if (status === 409 && seconds > 0) return { kind: 'busy', detail, retry_after_seconds: seconds }
  if (status === 409) return { kind: 'cut', detail, key_spent: true }
  return { kind: status >= 400 && status < 500 ? 'refused' : 'fault', detail }
}

/** `detail` when it is a sentence; the list of a 422 is for developers. */
async function detailOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json()
    const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined
    return typeof detail === 'string' ? detail : undefined
  } catch {
    return undefined
  }
}
