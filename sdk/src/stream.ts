import { ConnectionError, StreamError } from './errors.ts'
import type { Request, Settings } from './request.ts'
import { answerTo, failureOf, pauseAfter } from './send.ts'
import { EventParser } from './sse.ts'
import { type Watch, watch } from './watch.ts'

export interface StreamedEvent {
  event: string
  data: unknown
  id: string | null
}

/** The server writes a line every 15 seconds while nothing happens: after three of them the connection is dead. */
const longestSilenceMs = 45_000

/** The last event of a stream that has an end. */
const last = 'done'

/** The server's last word on a stream that it breaks off. */
const broken = 'error'

/**
 * The events of a stream. One that is read by GET connects again when it is cut off, and goes on behind the last id. One
 * that a POST began does not: the server has taken what was sent, and its answer can't be read from the middle.
 */
export async function* streamOf(
  settings: Settings,
  request: Request,
): AsyncGenerator<StreamedEvent, void, undefined> {
  const { method, headers } = request.init
  let failures = 0
  for (;;) {
    let isOpen = false
    const watched = watch(request.signal, request.timeoutMs)
    try {
      const response = await answerTo(settings, request, watched)
      isOpen = true
      for await (const event of eventsOf(response, request, watched)) {
        failures = 0
        if (event.id !== null) headers['last-event-id'] = event.id
        yield event
        if (event.event === last) return
      }
      throw new ConnectionError(request.name, 'the stream ended before its last event')
    } catch (caught) {
      const error = failureOf(caught, request, watched)
      if (isOpen && method !== 'GET') throw error
      await pauseAfter(error, request, failures++)
    } finally {
      watched.end()
    }
  }
}

/** The events of one connection, up to its end. */
async function* eventsOf(
  response: Response,
  { name, init }: Request,
  watched: Watch,
): AsyncGenerator<StreamedEvent, void, undefined> {
  const parser = new EventParser(init.headers['last-event-id'])
  const reader = response.body!.getReader()
  try {
    for (;;) {
      watched.restart(longestSilenceMs)
      const { value, done } = await reader.read()
      // The time stands still while the caller works on an event: only the server's silence counts.
      watched.restart(0)
      if (done) return
      for (const { event, data, lastId } of parser.feed(value)) {
        const content: unknown = JSON.parse(data)
        if (event === broken) throw new StreamError(name, (content as { detail: string }).detail)
        yield { event, data: content, id: lastId }
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
