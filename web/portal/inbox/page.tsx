import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTitle } from '../parts/page.tsx'
import { List } from './list/list.tsx'
import css from './page.module.css'
import type { InboxSearch } from './search.ts'
import { Nobody } from './thread/nobody.tsx'
import { inboxWords } from './words.ts'

// The list is there first; what a conversation needs comes while it is read.
const loadThread = () => import('./thread/thread.tsx')
const loadPerson = () => import('./person/person-side.tsx')
const Thread = lazy(() => loadThread().then(({ Thread: component }) => ({ default: component })))
const PersonSide = lazy(() => loadPerson().then(({ PersonSide: component }) => ({ default: component })))

/** Milliseconds after the list is there, whose own first answers the line is left to. */
const loadAfter = 1_000

/** The list of conversations, and the one that is open beside it; on a phone either. */
export function Page() {
  const { id = null } = useParams({ strict: false }) as { id?: string }
  const search = useSearch({ strict: false }) as InboxSearch
  const order = useRef<string[]>([])
  useTitle(inboxWords().title)
  useEffect(() => {
    // Without a network it is asked for again when a conversation is opened.
    const load = () => Promise.all([loadThread(), loadPerson()]).catch(() => {})
    const timer = setTimeout(load, loadAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.inbox} data-open={id !== null || undefined}>
      <List search={search} openId={id} order={order} />
      {id === null ? (
        <Nobody />
      ) : (
        <Suspense fallback={<section className={css.coming} aria-busy="true" />}>
          <Thread key={id} id={id} order={order} search={search} />
          <PersonSide key={`person ${id}`} id={id} />
        </Suspense>
      )}
    </div>
  )
}
