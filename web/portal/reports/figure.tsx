import { Link } from '@tanstack/react-router'
import type { ReportOverview } from '#client'
import { Chip } from '../parts/chip.tsx'
import { say } from '../words/words.ts'
import css from './figure.module.css'
import { changeOf, shownValue } from './figures.ts'
import type { Days } from './range.ts'
import type { ReportSearch } from './search.ts'
import { reportWords } from './words.ts'

type Given = ReportOverview['figures'][number]

/** A figure with what changed. Its number opens its records, its name shows it over time. */
export function Figure({
  figure,
  currency,
  days,
  isShown,
}: {
  figure: Given
  currency: string | null
  days: Days
  isShown: boolean
}) {
  const words = reportWords()
  const { metric, unit, total, before } = figure
  const label = words.metrics[metric]
  const value = shownValue(total, unit, currency)
  const change = changeOf(metric, unit, figure)
  // Where nothing happens there is no news in that it is as before.
  const isIdle = !total && !before
  return (
    <div className={css.figure} data-shown={isShown || undefined}>
      <Link
        to="."
        search={((search: ReportSearch) => ({ ...search, metric })) as never}
        replace
        resetScroll={false}
        className={css.name}
        aria-label={say(words.chart_of, { metric: label })}
        aria-current={isShown ? 'true' : undefined}
      >
        {label}
      </Link>
      <p className={css.value}>
        <Link
          to={'/reports/records' as string}
          search={{ metric, ...days } as never}
          className={css.number}
          aria-label={say(words.open, { metric: label, value })}
        >
          {value}
        </Link>
        {change && !isIdle && <Chip tone={change.isGood ? 'ok' : 'plain'}>{change.text}</Chip>}
      </p>
      {Boolean(before) && (
        <p className={css.before}>{say(words.before, { value: shownValue(before, unit, currency) })}</p>
      )}
    </div>
  )
}
