import { type Atom, applied, type Clock, clockOf, dayOf, joined, type Rule } from './atoms.ts'
import type { Scene } from './scene.ts'
import type { NamedDay, TimeSide } from './times.ts'
import { timeWordsOf } from './words/words.ts'

const half = 12 * 60
const day = 24 * 60

const sides: Record<string, TimeSide> = {
  a: 'at',
  b: 'before',
  f: 'after',
  u: 'until',
  F: 'from',
  r: 'around',
}

const of = (kinds: string, atoms: Atom[]): Atom => atoms.find(({ kind }) => kinds.includes(kind))!
const isHour = ({ number }: Atom): boolean => number <= 24
/** Minutes that people name in words: five, ten, twenty-five. */
const isSomeMinutes = ({ number }: Atom): boolean => number > 0 && number < 60 && number % 5 === 0

/** A time so many minutes from an hour. */
function timeFrom(atoms: Atom[], hour: Atom, minutes: number): Atom | null {
  if (!isHour(hour)) return null
  const total = hour.number * 60 + minutes
  if (total < -60 || total > day) return null
  const exact = hour.number > 12 || (hour.number === 0 && minutes >= 0)
  return joined('T', atoms, { clock: clockOf(total < 0 ? total + day : total, { exact }) })
}

const bareTime = (atom: Atom, bare = false): Atom | null => {
  const made = timeFrom([atom], atom, 0)
  if (made?.clock) {
    made.clock.bare = bare
    made.clock.exact ||= /^0\d/.test(atom.text)
  }
  return made
}

/** Atoms whose times of day are read. */
export function clocksRead(scene: Scene, atoms: Atom[]): Atom[] {
  const { language } = scene
  const { halfBefore } = timeWordsOf(language)
  let all = applied(numbers, atoms)
  all = applied(counted(scene), all)
  // "A la una", "om één uur".
  all = applied(
    [
      [
        /(?<=[abfuFrhq])1(?![wUHW])|(?<=[abfuFr])1(?=H)/g,
        ([one]) => ({ ...one!, kind: 'N', number: 1, word: true }),
      ],
    ],
    all,
  )
  all = applied(halfBefore ? hourLast(language, halfBefore) : hourFirst(language), all)
  all = applied(plain(language), all)
  return all
}

const numbers: Rule[] = [
  // "Twenty five", "treinta y cinco".
  [
    /N&?N/g,
    found => {
      const [tens, units] = [found[0]!, found.at(-1)!]
      const fits = tens.word && units.word && tens.number >= 20 && tens.number % 10 === 0 && units.number < 10
      return fits ? joined('N', found, { number: tens.number + units.number, word: true }) : null
    },
  ],
]

/** "In two hours": a moment. */
function counted({ language, now }: Scene): Rule[] {
  const moment = (atoms: Atom[], minutes: number): Atom => {
    const at = now.add({ minutes })
    const rounded = at.round({ smallestUnit: 'minute', roundingMode: 'ceil' })
    const date = rounded.toPlainDate()
    const named = dayOf('relative', { from: date, to: date })
    const total = rounded.hour * 60 + rounded.minute
    return joined('T', atoms, {
      clock: clockOf(total, { exact: true, moment: rounded.epochMilliseconds }),
      days: [named],
    })
  }
  const minutesOf = (unit: Atom): number | null =>
    unit.kind === 'H' || unit.unit === 'hours' ? 60 : unit.unit === 'minutes' ? 1 : null
  const counts = (atoms: Atom[]): Atom | null => {
    const unit = of('UH', atoms)
    const minutes = minutesOf(unit)
    if (minutes === null) return null
    const number = of('N', atoms)?.number ?? (atoms.some(({ kind }) => kind === 'h') ? 0.5 : 1)
    return moment(atoms, Math.min(Math.round(number * minutes), 999 * 60))
  }
  const inFirst = { it: 'B', ar: 'f' }[language] ?? ''
  return [
    [new RegExp(`[i${inFirst}]1?[Nh1]?1?[UH]`, 'g'), counts],
    [/[Nh1][UH]g/g, counts],
    ...(language === 'tr' ? [[/[Nh1][UH]f/g, counts] satisfies Rule] : []),
    // What takes so long is no time of day; nor is what was so long ago.
    [/V[_ar1]*[N1][HU]/g, found => [found[0]!, ...found.slice(1).map(atom => ({ ...atom, kind: '0' }))]],
    [/[N1][HU]V/g, found => found.map(atom => (atom.kind === 'V' ? atom : { ...atom, kind: '0' }))],
    // "Tafel voor 4": the same word is "before" and "for".
    ...(language === 'nl'
      ? [[/(?<=w)bN(?![HTA])/g, ([before, count]) => [before!, { ...count!, kind: '0' }]] satisfies Rule]
      : []),
    [/o[_1]*NU/g, found => found.map(atom => ({ ...atom, kind: '0' }))],
    // "3名で" and the like are counts already; "for 4" is one unless an hour is said.
    [
      /o1?N(?![HATC:])/g,
      (found, _) =>
        isJoined(found[0]!) ? null : [found[0]!, ...found.slice(1).map(atom => ({ ...atom, kind: '0' }))],
    ],
  ]
}

