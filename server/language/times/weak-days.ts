import type { Atom } from './atoms.ts'

/** Weekdays that are other words too become days beside something else of days and times, or alone. */
export function weakDays(atoms: Atom[]): Atom[] {
  const alone = atoms.every(({ kind }) => '_v,;G&j-'.includes(kind))
  const isDay = (kind: string | undefined) => kind !== undefined && 'DvJRI'.includes(kind)
  return atoms.map((atom, i) => {
    if (atom.kind !== 'v') return atom
    const [before = ';', after = ';'] = [atoms[i - 1]?.kind, atoms[i + 1]?.kind]
    // "The sun" is no day.
    const the = before === 'e' && atoms[i - 1]!.text === 'the'
    const beside = 'aeobuFrBfnsclXy%'.includes(before) && !the
    const linked = '&j-,'.includes(before) && isDay(atoms[i - 2]?.kind)
    const links = '&j-,'.includes(after) && isDay(atoms[i + 2]?.kind)
    // "Lesson fri 9am": before what can only be a time.
    const timed = 'TC'.includes(after) || (after === 'N' && 'AH'.includes(atoms[i + 2]?.kind ?? ';'))
    const goes = 'TPKNRJCQabfuFrBMOlncs'.includes(after) && after !== 'w'
    const ofWeek = after === 'z' && atoms[i + 2]?.kind === 'I'
    const open = ',;_GX'.includes(before) && ',;_Q&jX'.includes(after) && atom.text.length > 4
    const strong =
      (beside && after !== 'w') ||
      linked ||
      links ||
      ofWeek ||
      timed ||
      (goes && (before !== 'w' || atom.text.length > 4)) ||
      open ||
      alone
    // "So" is a word of every other German sentence.
    const common = atom.text === 'so' || atom.text === 'zo'
    return strong && !(common && !beside && !linked && !links) ? { ...atom, kind: 'D' } : atom
  })
}
