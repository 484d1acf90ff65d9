import { spoken } from '../phrases.ts'
import { type Atom, applied, clockOf, dayOf, joined, type Rule } from './atoms.ts'
import { bareTime, fourDigits, hourFirst, hourLast } from './hour-rules.ts'
import type { Scene } from './scene.ts'
import { timeWordsOf } from './words/words.ts'

const of = (kinds: string, atoms: Atom[]): Atom => atoms.find(({ kind }) => kinds.includes(kind))!

/** Atoms whose times of day are read. */
export function clocksRead(scene: Scene, atoms: Atom[]): Atom[] {
  const { language } = scene
  const { halfBefore } = timeWordsOf(language)
  let all = applied([...numbers, ...amounts(language)], atoms)
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

/** What is counted, not named: "24 hours" is all day, and "בעוד 3 שבועות" (weeks) no Shavuot. */
function amounts(language: string): Rule[] {
  const { oclockOrHours = '', weeks } = timeWordsOf(language)
  const [ofHours, ofWeeks] = [oclockOrHours, weeks].map(list => new Set(list.split('|').map(spoken)))
  return [
    [/(?<=N)Y/g, ([named]) => (ofWeeks!.has(named!.text) ? { ...named!, kind: 'W', unit: 'weeks' } : null)],
    [
      /(?<![abfuFrBDvJRMik-])N[UH](?![gkfbiNhq&<p])/g,
      (found, kinds) => {
        const [number, unit] = found
        const counts = kinds[1] === 'U' ? unit!.unit === 'hours' : ofHours!.has(unit!.text)
        return number!.number === 24 && counts ? joined('y', found, {}) : null
      },
    ],
  ]
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
    // "For 4" is a count unless an hour is said.
    [/o1?N(?![HATC:])/g, found => [found[0]!, ...found.slice(1).map(atom => ({ ...atom, kind: '0' }))]],
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