const isJoined = ({ to, from }: Atom): boolean => to === from

/** "Half past three", "viertel vor vier": the hour stands last. */
function hourLast(language: string, halfBefore: number): Rule[] {
  const shifted =
    (minutes: number | null, sign: 1 | -1): Rule[1] =>
    atoms => {
      const hour = atoms.at(-1)!
      if (hour.number > 12) return null
      return timeFrom(atoms, hour, sign * (minutes ?? atoms[0]!.number))
    }
  const minutes =
    (sign: 1 | -1): Rule[1] =>
    (atoms, kinds) => {
      const [first, hour] = [atoms[0]!, atoms.at(-1)!]
      if (!kinds.includes('U') && !isSomeMinutes(first)) return null
      // "From 10 to 12" and "10-12" are stretches.
      const middle = atoms.at(-2)!
      if (middle.text === '-' || (middle.kind === '-' && first.number >= 7 && hour.number > first.number))
        return null
      if (hour.number > 24 || first.number > 30) return null
      return timeFrom(atoms, hour, sign * first.number)
    }
  const [past, to] =
    language === 'nl' ? ['i', 'b'] : language === 'pl' ? ['f', '!'] : ['[pf]', language === 'de' ? 'b' : '-']
  return [
    [new RegExp(`NU?${past}hN`, 'g'), atoms => timeFrom(atoms, atoms.at(-1)!, halfBefore + atoms[0]!.number)],
    [new RegExp(`NU?${to}hN`, 'g'), atoms => timeFrom(atoms, atoms.at(-1)!, halfBefore - atoms[0]!.number)],
    [/h[pf]?N/g, shifted(halfBefore, 1)],
    [new RegExp(`q${past}N`, 'g'), shifted(15, 1)],
    [new RegExp(`1?q${to}N`, 'g'), shifted(15, -1)],
    [/tN/g, shifted(15, -1)],
    ...(language === 'de' ? [[/qN/g, shifted(45, -1)] satisfies Rule] : []),
    ...(language === 'pl'
      ? ([
          [/iqN/g, shifted(15, -1)],
          [/iNU?N/g, atoms => timeFrom(atoms, atoms.at(-1)!, -atoms[1]!.number)],
        ] satisfies Rule[])
      : []),
    [new RegExp(`(?<![BFz]a?)NU?${past}N(?!U)`, 'g'), minutes(1)],
    [new RegExp(`(?<![BFzo]a?)NU?${to}N(?!U)`, 'g'), minutes(-1)],
    [/NHN(?!H)/g, atoms => timeFrom(atoms, atoms[0]!, atoms[2]!.number < 60 ? atoms[2]!.number : 999)],
    [/(?<=a)NN(?![w0])|NN(?![w0])/g, spelt],
  ]
}

/** "Three thirty": both in words. */
const spelt: Rule[1] = atoms => {
  const [hour, minutes] = [atoms[0]!, atoms[1]!]
  const fits = hour.word && minutes.word && minutes.number >= 10 && minutes.number < 60 && hour.number <= 24
  return fits ? timeFrom(atoms, hour, minutes.number) : null
}

