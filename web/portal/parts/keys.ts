import { useEffect, useRef } from 'react'

/** Whether keys go into a field, where letters are text. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(?:checkbox|radio|button)$/.test(target.type))

/** Whether something lies over the page that has keys of its own. */
const covered = (): boolean =>
  document.querySelector('[aria-modal="true"], [role="menu"], dialog[open], :popover-open') !== null

/**
 * Does something when a letter is pressed on a page: `{ e: done, '/': find }`, by `KeyboardEvent.key`. Not while somebody types,
 * not with Alt, Control or Command, which are the browser's, and not under a dialog.
 */
export function useKeys(keys: Record<string, ((event: KeyboardEvent) => void) | undefined>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.isComposing || event.defaultPrevented)
        return
      if (typing(event.target) || covered()) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
