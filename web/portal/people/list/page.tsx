import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useRowKeys } from '../../parts/row-keys.ts'
import { Rows } from '../../parts/rows.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { PairsNote } from '../duplicates/pairs-note.tsx'
import css from '../people.module.css'
import { peopleQuery } from '../queries.ts'
import { isFiltered, readSearch } from '../search.ts'
import { peopleWords } from '../words.ts'
import { BulkBar } from './bulk-bar.tsx'
import { Filter } from './filter.tsx'
import { PersonRow } from './person-row.tsx'

/** Everybody who wants something of the business, each person once. */
export function Page() {
  const words = peopleWords()
  const search = readSearch(useSearch({ strict: false }))
  const list = JSON.stringify(search)
  const { data, error, refetch, fetchNextPage, hasNextPage, isPlaceholderData } = useInfiniteQuery({
    ...peopleQuery(search),
    placeholderData: before => before,
  })
  const people = data?.pages.flatMap(page => page.leads) ?? []
  const first = data?.pages[0]
  const [selection, setSelection] = useState({ list, ids: new Set<string>(), isAll: false })
  const chosen = selection.list === list ? selection.ids : new Set<string>()
  const loaded = people.map(({ id }) => id)
  const ids = loaded.filter(id => chosen.has(id))
  const toggle = useCallback(
    (id: string) =>
      setSelection(before => {
        const next = new Set(before.list === list ? before.ids : [])
        if (!next.delete(id)) next.add(id)
        return { list, ids: next, isAll: false }
      }),
    [list],
  )
  useRowKeys(toggle)
  return (
    <>
      <PairsNote />
      <section className={css.card} aria-label={words.title}>
        <Filter search={search} />
        {ids.length > 0 && first ? (
          <BulkBar
            ids={ids}
            loaded={loaded}
            total={first.total}
            isCapped={first.total_capped}
            isAll={selection.isAll && selection.list === list}
            search={search}
            selectAll={() => setSelection({ list, ids: new Set(loaded), isAll: true })}
            clear={() => setSelection({ list, ids: new Set(), isAll: false })}
          />
        ) : (
          first && (
            <p className={css.totals}>
              {first.total_capped
                ? say(words.more_than, { count: numberOf(first.total) })
                : counted(words.count, first.total)}
            </p>
          )
        )}
        {data ? (
          people.length ? (
            <div data-stale={isPlaceholderData || undefined} className={css.rows}>
              <Rows
                items={people}
                keyOf={({ id }) => id}
                height={44}
                label={words.title}
                onEnd={() => hasNextPage && void fetchNextPage()}
              >
                {lead => <PersonRow lead={lead} isSelected={chosen.has(lead.id)} toggle={toggle} />}
              </Rows>
            </div>
          ) : (
            <Nobody isFiltered={isFiltered(search)} />
          )
        ) : (
          <Pending error={error} retry={refetch} lines={12} height={44} />
        )}
      </section>
    </>
  )
}

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  const words = peopleWords()
  const navigate = useNavigate()
  if (!isFiltered) return <Empty title={words.nobody} note={words.nobody_note} />
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
