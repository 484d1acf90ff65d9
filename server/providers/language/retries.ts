import { setTimeout as delay } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import { AnswerTooLarge } from '../bounded.ts'
import { isEventStream } from './joined-words.ts'

/** The pause before the first repetition, in milliseconds; it doubles each time. */
const firstPauseMs = 250
/** A server that asks for more patience (Retry-After, RFC 9110, section 10.2.3) is not asked again: somebody waits. */
const longestPauseMs = 5_000

/**
 * Repeats a request that failed before its first token: with 408, 429 or 5xx, or because the connection broke. Nothing
 * of such a request was said or done yet, and the same request goes out again, so a tool that ran before it does not run
 * twice. Everything that comes later is the caller's to deal with.
 */
export function withRetries(ask: typeof fetch, retries: number): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal
    for (let tried = 0; ; tried++) {
      const last = tried >= retries
      const outcome = await begin(ask, input, init)
      const pause = pauseAfter(outcome, tried)
      if (last || pause === null || signal?.aborted) {
        if ('error' in outcome) throw outcome.error
        return outcome.response
      }
      if ('response' in outcome) await outcome.response.body?.cancel().catch(() => {})
      await delay(pause, undefined, { signal: signal ?? undefined })
    }
  }
}

/** How far a request came: its answer, whether that broke off before the first token, or an error instead of one. */
type Outcome = { response: Response; broken: boolean } | { error: unknown }

async function begin(ask: typeof fetch, input: Parameters<typeof fetch>[0], init: RequestInit | undefined) {
  try {
    return await untilFirstToken(await ask(input, init))
  } catch (error) {
    return { error }
  }
}

/** Milliseconds to wait before the request is repeated; null when it must not be. */
function pauseAfter(outcome: Outcome, tried: number): number | null {
  const pause = firstPauseMs * 2 ** tried
  if ('error' in outcome || outcome.broken) return pause
  const { status, headers } = outcome.response
  if (status !== 408 && status !== 429 && status < 500) return null
  const asked = retryAfter(headers)
  return asked === null || Number.isNaN(asked) ? pause : asked <= longestPauseMs ? Math.max(0, asked) : null
}

/** The pause that the server asks for, in milliseconds; `retry-after-ms` is OpenAI's. */
function retryAfter(headers: Headers): number | null {
  const exact = headers.get('retry-after-ms')
  if (exact !== null) return Number(exact)
  const text = headers.get('retry-after')
  if (text === null) return null
  return /^\d+$/.test(text.trim()) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
}

/**
 * Reads a stream of events up to the first that says something. Events before it (a role, a comment that keeps the
 * connection open) are kept back and handed on with the rest.
 */
async function untilFirstToken(response: Response): Promise<{ response: Response; broken: boolean }> {
  if (!response.ok || !response.body || !isEventStream(response)) return { response, broken: false }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const read: Uint8Array[] = []
  let said = false
  const parser = createParser({
    onEvent: ({ data }) => {
      said ||= saysSomething(data)
    },
  })
  let failure: unknown
  while (!said && failure === undefined) {
    try {
      const { done, value } = await reader.read()
      if (done) break
      read.push(value)
      parser.feed(decoder.decode(value, { stream: true }))
    } catch (error) {
      failure = error
    }
  }
  const broken = failure !== undefined && !(failure instanceof AnswerTooLarge)
  const rest = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const held = read.shift()
      if (held) return controller.enqueue(held)
      if (failure !== undefined) return controller.error(failure)
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: reason => reader.cancel(reason),
  })
  return { response: new Response(rest, response), broken }
}

/** Whether an event carries more than the beginning of an answer. What we cannot read is the reader's business. */
function saysSomething(data: string): boolean {
  try {
    const { choices, error } = JSON.parse(data)
    if (error || !Array.isArray(choices)) return true
    return choices.some(({ delta, finish_reason }) => {
      const { role: _, ...said } = delta ?? {}
      return Boolean(finish_reason) || Object.values(said).some(value => value !== '' && value !== null)
    })
  } catch {
    return true
  }
}
