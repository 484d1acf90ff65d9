import { useCallback, useState } from 'react'

const keyOf = (key: string) => `draft:${key}`

function kept(key: string): string {
  try {
    return sessionStorage.getItem(keyOf(key)) ?? ''
  } catch {
    // A browser that stores nothing for pages still shows what is typed.
    return ''
  }
}

/** Keeps words for a page that is about to be opened, which reads them by `useDraft`. Empty words end the draft. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(key), text)
    else sessionStorage.removeItem(keyOf(key))
  } catch {
    // As above.
  }
}

/** Words that outlive the page they are typed on, in this tab: `const [text, write] = useDraft('gap:1')`. Empty words end it. */
export function useDraft(key: string, first = ''): [string, (text: string) => void] {
  const [state, setState] = useState({ key, text: kept(key) || first })
  const text = state.key === key ? state.text : kept(key) || first
  const write = useCallback(
    (next: string) => {
      keepDraft(key, next)
      setState({ key, text: next })
    },
    [key],
  )
  return [text, write]
}
