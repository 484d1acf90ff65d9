/** Where a page keeps one text between its loads. */
export interface SessionStore {
  read: () => string | null
  /** null takes away what is there */
  write: (text: string | null) => void
  /** Tells what other pages of this browser put there; the answer ends that. */
  watch: (tell: (text: string | null) => void) => () => void
}

/**
 * A place in the browser's storage: `sessionStorage` is this tab's alone, `localStorage` every tab's of the website.
 * Storage can be refused (already the look at it throws then), switched off or full; everything works without.
 */
export function storageOf(storage: 'sessionStorage' | 'localStorage', name: string): SessionStore {
  return {
    read: () => {
      try {
        return window[storage].getItem(name)
      } catch {
        return null
      }
    },
    write: text => {
      try {
        if (text === null) window[storage].removeItem(name)
        else window[storage].setItem(name, text)
      } catch {}
    },
    watch: tell => {
      // Where all of the storage was emptied, the event has no key.
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === name || key === null) tell(newValue)
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
