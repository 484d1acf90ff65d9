import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { metrics } from '#contract/reports/metrics.ts'
import { Button } from '../../parts/button.tsx'
import { Page as Frame } from '../../parts/page.tsx'
import { useRowKeys } from '../../parts/row-keys.ts'
import { Empty, Pending } from '../../parts/states.tsx'
import { useMe } from '../../shell/me.ts'
import { numberOf } from '../../words/dates.ts'
import { counted, say } from '../../words/words.ts'
import { daysName, keyName, shownValue } from '../figures.ts'
import { recordsQuery } from '../queries.ts'
import { readRecordsSearch } from '../search.ts'
import { reportWords } from '../words.ts'
import { RecordRow } from './record-row.tsx'
import css from './records.module.css'

/** What a figure was counted from; each line opens its record. */
export function Page() {
  const words = reportWords()
  const { timezone } = useMe().tenant
  const search = readRecordsSearch(useSearch({ strict: false }))
  const { metric, from, to, by, key } = search
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    recordsQuery(search),
  )
  useRowKeys()
  const first = data?.pages[0]
  const records = data?.pages.flatMap(page => page.records) ?? []
  const { unit } = metrics[metric]
  const parts = [
    from && to ? daysName({ from, to }) : null,
    by && key !== undefined ? keyName(by, { key: key || null, name: null }) : null,
    first &&
      (first.total_capped
        ? say(words.more_than, { count: numberOf(first.total) })
        : counted(words.records, first.total)),
  ].filter(part => part !== null && part !== undefined)
  return (
    <Frame
      title={words.metrics[metric]}
      actions={
        <Button
          variant="default"
          component={Link}
          to={'/reports' as string}
          search={{ metric, ...(from && to && { range: 'own', from, to }) } as never}
        >
          {words.back}
        </Button>
      }
    >
      <section className={css.card} aria-label={words.metrics[metric]}>
        <p className={css.head}>{parts.join(' · ')}</p>
        {data ? (
          records.length ? (
            <>
              <ul>
                {records.map(record => (
                  <RecordRow
                    key={record.id}
                    record={record}
                    value={unit === 'count' ? null : addedBy(record.value, unit)}
                    zone={timezone}
                  />
                ))}
              </ul>
              {hasNextPage && (
                <Button
                  variant="subtle"
                  className={css.more}
                  loading={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  {words.more}
                </Button>
              )}
            </>
          ) : (
            <Empty title={words.records_none} />
          )
        ) : (
          <Pending error={error} retry={refetch} lines={10} height={52} />
        )}
      </section>
    </Frame>
  )
}

/** One answer is right or not; the rest are amounts. */
const addedBy = (
  value: number | null,
  unit: (typeof metrics)[keyof typeof metrics]['unit'],
): string | null =>
  unit === 'share' ? (value ? '✓' : '✗') : unit === 'money' ? null : shownValue(value, unit, null)
