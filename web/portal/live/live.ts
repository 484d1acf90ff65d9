import { queryClient } from '../api/query.ts'
import { pageData } from '../page-data.ts'
import { type Connection, connect, type LiveEvent } from './connection.ts'
import { createHints } from './hints.ts'
import { liveState, setLiveState } from './state.ts'
import { joinTabs, type Tabs, type Word } from './tabs.ts'

/** Failures in a row after which the desk no longer says that it is catching up. */
const offlineAfter = 3
/** How often we look whether the computer slept, and which pause means that it did. */
const [lookMs, sleptMs] = [5_000, 60_000]

const listeners = new Set<(event: LiveEvent) => void>()
let connection: Connection | null = null
let tabs: Tabs | undefined
let conversation: string | null = null
let place: string | null = null

const hints = createHints(queryClient)

/** Calls back for each event until the returned function is called. */
export function onLiveEvent(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says which conversation is open, whose messages are to come with the stream; null for none. */
export function lookAt(next: string | null): void {
  conversation = next
  look()
}

/** Follows what changes, for as long as the desk is open. Called once. */
export function startLive(): void {
  const business = pageData.whoami?.tenant.id
  if (tabs || !business) return
  tabs = joinTabs(business, hear, () => lead(business))
  tabs.say({ say: 'what' })
  addEventListener('online', again)
  addEventListener('offline', () => setLiveState('offline'))
  document.addEventListener('visibilitychange', look)
  // The browser kept the page aside, and brings it back as it was then.
  addEventListener('pageshow', ({ persisted }) => persisted && again())
  let last = Date.now()
  setInterval(() => {
    if (Date.now() - last > sleptMs) again()
    last = Date.now()
  }, lookMs)
}

/** What one tab hears of another. */
function hear(word: Word): void {
  if (word.say === 'event') take(word.event)
  if (word.say === 'state' && !connection) setLiveState(word.state)
  if (word.say === 'look') connection?.follow(word.conversation)
  if (word.say === 'what' && connection) tabs?.say({ say: 'state', state: liveState() })
}

/** This tab holds the stream from now on. */
function lead(business: string): void {
  connection = connect(
    {
      event(event) {
        tabs?.say({ say: 'event', event })
        take(event)
      },
      state(state, tries) {
        const next = state === 'open' ? 'live' : tries < offlineAfter ? 'catching_up' : 'offline'
        // The server may know our session no more: whatever is read next says so.
        if (tries === 2) hints.take({ topic: 'account', id: null })
        setLiveState(next)
        tabs?.say({ say: 'state', state: next })
      },
    },
    { business, from: place },
  )
  look()
}

function take(event: LiveEvent): void {
  if ('id' in event && event.id !== undefined) place = String(event.id)
  if (event.event === 'changed') hints.take(event.data)
  if (event.event === 'reset') hints.all()
  for (const listener of listeners) listener(event)
}

/** The tab that somebody looks at says which conversation it shows. */
function look(): void {
  if (document.visibilityState === 'hidden') return
  if (connection) connection.follow(conversation)
  else tabs?.say({ say: 'look', conversation })
}

/** The network is back, or the computer woke up: what is visible is read again, and stays as it is meanwhile. */
function again(): void {
  hints.all()
  connection?.again()
}
