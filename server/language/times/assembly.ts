import { type Atom, applied, joined, kindsOf, type Rule } from './atoms.ts'
import { type DayPart, spanOfPart } from './day-parts.ts'
import { minutesOf } from './stretches.ts'
import type { NamedClock, NamedDay, NamedPart, Times } from './times.ts'

/** Days that a message does not want: what says so stands before them, or after them. */
const exclusions: Rule[] = [
  // "Any day but Friday", "any time but not Friday".
  [/(?<=y[_,]?)~/g, ([but]) => ({ ...but!, kind: 'X' })],
  // A comma alone goes on in a list: "not Monday, Tuesday or Friday"; but "not tomorrow, Friday" wants Friday.
  [
    /X[_aew]{0,2}J(?:(?:,[ae]*J)*,?[&j][ae]*J(?![_,]?[TP])|(?:,[ae]*J(?![_,]?[TP])){2,})*/g,
    found => marked(found),
  ],
  [/J[,_a]{0,2}P?Q/g, found => marked(found)],
  [
    /Q[_ae]{0,2}J(?:(?:,[ae]*J)*,?[&j][ae]*J(?![_,]?[TP])|(?:,[ae]*J(?![_,]?[TP])){2,})*/g,
    found => marked(found),
  ],
  [/J[,_]?P?X(?![_ae]{0,2}J)/g, found => marked(found)],
]

function marked(found: Atom[]): Atom {
  return joined('J', found, { days: found.flatMap(({ days }) => days), excluded: true })
}

const daytime: ReadonlySet<DayPart> = new Set(['afternoon', 'evening'])

/** Whether a part of the day says which half of it an hour is in; null when they do not go together. */
function halfIn(part: DayPart, minutes: number): boolean | null {
  const hour = Math.floor(minutes / 60)
  if (part === 'morning') return hour <= 12 ? false : null
  if (part === 'noon') return hour >= 1 && hour <= 3 ? true : hour >= 10 && hour <= 12 ? hour === 12 : null
  if (daytime.has(part)) return true
  // "10 at night", "2 at night".
  return hour >= 6 && hour < 12
}

interface Found {
  days: NamedDay[]
  excluded: NamedDay[]
  clocks: NamedClock[]
  parts: NamedPart[]
  anyDay: boolean
  wants: Times['wants']
  /** Stretches of the readable text that were read. */
  read: [from: number, to: number][]
}

/** What the atoms say, put together. */
export function assembled(atoms: Atom[]): Found {
  const all = applied(exclusions, atoms)
  all.forEach((atom, i) => {
    atom.place = i
  })
  const parts = all.filter(({ kind }) => kind === 'P')
  const used = halves(all)
  const days: NamedDay[] = []
  const excluded: NamedDay[] = []
  const places: { place: number; index: number }[] = []
  for (const atom of all) {
    if (atom.excluded) excluded.push(...atom.days)
    else if (atom.kind === 'J' || (atom.kind === 'T' && atom.days.length)) {
      // "Wednesday … yes, Wednesday" is one.
      const known = days.findIndex(day => isSame(day, atom.days[0]!))
      places.push({ place: atom.place, index: known >= 0 ? known : days.length })
      if (known < 0) days.push(...atom.days)
    }
  }
  /** The nearest day; of two as near ("Tuesday at 3 or Wednesday at 5") the one before. */
  const dayAt = (place: number): number | null => {
    let best: { far: number; index: number } | null = null
    for (const day of places) {
      const far = Math.abs(day.place - place)
      if (!best || far < best.far) best = { far, index: day.index }
    }
    return best?.index ?? null
  }
  const clocks = all.filter(({ kind }) => kind === 'T').map(atom => clockFrom(atom, dayAt(atom.place)))
  const left = parts.filter(atom => !used.has(atom) && !isAside(all, atom))
  return {
    days,
    excluded,
    clocks,
    parts: left.map(({ part, place }) => ({ part: part!, ...spanOfPart[part!], day: dayAt(place) })),
    anyDay: all.some(({ kind }) => kind === 'y'),
    wants: all.some(({ kind }) => kind === 'S')
      ? 'earliest'
      : all.some(({ kind }) => kind === 'L')
        ? 'latest'
        : null,
    read: stretches(all),
  }
}

