import { useSyncExternalStore } from 'react'

// Whether the list of one's businesses is open. The rail and the bar of a phone open it; it loads when it first opens.

let open = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const openBusinesses = (): void => set(true)
export const closeBusinesses = (): void => set(false)

export const useBusinessesOpen = (): boolean =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
