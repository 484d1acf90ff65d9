import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useKeys } from '../../parts/keys.ts'
import { Empty, Pending } from '../../parts/states.tsx'
import { say } from '../../words/words.ts'
import controls from '../controls.module.css'
import { knowledgeWords } from '../words.ts'
import { Findings } from './findings.tsx'
import { GapAnswer } from './gap-answer.tsx'
import { GapRow } from './gap-row.tsx'
import css from './gaps.module.css'
import { type GapFilter, type GapStatus, gapsQuery, usualGaps } from './queries.ts'
import { Score } from './score.tsx'

const statuses = ['open', 'taught', 'dismissed'] as const
const spans = [7, 30, 90, 365]

export const gapSearch = (search: Record<string, unknown>): Partial<GapFilter> => ({
  status: statuses.find(status => status === search.status),
  days: spans.find(days => days === search.days),
})

/** What visitors asked in vain, the most asked first; answering it is the shortest way to a better desk. */
export function Page() {
  const filter = { ...usualGaps, ...defined(gapSearch(useSearch({ strict: false }))) }
  return (
    <>
      <Score />
      <Gaps key={filter.status} filter={filter} />
      <Findings />
    </>
  )
}

const defined = (search: Partial<GapFilter>): Partial<GapFilter> =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))

function Gaps({ filter }: { filter: GapFilter }) {
  const words = knowledgeWords()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    gapsQuery(filter),
  )
  /** undefined: nobody has chosen yet, so the first is open. */
  const [chosen, choose] = useState<string | null>()
  const gaps = data?.pages.flatMap(page => page.gaps) ?? []
  const open = chosen === undefined && filter.status === 'open' ? gaps[0]?.id : chosen
  const step = (by: number) => {
    const gap = gaps[Math.max(0, gaps.findIndex(each => each.id === open) + by)]
    if (!gap) return
    choose(gap.id)
    requestAnimationFrame(() => document.getElementById(gap.id)?.scrollIntoView({ block: 'nearest' }))
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  const next = (id: string) => choose(gaps[gaps.findIndex(gap => gap.id === id) + 1]?.id ?? null)
  return (
    <section className={css.gaps} aria-labelledby="gaps">
      <div className={css.head}>
        <h2 id="gaps" className={css.title}>
          {words.gaps.title}
        </h2>
        <p className={css.note}>{words.gaps.note}</p>
        <Filter filter={filter} />
      </div>
      {data ? (
        <ul>
          {gaps.map(gap => (
            <GapRow
              key={gap.id}
              gap={gap}
              isOpen={gap.id === open}
              open={isOpen => choose(isOpen ? gap.id : null)}
            >
              <GapAnswer gap={gap} done={() => next(gap.id)} />
            </GapRow>
          ))}
        </ul>
      ) : (
        <Pending error={error} retry={refetch} lines={8} height={76} />
      )}
      {data && gaps.length === 0 && <NoGaps status={filter.status} />}
      {hasNextPage && (
        <div className={css.more}>
          <button
            type="button"
            className={controls.button}
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {words.show_more}
          </button>
        </div>
      )}
    </section>
  )
}

function NoGaps({ status }: { status: GapStatus }) {
  const words = knowledgeWords().gaps
  if (status === 'open') return <Empty title={words.none} note={words.none_note} />
  return <Empty title={status === 'taught' ? words.none_taught : words.none_dismissed} />
}

function Filter({ filter }: { filter: GapFilter }) {
  const words = knowledgeWords().gaps
  const navigate = useNavigate()
  const change = (changes: Partial<GapFilter>) =>
    void navigate({ to: '.', search: ((before: object) => ({ ...before, ...changes })) as never })
  return (
    <div className={css.filter}>
      <select
        className={controls.select}
        aria-label={words.status}
        value={filter.status}
        onChange={event => change({ status: event.currentTarget.value as GapStatus })}
      >
        {statuses.map(status => (
          <option key={status} value={status}>
            {words[status]}
          </option>
        ))}
      </select>
      <select
        className={controls.select}
        aria-label={words.span}
        value={filter.days}
        onChange={event => change({ days: Number(event.currentTarget.value) })}
      >
        {spans.map(days => (
          <option key={days} value={days}>
            {say(words.days, { days })}
          </option>
        ))}
      </select>
    </div>
  )
}
