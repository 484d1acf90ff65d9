import type { BookingTexts } from '#locales/types.ts'
import { type Month, nameOfMonth, weeksOf } from './dates.ts'

/** One month as a table of days; those with free times are buttons. */
export function MonthView({
  month,
  locale,
  strings,
  free,
  chosen,
  choose,
  describe,
  turn,
}: {
  month: Month
  locale: string
  strings: BookingTexts
  free: Set<string>
  chosen: string | null
  choose: (day: string) => void
  describe: (day: string) => string
  turn: { back: (() => void) | null; on: (() => void) | null }
}) {
  const { names, weeks } = weeksOf(month, locale)
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  return (
    <div class="month">
      <div class="month-head">
        <button
          type="button"
          class="turn back"
          aria-label={strings.previous_month}
          title={strings.previous_month}
          disabled={!turn.back}
          onClick={turn.back ?? undefined}
        >
          <Arrow />
        </button>
        <h3 id="month" aria-live="polite">
          {nameOfMonth(month, locale)}
        </h3>
        <button
          type="button"
          class="turn"
          aria-label={strings.next_month}
          title={strings.next_month}
          disabled={!turn.on}
          onClick={turn.on ?? undefined}
        >
          <Arrow />
        </button>
      </div>
      <table aria-labelledby="month">
        <thead>
          <tr>
            {names.map(name => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr>
              {week.map(day => (
                <td>
                  {day !== null &&
                    (free.has(day) ? (
                      <button
                        type="button"
                        class="day"
                        aria-pressed={day === chosen}
                        aria-label={`${describe(day)}, ${strings.free_times}`}
                        onClick={() => choose(day)}
                      >
                        {number.format(Number(day.slice(8)))}
                      </button>
                    ) : (
                      <span class="day">{number.format(Number(day.slice(8)))}</span>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Arrow = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
  </svg>
)
