import { useEffect, useRef, useSyncExternalStore } from 'react'
import { api } from '../../api/api.ts'
import { queryClient } from '../../api/query.ts'
import { edited, type Pages } from '../cache.ts'
import type { Conversation, Message } from '../records.ts'
import type { ListFilter } from '../search.ts'
import { useSelf } from '../self.ts'

/** The position after which a reader with so many unread messages of the visitor has not read; null without any. */
export function firstUnread(messages: readonly Message[], unread: number): number | null {
  if (!unread) return null
  const visitors = messages.filter(({ role }) => role === 'visitor')
  const first = visitors.at(-unread) ?? visitors[0]
  return first ? first.position - 1 : null
}

const seesPage = () => document.visibilityState === 'visible'
const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Notes how far the reader has read: the end of the thread, while it is on a screen that is looked at. */
export function useReading(conversation: Conversation, last: number, isAtEnd: boolean): void {
  const { id, unread } = conversation
  const me = useSelf()
  const isSeen = useSyncExternalStore(onVisibility, seesPage)
  const told = useRef(0)
  useEffect(() => {
    if (!isSeen || !isAtEnd || !last || told.current >= last || (!unread && !told.current)) return
    told.current = last
    const read = (known: Conversation) => (known.id === id && known.unread ? { ...known, unread: 0 } : known)
    queryClient.setQueryData<Conversation>(['conversations', id], known => known && read(known))
    for (const [key, list] of queryClient.getQueriesData<Pages>({ queryKey: ['conversations', 'list'] })) {
      const filter = { ...(key[2] as ListFilter), unread: undefined }
      if (list) queryClient.setQueryData(key, edited(list, filter, read, me))
    }
    // Told again with the next message, should it fail.
    api
      .put('/api/v1/conversations/{id}/read', { params: { id }, body: { position: last } })
      .catch(() => (told.current = 0))
  }, [id, last, unread, isSeen, isAtEnd, me])
}
