import { useLayoutEffect, useRef } from 'preact/hooks'
import type { BookingTexts } from '#locales/types.ts'
import { type Month, nameOfMonth, plusDays, weekdays } from './dates.ts'

/**
 * Days as a grid, a month or one week of it. Every day can be reached by the arrow keys and says whether it has free
 * times; those that have can be chosen.
 */
export function MonthView({
  month,
  weeks,
  locale,
  strings,
  free,
  chosen,
  focused,
  choose,
  describe,
  turn,
  move,
}: {
  month: Month
  weeks: (string | null)[][]
  locale: string
  strings: BookingTexts
  /** null while the times load */
  free: Set<string> | null
  chosen: string | null
  /** the day that the keys reached, which takes the focus */
  focused: string | null
  choose: (day: string) => void
  describe: (day: string) => string
  turn: { back: Turn; on: Turn }
  /** The keys move to a day, which may be on another page. */
  move: (day: string) => void
}) {
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const grid = useRef<HTMLTableElement>(null)
  const days = weeks.flat().filter(day => day !== null)
  const reached = [focused, chosen, days.find(day => free?.has(day)), days[0]].find(
    day => day && days.includes(day),
  )
  // Before the page is painted: the day that had the focus may be gone with its week, and the focus with it.
  // Dependencies: when the keys reach another day
  useLayoutEffect(() => {
    if (focused) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused, weeks[0]?.join()])

  const onKeyDown = (event: KeyboardEvent) => {
    const day = (event.target as HTMLElement).dataset.day
    if (!day || event.altKey || event.ctrlKey || event.metaKey) return
    const week = weeks.find(each => each.includes(day)) ?? []
    const isRtl = grid.current?.closest('[dir]')?.getAttribute('dir') === 'rtl'
    const to = dayByKey(
      event.key,
      day,
      week.filter(each => each !== null),
      isRtl,
    )
    if (!to) return
    event.preventDefault()
    move(to)
  }
  return (
    <div class="month">
      <div class="month-head">
        <TurnButton {...turn.back} way="back" />
        <h3 id="month" aria-live="polite">
          {nameOfMonth(month, locale)}
        </h3>
        <TurnButton {...turn.on} way="on" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid (ARIA Authoring Practices) */}
      <table role="grid" aria-labelledby="month" aria-busy={!free} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays(locale).map(({ short, long }) => (
              <th scope="col" abbr={long} key={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week.join()}>
              {week.map((day, n) => (
                <td key={n}>
                  {day !== null && (
                    <button
                      type="button"
                      class="day"
                      data-day={day}
                      tabIndex={day === reached ? 0 : -1}
                      aria-pressed={day === chosen}
                      aria-disabled={!free?.has(day)}
                      aria-label={`${describe(day)}${free ? `, ${free.has(day) ? strings.free_times : strings.none_free}` : ''}`}
                      onClick={() => free?.has(day) && choose(day)}
                    >
                      {number.format(Number(day.slice(8)))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What a button at the head does, and what it is called; null where there is nothing more. */
export interface Turn {
  label: string
  act: (() => void) | null
}

/** It stays focusable at the end, so that the focus is not lost with the last page. */
const TurnButton = ({ label, act, way }: Turn & { way: 'back' | 'on' }) => (
  <button
    type="button"
    class={`turn ${way}`}
    aria-label={label}
    title={label}
    aria-disabled={!act}
    onClick={act ?? undefined}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
    </svg>
  </button>
)

/** Where a key leads from a day (ARIA Authoring Practices, date picker); undefined for other keys. */
function dayByKey(key: string, day: string, week: string[], isRtl: boolean): string | undefined {
  const [, month, date] = day.split('-').map(Number)
  const inMonth = (count: number) => {
    const moved = new Date(`${day}T00:00:00Z`)
    moved.setUTCDate(1)
    moved.setUTCMonth(month! - 1 + count)
    const longest = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
    moved.setUTCDate(Math.min(date!, longest))
    return moved.toISOString().slice(0, 10)
  }
  const on = isRtl ? -1 : 1
  const ways: Record<string, () => string | undefined> = {
    ArrowRight: () => plusDays(day, on),
    ArrowLeft: () => plusDays(day, -on),
    ArrowDown: () => plusDays(day, 7),
    ArrowUp: () => plusDays(day, -7),
    Home: () => week[0],
    End: () => week.at(-1),
    PageDown: () => inMonth(1),
    PageUp: () => inMonth(-1),
  }
  return Object.hasOwn(ways, key) ? ways[key]!() : undefined
}
