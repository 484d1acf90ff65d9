import type { LiveEvent } from './connection.ts'
import type { LiveState } from './state.ts'

// The tabs of one browser share one stream: HTTP/1.1 gives a browser six connections to a server in all. The tab that
// holds the lock holds the stream and passes on what it tells; when that tab closes, another one gets the lock.

/** What tabs say to one another. */
export type Word =
  | { say: 'event'; event: LiveEvent }
  | { say: 'state'; state: LiveState }
  /** The conversation that a tab shows, when it is looked at. The newest one is followed. */
  | { say: 'look'; conversation: string | null }
  /** A tab that has just been opened asks for the state. */
  | { say: 'what' }

export interface Tabs {
  /** Says something to all other tabs. */
  say(word: Word): void
}

/** Joins the other tabs that show this business. `lead` is called once this tab is the one that holds the stream. */
export function joinTabs(business: string, hear: (word: Word) => void, lead: () => void): Tabs {
  const name = `desk ${business}`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data))
  // Without locks, which a page without https has not, each tab has a stream of its own.
  if (channel && navigator.locks) {
    void navigator.locks.request(name, () => {
      lead()
      return new Promise<never>(() => {})
    })
    return { say: word => channel.postMessage(word) }
  }
  lead()
  return { say: () => {} }
}
