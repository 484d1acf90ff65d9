import { days } from '#contract/accounts/account.ts'

/** The ranges of each day, in the business's time zone: `{ mon: [['09:00', '12:30'], ['14:00', '18:00']] }`. */
export type Hours = Partial<Record<(typeof days)[number], string[][]>>

/** Days on which the business is closed whatever `hours` says: `2026-12-24`, both ends included. */
export interface Closure {
  from: string
  to: string
}

/** All errors in a week's hours: the place and a sentence. The schema has checked the form of the times. */
export function faultsInHours(hours: Hours): { loc: string[]; msg: string }[] {
  return days.flatMap(day =>
    (hours[day] ?? []).flatMap(([from, to], i, ranges) => {
      const before = ranges[i - 1]
      const loc = [day, String(i)]
      if (from! >= to!)
        return [{ loc, msg: 'A range must end after it begins; split one that passes midnight' }]
      if (before && before[1]! > from!)
        return [{ loc, msg: 'Ranges of a day must be in order and may not overlap' }]
      return []
    }),
  )
}

/** All errors in closures: days that don't exist, or ends before their beginning. */
export function faultsInClosures(closures: Closure[]): { loc: string[]; msg: string }[] {
  return closures.flatMap(({ from, to }, i) => {
    const missing = (['from', 'to'] as const).filter(end => !isDay({ from, to }[end]))
    if (missing.length) return missing.map(end => ({ loc: [String(i), end], msg: 'There is no such day' }))
    return to < from ? [{ loc: [String(i), 'to'], msg: 'A closure may not end before it begins' }] : []
  })
}

function isDay(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text).toString() === text
  } catch {
    return false
  }
}
