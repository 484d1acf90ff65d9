import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { PlusIcon } from '../../parts/icons.tsx'
import { useKeys } from '../../parts/keys.ts'
import { useKept } from '../../parts/notices/notices.ts'
import { Rows } from '../../parts/rows.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useFilter } from '../../parts/use-filter.ts'
import { useIsOwner } from '../../shell/me.ts'
import { BroadcastRow } from './broadcast-row.tsx'
import css from './list.module.css'
import { broadcastsQuery } from './queries.ts'
import { type BroadcastSearch, readSearch, statuses } from './search.ts'
import { broadcastWords } from './words.ts'

const NewDialog = lazy(async () => ({ default: (await import('./new-broadcast.tsx')).NewBroadcastDialog }))

/** The broadcasts, newest first. */
export function Page() {
  const words = broadcastWords()
  const isOwner = useIsOwner()
  const search = readSearch(useSearch({ strict: false }))
  const [writing, setWriting] = useState(false)
  const { data, error, refetch, fetchNextPage, hasNextPage, isPlaceholderData } = useInfiniteQuery({
    ...broadcastsQuery(search),
    placeholderData: before => before,
  })
  const listed = useMemo(() => data?.pages.flatMap(page => page.broadcasts) ?? [], [data])
  const broadcasts = useKept(listed)
  useKeys(isOwner ? { n: () => setWriting(true) } : {})
  const write = isOwner && (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setWriting(true)}>
      {words.write}
    </Button>
  )
  const isFiltered = Boolean(search.q || search.status)
  return (
    <section className={css.card} aria-label={words.title}>
      {(broadcasts.length > 0 || isFiltered) && <Head search={search}>{write}</Head>}
      {data ? (
        broadcasts.length ? (
          <div data-stale={isPlaceholderData || undefined} className={css.rows}>
            <Rows
              items={broadcasts}
              keyOf={({ id }) => id}
              height={64}
              label={words.title}
              onEnd={() => hasNextPage && void fetchNextPage()}
            >
              {broadcast => <BroadcastRow broadcast={broadcast} />}
            </Rows>
          </div>
        ) : (
          <Nothing isFiltered={isFiltered} write={write || undefined} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={64} />
      )}
      {writing && (
        <Suspense>
          <NewDialog close={() => setWriting(false)} />
        </Suspense>
      )}
    </section>
  )
}

function Nothing({ isFiltered, write }: { isFiltered: boolean; write?: ReactNode }) {
  const words = broadcastWords()
  const navigate = useNavigate()
  if (!isFiltered) return <Empty title={words.empty} note={words.empty_note} action={write} />
  return (
    <Empty
      title={words.none_found}
      action={
        <Button variant="default" onClick={() => void navigate({ to: '.', search: {} as never })}>
          {words.clear_filter}
        </Button>
      }
    />
  )
}

function Head({ search: { q = '', status }, children }: { search: BroadcastSearch; children: ReactNode }) {
  const words = broadcastWords()
  const change = useFilter(readSearch)
  return (
    <div className={css.head}>
      <SearchField className={css.search} label={words.search} q={q} search={next => change({ q: next })} />
      <select
        className={css.select}
        aria-label={words.status_label}
        value={status ?? ''}
        onChange={event => change({ status: event.currentTarget.value || undefined })}
      >
        <option value="">{words.all}</option>
        {statuses.map(each => (
          <option key={each} value={each}>
            {words.status[each]}
          </option>
        ))}
      </select>
      {children}
    </div>
  )
}
