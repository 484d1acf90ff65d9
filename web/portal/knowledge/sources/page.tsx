import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { SourceKind } from '#client'
import { useKeys } from '../../parts/keys.ts'
import { Rows } from '../../parts/rows.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import { useIsOwner } from '../../shell/me.ts'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import controls from '../controls.module.css'
import list from '../list.module.css'
import { ChooseFiles } from '../uploads/choose.tsx'
import { knowledgeWords } from '../words.ts'
import { inOrder, type Sort, type SourceFilter, sorts, sourcesQuery } from './queries.ts'
import { SourceRow } from './source-row.tsx'
import css from './sources.module.css'
import { useForgetting } from './use-forgetting.ts'

/** As many as the server takes at once. */
const mostAtOnce = 500

const kinds = ['document', 'page', 'qa', 'text', 'photo', 'question_set'] as const

export const sourceSearch = (search: Record<string, unknown>): Partial<SourceFilter> => ({
  q: typeof search.q === 'string' && search.q ? search.q.slice(0, 200) : undefined,
  kind: kinds.find(kind => kind === search.kind),
  sort: sorts.find(sort => sort === search.sort),
})

/** Everything that was taught, as one list. */
export function Page() {
  const words = knowledgeWords()
  const isOwner = useIsOwner()
  const { q = '', kind, sort = 'newest' } = sourceSearch(useSearch({ strict: false }))
  const { data, error, refetch, fetchNextPage, hasNextPage, isPlaceholderData } = useInfiniteQuery({
    ...sourcesQuery({ q, kind, sort }),
    placeholderData: before => before,
  })
  const sources = data?.pages.flatMap(page => inOrder(page, sort)) ?? []
  const [first] = data?.pages ?? []
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const chosen = sources.filter(source => selected.has(source.parent_doc_id))
  const forget = useForgetting()
  const toggle = (id: string, isOn: boolean) =>
    setSelected(before => {
      const next = new Set(before)
      if (isOn) next.add(id)
      else next.delete(id)
      return next
    })
  return (
    <section className={list.card} aria-label={words.tabs.sources}>
      <Filter filter={{ q, kind, sort }} />
      {chosen.length > 0 ? (
        <div className={css.bar}>
          <b role="status">{counted(words.sources.selected, chosen.length)}</b>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              setSelected(new Set())
              forget(chosen)
            }}
          >
            {words.sources.forget_selected}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={() => setSelected(new Set())}>
            {words.sources.select_none}
          </Button>
          {chosen.length < Math.min(sources.length, mostAtOnce) && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() =>
                setSelected(new Set(sources.slice(0, mostAtOnce).map(source => source.parent_doc_id)))
              }
            >
              {counted(words.sources.select_shown, Math.min(sources.length, mostAtOnce))}
            </Button>
          )}
        </div>
      ) : (
        first && <Totals list={first} />
      )}
      {data ? (
        sources.length ? (
          <div data-stale={isPlaceholderData || undefined} className={css.rows}>
            <Rows
              items={sources}
              keyOf={source => source.parent_doc_id}
              height={60}
              label={words.tabs.sources}
              onEnd={() => hasNextPage && void fetchNextPage()}
            >
              {source => (
                <SourceRow
                  source={source}
                  isSelected={selected.has(source.parent_doc_id)}
                  select={isOwner ? toggle : null}
                />
              )}
            </Rows>
          </div>
        ) : (
          <NoSources isFiltered={Boolean(q || kind)} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={10} height={60} />
      )}
    </section>
  )
}

function Totals({
  list: { total, total_capped, documents_used, documents_limit },
}: {
  list: { total: number; total_capped: boolean; documents_used: number; documents_limit: number }
}) {
  const words = knowledgeWords()
  return (
    <p className={css.totals}>
      {total_capped ? say(words.more_than, { count: numberOf(total) }) : counted(words.count_sources, total)}
      {documents_limit >= 0 && (
        <>
          {' · '}
          {say(words.sources.used, { used: numberOf(documents_used), limit: numberOf(documents_limit) })}
        </>
      )}
    </p>
  )
}

function NoSources({ isFiltered }: { isFiltered: boolean }) {
  const words = knowledgeWords().sources
  const isOwner = useIsOwner()
  const navigate = useNavigate()
  if (!isFiltered)
    return <Empty title={words.none} note={words.none_note} action={isOwner ? <ChooseFiles /> : undefined} />
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

/** Milliseconds after the last letter. */
const typingPause = 200

function Filter({ filter: { q, kind, sort } }: { filter: SourceFilter }) {
  const words = knowledgeWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  const change = (changes: Partial<Record<keyof SourceFilter, string | undefined>>) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...changes })) as never,
      replace: true,
    })
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    if (typed === q) return
    const timer = setTimeout(() => latest.current({ q: typed.trim() || undefined }), typingPause)
    return () => clearTimeout(timer)
  }, [typed, q])
  useKeys({ '/': () => field.current?.focus() })
  return (
    <div className={css.filter}>
      <input
        ref={field}
        className={`${controls.field} ${css.search}`}
        type="search"
        aria-label={words.sources.search}
        placeholder={words.sources.search}
        maxLength={200}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <select
        className={controls.select}
        aria-label={words.sources.kind}
        value={kind ?? ''}
        onChange={event => change({ kind: (event.currentTarget.value as SourceKind) || undefined })}
      >
        <option value="">{words.sources.all_kinds}</option>
        {kinds.map(each => (
          <option key={each} value={each}>
            {words.kinds_of[each]}
          </option>
        ))}
      </select>
      <select
        className={controls.select}
        aria-label={words.sources.sort}
        value={sort}
        onChange={event => change({ sort: event.currentTarget.value as Sort })}
      >
        {sorts.map(each => (
          <option key={each} value={each}>
            {words.sources[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
