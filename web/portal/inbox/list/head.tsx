import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { memo, useEffect, useRef, useState } from 'react'
import { CloseIcon, SearchIcon } from '../../parts/icons.tsx'
import { useKeys } from '../../parts/keys.ts'
import { badgesOf, countsQuery } from '../../shell/counts.ts'
import { numberOf } from '../../words/dates.ts'
import type { InboxSearch, View } from '../search.ts'
import { inboxWords } from '../words.ts'
import { Filters } from './filters.tsx'
import css from './head.module.css'

/** Milliseconds after the last letter before a search is asked for. */
const pauseMs = 250

const views: View[] = ['needs', 'open', 'all']

/** The title of the list, its views, its filter and its search. Scrolling the list renders none of it. */
export const Head = memo(function Head({ search }: { search: InboxSearch }) {
  const words = inboxWords()
  const { data } = useQuery(countsQuery)
  const [finding, setFinding] = useState(false)
  const counts: Partial<Record<View, number>> = data ? { needs: badgesOf(data).inbox } : {}
  const field = useRef<HTMLInputElement>(null)
  const find = () => {
    setFinding(true)
    field.current?.select()
  }
  useKeys({ '/': find })
  return (
    <header className={css.head}>
      <div className={css.top}>
        <h1 className={css.title}>{words.title}</h1>
        <button
          type="button"
          className={css.icon}
          aria-label={words.search}
          title={`${words.search} (/)`}
          onClick={find}
        >
          <SearchIcon />
        </button>
        <Filters search={search} className={css.icon} />
      </div>
      {(finding || search.q !== undefined) && (
        <Find search={search} field={field} isWanted={finding} close={() => setFinding(false)} />
      )}
      <nav className={css.views} aria-label={words.view}>
        {views.map(view => (
          <Link
            key={view}
            to="/inbox"
            search={(before: InboxSearch) =>
              ({ ...before, view: view === 'needs' ? undefined : view }) as never
            }
            className={css.view}
            activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
            data-on={(search.view ?? 'needs') === view || undefined}
          >
            {words[view]}
            {counts[view] ? <span className={css.count}>{numberOf(counts[view])}</span> : null}
          </Link>
        ))}
      </nav>
    </header>
  )
})

function Find({
  search,
  field,
  isWanted,
  close,
}: {
  search: InboxSearch
  field: React.RefObject<HTMLInputElement | null>
  /** whether the reader has asked for it, or the address did */
  isWanted: boolean
  close: () => void
}) {
  const words = inboxWords()
  const go = useNavigate()
  const [text, setText] = useState(search.q ?? '')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ask = (q: string) => {
    clearTimeout(timer.current)
    void go({
      to: '.',
      search: (before: InboxSearch) => ({ ...before, q: q.trim() || undefined }),
      replace: true,
    } as never)
  }
  useEffect(() => {
    if (isWanted) field.current?.focus()
    return () => clearTimeout(timer.current)
  }, [field, isWanted])
  const end = () => {
    ask('')
    close()
  }
  return (
    <search className={css.find}>
      <SearchIcon size={15} />
      <input
        ref={field}
        type="search"
        className={css.field}
        aria-label={words.search}
        placeholder={words.search}
        maxLength={200}
        value={text}
        dir="auto"
        onChange={event => {
          const { value } = event.currentTarget
          setText(value)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => ask(value), pauseMs)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') ask(text)
          if (event.key === 'Escape') end()
        }}
      />
      <button type="button" className={css.clear} aria-label={words.clear_filter} onClick={end}>
        <CloseIcon size={14} />
      </button>
    </search>
  )
}
