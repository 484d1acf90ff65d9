import { useQuery } from '@tanstack/react-query'
import type { Analytics } from '#client'
import type { ReportDimension } from '#contract/reports/metrics.ts'
import { Card } from '../parts/page.tsx'
import { Empty, Pending } from '../parts/states.tsx'
import { changeOf, headOf, keyName, shownValue } from './figures.ts'
import { type Asked, csvAddress, seriesQuery } from './queries.ts'
import { RecordsLink } from './records-link.tsx'
import css from './tables.module.css'
import { reportWords } from './words.ts'

/** A metric by one of its dimensions: a line for each key, the largest first. */
export function Breakdown({ asked, by }: { asked: Asked; by: ReportDimension }) {
  const words = reportWords()
  const query = { ...asked, by }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...seriesQuery(query),
    placeholderData: before => (before?.metric === asked.metric ? before : undefined),
  })
  const head = headOf(asked.metric, by)
  const csv = (
    <a className={css.csv} href={csvAddress(query)} download aria-label={`${words.csv}: ${head}`}>
      CSV
    </a>
  )
  return (
    <Card title={head} aside={csv}>
      {data ? (
        data.series.length ? (
          <div data-stale={isPlaceholderData || undefined} className={css.body}>
            <Lines data={data} asked={asked} by={by} />
          </div>
        ) : (
          <Empty title={words.nothing_by} />
        )
      ) : (
        <Pending error={error} retry={refetch} lines={4} height={40} />
      )}
    </Card>
  )
}

function Lines({ data, asked, by }: { data: Analytics; asked: Asked; by: ReportDimension }) {
  const words = reportWords()
  const { metric, days } = asked
  const most = data.unit === 'share' ? 1 : Math.max(...data.series.map(({ total }) => total ?? 0), 1e-9)
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        {words.metrics[metric]}, {headOf(metric, by)}
      </caption>
      <thead>
        <tr>
          <th scope="col">{headOf(metric, by)}</th>
          <th scope="col" className={css.number}>
            {words.value}
          </th>
          <th scope="col" className={css.number}>
            {words.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.series.map(series => (
          <tr key={series.key ?? ''}>
            <th scope="row">
              <span className={css.key} dir="auto">
                {keyName(by, series)}
              </span>
              <span className={css.share} style={{ inlineSize: `${((series.total ?? 0) / most) * 100}%` }} />
            </th>
            <td className={css.number}>
              <RecordsLink search={{ metric, ...days, by, key: series.key ?? '' }}>
                {shownValue(series.total, data.unit, data.currency)}
              </RecordsLink>
            </td>
            <td className={css.number}>{changeOf(metric, data.unit, series)?.text ?? words.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
