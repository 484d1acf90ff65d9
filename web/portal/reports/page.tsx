import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReportOverview } from '#client'
import { dimensionsOf, type ReportMetric } from '#contract/reports/metrics.ts'
import { Button } from '../parts/button.tsx'
import { Card, Page as Frame } from '../parts/page.tsx'
import { Empty, Pending } from '../parts/states.tsx'
import { useMe } from '../shell/me.ts'
import { useNow } from '../words/clock.ts'
import { Breakdown } from './breakdown.tsx'
import { Controls } from './controls.tsx'
import { Figure } from './figure.tsx'
import { daysName } from './figures.ts'
import { OverTime } from './over-time.tsx'
import css from './page.module.css'
import { overviewQuery } from './queries.ts'
import { type Days, dayIn, daysOf, intervalOf } from './range.ts'
import { readSearch } from './search.ts'
import { reportWords } from './words.ts'

const groups = {
  conversations: ['conversations', 'answered', 'resolved', 'verified', 'first_answer'],
  people: ['booked', 'bookings', 'leads'],
  calls: ['calls', 'calls_missed', 'call_minutes'],
  outreach: ['messages_sent', 'replies', 'questionnaires', 'questionnaires_completed'],
  cost: ['cost'],
} as const satisfies Record<string, ReportMetric[]>

/** How the days went: every figure against the days before, and one of them over time and by where it came from. */
export function Page() {
  const words = reportWords()
  const { timezone } = useMe().tenant
  const search = readSearch(useSearch({ strict: false }))
  const { range = '30', metric = 'conversations' } = search
  const days = daysOf({ ...search, range }, dayIn(timezone, useNow()))
  const interval = search.interval ?? intervalOf(days)
  const asked = { metric, days, interval }
  const overview = useQuery({ ...overviewQuery(days), placeholderData: before => before })
  const { data, error, refetch, isPlaceholderData } = overview
  return (
    <Frame
      title={words.title}
      actions={
        <Button variant="default" className={css.print} onClick={() => print()}>
          {words.print}
        </Button>
      }
    >
      <div className={css.report}>
        <Controls search={search} range={range} days={days} interval={interval} />
        <p className={css.days}>
          {daysName(days)}. {words.compared}
        </p>
        {data ? (
          isEmpty(data) ? (
            <Nothing />
          ) : (
            <>
              <div data-stale={isPlaceholderData || undefined} className={css.groups}>
                <Figures data={data} days={days} shown={metric} />
              </div>
              <OverTime asked={asked} />
              <div className={css.tables}>
                {dimensionsOf(metric)
                  // Where both are the same, one says it.
                  .filter(
                    (by, _, all) =>
                      by !== 'channel' || !sameAsSource.includes(metric) || !all.includes('source'),
                  )
                  .map(by => (
                    <Breakdown key={by} asked={asked} by={by} />
                  ))}
              </div>
            </>
          )
        ) : (
          <Pending error={error} retry={refetch} lines={6} height={90} />
        )}
      </div>
    </Frame>
  )
}

/** Their channel is where they came from. */
const sameAsSource: readonly ReportMetric[] = ['bookings', 'booked', 'leads']

const isEmpty = ({ figures }: ReportOverview): boolean =>
  figures.every(({ records, before }) => records === 0 && !before)

function Figures({ data, days, shown }: { data: ReportOverview; days: Days; shown: ReportMetric }) {
  const words = reportWords()
  const figureOf = new Map(data.figures.map(figure => [figure.metric, figure]))
  return Object.entries(groups).map(([group, members]) => {
    const figures = members
      .map(metric => figureOf.get(metric)!)
      .filter(({ unit }) => unit !== 'money' || data.currency)
    if (!figures.length) return null
    return (
      <Card key={group} title={words.groups[group as keyof typeof groups]}>
        <div className={css.figures}>
          {figures.map(figure => (
            <Figure
              key={figure.metric}
              figure={figure}
              currency={data.currency}
              days={days}
              isShown={figure.metric === shown}
            />
          ))}
        </div>
      </Card>
    )
  })
}

function Nothing() {
  const words = reportWords()
  return (
    <Empty
      title={words.empty}
      note={words.empty_note}
      action={
        <Button variant="default" component={Link} to="." search={{ range: '90' } as never}>
          {words.empty_action}
        </Button>
      }
    />
  )
}
