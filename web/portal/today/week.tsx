import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReportFigure, ReportOverview } from '#client'
import { Card } from '../parts/page.tsx'
import { Pending } from '../parts/states.tsx'
import { useNow } from '../words/clock.ts'
import { lasting, numberOf } from '../words/dates.ts'
import { isolated, say } from '../words/words.ts'
import page from './page.module.css'
import { weekQuery } from './queries.ts'
import css from './week.module.css'
import { todayWords } from './words.ts'

const hour = 3_600_000

/** The figures of the last seven days, up to the hour; each opens what it counts. */
export function Week() {
  const words = todayWords()
  const to = Math.floor(useNow() / hour) * hour
  const week = { from: new Date(to - 7 * 24 * hour), to: new Date(to) }
  const range = { from: week.from.toISOString(), to: week.to.toISOString() }
  const figures = useQuery({ ...weekQuery(week), placeholderData: before => before })
  return (
    <div className={page.wide}>
      <Card
        title={words.week}
        aside={
          <Link to={'/reports' as string} search={{ range: '7' } as never} className={page.link}>
            {words.reports}
          </Link>
        }
      >
        <dl className={css.figures}>
          <Figure
            metric="conversations"
            figures={figures}
            label={words.conversations}
            path="/inbox"
            search={{ view: 'all' }}
          />
          <Figure
            metric="bookings"
            figures={figures}
            label={words.bookings_made}
            path="/bookings"
            search={range}
          />
          <Figure metric="leads" figures={figures} label={words.leads} path="/people" search={{}} />
          <Figure
            metric="first_answer"
            figures={figures}
            label={words.first_answer}
            path="/inbox"
            search={{ view: 'all' }}
          />
        </dl>
      </Card>
    </div>
  )
}

function Figure({
  metric,
  figures: { data, error, refetch },
  label,
  path,
  search,
}: {
  metric: ReportFigure['metric']
  figures: UseQueryResult<ReportOverview>
  label: string
  path: string
  search: object
}) {
  const figure = data?.figures.find(each => each.metric === metric)
  return (
    <div className={css.figure}>
      <dt className={css.label}>{label}</dt>
      {figure ? (
        <>
          <dd className={css.value}>
            <Link to={path} search={search as never} className={css.link}>
              {figureOf(figure)}
            </Link>
          </dd>
          <dd className={css.note}>{noteOf(figure)}</dd>
        </>
      ) : (
        <dd>
          <Pending error={error} retry={refetch} lines={1} height={46} />
        </dd>
      )}
    </div>
  )
}

const figureOf = ({ total, unit }: ReportFigure): string => {
  if (total === null) return '–'
  return unit === 'seconds' ? lasting(total) : numberOf(total)
}

function noteOf({ total, before, unit }: ReportFigure): string {
  const words = todayWords()
  if (unit === 'seconds') return total === null ? '' : words.median
  const change = (total ?? 0) - (before ?? 0)
  if (!change) return words.none_before
  return say(words.than_before, {
    change: isolated(`${change > 0 ? '+' : '−'}${numberOf(Math.abs(change))}`),
  })
}
