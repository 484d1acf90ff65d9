import { createParser } from 'eventsource-parser'
import { expect, onTestFinished } from 'vitest'

export interface LiveEvent {
  event: string | undefined
  id: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: each event has data of its own
  data: any
}

/** An open stream of server-sent events. */
export interface Following {
  status: number
  headers: Headers
  /** The answer's status and body when it is not a stream. */
  body: string
  /** All events so far, in short: `held_by Ada`, `message: text`. */
  told(): string[]
  events: LiveEvent[]
  /** Waits for an event with this short form. */
  until(said: string): Promise<LiveEvent>
  /** Resolves when the other side has ended the stream. */
  over: Promise<void>
  hangUp(): void
}

/** Opens a stream of events and reads it until the test is over. */
export async function followEvents(url: string, headers: Record<string, string> = {}): Promise<Following> {
  const hangUp = new AbortController()
  onTestFinished(() => hangUp.abort())
  const response = await fetch(url, { headers, signal: hangUp.signal })
  const events: LiveEvent[] = []
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream')
  const parser = createParser({
    onEvent: ({ event, id, data }) => events.push({ event, id, data: JSON.parse(data) }),
  })
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) parser.feed(chunk)
  }
  const told = () => events.map(inShort)
  return {
    status: response.status,
    headers: response.headers,
    body: streams ? '' : await response.text(),
    events,
    told,
    async until(said) {
      await expect.poll(told, { timeout: 60_000, interval: 20 }).toContain(said)
      return events.findLast(event => inShort(event) === said)!
    },
    over: streams ? read().catch(() => {}) : Promise.resolve(),
    hangUp: () => hangUp.abort(),
  }
}

function inShort({ event, data }: LiveEvent): string {
  if (event === 'message') return `${data.role}: ${data.text}`
  if (event === 'held_by') return `held by ${data.name ?? 'the assistant'}`
  if (event === 'typing') return `${data.name ?? data.by} is typing`
  return String(event)
}
