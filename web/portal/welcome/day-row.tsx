import { pageData } from '../page-data.ts'
import { CloseIcon, PlusIcon } from '../parts/icons.tsx'
import { say } from '../words/words.ts'
import css from './hours.module.css'
import { type Day, days, type Range, type Week, withMore } from './week.ts'
import { welcomeWords } from './words.ts'

const named = new Intl.DateTimeFormat(pageData.lang, { weekday: 'long', timeZone: 'UTC' })
/** 4 January 1971 was a Monday. */
const firstMonday = Date.UTC(1971, 0, 4)

export const dayName = (day: Day): string => named.format(firstMonday + days.indexOf(day) * 86_400_000)

/** A day of the week: its openings, one more, or closed. Fields of the browser: a phone shows its own clock. */
export function DayRow({
  day,
  week,
  change,
}: {
  day: Day
  week: Week
  change: (ranges: readonly Range[]) => void
}) {
  const words = welcomeWords()
  const name = dayName(day)
  const ranges = week[day]
  const set = (at: number, range: Range) => change(ranges.map((own, i) => (i === at ? range : own)))
  return (
    <li className={css.day}>
      <span className={css.dayName}>{name}</span>
      <div className={css.ranges}>
        {ranges.length === 0 && <span className={css.closed}>{words.closed}</span>}
        {ranges.map(([from, to], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: openings have no other name than their place
          <span key={at} className={css.range}>
            <Time
              label={say(words.from_time, { day: name })}
              value={from}
              change={value => set(at, [value, to])}
            />
            <span aria-hidden="true">–</span>
            <Time
              label={say(words.to_time, { day: name })}
              value={to === midnight ? lastMinute : to}
              change={value => set(at, [from, value === lastMinute ? midnight : value])}
            />
            <button
              type="button"
              className={css.icon}
              aria-label={say(words.remove_hours, { day: name, from, to })}
              onClick={() => change(ranges.filter((_, i) => i !== at))}
            >
              <CloseIcon />
            </button>
          </span>
        ))}
        <button
          type="button"
          className={css.icon}
          aria-label={say(words.add_hours, { day: name })}
          onClick={() => change(withMore(week, day))}
        >
          <PlusIcon />
        </button>
      </div>
    </li>
  )
}

/** A browser's field of time ends at 23:59; a day ends at 24:00. */
const [midnight, lastMinute] = ['24:00', '23:59']

const Time = ({
  label,
  value,
  change,
}: {
  label: string
  value: string
  change: (value: string) => void
}) => (
  <input
    type="time"
    className={css.time}
    aria-label={label}
    value={value}
    onChange={event => change(event.target.value)}
  />
)
