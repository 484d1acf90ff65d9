import { createRequire } from 'node:module'
import type { CountryCode } from 'libphonenumber-js/max'

const require = createRequire(import.meta.url)

/** What is known of the numbers of all countries, loaded with the first number: it takes 17 MB. */
export const phoneNumbers = () => require('libphonenumber-js/max') as typeof import('libphonenumber-js/max')

let known: ReadonlySet<string> | undefined

/** The country as the parser knows it; undefined for none that has numbers. (Its own answer builds its data anew each time.) */
export function numberedCountry(country: string | null): CountryCode | undefined {
  known ??= new Set(phoneNumbers().getCountries())
  return country !== null && known.has(country) ? (country as CountryCode) : undefined
}

/**
 * The form in which we compare telephone numbers: E.164 for a valid number (a national one is read as one of
 * `country`, ISO 3166-1 alpha-2), else its digits. Null when it has no digits.
 */
export function phoneKey(text: string, country: string | null): string | null {
  const number = phoneNumbers().parsePhoneNumberFromString(
    text,
    (country ?? undefined) as CountryCode | undefined,
  )
  return number?.isValid() ? number.number : text.replace(/\D/g, '') || null
}

/**
 * The last five digits of a number. They are the same in every notation, so rows can be looked up by them
 * before numbers are compared.
 */
export const numberEnding = (key: string): string => key.replace(/\D/g, '').slice(-5)
