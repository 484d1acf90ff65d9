import { type Atom, applied, joined, kindsOf, type Rule } from './atoms.ts'
import { type DayPart, spanOfPart } from './clock.ts'
import { minutesOf } from './clock-rules.ts'
import type { NamedClock, NamedDay, NamedPart, Times } from './times.ts'

/** Days that a message does not want: what says so stands before them, or after them. */
const exclusions: Rule[] = [
  // "Any day but Friday", "any time but not Friday".
  [/(?<=y[_,]?)~/g, ([but]) => ({ ...but!, kind: 'X' })],
  [/X[_aew]{0,2}J(?:(?:[&j,]|,[&j])[ae]*J(?![_,]?[TP]))*/g, found => marked(found)],
  [/J[,_a]{0,2}P?Q/g, found => marked(found)],
  [/Q[_ae]{0,2}J(?:(?:[&j,]|,[&j])[ae]*J(?![_,]?[TP]))*/g, found => marked(found)],
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
  const used = halves(all, parts)
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
  const dayAt = (place: number): number | null => {
    if (places.length === 0) return null
    const nearest = places.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place))
    // "Tuesday at 3 or Wednesday at 5": what stands before it wins when both are as near.
    const [first, second] = nearest
    const even = second && Math.abs(first!.place - place) === Math.abs(second.place - place)
    return even ? Math.min(first!.index, second.index) : first!.index
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

/** Gives each time the half of the day that the nearest part names; the parts that did. */
function halves(all: Atom[], parts: Atom[]): Set<Atom> {
  const used = new Set<Atom>()
  for (const time of all) {
    if (time.kind !== 'T' || !time.clock) continue
    const { clock } = time
    const near = parts
      .filter(
        part =>
          !all
            .slice(Math.min(part.place, time.place) + 1, Math.max(part.place, time.place))
            .some(({ kind }) => kind === 'T'),
      )
      .toSorted((a, b) => Math.abs(a.place - time.place) - Math.abs(b.place - time.place))[0]
    if (!near?.part) continue
    const late = halfIn(near.part, clock.total)
    used.add(near)
    if (late === null || clock.moment !== null) continue
    for (const each of [clock, clock.end])
      if (each && each.late === null && !(each.exact && each.total >= 60))
        each.late = halfIn(near.part, each.total) ?? late
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
  'aeszBFbfur>'.includes(kind) ||
  (kind === '-' && text !== '-') || (kind === '_' && leading.test(text))

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
