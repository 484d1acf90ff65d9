import { distance } from './similar.ts'
import type { Unit } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A number, a code or a name that was said digit by digit and letter by letter. */
export interface SpokenRun {
  at: number
  end: number
  text: string
}

/** So many digits in a row are a number that was dictated; fewer may be anything. Numbers of two digits need more. */
const fewestDigits = 5
const fewestOfWide = 9
const fewestLetters = 3
const fewestOfCode = 4
/** A letter or two, and more digits than that, are a letter before a number. */
const longName = 3

/** A piece of what was said: characters, or words that say that the last ones were wrong. */
type Piece =
  | { unit: Unit; kind: 'chars'; text: string }
  | { unit: Unit; kind: 'instead' | 'again' | 'not' | 'but' }

/** The dictated stretches between two places, in order. */
export function dictatedRuns(units: Unit[], vocabulary: Vocabulary): SpokenRun[] {
  const found: SpokenRun[] = []
  let pieces: Piece[] = []
  const close = () => {
    while (pieces.length && pieces.at(-1)!.kind !== 'chars') pieces.pop()
    for (const run of split(pieces)) {
      const made = madeOf(run, units, vocabulary)
      if (made) found.push(made)
    }
    pieces = []
  }
  for (const [i, unit] of units.entries()) {
    const chars = unit.spelled ?? unit.digits
    if (chars !== undefined) pieces.push({ unit, kind: 'chars', text: chars })
    else if (unit.sign === '+' && !pieces.length && units[i + 1]?.digits)
      pieces.push({ unit, kind: 'chars', text: '+' })
    else if (!pieces.length) continue
    else if (unit.not) pieces.push({ unit, kind: unit.instead ? 'instead' : 'not' })
    else if (unit.instead || unit.again) pieces.push({ unit, kind: unit.again ? 'again' : 'instead' })
    else if (unit.but) pieces.push({ unit, kind: 'but' })
    else if (!unit.gap && !unit.lead && !isSkipped(unit)) close()
  }
  close()
  return found
}

/** A hyphen or a stop that was said or written between characters. One within figures is a date or an amount. */
const isSkipped = (unit: Unit): boolean =>
  unit.tight ? unit.sign === '-' || unit.sign === '.' : unit.sign === '-'

/** A name that was spelled, and a number behind it, are two. */
function split(pieces: Piece[]): Piece[][] {
  const kinds = pieces.map(piece => (piece.kind !== 'chars' ? '' : /\p{L}/u.test(piece.text) ? 'l' : 'd'))
  const letters = kinds.filter(kind => kind === 'l').length
  const cut = kinds.lastIndexOf('l') + 1
  const digits = pieces
    .slice(cut)
    .reduce((sum, piece) => sum + (piece.kind === 'chars' ? piece.text.length : 0), 0)
  const isPlain = letters >= longName && !kinds.slice(0, cut).includes('d') && digits >= fewestDigits
  return isPlain ? [pieces.slice(0, cut), pieces.slice(cut)] : [pieces]
}

function madeOf(pieces: Piece[], units: Unit[], vocabulary: Vocabulary): SpokenRun | null {
  const said = pieces.filter(piece => piece.kind === 'chars')
  const [first] = said
  if (!first) return null
  const text = settled(pieces)
  const letters = text.replace(/[^\p{L}]/gu, '').length
  const digits = text.replace(/\D/g, '').length
  const place = { at: first.unit.at, end: said.at(-1)!.unit.end }
  if (!letters)
    return isDictated(
      said.map(({ unit }) => unit),
      text,
      units,
    )
      ? { ...place, text }
      : null
  if (digits)
    return text.length >= fewestOfCode && said.length > 2 ? { ...place, text: text.toUpperCase() } : null
  if (letters < fewestLetters || said.length < 2) return null
  const name = capitalised(text, vocabulary.language)
  const heard = heardBefore(units, units.indexOf(first.unit), name)
  return { ...place, at: heard?.at ?? place.at, text: name }
}

/** Whether digits are a number that was dictated, not a date, a time or an amount. */
function isDictated(said: Unit[], text: string, units: Unit[]): boolean {
  const digits = text.replace(/\D/g, '').length
  if (digits < fewestDigits || said.length < 2) return false
  const inside = units.slice(units.indexOf(said[0]!), units.indexOf(said.at(-1)!))
  if (inside.some(unit => unit.tight && unit.sign !== '-' && unit.sign !== '+')) return false
  const isWhole = /^(?:0|\+)/.test(text) ? digits >= fewestDigits : digits >= fewestOfWide
  const figures = said.filter(({ raw }) => raw !== '+')
  // A recogniser's own figures in groups are read as they are.
  if (figures.every(unit => unit.figures) && figures.some(({ digits }) => digits!.length > 1))
    return isWhole && digits >= 7 && figures.some((unit, i) => unit.stops && i < figures.length - 1)
  return isWhole || !said.some(unit => unit.wide)
}

/** The characters, once what was taken back is gone. */
function settled(pieces: Piece[]): string {
  let text = ''
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (piece.kind === 'chars') {
      text += piece.text
      continue
    }
    let next = i
    while (pieces[next] && pieces[next]!.kind !== 'chars') next++
    const marks = pieces.slice(i, next)
    const rest = charsOf(pieces.slice(next))
    const [one, two] = pieces.slice(next)
    const three = pieces[next + 2]
    if (marks.some(({ kind }) => kind === 'again') && rest.length >= fewestDigits) return rest
    if (one?.kind === 'chars' && two && two.kind !== 'chars' && isNot(two) && three?.kind === 'chars') {
      // "No, six not five."
      text = replaceLast(text, three.text, one.text)
      i = next + 2
    } else if (rest.length >= Math.max(7, text.length - 2)) text = ''
    else {
      if (one?.kind === 'chars') text = text.slice(0, Math.max(0, text.length - one.text.length))
    }
    if (i < next) i = next - 1
  }
  return text
}

const isNot = ({ unit }: Piece): boolean => Boolean(unit.not)

/** The characters up to the next mark. */
function charsOf(pieces: Piece[]): string {
  const end = pieces.findIndex(({ kind }) => kind !== 'chars')
  return (end < 0 ? pieces : pieces.slice(0, end))
    .map(piece => (piece.kind === 'chars' ? piece.text : ''))
    .join('')
}

export function replaceLast(text: string, wrong: string, right: string): string {
  const at = text.lastIndexOf(wrong)
  return at < 0 ? text : text.slice(0, at) + right + text.slice(at + wrong.length)
}

const capitalised = (text: string, language: string): string =>
  [...text][0]!.toLocaleUpperCase(language) + [...text].slice(1).join('')

/** How far before its letters the name itself may stand: "Smith, that is spelled S M Y T H E". */
const reach = 5

/** The name as the recogniser heard it, just before it was spelled. */
function heardBefore(units: Unit[], at: number, name: string): Unit | null {
  for (let i = at - 1; i >= Math.max(0, at - reach); i--) {
    const unit = units[i]!
    if (unit.word.length >= 2 && distance(unit.word, name) <= Math.max(1, Math.floor(name.length / 3)))
      return unit
  }
  return null
}
