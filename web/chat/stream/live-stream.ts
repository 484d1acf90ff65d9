import { createParser } from 'eventsource-parser'
import type { VisitorEvent, VisitorFollowQuery } from '#contract/conversations/live.ts'
import { streamPingMs } from '#contract/limits.ts'
import { ChatFailure, type Failure, failureOf } from './chat-stream.ts'

/** The conversation, and the message after which to begin. */
type LiveRequest = VisitorFollowQuery & { after: number }

// The length of three of the server's signs of life.
const silenceMs = 3 * streamPingMs

/** Yields events until the connection ends; throws a `ChatFailure` when it cannot begin. Ends when `signal` fires. */
async function* streamLive(
  api: string,
  { after, ...asked }: LiveRequest,
  signal: AbortSignal,
): AsyncGenerator<VisitorEvent, void, undefined> {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end)
  let timer = setTimeout(end, silenceMs)
  try {
    signal.throwIfAborted()
    const query = new URLSearchParams({ after: String(after) })
    for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
    const response = await fetch(`${api}/chat/events?${query}`, {
      headers: { accept: 'text/event-stream' },
      signal: ended.signal,
      // Without cookies, as in every request of a visitor's page.
      credentials: 'omit',
      cache: 'no-store',
    })
    if (!response.ok || !response.body) throw new ChatFailure(await failureOf(response))
    const arrived: VisitorEvent[] = []
    const parser = createParser({
      onEvent: ({ event, id, data }) =>
        arrived.push({ event, id: Number(id), data: JSON.parse(data) } as VisitorEvent),
    })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(end, silenceMs)
      parser.feed(value)
      yield* arrived.splice(0)
    }
  } catch (error) {
    if (signal.aborted) return
    throw error instanceof ChatFailure ? error : new ChatFailure({ kind: 'network' })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    end()
  }
}

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * Follows a conversation over lost connections and server restarts, until `signal` fires or the conversation is gone.
 * Calls `request` before each connection, so that it names the last message received.
 */
export async function follow(
  api: string,
  request: () => LiveRequest,
  heard: (event: VisitorEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let pause = firstPauseMs
  while (!signal.aborted) {
    let failure: Failure | null = null
    try {
      for await (const event of streamLive(api, request(), signal)) {
        pause = firstPauseMs
        if (event.event !== 'error') heard(event)
      }
    } catch (error) {
      failure = error instanceof ChatFailure ? error.failure : { kind: 'fault' }
    }
    if (failure?.kind === 'gone' || failure?.kind === 'refused') return
    await rest(Math.max(pause, (failure?.retry_after_seconds ?? 0) * 1000), signal)
    pause = Math.min(pause * 2, longestPauseMs)
  }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
