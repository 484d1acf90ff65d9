import { labelsFrom } from './address.ts'
import { replaceLast } from './runs.ts'
import { distance } from './similar.ts'
import { type Unit, unitsOf } from './units.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/**
 * A value that was dictated before, with what these words correct in it: "no, six not five", "no, dot org", "no, S M Y T H
 * E". Null when they correct nothing in it.
 */
export function corrected(tag: string, value: string, text: string): string | null {
  const vocabulary = vocabularyOf(tag)
  const units = unitsOf(text, vocabulary)
  const made =
    swapped(value, units, vocabulary) ?? (value.includes('@') ? ofAddress(value, units, vocabulary) : null)
  return made && made !== value ? made : null
}

const charsOf = (unit: Unit | undefined): string | null =>
  unit?.spelled ?? unit?.digits ?? (unit?.sure ? unit.letter! : null)

/** "Six, not five", "not five but six", "beş değil altı": the last of the one becomes the other. */
function swapped(value: string, units: Unit[], { notAfter }: Vocabulary): string | null {
  const said = units.filter(unit => !unit.tight && (!unit.gap || charsOf(unit) !== null || unit.not))
  for (const [i, unit] of said.entries()) {
    if (!unit.not) continue
    const before = charsOf(said[i - 1])
    const next = charsOf(said[i + 1])
    const behindBut = charsOf(said[said[i + 2]?.but ? i + 3 : i + 2])
    const [wrong, right] = notAfter
      ? [before, next]
      : before !== null && next !== null
        ? [next, before]
        : [next, behindBut]
    if (wrong === null || right === null) continue
    const found = replaceIn(value, wrong.toLowerCase(), right.toLowerCase())
    if (found !== value) return found
  }
  return null
}

/** Of an address, what stands before its @ goes first. */
function replaceIn(value: string, wrong: string, right: string): string {
  const [person = '', host] = value.split('@')
  const found = replaceLast(person, wrong, right)
  if (host === undefined) return found
  return found === person ? `${person}@${replaceLast(host, wrong, right)}` : `${found}@${host}`
}

/** "No, dot co dot uk": another ending. "No, S M Y T H E": the part that sounds like it. */
function ofAddress(value: string, units: Unit[], vocabulary: Vocabulary): string | null {
  const at = units.findIndex(unit => !unit.instead && !unit.gap && !unit.lead)
  const first = units[at]
  if (!first) return null
  if (first.sign === '.' && !first.tight) {
    const { text, next } = labelsFrom(units, at, vocabulary)
    return text && next === units.length ? value.replace(/(?<=@[^.]+)\..*$/, text) : null
  }
  const letters = units.slice(at).filter(unit => unit.spelled)
  const name = letters.map(({ spelled }) => spelled).join('')
  if (letters.length < 3 || units.slice(at).some(unit => !unit.spelled && !unit.gap && !unit.tight))
    return null
  const parts = value.split(/([@._+-])/)
  const near = parts
    .map((part, i) => ({ i, far: distance(part, name) }))
    .filter(({ i, far }) => parts[i]!.length > 1 && far <= Math.floor(name.length / 2))
    .sort((a, b) => a.far - b.far)[0]
  return near ? parts.with(near.i, name).join('') : null
}

/** The digits of words that hold nothing else: "double four, six"; null of all others. */
export function digitsOnly(tag: string, text: string): string | null {
  const units = unitsOf(text, vocabularyOf(tag)).filter(
    unit => !unit.gap && !unit.lead && !(unit.tight && unit.sign === '-'),
  )
  const digits = units.map(({ digits }) => digits ?? null)
  return digits.length && !digits.includes(null) ? digits.join('') : null
}
