import { useSyncExternalStore } from 'react'

// Whether the finder is open. Buttons and keys anywhere open it; it loads when it first opens.

let open = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const openFinder = (): void => set(true)
export const closeFinder = (): void => set(false)

export const useFinderOpen = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
