import { useSyncExternalStore } from 'react'

// Whether the server still knows this page's session. When it doesn't, or when another tab has gone on at another business,
// requests wait here, with all that they carry, until the person is back: no words are lost, and nothing fails.

/** `elsewhere`: the session of this browser is at another business than the one that this page shows. */
export type SessionState = 'here' | 'ended' | 'elsewhere'

let state: SessionState = 'here'
let waiting: (() => void)[] = []
const listeners = new Set<() => void>()

function set(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Waits until the person is back. */
export function untilBack(why: Exclude<SessionState, 'here'>): Promise<void> {
  set(why)
  return new Promise(resolve => waiting.push(resolve))
}

/** Does something now, or once the person is back. */
export function whenHere(work: () => void): void {
  if (state === 'here') work()
  else waiting.push(work)
}

/** The person is back: sends what has waited. */
export function resume(): void {
  const due = waiting
  waiting = []
  set('here')
  for (const go of due) go()
}

export const useSession = (): SessionState =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
