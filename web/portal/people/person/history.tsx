import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '../../parts/button.tsx'
import { Pending } from '../../parts/states.tsx'
import { HappeningRow } from './happening-row.tsx'
import css from './person.module.css'
import { type Group, groups, historyQuery } from './queries.ts'
import { personWords } from './words.ts'

const readGroup = (value: unknown): Group | undefined => groups.find(group => group === value)

/** What happened with a person on every channel, the newest first; of which kind, the address says. */
export function History({ id }: { id: string }) {
  const words = personWords()
  const navigate = useNavigate()
  const { show } = useSearch({ strict: false }) as { show?: unknown }
  const group = readGroup(show)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(id, group),
  )
  const happenings = data?.pages.flatMap(page => page.happenings) ?? []
  return (
    <>
      <select
        className={css.select}
        aria-label={words.show}
        value={group ?? ''}
        onChange={event => {
          const chosen = readGroup(event.currentTarget.value)
          void navigate({ to: '.', search: (chosen ? { show: chosen } : {}) as never, replace: true })
        }}
      >
        <option value="">{words.groups.all}</option>
        {groups.map(each => (
          <option key={each} value={each}>
            {words.groups[each]}
          </option>
        ))}
      </select>
      {data ? (
        happenings.length ? (
          <ol className={css.entries}>
            {happenings.map(happening => (
              <HappeningRow key={happening.id} happening={happening} />
            ))}
          </ol>
        ) : (
          <p className={css.empty}>{group ? words.nothing_of_it : words.nothing_yet}</p>
        )
      ) : (
        <Pending error={error} retry={refetch} lines={5} height={44} />
      )}
      {hasNextPage && (
        <div className={css.more}>
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      )}
    </>
  )
}
