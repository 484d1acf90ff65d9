import { fold } from '../text/fold.ts'
import type { Unit } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** An email address that was dictated, and where it stands. */
export interface SpokenAddress {
  at: number
  end: number
  address: string
}

/** Words without a sign between them that are still one part of an address. */
const mostWords = 3

/** The addresses in what was said, in order. A correction behind an address belongs to it. */
export function addressesIn(units: Unit[], vocabulary: Vocabulary): SpokenAddress[] {
  const found: SpokenAddress[] = []
  let from = 0
  for (let i = 0; i < units.length; i++) {
    if (units[i]!.sign !== '@' || i < from) continue
    const host = hostFrom(units, i + 1, vocabulary)
    if (!host) continue
    const before = found.at(-1)
    const isCorrected = before !== undefined && onlyCorrects(units.slice(from, i))
    const person = isCorrected ? null : personBefore(units, i, from, vocabulary)
    if (isCorrected) {
      const [local] = before.address.split('@')
      found[found.length - 1] = {
        at: before.at,
        end: units[host.next - 1]!.end,
        address: `${local}@${host.text}`,
      }
    } else if (person) {
      found.push({ at: person.at, end: units[host.next - 1]!.end, address: `${person.text}@${host.text}` })
    } else continue
    from = host.next
    const ending = endingFrom(units, from, vocabulary)
    if (ending) {
      const last = found.at(-1)!
      last.address = last.address.replace(/(\.[a-z]{2,3})?\.[a-z]+$/, '') + ending.text
      last.end = units[ending.next - 1]!.end
      from = ending.next
    }
  }
  return found
}

const isAside = (unit: Unit): boolean => Boolean(unit.instead || unit.again || unit.gap || unit.lead)

/** "no sorry", between an address and the "at" of another. */
const onlyCorrects = (units: Unit[]): boolean => units.some(({ instead }) => instead) && units.every(isAside)

/** "…, no, dot org" behind an address. */
function endingFrom(units: Unit[], from: number, vocabulary: Vocabulary) {
  let at = from
  while (units[at] && isAside(units[at]!)) at++
  if (!units.slice(from, at).some(({ instead }) => instead) || units[at]?.sign !== '.') return null
  const labels = labelsFrom(units, at, vocabulary)
  return labels.text ? labels : null
}

/** The host behind an "at": at least two labels. */
function hostFrom(
  units: Unit[],
  from: number,
  vocabulary: Vocabulary,
): { text: string; next: number } | null {
  let text = ''
  let words = 0
  let next = from
  for (; units[next]; next++) {
    const unit = units[next]!
    if (unit.sign === '.') break
    if (unit.sign === '-') text += '-'
    else if (unit.gap && !text && !isLetterBefore(unit, units[next + 1])) continue
    else {
      const part = partOf(unit, vocabulary)
      if (part === null || (!unit.spelled && ++words > mostWords)) return null
      text += part
    }
  }
  const labels = labelsFrom(units, next, vocabulary)
  const host = `${text}${labels.text}`
  return /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*\.[a-z]{2,24}$/.test(host)
    ? { text: host, next: labels.next }
    : null
}

/** ".co.uk": labels, each behind its dot. A label is a word, with what a dash joins to it, or letters. */
export function labelsFrom(
  units: Unit[],
  from: number,
  vocabulary: Vocabulary,
): { text: string; next: number } {
  let text = ''
  let next = from
  while (units[next]?.sign === '.') {
    let at = next + 1
    let label = ''
    while (units[at]) {
      const unit = units[at]!
      const part = unit.sign === '-' && label ? '-' : partOf(unit, vocabulary)
      const isOn = !label || label.endsWith('-') || part === '-' || (unit.spelled && units[at - 1]!.spelled)
      if (part === null || !isOn || unit.sign === '.' || unit.sign === '@') break
      label += part
      at++
    }
    if (
      !label ||
      (isSmallWord(units[next + 1]!, vocabulary) &&
        units[at] &&
        !units[at - 1]!.stops &&
        !isAside(units[at]!) &&
        !units[at]!.sign)
    )
      break
    text += `.${label}`
    next = at
  }
  return { text, next }
}

