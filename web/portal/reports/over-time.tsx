import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Analytics } from '#client'
import { Card } from '../parts/page.tsx'
import { Pending } from '../parts/states.tsx'
import { useMe } from '../shell/me.ts'
import { dateOf, fullDateOf } from '../words/dates.ts'
import { say } from '../words/words.ts'
import { Chart } from './chart.tsx'
import { shownValue } from './figures.ts'
import { type Asked, csvAddress, seriesQuery } from './queries.ts'
import { daysOfPoint } from './range.ts'
import { RecordsLink } from './records-link.tsx'
import css from './tables.module.css'
import { reportWords } from './words.ts'

/** A metric over time, as a picture and as a table. */
export function OverTime({ asked }: { asked: Asked }) {
  const words = reportWords()
  const label = words.metrics[asked.metric]
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...seriesQuery(asked),
    placeholderData: before => (before?.metric === asked.metric ? before : undefined),
  })
  return (
    <Card title={say(words.over_time, { metric: label })}>
      <p className={css.note}>{words.notes[asked.metric]}</p>
      {data ? (
        <div data-stale={isPlaceholderData || undefined} className={css.body}>
          <Shown data={data} asked={asked} />
        </div>
      ) : (
        <Pending error={error} retry={refetch} lines={1} height={260} />
      )}
    </Card>
  )
}

function Shown({ data, asked }: { data: Analytics; asked: Asked }) {
  const words = reportWords()
  const navigate = useNavigate()
  const { timezone } = useMe().tenant
  const { unit, currency } = data
  const points = data.series[0]?.points ?? []
  const { metric, days } = asked
  const show = (value: number | null) => shownValue(value, unit, currency)
  const daysAt = (n: number) => daysOfPoint(points[n]!.at, points[n + 1]?.at, days, timezone)
  const label = words.metrics[metric]
  return (
    <>
      <Chart
        label={say(words.over_time, { metric: label })}
        points={points}
        unit={unit}
        dateOf={({ at }) => dateOf(at, timezone)}
        show={show}
        open={n =>
          void navigate({ to: '/reports/records' as string, search: { metric, ...daysAt(n) } as never })
        }
      />
      <details className={css.details}>
        <summary>{words.as_table}</summary>
        <div className={css.scrolled}>
          <table className={css.table}>
            <caption className={css.caption}>{say(words.over_time, { metric: label })}</caption>
            <thead>
              <tr>
                <th scope="col">{words.when}</th>
                <th scope="col" className={css.number}>
                  {words.value}
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ at, value }, n) => (
                <tr key={at}>
                  <th scope="row">{fullDateOf(at, timezone)}</th>
                  <td className={css.number}>
                    <RecordsLink search={{ metric, ...daysAt(n) }}>{show(value)}</RecordsLink>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <a className={css.csv} href={csvAddress(asked)} download>
          {words.csv}
        </a>
      </details>
    </>
  )
}
