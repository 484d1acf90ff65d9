import type { DayPart } from './day-parts.ts'
import type { NamedDay, Naming, TimeSide } from './times.ts'

// A message is read in two steps. The lexer makes atoms of its words: each has a kind, which is one letter, so that the
// kinds of a message are a text of their own. The rules are patterns over that text: `q[fp]N` is "a quarter past three".
//
//   N number      O ordinal ("3rd")  C clock ("15:30")   K four digits ("1530", "2026")
//   D weekday     v weekday perhaps  M month             R day counted from today   Y holiday   E weekend
//   I this or next week              5 Monday to Friday  y any day
//   U minutes, hours or days         W weeks             m months                   H o'clock   P part of the day
//   A am, pm      T time of day (made by rules)          J days (made by rules)     Z zone
//   a at          b before           f after             u until                    F from      r around    B between
//   & and         j or               - to                z of                       o for       e the (before a day)
//   n next        c coming           s this              l last      % every        x "of the month"
//   i in          g later            k ago               1 a, an                    V lasts
//   h half        q quarter          t three quarters    p past                     < minus     > short of
//   X not         ~ but         Q not (after it)   S earliest          L latest
//   # street      0 a number that is no time             G greeting                 _ small word            w other word
//   , comma       ; any other mark

export type Unit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months'

/** A time of day while it is put together. */
export interface Clock {
  /** Minutes after midnight as said: "half past three" is 210, whichever half of the day is meant. */
  total: number
  /** Said as of 24 hours ("15:30", "08:00"). */
  exact: boolean
  /** Whether the second half of the day is meant; null when nothing says so. */
  late: boolean | null
  side: TimeSide
  end: Clock | null
  moment: number | null
  bare: boolean
}

export interface Atom {
  kind: string
  /** Where it stands in the readable text. */
  from: number
  to: number
  number: number
  /** A number in words. */
  word: boolean
  text: string
  /** Comes back every week: "Tuesdays". */
  every: boolean
  unit: Unit | null
  part: DayPart | null
  rule: string
  clock: Clock | null
  days: NamedDay[]
  excluded: boolean
  zone: string | null
  /** The index of the atom among all of the message, for distances. */
  place: number
}

export function atomOf(kind: string, from: number, to: number, more: Partial<Atom> = {}): Atom {
  return {
    kind,
    from,
    to,
    number: 0,
    word: false,
    text: '',
    every: false,
    unit: null,
    part: null,
    rule: '',
    clock: null,
    days: [],
    excluded: false,
    zone: null,
    place: 0,
    ...more,
  }
}

export const clockOf = (total: number, more: Partial<Clock> = {}): Clock => ({
  total,
  exact: total >= 13 * 60 || total < 60,
  late: null,
  side: 'at',
  end: null,
  moment: null,
  bare: false,
  ...more,
})

/** One atom in the place of several. */
export const joined = (kind: string, atoms: Atom[], more: Partial<Atom>): Atom =>
  atomOf(kind, 0, 0, { ...more, from: atoms[0]!.from, to: atoms.at(-1)!.to, place: atoms[0]!.place })

/** What a rule makes of the atoms that its pattern found; null leaves them as they are. */
export type Rule = [pattern: RegExp, make: (found: Atom[], kinds: string) => Atom[] | Atom | null]

/** The atoms after all rules, one after the other. A pattern is global. */
export function applied(rules: Rule[], atoms: Atom[]): Atom[] {
  let all = atoms
  let kinds = kindsOf(all)
  for (const [pattern, make] of rules) {
    pattern.lastIndex = 0
    let out: Atom[] | null = null
    let done = 0
    for (let match = pattern.exec(kinds); match; match = pattern.exec(kinds)) {
      const from = match.index
      const to = from + match[0].length
      const made = to > from ? make(all.slice(from, to), match[0]) : null
      if (made === null) {
        // The same atoms may fit from the next on.
        pattern.lastIndex = from + 1
        continue
      }
      out ??= []
      out.push(...all.slice(done, from), ...(Array.isArray(made) ? made : [made]))
      done = to
    }
    if (!out) continue
    all = [...out, ...all.slice(done)]
    kinds = kindsOf(all)
  }
  return all
}

export const kindsOf = (atoms: Atom[]): string => atoms.map(({ kind }) => kind).join('')

export const dayOf = (
  as: Naming,
  period: NamedDay['periods'][0],
  more: Partial<NamedDay> = {},
): NamedDay => ({
  as,
  periods: [period],
  side: 'on',
  weekday: null,
  stretch: null,
  repeats: false,
  year: false,
  past: false,
  contradicts: false,
  ...more,
})