const isSame = (a: NamedDay, b: NamedDay): boolean =>
  a.side === b.side &&
  a.past === b.past &&
  a.repeats === b.repeats &&
  a.periods.length === b.periods.length &&
  a.periods.every(({ from, to }, i) => from.equals(b.periods[i]!.from) && to.equals(b.periods[i]!.to))

/** "Anything but the afternoon of the 15th" wants neither. */
function isAside(all: Atom[], part: Atom): boolean {
  const before = kindsOf(all.slice(Math.max(0, part.place - 3), part.place))
  return /X[_e]?$/.test(before)
}

/** The part of the day nearest to a time, with no other time between. */
function partNear(all: Atom[], place: number): Atom | null {
  for (let far = 1, [left, right] = [true, true]; left || right; far++) {
    const before = left ? all[place - far] : undefined
    if (before?.kind === 'P') return before
    const after = right ? all[place + far] : undefined
    if (after?.kind === 'P') return after
    left = before !== undefined && before.kind !== 'T'
    right = after !== undefined && after.kind !== 'T'
  }
  return null
}

/** Gives each time the half of the day that the nearest part names; the parts that did. */
function halves(all: Atom[]): Set<Atom> {
  const used = new Set<Atom>()
  for (const { kind, clock, place } of all) {
    const near = kind === 'T' && clock ? partNear(all, place) : null
    if (!near?.part || !clock) continue
    used.add(near)
    const late = halfIn(near.part, clock.total)
    if (late === null || clock.moment !== null) continue
    for (const each of [clock, clock.end]) {
      if (!each || each.late !== null || (each.exact && each.total >= 60)) continue
      each.late = halfIn(near.part, each.total) ?? late
    }
  }
  return used
}

function clockFrom({ clock }: Atom, day: number | null): NamedClock {
  const { side, end, moment, bare } = clock!
  if (!end) return { side, minutes: minutesOf(clock!), to: null, moment, day, bare }
  return { side, ...stretch(clock!, end), moment, day, bare }
}

const noon = 12 * 60

/** "From 9 to 5", "2 to 4 pm": each reading of the start with the first end after it. */
function stretch(
  clock: NonNullable<Atom['clock']>,
  end: NonNullable<Atom['clock']>,
): Pick<NamedClock, 'minutes' | 'to'> {
  const ends = minutesOf(end)
  // "2 to 4 pm": what is said of the end holds for the start, unless that came after it.
  const shared =
    clock.late === null && end.late !== null && !clock.exact ? { ...clock, late: end.late } : clock
  const starts = minutesOf(shared)[0] < ends[0] ? minutesOf(shared) : minutesOf(clock)
  const pairs = starts.map(start => {
    const after = ends.filter(each => each > start).toSorted((a, b) => a - b)[0]
    return { start, end: after ?? ends[0]!, fits: after !== undefined }
  })
  const fitting = pairs.filter(({ fits }) => fits)
  const kept = fitting.length ? fitting : pairs
  // The shorter stretch is the likelier: "9 to 11" is not until 23:00.
  const sorted = kept.toSorted((a, b) => Number(b.end - b.start < noon) - Number(a.end - a.start < noon))
  return {
    minutes: sorted.map(({ start }) => start) as NamedClock['minutes'],
    to: sorted.map(each => each.end),
  }
}

/** Small words before a day that no list has, because they stand before anything. */
const leading = /^(?:w|we|na|no|nos|nas|em|en|op|in|im|on)$/

const leadsTo = ({ kind, text }: Atom): boolean =>
  'aeszBFbfur>'.includes(kind) || (kind === '-' && text !== '-') || (kind === '_' && leading.test(text))

/** What was read, with the small words that only lead to it: "on", "at", "not". */
function stretches(all: Atom[]): [number, number][] {
  const read = new Set<Atom>()
  all.forEach((atom, i) => {
    if (!'JTPySLZ'.includes(atom.kind)) return
    read.add(atom)
    for (let before = i - 1; before >= 0 && leadsTo(all[before]!); before--) read.add(all[before]!)
    if (atom.excluded) return
    const after = all[i + 1]
    if (after && ('QAF'.includes(after.kind) || after.text === 'の')) read.add(after)
  })
  return [...read].map(({ from, to }): [number, number] => [from, to]).toSorted((a, b) => a[0] - b[0])
}
