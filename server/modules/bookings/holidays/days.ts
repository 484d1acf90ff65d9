type Day = Temporal.PlainDate

/** The days of a year on which a holiday falls: none, one, or two where a shorter year lies within it. */
export type DaysOf = (year: number) => Day[]

/** `12-25`, or a rule; its name; the first year in which it is one. */
export type Rule = [when: string | DaysOf, name: string, since?: number]

const day = (year: number, month: number, day: number): Day => new Temporal.PlainDate(year, month, day)

/** So many days after Easter Sunday of the western churches (the anonymous Gregorian computus, as Meeus gives it). */
export const easter =
  (days: number): DaysOf =>
  year => {
    const golden = year % 19
    const century = Math.floor(year / 100)
    const within = year % 100
    const moon =
      (19 * golden +
        century -
        Math.floor(century / 4) -
        Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
        15) %
      30
    const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(within / 4) - moon - (within % 4)) % 7
    const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451)
    const at = moon + sunday - 7 * late + 114
    return [day(year, Math.floor(at / 31), (at % 31) + 1).add({ days })]
  }

/** The first ISO weekday (1: Monday) on or after a date. */
export const weekdayFrom =
  (month: number, from: number, wanted: number): DaysOf =>
  year => {
    const first = day(year, month, from)
    return [first.add({ days: (wanted - first.dayOfWeek + 7) % 7 })]
  }

/** The nth of an ISO weekday in a month; -1: the last. */
export const weekday =
  (month: number, wanted: number, nth: number): DaysOf =>
  year =>
    nth > 0
      ? weekdayFrom(month, 1 + 7 * (nth - 1), wanted)(year)
      : weekdayFrom(month, day(year, month, 1).daysInMonth - 6, wanted)(year)

/**
 * The equinox as Japan keeps it, from 1980 to 2099: the formula of its Hydrographic Department. The government announces the
 * day in the February before.
 */
export const equinox =
  (which: 'spring' | 'autumn'): DaysOf =>
  year => {
    const [month, base] = which === 'spring' ? [3, 20.8431] : [9, 23.2488]
    const since = year - 1980
    return [day(year, month, Math.floor(base + 0.242194 * since - Math.floor(since / 4)))]
  }

/** The days of another calendar's month and day that lie within a year of ours. */
const inCalendar =
  (calendar: string, monthCode: string, dayOfMonth: number): DaysOf =>
  year => {
    const first = day(year, 1, 1).withCalendar(calendar).year
    return [first, first + 1]
      .map(theirs =>
        Temporal.PlainDate.from({ calendar, year: theirs, monthCode, day: dayOfMonth }).withCalendar(
          'iso8601',
        ),
      )
      .filter(found => found.year === year)
  }

export const hebrew = (monthCode: string, dayOfMonth: number) => inCalendar('hebrew', monthCode, dayOfMonth)

/** By the calendar of Umm al-Qura. Where the new moon must be sighted the day may be the next one. */
export const islamic = (monthCode: string, dayOfMonth: number) =>
  inCalendar('islamic-umalqura', monthCode, dayOfMonth)
