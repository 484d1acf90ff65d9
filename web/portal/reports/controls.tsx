import { Link, useNavigate } from '@tanstack/react-router'
import { counted } from '../words/words.ts'
import css from './controls.module.css'
import { type Days, type Interval, type Range, ranges } from './range.ts'
import { type ReportSearch, readSearch } from './search.ts'
import { reportWords } from './words.ts'

/** Which days, and by which interval. */
export function Controls({
  search,
  range,
  days,
  interval,
}: {
  search: ReportSearch
  range: Range
  days: Days
  interval: Interval
}) {
  const words = reportWords()
  const navigate = useNavigate()
  const change = (changes: ReportSearch) =>
    void navigate({ to: '.', search: readSearch({ ...search, ...changes }) as never, replace: true })
  const nameOf = (each: Range) =>
    each === 'month' ? words.month : each === 'own' ? words.own : counted(words.days, Number(each))
  return (
    <div className={css.controls}>
      <nav className={css.ranges} aria-label={words.range}>
        {ranges.map(each => (
          <Link
            key={each}
            to="."
            search={
              readSearch({
                ...search,
                range: each,
                interval: undefined,
                from: each === 'own' ? days.from : undefined,
                to: each === 'own' ? days.to : undefined,
              }) as never
            }
            replace
            resetScroll={false}
            className={css.range}
            data-shown={each === range || undefined}
            aria-current={each === range ? 'true' : undefined}
          >
            {nameOf(each)}
          </Link>
        ))}
      </nav>
      {range === 'own' && (
        <div className={css.own}>
          {(['from', 'to'] as const).map(end => (
            <label key={end}>
              {words[end]}{' '}
              <input
                type="date"
                value={days[end]}
                onChange={event => event.currentTarget.value && change({ [end]: event.currentTarget.value })}
              />
            </label>
          ))}
        </div>
      )}
      <label className={css.interval}>
        {words.interval}{' '}
        <select
          value={interval}
          onChange={event => change({ interval: event.currentTarget.value as Interval })}
        >
          {(['day', 'week', 'month'] as const).map(each => (
            <option key={each} value={each}>
              {words.intervals[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
