import { textsOf } from '#locales/load.ts'
import { hears, spoken } from '#server/language/phrases.ts'
import { hearsClaim } from './claims.ts'

const patterns = new Map<string, RegExp>()

/** Full names of weekdays, of this language and in English; `day` is the number of the group. */
function patternOf(language: string): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const spaced = textsOf(language).writing.spaced
  const groups = [0, 1, 2, 3, 4, 5, 6].map(day => {
    const listed = [language, 'en'].flatMap(tag => textsOf(tag).understanding.themes.days[day]!.split('|'))
    const names = listed
      .map(spoken)
      // "Sun" and "mon" are also words.
      .filter(name => !/^[\p{Script=Latin}*]{1,4}$/u.test(name) || !/^[a-z]/.test(name))
      .sort((a, b) => b.length - a.length)
      .map(name => name.replaceAll('*', '\\p{L}*'))
    const short = ['short'].flatMap(() =>
      [language, 'en'].map(tag =>
        spoken(
          new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(
            Date.UTC(2024, 0, 1 + day),
          ),
        ).replace(/\.$/, ''),
      ),
    )
    const abbreviated = short
      .filter(name => /^\p{L}+$/u.test(name))
      .map(name => `${name}(?=\\.?\\s?[-–/:])|(?<=[-–/]\\s?)${name}`)
    return `(${[...names, ...abbreviated].join('|') || '(?!)'})`
  })
  const bounded = spaced ? `(?<!\\p{L})(?:${groups.join('|')})(?!\\p{L})` : `(?:${groups.join('|')})`
  const made = new RegExp(bounded, 'gu')
  patterns.set(language, made)
  return made
}

/** Between two days that are the ends of a span. */
const through =
  /^\.?\s*(?:-|–|—|to|through|thru|until|till|bis|a|al|à|au|hasta|ate|até|t\/m|tot|tot en met|do|ile|ila|から|~|〜|الى|حتى|עד)\s*(?:el |il |o )?$/u

/** The weekdays (0 is Monday) that a text names, spans filled in. `today` resolves "today" and "tomorrow". */
export function weekdaysIn(text: string, language: string, today?: number): Set<number> {
  const found = new Set<number>()
  const plain = spoken(text).replaceAll('  ', ' ')
  let before: { day: number; end: number } | null = null
  for (const match of text === '' ? [] : plain.matchAll(patternOf(language))) {
    const day = match.slice(1).findIndex(group => group !== undefined)
    const between: string | null = before && plain.slice(before.end, match.index)
    found.add(day)
    // `spoken` makes a blank of a hyphen.
    if (before && between !== null && (through.test(between) || between === ' '))
      for (let each: number = before.day; each !== day; each = (each + 1) % 7) found.add(each)
    before = { day, end: match.index + match[0].length }
  }
  if (today !== undefined) {
    if (hears(language, 'today', text) || hears('en', 'today', text)) found.add(today)
    if (hears(language, 'tomorrow', text)) found.add((today + 1) % 7)
  }
  if (!found.size && hearsClaim(language, 'daily', text)) for (let day = 0; day < 7; day++) found.add(day)
  return found
}

/** The text with blanks in place of the names of weekdays. */
export const withoutWeekdays = (text: string, language: string): string =>
  spoken(text).replace(patternOf(language), ' ')
