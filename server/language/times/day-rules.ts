import { textsOf } from '#locales/load.ts'
import { spoken } from '../phrases.ts'
import { type Atom, applied, atomOf, dayOf, joined, type Rule } from './atoms.ts'
import { holidayOf } from './holidays.ts'
import { dateOf, type Period } from './marked-text.ts'
import type { Scene } from './scene.ts'
import type { NamedDay } from './times.ts'
import { timeWordsOf } from './words/words.ts'

const compare = Temporal.PlainDate.compare
const only = (date: Temporal.PlainDate): Period => ({ from: date, to: date })

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

function namedDate(
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
function dayOfMonth(today: Temporal.PlainDate, number: number): NamedDay | null {
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
function onWeekday(today: Temporal.PlainDate, day: NamedDay, weekday: number, number: number): NamedDay {
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

const monday = (today: Temporal.PlainDate) => today.subtract({ days: today.dayOfWeek - 1 })

/** The next date of a weekday, today included. */
const comingDay = (today: Temporal.PlainDate, weekday: number) =>
  today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })

function weekdayOf(today: Temporal.PlainDate, weekday: number, modifier: string, repeats: boolean): NamedDay {
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
function weekOf(today: Temporal.PlainDate, weeks: number): NamedDay {
  const first = monday(today).add({ weeks })
  const from = weeks === 0 ? today : first
  return dayOf('period', { from, to: first.add({ days: 6 }) }, { past: weeks < 0 })
}

function weekendOf(today: Temporal.PlainDate, modifier: string): NamedDay {
  const saturday = monday(today).add({ days: 5 })
  const weekend = (weeks: number): Period => ({
    from: saturday.add({ weeks }),
    to: saturday.add({ weeks, days: 1 }),
  })
  if (modifier === 'l') return dayOf('period', weekend(-1), { past: true })
  const here = { ...weekend(0) }
  if (compare(here.from, today) < 0) here.from = today
  if (modifier !== 'n') return dayOf('period', here)
  return dayOf('period', here, { periods: [here, weekend(1)] })
}

function monthOf(today: Temporal.PlainDate, first: Temporal.PlainDate): NamedDay {
  const from = compare(first, today) < 0 && first.month === today.month ? today : first
  return dayOf(
    'period',
    { from, to: first.with({ day: first.daysInMonth }) },
    { past: compare(from, today) < 0 },
  )
}

/** Days, weeks or months from today; hours and minutes are for the clock. */
function countedFrom(today: Temporal.PlainDate, unit: Atom, number: number): NamedDay | null {
  if (unit.unit === 'minutes' || unit.unit === 'hours' || unit.kind === 'H') return null
  const date = today.add({ [unit.unit ?? 'days']: Math.min(number, 999) })
  return dayOf('relative', only(date), { past: number < 0 })
}

const daysOf = (atoms: Atom[], ...days: (NamedDay | null)[]): Atom | null =>
  days.every(day => day !== null) ? joined('J', atoms, { days: days as NamedDay[] }) : null

const modifierOf = (kinds: string): string => /[lnc]/.exec(kinds)?.[0] ?? ''
const of = (kind: string, atoms: Atom[]): Atom => atoms.find(atom => kind.includes(atom.kind))!

/** Weekdays that are other words too become days beside something else of days and times, or alone. */
function weakDays(atoms: Atom[]): Atom[] {
  const alone = atoms.every(({ kind }) => '_v,;G&j-'.includes(kind))
  const isDay = (kind: string | undefined) => kind !== undefined && 'DvJRI'.includes(kind)
  return atoms.map((atom, i) => {
    if (atom.kind !== 'v') return atom
    const [before = ';', after = ';'] = [atoms[i - 1]?.kind, atoms[i + 1]?.kind]
    // "The sun" is no day.
    const the = before === 'e' && atoms[i - 1]!.text === 'the'
    const beside = 'aebuFrBfnsclXy%'.includes(before) && !the
    const linked = '&j-,'.includes(before) && isDay(atoms[i - 2]?.kind)
    const links = '&j-,'.includes(after) && isDay(atoms[i + 2]?.kind)
    const goes = 'TPKNRJCQabfuFrBMOlncs'.includes(after) && after !== 'w'
    const ofWeek = after === 'z' && atoms[i + 2]?.kind === 'I'
    const open = ',;_GX'.includes(before) && ',;_Q&jX'.includes(after) && atom.text.length > 4
    const strong =
      (beside && after !== 'w') ||
      linked ||
      links ||
      ofWeek ||
      (goes && (before !== 'w' || atom.text.length > 4)) ||
      open ||
      alone
    // "So" is a word of every other German sentence.
    const common = atom.text === 'so' || atom.text === 'zo'
    return strong && !(common && !beside && !linked && !links) ? { ...atom, kind: 'D' } : atom
  })
}

/** Atoms whose dates with a month are read, before the numbers in them can be taken for times. */
export function datesRead({ today, language }: Scene, atoms: Atom[]): Atom[] {
  const date = (atoms: Atom[]): Atom | null => {
    const year = atoms.find(({ kind }) => kind === 'K')
    const named = namedDate(today, {
      year: year ? year.number : null,
      month: of('M', atoms).number,
      day: of('NO', atoms).number,
    })
    return daysOf(atoms, named)
  }
  const months: Rule[] = [
    // A house number behind the name of a street.
    [/#;?w{1,3}[NJK](?![HA])/g, found => [...found.slice(0, -1), { ...found.at(-1)!, kind: '0', days: [] }]],
    // "24 and 26 December", "24.–26. Dezember"
    [
      /[NO];?[&,ju;-][ae]*[NO];?[za]?M(?:[,z]?K)?/g,
      atoms => {
        const middle = atoms.findIndex(({ kind, text }) => '&,ju-'.includes(kind) || text === '/')
        if (middle < 0) return null
        const second = date(atoms.slice(middle + 1))
        const first = date([atoms[0]!, ...atoms.filter(({ kind }) => 'MK'.includes(kind))])
        if (!first || !second) return null
        return [{ ...first, from: atoms[0]!.from, to: atoms[0]!.to }, atoms[middle]!, second]
      },
    ],
    [/[NO];?[za-]{0,2}M(?!w{0,2}#)(?:[,z]?K(?!w))?/g, date],
    ...(language === 'en' || language === 'ar'
      ? [[/M[ze]?[NO](?![HAU:T])(?:,?K)?/g, date] satisfies Rule]
      : []),
  ]
  return weakDays(applied(months, atoms))
}

/** Atoms whose other days are read. */
export function daysRead(scene: Scene, atoms: Atom[]): Atom[] {
  const { today, language, asked } = scene
  const { calendar } = textsOf(language).understanding
  const beforeMonth = new Set(calendar.month.split('|').map(spoken))
  const loneDay = (atoms: Atom[], number: number): Atom | null => {
    const made = daysOf(atoms, dayOfMonth(today, number))
    return made && { ...made, number }
  }
  const lone: Rule[] = [
    // "The 5th of next month", "来月の5日"
    [
      /e?[NO]z?[ns]m|[ns]m_?NU/g,
      (atoms, kinds) => {
        const month = today.with({ day: 1 }).add({ months: kinds.includes('n') ? 1 : 0 })
        const date = dateOf(month.year, month.month, of('NO', atoms).number)
        return daysOf(atoms, date && dayOf('date', only(date), { past: compare(date, today) < 0 }))
      },
    ],
    [/a?N[x]/g, atoms => loneDay(atoms, of('N', atoms).number)],
    [/a?e+O(?![w#z])/g, atoms => loneDay(atoms, of('O', atoms).number)],
    [/(?<=[DJaF,-])O(?![w#z])|(?<=[DJaF,-])O(?=;|$)/g, atoms => loneDay(atoms, atoms[0]!.number)],
    [
      /a?e+N;?(?![wHUAzW0#&<hqNm])/g,
      (atoms, kinds) => {
        const number = of('N', atoms)
        const pointed = kinds.endsWith(';')
        const article = of('e', atoms).text
        if ((language === 'en' || language === 'nl') && asked !== 'day') return null
        if (language === 'de' && !pointed && article !== 'am' && asked !== 'day') return null
        return loneDay(atoms, number.number)
      },
    ],
  ]
  if (language === 'ja') {
    lone.push([
      /Nm(?![g])/g,
      atoms => {
        const month = atoms[0]!.number
        if (month < 1 || month > 12 || atoms[1]!.text !== '月') return null
        const year = month < today.month ? today.year + 1 : today.year
        return daysOf(atoms, monthOf(today, Temporal.PlainDate.from({ year, month, day: 1 })))
      },
    ])
    lone.push([
      /NU(?![g])/g,
      ([number, unit]) => (unit!.text === '日' ? loneDay([number!, unit!], number!.number) : null),
    ])
  }
  const { morningAfterDay } = timeWordsOf(language)
  const counted: Rule[] = [
    // "Freitag Morgen" is no other day than "Freitagmorgen".
    [
      /(?<=[DRJ])R/g,
      ([word]) => (word!.text === morningAfterDay ? { ...word!, kind: 'P', part: 'morning' } : null),
    ],
    [
      /[iBf]1?[N][UWm](?!k)/g,
      (atoms, kinds) => {
        if (kinds[0] === 'B' && language !== 'it') return null
        if (kinds[0] === 'f' && language !== 'ar') return null
        return daysOf(atoms, countedFrom(today, atoms.at(-1)!, of('N', atoms).number))
      },
    ],
    [
      /[iBf]1?[UWm](?![nclsk])/g,
      (atoms, kinds) => {
        if (kinds[0] === 'B' && language !== 'it') return null
        if (kinds[0] === 'f' && language !== 'ar') return null
        return daysOf(atoms, countedFrom(today, atoms.at(-1)!, 1))
      },
    ],
    [
      /(?:N|1)[UWm][gf]/g,
      (atoms, kinds) => {
        if (kinds.endsWith('f') && language !== 'tr') return null
        return daysOf(atoms, countedFrom(today, atoms[1]!, atoms[0]!.kind === 'N' ? atoms[0]!.number : 1))
      },
    ],
    [
      /[kb]1?[N1][UWm]/g,
      (atoms, kinds) => {
        if (kinds[0] === 'b' && !['de', 'he', 'ar'].includes(language)) return null
        return daysOf(atoms, countedFrom(today, atoms.at(-1)!, -(of('N', atoms)?.number ?? 1)))
      },
    ],
    [
      /[N1][UWm][kb]/g,
      (atoms, kinds) => {
        if (kinds.endsWith('b') && !['tr', 'ja'].includes(language)) return null
        return daysOf(atoms, countedFrom(today, atoms[1]!, -(atoms[0]!.kind === 'N' ? atoms[0]!.number : 1)))
      },
    ],
  ]
  const weekdayIn = (atoms: Atom[]): Atom | null => {
    const week = of('I', atoms).number
    const { number, every } = of('D', atoms)
    const day = monday(today).add({ days: 7 * week + number - 1 })
    return daysOf(
      atoms,
      dayOf('weekday', only(day), { weekday: number, repeats: every, past: compare(day, today) < 0 }),
    )
  }
  const named: Rule[] = [
    [/[ncs]W|W[ncs]/g, (atoms, kinds) => joined('I', atoms, { number: /[nc]/.test(kinds) ? 1 : 0 })],
    [/lW|Wl/g, atoms => joined('I', atoms, { number: -1 })],
    [/D[_ze,]{0,2}[ae]?I|I[_zea,]{0,2}D/g, weekdayIn],
    [
      /D[,ae]*[NO];?(?![wHUAzW0#&<hq:])/g,
      atoms => {
        const day = dayOfMonth(today, of('NO', atoms).number)
        const weekday = of('D', atoms).number
        const ordinal = atoms.some(({ kind }) => 'Oe'.includes(kind))
        const match = day?.periods.find(({ from }) => from.dayOfWeek === weekday)
        if (!day || (!ordinal && (!match || asked === 'time' || language === 'en'))) return null
        return daysOf(atoms, onWeekday(today, day, weekday, of('NO', atoms).number))
      },
    ],
    [
      /[%y]?[nscl]?D[ncsl]?/g,
      (atoms, kinds) => {
        const { number, every } = of('D', atoms)
        const made = daysOf(atoms, weekdayOf(today, number, modifierOf(kinds), every || /[%y]/.test(kinds)))
        return made && { ...made, text: of('D', atoms).text }
      },
    ],
    [/[nscl]*[za]?E[nscl]?/g, (atoms, kinds) => daysOf(atoms, weekendOf(today, modifierOf(kinds)))],
    [
      /[nscl]m|m[nscl]/g,
      (atoms, kinds) => {
        const modifier = modifierOf(kinds)
        const months = modifier === 'l' ? -1 : modifier ? 1 : 0
        return daysOf(atoms, monthOf(today, today.with({ day: 1 }).add({ months })))
      },
    ],
    [
      /[_iaesnczXB-]M/g,
      (atoms, kinds) => {
        const [before, month] = [atoms[0]!, atoms[1]!]
        if (!'iasnc'.includes(kinds[0]!) && !beforeMonth.has(before.text)) return null
        if (kinds[0] === 'a' && !beforeMonth.has(before.text)) return null
        const year = month.number < today.month ? today.year + 1 : today.year
        return daysOf(atoms, monthOf(today, Temporal.PlainDate.from({ year, month: month.number, day: 1 })))
      },
    ],
    [/I/g, atoms => daysOf(atoms, weekOf(today, atoms[0]!.number))],
    [
      /R/g,
      atoms => {
        const days = atoms[0]!.number
        return daysOf(atoms, dayOf('relative', only(today.add({ days })), { past: days < 0 }))
      },
    ],
    [
      /Y(?:[,z]?K)?/g,
      (atoms, kinds) => {
        const year = kinds.endsWith('K') ? atoms.at(-1)!.number : null
        const from = year !== null && year >= 1900 ? today.with({ year, month: 1, day: 1 }) : today
        return daysOf(atoms, dayOf('holiday', holidayOf(atoms[0]!.rule, from), { year: year !== null }))
      },
    ],
    [/5/g, atoms => daysOf(atoms, ...[1, 2, 3, 4, 5].map(day => weekdayOf(today, day, '', true)))],
  ]
  const merged: Rule[] = [
    // "Two weeks from Friday".
    [
      /N[UW]FJ/g,
      atoms => {
        const [number, unit, , { days } = { days: [] }] = atoms
        const [day] = days
        if (
          days.length !== 1 ||
          day!.periods.length > 1 ||
          unit!.unit === 'hours' ||
          unit!.unit === 'minutes'
        )
          return null
        const more = { [unit!.unit ?? 'days']: number!.number }
        const [{ from, to }] = day!.periods
        return daysOf(atoms, {
          ...day!,
          as: 'relative',
          periods: [{ from: from.add(more), to: to.add(more) }],
        })
      },
    ],
    [
      /J[,;ae_]{0,2}J/g,
      atoms => {
        const last = atoms.at(-1)!
        const [first, second] = [atoms[0]!.days[0]!, last.days[0]!]
        if (last.number && first.as === 'weekday' && first.weekday !== null && !first.repeats) {
          return daysOf(atoms, onWeekday(today, second, first.weekday, last.number))
        }
        return mergedDay(today, atoms, first, second) ?? mergedDay(today, atoms, second, first)
      },
    ],
    // "Pazartesiden çarşambaya kadar", "月曜から水曜まで"
    [/JJu/g, atoms => (/[dt][ae]n$/.test(atoms[0]!.text) ? rangeOf(atoms.slice(0, 2), 'J-J', atoms) : null)],
    ...(timeWordsOf(language).postpositions
      ? [[/JFJu?/g, atoms => rangeOf([atoms[0]!, atoms[2]!], 'J-J', atoms)] satisfies Rule]
      : []),
    [/[BFz]?[ae]*J[&u-][ae]*J/g, (atoms, kinds) => rangeOf(atoms, kinds)],
  ]
  const alone: Rule[] =
    asked === 'day' ? [[/^[_,G]*N[_,;]*$/g, atoms => loneDay(atoms, of('N', atoms).number)]] : []
  return applied([...alone, ...counted, ...lone, ...named, ...merged], atoms)
}

/** A weekday beside a date is part of it: "Friday, 11 December". */
function mergedDay(today: Temporal.PlainDate, atoms: Atom[], weekday: NamedDay, date: NamedDay): Atom | null {
  if (weekday.as !== 'weekday' || weekday.repeats || weekday.weekday === null) return null
  if (date.as !== 'date' && date.as !== 'relative' && date.as !== 'holiday') return null
  if (date.weekday !== null) return null
  const match = date.periods.filter(({ from, to }) => from.equals(to) && from.dayOfWeek === weekday.weekday)
  const near = atoms.length <= 2 || atoms.slice(1, -1).every(({ kind }) => ',ae'.includes(kind))
  if (!match.length && (!near || date.as !== 'date')) return null
  const periods = (match.length ? match : date.periods) as NamedDay['periods']
  return joined('J', atoms, {
    days: [
      {
        ...date,
        periods,
        weekday: weekday.weekday,
        past: compare(periods[0].to, today) < 0,
        contradicts: !match.length,
      },
    ],
  })
}

/** "Monday to Wednesday", "between 27 and 30 December". */
function rangeOf(atoms: Atom[], kinds: string, all = atoms): Atom | null {
  const joint = /J([&u-])/.exec(kinds)![1]!
  if (joint === '&' && !'B'.includes(kinds[0]!)) return null
  const [first, last] = [atoms.find(({ kind }) => kind === 'J')!, atoms.findLast(({ kind }) => kind === 'J')!]
  const [a, b] = [first.days[0]!, last.days.at(-1)!]
  if (first.days.length > 1 || last.days.length > 1) return null
  const from = a.periods[0].from
  let to = b.periods[0].to
  // "Friday to Monday": the Monday after that Friday.
  while (b.weekday !== null && b.as === 'weekday' && compare(to, from) < 0) to = to.add({ days: 7 })
  if (compare(to, from) < 0) return null
  return joined('J', all, {
    days: [
      dayOf(
        'period',
        { from, to },
        { repeats: a.repeats || b.repeats, year: a.year || b.year, past: a.past && b.past },
      ),
    ],
  })
}
