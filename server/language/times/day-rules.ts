import { spoken } from '../phrases.ts'
import { type Atom, applied, dayOf, joined, type Rule } from './atoms.ts'
import { holidayOf } from './holidays.ts'
import { mergedDay, rangeOf } from './joined-days.ts'
import {
  compare,
  countedFrom,
  dateOf,
  dayOfMonth,
  monday,
  monthOf,
  namedDate,
  only,
  onWeekday,
  weekdayOf,
  weekendOf,
  weekOf,
} from './named-days.ts'
import type { Scene } from './scene.ts'
import type { NamedDay } from './times.ts'
import { weakDays } from './weak-days.ts'
import { timeWordsOf } from './words/words.ts'

const daysOf = (atoms: Atom[], ...days: (NamedDay | null)[]): Atom | null =>
  days.every(day => day !== null) ? joined('J', atoms, { days: days as NamedDay[] }) : null

const modifierOf = (kinds: string): string => /[lnc]/.exec(kinds)?.[0] ?? ''
const of = (kind: string, atoms: Atom[]): Atom => atoms.find(atom => kind.includes(atom.kind))!

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
    // "24, 25 and 26 December", "24.–26. Dezember"
    [
      /[NO](?:;?[&,ju;-][ae]*[NO])+;?[za]?M(?:[,z]?K)?/g,
      atoms => {
        const joints = atoms.filter(({ kind, text }) => '&,ju-'.includes(kind) || text === '/')
        const numbers = atoms.filter(({ kind }) => 'NO'.includes(kind))
        const month = atoms.filter(({ kind }) => 'MK'.includes(kind))
        const dates = numbers.map(number => date([number, ...month]))
        if (dates.includes(null) || joints.length < numbers.length - 1) return null
        const to = atoms.at(-1)!.to
        return dates.flatMap((day, i) => {
          const { from } = numbers[i]!
          const next = numbers[i + 1]
          if (!next) return [{ ...day!, from, to }]
          const joint = joints.find(each => each.from >= numbers[i]!.to && each.to <= next.from)
          return [{ ...day!, from, to: numbers[i]!.to }, ...(joint ? [joint] : [])]
        })
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
  const beforeMonth = new Set(timeWordsOf(language).wholeMonth.split('|').map(spoken))
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
