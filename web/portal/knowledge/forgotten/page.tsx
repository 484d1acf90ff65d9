import { useInfiniteQuery } from '@tanstack/react-query'
import { Rows } from '../../parts/rows.tsx'
import { Empty, Pending } from '../../parts/states.tsx'
import list from '../list.module.css'
import { knowledgeWords } from '../words.ts'
import { DeletionRow } from './deletion-row.tsx'
import { deletionsQuery } from './queries.ts'

/** Proof of what was forgotten: what, when, by whom, and the digest of its text. */
export function Page() {
  const words = knowledgeWords().forgotten
  const { data, error, refetch, fetchNextPage, hasNextPage } = useInfiniteQuery(deletionsQuery)
  const deletions = data?.pages.flatMap(page => page.deletions) ?? []
  return (
    <section className={list.card} aria-labelledby="forgotten">
      <div className={list.head}>
        <h2 id="forgotten" className={list.title}>
          {words.title}
        </h2>
        <p className={list.note}>{words.note}</p>
      </div>
      {data ? (
        deletions.length ? (
          <Rows
            items={deletions}
            keyOf={deletion => deletion.id}
            height={72}
            label={words.title}
            onEnd={() => hasNextPage && void fetchNextPage()}
          >
            {deletion => <DeletionRow deletion={deletion} />}
          </Rows>
        ) : (
          <Empty title={words.none} note={words.none_note} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={6} height={72} />
      )}
    </section>
  )
}
