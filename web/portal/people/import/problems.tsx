import { useInfiniteQuery } from '@tanstack/react-query'
import type { PeopleImport } from '#client'
import { Button } from '../../parts/button.tsx'
import { Card } from '../../parts/page.tsx'
import { Failure } from '../../parts/states.tsx'
import css from './import.module.css'
import { ProblemRow } from './problem-row.tsx'
import { problemsQuery } from './queries.ts'
import { importWords } from './words.ts'

/** The rows that are left out, each with its reason, to be repaired where they stand. */
export function Problems({ draft: { id, headers, mapping } }: { draft: PeopleImport }) {
  const words = importWords()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...problemsQuery(id, mapping),
    placeholderData: before => before,
  })
  const rows = data?.pages.flatMap(page => page.rows) ?? []
  if (error && !data) return <Failure error={error} retry={refetch} />
  if (!rows.length) return null
  return (
    <Card title={words.problems} aside={<SaveRejected id={id} />}>
      <p className={css.quiet}>{words.problems_note}</p>
      <ul>
        {rows.map(row => (
          <ProblemRow
            key={`${row.row} ${row.problem?.reason} ${row.problem?.column}`}
            id={id}
            given={row}
            headers={headers}
            mapping={mapping}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </Card>
  )
}

/** The same rows as a table, to be repaired elsewhere and imported anew. */
export const SaveRejected = ({ id }: { id: string }) => (
  <a className={css.name} href={`/api/v1/people/imports/${id}/rejected.csv`} download>
    {importWords().save_rejected}
  </a>
)
