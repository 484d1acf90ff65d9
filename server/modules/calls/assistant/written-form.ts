import { nameIn } from '#server/language/names.ts'
import { withDigits, withTimes } from './numbers.ts'

/** The words for @ and for the dot when an email address is spelt aloud. */
const spelling: Readonly<Record<string, { at: string; dot: string }>> = {
  en: { at: 'at', dot: 'dot' },
  de: { at: 'at|ät|klammeraffe', dot: 'punkt|dot' },
  fr: { at: 'arobase|arrobase|at', dot: 'point' },
  es: { at: 'arroba', dot: 'punto' },
  it: { at: 'chiocciola|at', dot: 'punto' },
  nl: { at: 'apenstaartje|at', dot: 'punt' },
  pt: { at: 'arroba', dot: 'ponto' },
  pl: { at: 'małpa|at', dot: 'kropka' },
  tr: { at: 'et|at|kuyruklu a', dot: 'nokta' },
  ar: { at: 'آت|ات|at', dot: 'دوت|نقطة' },
  he: { at: 'שטרודל|כרוכית|at', dot: 'נקודה' },
  ja: { at: 'アットマーク|アット', dot: 'ドット' },
}

const name = '[\\p{L}\\p{N}._+-]{1,64}'

/**
 * A recogniser's words in the form in which people write: an address that was spelt aloud ("ada at example dot com"), digits
 * that were said one by one as a number, times of day in figures.
 */
export function asWritten(tongue: string, text: string): string {
  const { at, dot } = spelling[tongue] ?? spelling.en!
  const gap = tongue === 'ja' ? '\\s*' : '\\s+'
  const address = new RegExp(
    `(${name}(?:${gap}(?:${dot})${gap}${name}){0,3})(?:${gap}(?:${at})${gap}|\\s*@\\s*)(${name}(?:(?:${gap}(?:${dot})${gap}|\\.)${name}){1,4})`,
    'iu',
  )
  const dots = new RegExp(`${gap}(?:${dot})${gap}`, 'giu')
  const written = text.replace(address, (_, person: string, host: string) =>
    `${person}@${host}`.replace(dots, '.').toLowerCase(),
  )
  return withName(tongue, withTimes(tongue, withDigits(tongue, written)))
}

/** Capitalises the name of a person who introduces themselves, where the recogniser knows no capitals. */
function withName(tongue: string, text: string): string {
  const name = text === text.toLowerCase() ? nameIn(tongue, text) : null
  return name
    ? text.replace(
        name,
        name.replace(/(?<!\p{L})\p{L}/gu, letter => letter.toUpperCase()),
      )
    : text
}
