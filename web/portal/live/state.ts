import { useSyncExternalStore } from 'react'

/** `live`: changes arrive as they happen; `catching_up`: we are reading what we missed; `offline`: no connection. */
export type LiveState = 'live' | 'catching_up' | 'offline'

let state: LiveState = navigator.onLine ? 'catching_up' : 'offline'
const listeners = new Set<() => void>()

export function setLiveState(next: LiveState): void {
  if (state === next) return
  state = next
  for (const listener of listeners) listener()
}

export const liveState = (): LiveState => state

export const useLiveState = (): LiveState =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
  )
