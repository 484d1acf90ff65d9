import type { FeedEvent } from '#client'
import { whenHere } from '../session/session.ts'

/** What the stream tells besides its own errors. */
export type LiveEvent = Exclude<FeedEvent, { event: 'error' }>

export interface Connection {
  /** The conversation that is open, or null; another one connects anew, from the same place. */
  follow(conversation: string | null): void
  /** Connects anew at once: after sleep, or when the network is back. */
  again(): void
  close(): void
}

export interface ConnectionListener {
  event(event: LiveEvent): void
  /** `open`: everything is told from here on. `lost`: connecting again; `tries` counts from 1. */
  state(state: 'open' | 'lost', tries: number): void
}

const names = ['hello', 'changed', 'reset', 'ping', 'message', 'typing', 'presence'] as const

/** The server says something every 15 seconds. After this silence the connection is dead, whatever the browser thinks. */
const silenceMs = 40_000
/** The pause before another try: short at first, longer while it fails. */
const pauseMs = (tries: number): number => Math.min(15_000, 500 * 2 ** tries) * (0.5 + Math.random() / 2)

/** Milliseconds until a conversation that was opened counts as the one that is looked at. */
const settleMs = 100

/** One stream, kept open for as long as the tab lives. It goes on behind the last change that it told. */
export function connect(
  listener: ConnectionListener,
  { business, from }: { business: string; from: string | null },
): Connection {
  let place = from
  let conversation: string | null = null
  let source: EventSource | null = null
  let tries = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const hearSomething = () => {
    clearTimeout(silence)
    silence = setTimeout(lost, silenceMs)
  }
  const stop = () => {
    clearTimeout(silence)
    clearTimeout(pause)
    source?.close()
    source = null
  }
  const open = () => {
    stop()
    const query = new URLSearchParams({ business })
    if (place !== null) query.set('after', place)
    if (conversation !== null) query.set('conversation', conversation)
    source = new EventSource(`/api/v1/events?${query}`)
    for (const name of names) source.addEventListener(name, take)
    source.onerror = lost
    hearSomething()
  }
  const take = ({ type, data, lastEventId }: MessageEvent<string>) => {
    hearSomething()
    place = lastEventId || place
    if (type === 'hello') {
      tries = 0
      listener.state('open', 0)
    }
    const id = lastEventId ? { id: Number(lastEventId) } : {}
    listener.event({ event: type, ...id, data: JSON.parse(data) } as LiveEvent)
  }
  // The browser would connect again by itself, but not after every kind of end, and not from the place of another tab.
  const lost = () => {
    stop()
    tries++
    listener.state('lost', tries)
    pause = setTimeout(() => whenHere(open), pauseMs(tries))
  }
  open()
  return {
    follow(next) {
      if (next === conversation) return
      conversation = next
      // Who leaves one conversation for another would else connect twice.
      clearTimeout(pause)
      pause = setTimeout(open, settleMs)
    },
    again: () => whenHere(open),
    close: stop,
  }
}
