import { type Atom, dayOf, joined } from './atoms.ts'
import { compare } from './named-days.ts'
import type { NamedDay } from './times.ts'

/** A weekday beside a date is part of it: "Friday, 11 December". */
export function mergedDay(
  today: Temporal.PlainDate,
  atoms: Atom[],
  weekday: NamedDay,
  date: NamedDay,
): Atom | null {
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
export function rangeOf(atoms: Atom[], kinds: string, all = atoms): Atom | null {
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
        {
          repeats: a.repeats || b.repeats,
          year: a.year || b.year,
          past: a.past && b.past,
          stretch:
            a.as === 'weekday' && b.as === 'weekday' && a.weekday && b.weekday
              ? [a.weekday, b.weekday]
              : null,
        },
      ),
    ],
  })
}
