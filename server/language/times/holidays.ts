const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

const isoDay = (year: number, month: number, day: number): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month, day })

/** Easter Sunday of a year, by the anonymous Gregorian computation (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): Temporal.PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = Math.floor((a + 11 * d + 22 * e) / 451)
  const g = d + e - 7 * f + 114
  return isoDay(year, Math.floor(g / 31), (g % 31) + 1)
}

/**
 * The day that a rule of `understanding.holidays` names in a year: `12-24`; `easter-2`; `11-thu-4`, the fourth Thursday
 * of November, and `11-thu-4+1`, the day after it; `05-mon-last`; `hebrew M01-10`, a month and day of the Hebrew
 * calendar.
 */
function dayOfRule(rule: string, year: number): Temporal.PlainDate {
  const easter = /^easter([+-]\d+)?$/.exec(rule)
  if (easter) return easterSunday(year).add({ days: Number(easter[1] ?? 0) })
  const hebrew = /^hebrew (M\d\d)-(\d\d)$/.exec(rule)
  if (hebrew) return hebrewDay(hebrew[1]!, Number(hebrew[2]), year)
  const nth = /^(\d\d)-(\w{3})-(\d|last)(?:\+(\d+))?$/.exec(rule)
  if (nth) {
    const [, month, weekday, which, after = 0] = nth
    const day = nthWeekday(year, Number(month), weekdays.indexOf(weekday!) + 1, which!)
    return day.add({ days: Number(after) })
  }
  const [month, day] = rule.split('-').map(Number)
  return isoDay(year, month!, day!)
}

function nthWeekday(year: number, month: number, weekday: number, nth: string): Temporal.PlainDate {
  const first = isoDay(year, month, 1)
  const day = first.add({ days: (weekday - first.dayOfWeek + 7) % 7 })
  if (nth !== 'last') return day.add({ weeks: Number(nth) - 1 })
  const last = day.add({ weeks: 4 })
  return last.month === month ? last : day.add({ weeks: 3 })
}

/** A year of the Gregorian calendar holds days of two Hebrew ones. */
function hebrewDay(monthCode: string, day: number, year: number): Temporal.PlainDate {
  const begins = isoDay(year, 1, 1).withCalendar('hebrew').year
  const [earlier, later] = [begins, begins + 1].map(hebrewYear =>
    Temporal.PlainDate.from({ calendar: 'hebrew', year: hebrewYear, monthCode, day }).withCalendar('iso8601'),
  )
  return earlier!.year === year ? earlier! : later!
}

/** The coming days of a rule, or of a range of two (`12-24/12-26`): those that are not over yet. */
export function holidayOf(
  rule: string,
  today: Temporal.PlainDate,
): { from: Temporal.PlainDate; to: Temporal.PlainDate } {
  const [first = '', last = first] = rule.split('/')
  for (let year = today.year - 1; ; year++) {
    const from = dayOfRule(first, year)
    const same = dayOfRule(last, year)
    // "31 December to 1 January" ends in the next year.
    const to = Temporal.PlainDate.compare(same, from) < 0 ? dayOfRule(last, year + 1) : same
    if (Temporal.PlainDate.compare(to, today) >= 0) return { from, to }
  }
}
