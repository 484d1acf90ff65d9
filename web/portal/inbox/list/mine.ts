import { useSyncExternalStore } from 'react'

// The conversations that the reader has changed in this tab. They take their new place in the list at once; only what others do
// waits until the reader asks for it.

let mine: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

export function noteMine(ids: readonly string[]): void {
  if (ids.every(id => mine.has(id))) return
  mine = new Set([...mine, ...ids])
  for (const listener of listeners) listener()
}

export const useMine = (): ReadonlySet<string> =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => mine,
  )
