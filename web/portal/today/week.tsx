import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Analytics } from '#client'
import { Card } from '../parts/page.tsx'
import { Pending } from '../parts/states.tsx'
import { useNow } from '../words/clock.ts'
import { lasting, numberOf } from '../words/dates.ts'
import { isolated, say } from '../words/words.ts'
import type { Day } from './day.ts'
import page from './page.module.css'
import { type WeekMetric, weekQuery } from './queries.ts'
import css from './week.module.css'
import { todayWords } from './words.ts'

const hour = 3_600_000

/** The figures of the last seven days, up to the hour; each opens what it counts. */
export function Week() {
  const words = todayWords()
  const to = Math.floor(useNow() / hour) * hour
  const week = { from: new Date(to - 7 * 24 * hour), to: new Date(to) }
  const range = { from: week.from.toISOString(), to: week.to.toISOString() }
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
            of={week}
            label={words.conversations}
            path="/inbox"
            search={{ view: 'all' }}
          />
          <Figure metric="bookings" of={week} label={words.bookings_made} path="/bookings" search={range} />
          <Figure metric="leads" of={week} label={words.leads} path="/people" search={{}} />
          <Figure
            metric="first_answer"
            of={week}
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
  of,
  label,
  path,
  search,
}: {
  metric: WeekMetric
  of: Day
  label: string
  path: string
  search: object
}) {
  const { data, error, refetch } = useQuery({ ...weekQuery(metric, of), placeholderData: before => before })
  return (
    <div className={css.figure}>
      <dt className={css.label}>{label}</dt>
      {data ? (
        <>
          <dd className={css.value}>
            <Link to={path} search={search as never} className={css.link}>
              {figureOf(data)}
            </Link>
          </dd>
          <dd className={css.note}>{noteOf(data)}</dd>
        </>
      ) : (
        <dd>
          <Pending error={error} retry={refetch} lines={1} height={46} />
        </dd>
      )}
    </div>
  )
}

const figureOf = ({ total, unit }: Analytics): string => {
  if (total === null) return '–'
  return unit === 'seconds' ? lasting(total) : numberOf(total)
}

function noteOf({ total, before, unit }: Analytics): string {
  const words = todayWords()
  if (unit === 'seconds') return total === null ? '' : words.median
  const change = (total ?? 0) - (before ?? 0)
  if (!change) return words.none_before
  return say(words.than_before, {
    change: isolated(`${change > 0 ? '+' : '−'}${numberOf(Math.abs(change))}`),
  })
}
