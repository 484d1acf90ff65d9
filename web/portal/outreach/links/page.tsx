import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ChatLinkList } from '#client'
import { useKept } from '../../parts/notices/notices.ts'
import { Rows } from '../../parts/rows.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { numberOf } from '../../words/dates.ts'
import { say } from '../../words/words.ts'
import { LinkRow } from './link-row.tsx'
import css from './links.module.css'
import { NewLink } from './new-link.tsx'
import { figureDays, figuresQuery, linksQuery } from './queries.ts'
import { type LinkSearch, matching, readSearch, statuses } from './search.ts'
import { linksWords } from './words.ts'

const ManyDialog = lazy(async () => ({ default: (await import('./many/many-dialog.tsx')).ManyDialog }))

/** Every chat link with what came of it, and one field for a new one. */
export function Page() {
  const words = linksWords()
  const isOwner = useIsOwner()
  const search = readSearch(useSearch({ strict: false }))
  const { data, error, refetch } = useQuery(linksQuery)
  const [many, setMany] = useState(false)
  return (
    <section className={css.card} aria-label={words.title}>
      {isOwner && <NewLink many={() => setMany(true)} />}
      <Filter search={search} list={data} />
      {data ? (
        <List list={data} search={search} />
      ) : (
        <Pending error={error} retry={refetch} lines={8} height={60} />
      )}
      <Suspense>{many && <ManyDialog close={() => setMany(false)} />}</Suspense>
    </section>
  )
}

function List({ list: { links }, search }: { list: ChatLinkList; search: LinkSearch }) {
  const words = linksWords()
  const { data: figures } = useQuery(figuresQuery)
  const shown = matching(useKept(links), search)
  if (!links.length) return <Empty title={words.none} note={words.none_note} />
  if (!shown.length) return <Empty title={words.none_found} />
  return (
    <Rows items={shown} keyOf={({ id }) => id} height={60} label={words.title}>
      {link => <LinkRow link={link} figures={figures?.get(link.id) ?? null} />}
    </Rows>
  )
}

function Filter({ search, list }: { search: LinkSearch; list: ChatLinkList | undefined }) {
  const words = linksWords()
  const go = useNavigate()
  const set = (change: { [name in keyof LinkSearch]?: LinkSearch[name] | undefined }) =>
    void go({ to: '.', search: { ...search, ...change } as never, replace: true })
  return (
    <div className={css.filter}>
      <SearchField
        label={words.find}
        q={search.q ?? ''}
        search={q => set({ q })}
        className={css.search ?? ''}
      />
      <select
        className={css.select}
        aria-label={words.show}
        value={search.status ?? ''}
        onChange={event => set({ status: statuses.find(each => each === event.target.value) })}
      >
        <option value="">{words.all}</option>
        {statuses.map(status => (
          <option key={status} value={status}>
            {words[status]}
          </option>
        ))}
      </select>
      <Button
        component={Link}
        variant="default"
        size="compact-sm"
        {...({ to: '/outreach/links/print', search: search.q ? { q: search.q } : {} } as object)}
      >
        {words.print}
      </Button>
      <span className={css.totals}>
        {list &&
          (list.limit < 0
            ? numberOf(list.count)
            : say(words.of_limit, { count: numberOf(list.count), limit: numberOf(list.limit) }))}
        {' · '}
        {say(words.last_days, { days: figureDays })}
      </span>
    </div>
  )
}
