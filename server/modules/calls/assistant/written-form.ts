import { dictated } from '#server/language/dictation/dictation.ts'
import { nameIn } from '#server/language/names.ts'
import { withTimes } from './spoken-times.ts'

/**
 * A recogniser's words in the form in which people write: what was dictated (addresses, numbers, codes, spelled names), and
 * times of day in figures.
 */
export const asWritten = (locale: string, text: string): string =>
  withName(locale, withTimes(locale, dictated(locale, text)))

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
