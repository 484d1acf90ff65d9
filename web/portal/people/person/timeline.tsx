import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Bones, Failure, Late } from '../../parts/states.tsx'
import { timelineQuery } from '../queries.ts'
import { peopleWords } from '../words.ts'
import { EntryRow } from './entry-row.tsx'
import css from './person.module.css'

/** What happened with a person on every channel, the newest first. */
export function Timeline({ id }: { id: string }) {
  const words = peopleWords()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    timelineQuery(id),
  )
  const entries = data?.pages.flatMap(page => page.entries) ?? []
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!data)
    return (
      <Late>
        <Bones lines={5} height={44} />
      </Late>
    )
  if (!entries.length) return <p className={css.empty}>{words.timeline_empty}</p>
  return (
    <>
      <ol className={css.entries}>
        {entries.map(entry => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
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