/** "Tres y media", "trois heures moins le quart", "üçü çeyrek geçe": the hour stands first. */
function hourFirst(language: string): Rule[] {
  const shifted =
    (minutes: number): Rule[1] =>
    atoms =>
      timeFrom(atoms, atoms[0]!, minutes)
  const minutes =
    (sign: 1 | -1): Rule[1] =>
    (atoms, kinds) => {
      const [hour, more] = [atoms[0]!, atoms.slice(1).find(({ kind }) => kind === 'N')!]
      const said = kinds.includes('H') || kinds.includes('U') || (isSomeMinutes(more) && more.word)
      return said && more.number < 60 ? timeFrom(atoms, hour, sign * more.number) : null
    }
  const rules: Rule[] = [
    // "Midi et demi"
    [
      /T&1?[hq]/g,
      found => {
        const { clock } = found[0]!
        if (!clock || clock.total % (12 * 60) > 0) return null
        const minutes = found.at(-1)!.kind === 'h' ? 30 : 15
        return joined('T', found, { clock: { ...clock, total: (clock.total % (24 * 60)) + minutes } })
      },
    ],
    [/NH?&?1?h/g, shifted(30)],
    [/NH?&1?q/g, shifted(15)],
    [/NH?<1?q/g, shifted(-15)],
    [/NH?<NU?/g, atoms => timeFrom(atoms, atoms[0]!, -atoms.findLast(({ kind }) => kind === 'N')!.number)],
    [/(?<!B[ae]?)NH?&NU?(?![H])/g, minutes(1)],
    [/N>N/g, atoms => timeFrom(atoms, atoms[2]!, -atoms[0]!.number)],
    [/q>N/g, atoms => timeFrom(atoms, atoms[2]!, -15)],
  ]
  if (language === 'tr') {
    rules.unshift(
      // Folded, "geçe" (past) is "gece" (night).
      [/(?<=q|NN)P/g, ([word]) => (word!.text === 'gece' ? { ...word!, kind: 'p' } : null)],
      [/Nqp/g, shifted(15)],
      [/Nq</g, shifted(-15)],
      [/NNU?p/g, atoms => timeFrom(atoms, atoms[0]!, atoms[1]!.number)],
      [/NNU?</g, atoms => timeFrom(atoms, atoms[0]!, -atoms[1]!.number)],
    )
  }
  if (language === 'he') {
    rules.unshift(
      [/q-N/g, atoms => timeFrom(atoms, atoms[2]!, -15)],
      [
        /(?<![BF])N-N/g,
        atoms => {
          const [first, , hour] = atoms
          return first!.word && isSomeMinutes(first!) && hour!.word
            ? timeFrom(atoms, hour!, -first!.number)
            : null
        },
      ],
    )
  }
  if (language === 'ja') {
    rules.unshift([/NHNUb/g, atoms => timeFrom(atoms, atoms[0]!, -atoms[2]!.number)], [/NHNU/g, minutes(1)])
  }
  return [
    ...rules,
    [/NHN(?![H])/g, atoms => (atoms[2]!.number < 60 ? timeFrom(atoms, atoms[0]!, atoms[2]!.number) : null)],
    [/NN(?![w0])/g, spelt],
  ]
}

/** Languages in which a small word before a number says too little: "à 3 personnes", "na 3 osoby". */
const weakAt = new Set(['fr', 'pl', 'he', 'ar', 'tr'])

