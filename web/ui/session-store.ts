/** Stores one text of a page between its loads. */
export interface SessionStore {
  read: () => string | null
  /** null deletes the text */
  write: (text: string | null) => void
  /** Calls `tell` when another page of this browser changes the text; returns the function that ends it. */
  watch: (tell: (text: string | null) => void) => () => void
}

/**
 * A text in the browser's storage: `sessionStorage` belongs to this tab, `localStorage` to every tab of the website.
 * Storage may be refused (then reading the property throws), switched off or full; everything works without it.
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
      // When the whole storage was cleared, the event has no key.
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === name || key === null) tell(newValue)
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
