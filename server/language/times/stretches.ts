import { type Atom, applied, type Clock, joined, type Rule } from './atoms.ts'
import { bareTime, fourDigits } from './hour-rules.ts'
import type { Scene } from './scene.ts'
import type { NamedDay, TimeSide } from './times.ts'
import { timeWordsOf } from './words/words.ts'

const half = 12 * 60

const sides: Record<string, TimeSide> = {
  a: 'at',
  b: 'before',
  f: 'after',
  u: 'until',
  F: 'from',
  r: 'around',
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