/** "Dot is my dog": a country's letters are none where a sentence goes on, unless it is the language's own. */
const isSmallWord = ({ spelled, word }: Unit, { stopwords, language }: Vocabulary): boolean =>
  !spelled && stopwords.has(word) && word !== language

/** What stands before an "at", from the right to the left. */
function personBefore(
  units: Unit[],
  at: number,
  from: number,
  vocabulary: Vocabulary,
): { text: string; at: number } | null {
  let text = ''
  let start = at
  let words = 0
  for (let i = at - 1; i >= from; i--) {
    const unit = units[i]!
    const behind = units[start]
    if (unit.sign && unit.sign !== '@') {
      text = unit.sign + text
      start = i
      words = 0
      continue
    }
    if (unit.gap && !unit.spelled && text && !isLetterBefore(unit, behind) && isBetween(units, i, from))
      continue
    const part = unit.instead || unit.again ? null : partOf(unit, vocabulary)
    if (part === null) break
    const isJoined = start === at || Boolean(behind?.sign)
    // A sign before it needs something behind it: "j underscore de vries".
    const isHeld = Boolean(units[i - 1]?.sign) && i > from
    if (!isJoined && !isHeld && !goesOn(unit, behind!, vocabulary, words)) break
    if (!unit.spelled && !unit.digits) words = isJoined ? 0 : words + 1
    text = part + text
    start = i
  }
  const clean = text.replace(/^[._+-]+|[._+-]+$/g, '').replace(/\.{2,}/g, '.')
  const first = units.slice(start, at).find(unit => !/^[._+-]$/.test(unit.sign ?? ''))
  return clean && first ? { text: clean.slice(0, 64), at: first.at } : null
}

/** "y" before other letters is one of them, whatever it means as a word. */
const isLetterBefore = (unit: Unit, next: Unit | undefined): boolean =>
  Boolean(unit.sure && (next?.sure || next?.spelled))

/** A gap between two parts: "anna, um, dot". */
const isBetween = (units: Unit[], at: number, from: number): boolean => {
  const [before, unit, behind] = [units[at - 1], units[at]!, units[at + 1]]
  if (at <= from || (before?.sign && (behind?.sign || unit.sure))) return false
  return Boolean(before?.spelled || before?.sign || behind?.sign)
}

/** Whether a unit belongs to the one behind it, with no sign between them. */
function goesOn(unit: Unit, behind: Unit, { stopwords }: Vocabulary, words: number): boolean {
  const isSaid = (each: Unit) => Boolean(each.spelled || each.digits)
  const isSmall = unit.lead || unit.gap || stopwords.has(unit.word)
  if ((isSaid(unit) || unit.sure) && (isSaid(behind) || behind.sure)) return true
  if (unit.sure && !isSmall) return true
  if (unit.stops) return false
  if (isSaid(unit)) return true
  return words + 1 < mostWords && !unit.lead && !unit.example && !stopwords.has(unit.word)
}

/** The characters of a unit in an address; null of what no address has. */
function partOf(unit: Unit, { language, known }: Vocabulary): string | null {
  if (unit.tight || unit.sign === '@') return null
  if (unit.spelled) return ascii(unit.spelled, language)
  if (unit.digits && !unit.sure) return unit.digits
  const text = known[unit.word] ?? ascii(unit.sure ? unit.letter! : unit.raw, language)
  return /^[a-z\d]+$/.test(text) ? text : null
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Letters as addresses have them. Germans write ü as ue there, others as u. */
const ascii = (text: string, language: string): string =>
  fold(
    language === 'de'
      ? text.toLowerCase().replace(/[äöü]/g, letter => umlauts[letter]!)
      : text.toLocaleLowerCase(language),
  ).replace(/['’׳\s]/g, '')
