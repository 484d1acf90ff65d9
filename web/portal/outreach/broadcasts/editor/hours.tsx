import type { Broadcast, BroadcastChanges } from '#client'
import { timeOf } from '../../../words/dates.ts'
import { broadcastWords } from '../words.ts'
import css from './editor.module.css'

const hours = Array.from({ length: 25 }, (_, hour) => hour)

/** What a window has at first: the hours at which nobody is disturbed. */
const [usualStart, usualEnd] = [9, 20]

/** An hour of the day as the reader writes it. */
const hourOf = (hour: number): string => timeOf(new Date(2026, 0, 1, hour))

/** The hours of the recipients in which a broadcast may reach them; at any hour without. */
export function Hours({
  draft: { send_window_start: start, send_window_end: end },
  change,
}: {
  draft: Broadcast
  change: (changes: BroadcastChanges) => void
}) {
  const words = broadcastWords().whom
  const set = (from: number | null, until: number | null) =>
    change({ send_window_start: from, send_window_end: until })
  const choice = (
    label: string,
    value: number,
    values: readonly number[],
    choose: (hour: number) => void,
  ) => (
    <select
      className={css.select}
      aria-label={label}
      value={value}
      onChange={event => choose(Number(event.currentTarget.value))}
    >
      {(values.includes(value) ? values : [value, ...values]).map(hour => (
        <option key={hour} value={hour}>
          {hourOf(hour)}
        </option>
      ))}
    </select>
  )
  return (
    <div className={css.line}>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={start !== null}
          onChange={event => (event.currentTarget.checked ? set(usualStart, usualEnd) : set(null, null))}
        />
        {words.window}
      </label>
      {start !== null && end !== null && (
        <span className={css.line}>
          {choice(
            words.from,
            start,
            hours.slice(0, 24).filter(hour => hour !== end),
            hour => set(hour, end),
          )}
          <span className={css.quiet}>{words.until}</span>
          {choice(
            words.until,
            end,
            hours.slice(1).filter(hour => hour !== start),
            hour => set(start, hour),
          )}
        </span>
      )}
    </div>
  )
}
