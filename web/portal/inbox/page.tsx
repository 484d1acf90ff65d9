import { useParams, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTitle } from '../parts/page.tsx'
import { List } from './list/list.tsx'
import css from './page.module.css'
import { PersonSide } from './person/person-side.tsx'
import type { InboxSearch } from './search.ts'
import { Nobody } from './thread/nobody.tsx'
import { Thread } from './thread/thread.tsx'
import { inboxWords } from './words.ts'

/** The list of conversations, and the one that is open beside it; on a phone either. */
export function Page() {
  const { id = null } = useParams({ strict: false }) as { id?: string }
  const search = useSearch({ strict: false }) as InboxSearch
  const order = useRef<string[]>([])
  useTitle(inboxWords().title)
  return (
    <div className={css.inbox} data-open={id !== null || undefined}>
      <List search={search} openId={id} order={order} />
      {id === null ? <Nobody /> : <Thread key={id} id={id} order={order} search={search} />}
      {id !== null && <PersonSide key={`person ${id}`} id={id} />}
    </div>
  )
}
