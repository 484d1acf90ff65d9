import { useCallback, useEffect, useRef, useState } from 'react'
import { useMe } from '../../shell/me.ts'
import { type Draft, draftsOf, recovered } from './drafts.ts'
import { isPending } from './outbox.ts'

const empty = (): Draft => ({ text: '', files: [], attempt: null, at: Date.now() })

function browserStore(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

/** The draft of a conversation. `wasUnsent`: it holds words of a message that was being sent when the page went away. */
export function useDraft(id: string) {
  const { user, tenant } = useMe()
  const owner = `${tenant.id}:${user.id}`
  const [state, setState] = useState(() => {
    const kept = draftsOf(browserStore(), owner).read(id) ?? empty()
    const isLost = kept.attempt !== null && !isPending(id)
    return { draft: isLost ? recovered(kept) : kept, wasUnsent: isLost }
  })
  const latest = useRef(state.draft)
  const change = useCallback(
    (next: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => {
      const before = latest.current
      const after = { ...before, ...(typeof next === 'function' ? next(before) : next), at: Date.now() }
      latest.current = after
      draftsOf(browserStore(), owner).write(id, after)
      setState(({ wasUnsent }) => ({ draft: after, wasUnsent: wasUnsent && after.attempt !== null }))
    },
    [id, owner],
  )
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const drafts = draftsOf(browserStore(), owner)
      // Another tab writes to the same person; the one that is typed in keeps its own words.
      if (!drafts.isOf(id, event.key) || document.hasFocus()) return
      latest.current = drafts.read(id) ?? empty()
      setState({ draft: latest.current, wasUnsent: false })
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [id, owner])
  return { ...state, change, latest }
}
