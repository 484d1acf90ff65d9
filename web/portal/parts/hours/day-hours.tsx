import { pageData } from '../../page-data.ts'
import { say } from '../../words/words.ts'
import { CloseIcon, PlusIcon } from '../icons.tsx'
import css from './hours.module.css'
import { type Day, days, nextRange, type Range, readEnd, shownEnd } from './week.ts'
import { hoursWords } from './words.ts'

/** 5 January 1970 was a Monday. */
const dayName = (day: Day): string =>
  new Intl.DateTimeFormat(pageData.lang, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 5 + days.indexOf(day)),
  )

/** The hours of one day, as many stretches as it has. */
export function DayHours({
  day,
  ranges,
  change,
  copyDown,
}: {
  day: Day
  ranges: Range[]
  change: (ranges: Range[]) => void
  copyDown: () => void
}) {
  const words = hoursWords()
  const name = dayName(day)
  const put = (at: number, range: Range) => change(ranges.map((old, each) => (each === at ? range : old)))
  return (
    <div className={css.day}>
      <span className={css.name}>{name}</span>
      <div className={css.ranges}>
        {ranges.length === 0 && <span className={css.closed}>{words.closed}</span>}
        {ranges.map(([from, to], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is known by its place alone
          <div key={at} className={css.range} dir="ltr">
            <input
              type="time"
              required
              aria-label={say(words.opens, { day: name })}
              value={from}
              onChange={event => put(at, [event.target.value, to])}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              required
              aria-label={say(words.closes, { day: name })}
              value={shownEnd(to)}
              onChange={event => put(at, [from, readEnd(event.target.value)])}
            />
            <button
              type="button"
              aria-label={say(words.remove_hours, { day: name })}
              onClick={() => change(ranges.filter((_, each) => each !== at))}
            >
              <CloseIcon size={16} />
            </button>
          </div>
        ))}
      </div>
      <div className={css.ways}>
        <button
          type="button"
          onClick={() => change([...ranges, nextRange(ranges)])}
          aria-label={say(words.add_hours_on, { day: name })}
          title={words.add_hours}
        >
          <PlusIcon size={16} />
        </button>
        {day !== days.at(-1) && (
          <button
            type="button"
            className={css.copy}
            onClick={copyDown}
            aria-label={`${words.copy_down}: ${name}`}
          >
            {words.copy_down}
          </button>
        )}
      </div>
    </div>
  )
}
