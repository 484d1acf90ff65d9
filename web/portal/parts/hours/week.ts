// Opening hours as the API has them: for each day the times at which it opens and closes, in order. 24:00 is the end of a day.

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Day = (typeof days)[number]
export type Range = [from: string, to: string]
export type Week = Record<Day, Range[]>

/** Every day, those that were never set without hours. */
export const weekOf = (hours: Partial<Record<Day, string[][]>>): Week =>
  Object.fromEntries(days.map(day => [day, (hours[day] ?? []) as Range[]])) as Week

/** A field for a time knows no 24:00: there the end of a day is the 00:00 after it. */
export const shownEnd = (to: string): string => (to === '24:00' ? '00:00' : to)
export const readEnd = (typed: string): string => (typed === '00:00' ? '24:00' : typed)

const inOrder = (ranges: Range[]): Range[] => [...ranges].sort(([one], [two]) => one.localeCompare(two))

/** Whether each stretch ends after it begins, and before the next one begins. */
export const holds = (ranges: Range[]): boolean =>
  inOrder(ranges).every(
    ([from, to], at, all) => from !== '' && to !== '' && from < to && (all[at + 1]?.[0] ?? to) >= to,
  )

/** As the API takes it. */
export const sorted = (week: Week): Week =>
  Object.fromEntries(days.map(day => [day, inOrder(week[day])])) as Week

/** Hours to begin with: after those of that day, else those of a usual day. */
export function nextRange(ranges: Range[]): Range {
  const last = inOrder(ranges).at(-1)
  if (!last) return ['09:00', '17:00']
  const hour = Number(last[1].slice(0, 2)) + 1
  return hour >= 23
    ? [last[1], '24:00']
    : [`${String(hour).padStart(2, '0')}:00`, `${String(Math.min(hour + 3, 23)).padStart(2, '0')}:00`]
}

/** The hours of one day on all days after it. */
export const copiedDown = (week: Week, from: Day): Week =>
  Object.fromEntries(days.map((day, at) => [day, at > days.indexOf(from) ? week[from] : week[day]])) as Week
