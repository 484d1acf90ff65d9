import { type Atom, atomOf, dayOf } from './atoms.ts'
import type { Scene } from './scene.ts'
import type { NamedDay } from './times.ts'

// Which days a name means, said today.

/** From a day to another, both included; one day is a period too. */
export interface Period {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
}

/** Null when there is no such day. */
export function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
}

export const compare = Temporal.PlainDate.compare
export const only = (date: Temporal.PlainDate): Period => ({ from: date, to: date })

/** The atom of a date; null when there is no such day. Without a year it is the coming one. */
export function dateAtom(
  scene: Scene,
  from: number,
  to: number,
  date: { year: number | null; month: number; day: number },
): Atom | null {
  const day = namedDate(scene.today, date)
  return day && atomOf('J', from, to, { days: [day] })
}

/** A date is long past by then, and its coming one is meant: "3 January", said in December. */
const overMonths = 6

export function namedDate(
  today: Temporal.PlainDate,
  { year, month, day }: { year: number | null; month: number; day: number },
): NamedDay | null {
  if (year !== null) {
    const date = dateOf(year, month, day)
    return date && dayOf('date', only(date), { year: true, past: compare(date, today) < 0 })
  }
  // 29 February is four years away at most, eight around 2100.
  const next = [0, 1, 2, 3, 4, 5, 6, 7, 8]
    .map(more => dateOf(today.year + more, month, day))
    .find(date => date && compare(date, today) >= 0)
  if (!next) return null
  const here = dateOf(today.year, month, day)
  if (!here || compare(here, today) >= 0) return dayOf('date', only(next))
  if (compare(here.add({ months: overMonths }), today) < 0) return dayOf('date', only(next))
  return dayOf('date', only(here), { past: true, periods: [only(here), only(next)] })
}

/** A day of the month: of this one, or of the next when it is over. */
export function dayOfMonth(today: Temporal.PlainDate, number: number): NamedDay | null {
  if (number < 1 || number > 31) return null
  const here = dateOf(today.year, today.month, number)
  const first = today.with({ day: 1 })
  const next = [1, 2].map(months => {
    const month = first.add({ months })
    return dateOf(month.year, month.month, number)
  })
  const coming = next.find(date => date !== null)
  if (here && compare(here, today) >= 0) return dayOf('date', only(here))
  if (!coming) return null
  return here
    ? dayOf('date', only(here), { past: true, periods: [only(here), only(coming)] })
    : dayOf('date', only(coming))
}

/** "Monday the 3rd": in this month or one of the next, when its 3rd is a Monday; else the weekday is contradicted. */
export function onWeekday(
  today: Temporal.PlainDate,
  day: NamedDay,
  weekday: number,
  number: number,
): NamedDay {
  const first = today.with({ day: 1 })
  const match =
    day.periods.find(({ from }) => from.dayOfWeek === weekday) ??
    [1, 2]
      .map(months => first.add({ months }))
      .map(({ year, month }) => dateOf(year, month, number))
      .filter(date => date !== null && date.dayOfWeek === weekday)
      .map(date => only(date!))[0]
  if (!match) return { ...day, weekday, contradicts: true }
  return { ...day, periods: [match], weekday, past: compare(match.to, today) < 0 }
}

export const monday = (today: Temporal.PlainDate) => today.subtract({ days: today.dayOfWeek - 1 })

/** The next date of a weekday, today included. */
const comingDay = (today: Temporal.PlainDate, weekday: number) =>
  today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })

export function weekdayOf(
  today: Temporal.PlainDate,
  weekday: number,
  modifier: string,
  repeats: boolean,
): NamedDay {
  const more = { weekday, repeats }
  const coming = comingDay(today, weekday)
  if (modifier === 'l') {
    const before = today.subtract({ days: ((today.dayOfWeek - weekday + 6) % 7) + 1 })
    return dayOf('weekday', only(before), { ...more, past: true })
  }
  if (modifier !== 'n') {
    const after = modifier === 'c' && coming.equals(today) ? coming.add({ days: 7 }) : coming
    return dayOf('weekday', only(after), more)
  }
  const next = coming.equals(today) ? coming.add({ days: 7 }) : coming
  // "Next Friday", said on a Monday, is four days away to some, eleven to others.
  const ofThisWeek = compare(next, monday(today).add({ days: 6 })) <= 0
  const periods: NamedDay['periods'] = ofThisWeek ? [only(next), only(next.add({ days: 7 }))] : [only(next)]
  return dayOf('weekday', periods[0], { ...more, periods })
}

/** A week counted from this one: what is left of this, the whole of another. */
export function weekOf(today: Temporal.PlainDate, weeks: number): NamedDay {
  const first = monday(today).add({ weeks })
  const from = weeks === 0 ? today : first
  return dayOf('period', { from, to: first.add({ days: 6 }) }, { past: weeks < 0 })
}

export function weekendOf(today: Temporal.PlainDate, modifier: string): NamedDay {
  const saturday = monday(today).add({ days: 5 })
  const weekend = (weeks: number): Period => ({
    from: saturday.add({ weeks }),
    to: saturday.add({ weeks, days: 1 }),
  })
  if (modifier === 'l') return dayOf('period', weekend(-1), { past: true })
  const here = { ...weekend(0) }
  if (compare(here.from, today) < 0) here.from = today
  if (modifier !== 'n') return dayOf('period', here, { stretch: [6, 7] })
  return dayOf('period', here, { periods: [here, weekend(1)] })
}

export function monthOf(today: Temporal.PlainDate, first: Temporal.PlainDate): NamedDay {
  const from = compare(first, today) < 0 && first.month === today.month ? today : first
  return dayOf(
    'period',
    { from, to: first.with({ day: first.daysInMonth }) },
    { past: compare(from, today) < 0 },
  )
}

/** Days, weeks or months from today; hours and minutes are for the clock. */
export function countedFrom(today: Temporal.PlainDate, unit: Atom, number: number): NamedDay | null {
  if (unit.unit === 'minutes' || unit.unit === 'hours' || unit.kind === 'H') return null
  const date = today.add({ [unit.unit ?? 'days']: Math.min(number, 999) })
  return dayOf('relative', only(date), { past: number < 0 })
}