function plain(language: string): Rule[] {
  const after = weakAt.has(language) ? '[w0#UWmxM]' : '[0#UWmxM]'
  const hour: Rule[1] = atoms => {
    const number = of('NK', atoms)
    if (number.kind === 'K') return fourDigits(atoms, number)
    const made = bareTime(number)
    return made && { ...made, from: atoms[0]!.from, to: atoms.at(-1)!.to }
  }
  return [
    [/[NK]H/g, hour],
    [/TH/g, found => joined('T', found, { clock: found[0]!.clock, days: found[0]!.days })],
    [/HN(?!U)/g, hour],
    [/HT/g, found => joined('T', found, { clock: found[1]!.clock, days: found[1]!.days })],
    // "午後3時"
    [
      /A[NT]/g,
      atoms => {
        const made = atoms[1]!.kind === 'N' ? bareTime(atoms[1]!) : atoms[1]!
        return made?.clock
          ? joined('T', atoms, { clock: { ...made.clock, late: atoms[0]!.number === 1 } })
          : null
      },
    ],
    [
      /[NT]A/g,
      atoms => {
        const made = atoms[0]!.kind === 'N' ? bareTime(atoms[0]!) : atoms[0]!
        return made?.clock
          ? joined('T', atoms, { clock: { ...made.clock, late: atoms[1]!.number === 1 } })
          : null
      },
    ],
    [new RegExp(`(?<=a)N(?!${after})`, 'g'), atoms => bareTime(atoms[0]!)],
    [/(?<=[abfuFrB])K(?![w0#])|K(?=P)/g, atoms => fourDigits(atoms, atoms[0]!)],
    [/(?<=[bfurF]a?)N(?![w0#UWmz])/g, atoms => bareTime(atoms[0]!)],
    ...(timeWordsOf(language).postpositions
      ? [[/N(?=[bfurF])/g, atoms => bareTime(atoms[0]!)] satisfies Rule]
      : []),
    // "2 or 3 pm", "um 10 oder 11".
    [/N(?=[j,&][ae]?T)/g, (atoms, _) => bareTime(atoms[0]!)],
    [/(?<=T[j][ae]?)N(?![w0#UWm])/g, atoms => bareTime(atoms[0]!)],
  ]
}

function fourDigits(atoms: Atom[], { number }: Atom): Atom | null {
  const [hour, minute] = [Math.floor(number / 100), number % 100]
  if (hour > 24 || minute > 59) return null
  return joined('T', atoms, { clock: clockOf(hour * 60 + minute, { exact: hour > 12 || number < 1000 }) })
}

/** Numbers alone, and stretches from one time to another. */
export function stretchesRead(scene: Scene, atoms: Atom[]): Atom[] {
  const { asked, language } = scene
  const post = timeWordsOf(language).postpositions === true
  const bare: Rule = [
    /(?<=[JP][,]?[a]?)N(?![w0#UWmzV])|N(?=[,]?P)|N(?=a?J)(?<![w0#o-]N)/g,
    atoms => bareTime(atoms[0]!, true),
  ]
  const wanted: Rule[] =
    asked === 'time'
      ? [
          [/N(?![w0#UWm])/g, atoms => bareTime(atoms[0]!, true)],
          [/K/g, atoms => fourDigits(atoms, atoms[0]!)],
        ]
      : []
  const named = atoms.some(({ kind }) => 'JTP'.includes(kind))
  const range = (atoms: Atom[]): Atom | null => {
    const ends = atoms.filter(({ kind }) => 'TNK'.includes(kind))
    const [from, to] = ends.map(end =>
      end.kind === 'T' ? end.clock : end.kind === 'N' ? bareTime(end)?.clock : fourDigits([end], end)?.clock,
    )
    if (!from || !to || from.end || to.end) return null
    return joined('T', atoms, { clock: { ...from, side: 'at', end: to }, days: ends[0]!.days })
  }
  const ranges: Rule[] = [
    [
      /[BFz]a?[TN][-&ua>]a?[TN](?![w0#UWm])B?/g,
      (found, kinds) => {
        if (/[TN]a/.test(kinds) && !'Fz'.includes(kinds[0]!)) return null
        // "Von 2 und 3": only "between" joins with "and".
        if (kinds.includes('&') && kinds[0] !== 'B') return language === 'ar' ? range(found) : null
        const hours = kinds.includes('T') || kinds[0] === 'B' || named || asked === 'time'
        return hours ? range(found) : null
      },
    ],
    [/T[-u]a?[TN](?![w0#UWm])B?|N[-u]a?TB?/g, found => range(found)],
    [/(?<=[JP][,]?a?)[NK][-u]a?[NK](?![w0#UWm])B?/g, range],
    ...(post
      ? ([
          [/TFT[uB]?/g, range],
          [/[TN][TN]u/g, found => (/[dt][ae]n$/.test(found[0]!.text) ? range(found) : null)],
          [/[TN]-[TN]B/g, range],
        ] satisfies Rule[])
      : []),
    ...(asked === 'time' ? [[/[NK][-u]a?[NK](?![w0#UWm])/g, range] satisfies Rule] : []),
  ]
  let all = applied(ranges, atoms)
  all = applied([bare, ...wanted], all)
  all = applied(ranges.slice(1, 2), all)
  const side = (clock: Clock, kind: string): Clock => ({ ...clock, side: sides[kind]! })
  const before: Rule[] = [
    [
      /[rFbfua>]+T/g,
      (found, kinds) => {
        const time = found.at(-1)!
        const kind = /[rFbfu]/.exec(kinds)?.[0] ?? 'a'
        if (time.clock!.end || time.clock!.moment !== null)
          return joined('T', found, { clock: time.clock, days: time.days })
        return joined('T', found, { clock: side(time.clock!, kind) })
      },
    ],
  ]
  const behind: Rule[] = [
    [
      /T_?[rFbfu]/g,
      found => {
        const time = found[0]!
        if (time.clock!.end) return joined('T', found, { clock: time.clock })
        return joined('T', found, { clock: side(time.clock!, found.at(-1)!.kind) })
      },
    ],
  ]
  const ofDay: Rule = [
    post ? /J[bfuF]/g : language === 'nl' ? /[fuF][ae]*J/g : /[bfuF][ae]*J/g,
    (found, kinds) => {
      const atom = found.find(({ kind }) => kind === 'J')!
      const side = { b: 'before', f: 'after', u: 'until', F: 'from' }[
        /[bfuF]/.exec(kinds)![0]
      ] as NamedDay['side']
      return atom.days.length === 1
        ? joined('J', found, { ...atom, kind: 'J', days: [{ ...atom.days[0]!, side }] })
        : null
    },
  ]
  return applied([...(post ? behind : before), ofDay], all)
}

/** The minutes after midnight that a clock may mean, the likelier first. */
export function minutesOf({ total, exact, late }: Clock): [number, ...number[]] {
  if (late !== null && total < half + 60) {
    if (late) return [total < half ? total + half : total]
    return [total >= half && !exact ? total - half : total]
  }
  if (exact || total >= half + 60) return [total]
  // One to six o'clock is more often the afternoon's, seven to eleven the morning's.
  const early = total % half
  return early < 7 * 60 ? [early + half, early] : [early, early + half]
}
