import { textsOf } from '#locales/load.ts'
import { nameIn } from '#server/language/names.ts'
import { withDigits, withTimes } from './numbers.ts'

const name = '[\\p{L}\\p{N}._+-]{1,64}'

/**
 * A recogniser's words in the form in which people write: an address that was spelt aloud ("ada at example dot com"), digits
 * that were said one by one as a number, times of day in figures.
 */
export function asWritten(locale: string, text: string): string {
  const { writing, understanding } = textsOf(locale)
  const { at, dot } = understanding.spelling
  const gap = writing.spaced ? '\\s+' : '\\s*'
  const address = new RegExp(
    `(${name}(?:${gap}(?:${dot})${gap}${name}){0,3})(?:${gap}(?:${at})${gap}|\\s*@\\s*)(${name}(?:(?:${gap}(?:${dot})${gap}|\\.)${name}){1,4})`,
    'iu',
  )
  const dots = new RegExp(`${gap}(?:${dot})${gap}`, 'giu')
  const written = text.replace(address, (_, person: string, host: string) =>
    `${person}@${host}`.replace(dots, '.').toLowerCase(),
  )
  return withName(locale, withTimes(locale, withDigits(locale, written)))
}

/** Capitalises the name of a person who introduces themselves, where the recogniser knows no capitals. */
function withName(locale: string, text: string): string {
  const name = text === text.toLowerCase() ? nameIn(locale, text) : null
  return name
    ? text.replace(
        name,
        name.replace(/(?<!\p{L})\p{L}/gu, letter => letter.toUpperCase()),
      )
    : text
}
