import { type Atom, clockOf, joined, type Rule } from './atoms.ts'

const day = 24 * 60

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

export const bareTime = (atom: Atom, bare = false): Atom | null => {
  const made = timeFrom([atom], atom, 0)
  if (made?.clock) {
    made.clock.bare = bare
    made.clock.exact ||= /^0\d/.test(atom.text)
  }
  return made
}
export function fourDigits(atoms: Atom[], { number }: Atom): Atom | null {
  const [hour, minute] = [Math.floor(number / 100), number % 100]
  if (hour > 24 || minute > 59) return null
  return joined('T', atoms, { clock: clockOf(hour * 60 + minute, { exact: hour > 12 || number < 1000 }) })
}

/** "Half past three", "viertel vor vier": the hour stands last. */
export function hourLast(language: string, halfBefore: number): Rule[] {
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
export function hourFirst(language: string): Rule[] {
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
