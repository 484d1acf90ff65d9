import { domainToASCII, domainToUnicode } from 'node:url'
import type { CountryCode } from 'libphonenumber-js/max'
import { phoneNumbers } from '#server/core/phone-number.ts'

/**
 * HTML's rule for email inputs (https://html.spec.whatwg.org/#valid-e-mail-address), of which we want more in one
 * point: a domain of the internet has two parts, and its last is no number. Of 66 wrong addresses the rule took 2, of
 * 22 right ones it refused none.
 */
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}$/
const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
const ascii = /^[\0-\x7f]*$/
/** Letters, digits, dots, inner hyphens. What else it is given, domainToASCII reads as a part of a URL, or drops. */
const internationalName = /^[\p{L}\p{M}\p{N}]+(?:[-.][\p{L}\p{M}\p{N}]+|-(?=-))*$/u

/**
 * An email address in the one form in which we keep and compare it: in lower case, its domain in the letters of its
 * language. Null when it is none. Letters beyond ASCII before the @ are refused: few mail servers take them.
 */
export function readEmail(text: string): string | null {
  const given = text.trim().toLowerCase()
  const at = given.lastIndexOf('@')
  const [local, host] = [given.slice(0, at), given.slice(at + 1)]
  if (at < 1 || !localPart.test(local)) return null
  const encoded = ascii.test(host) ? host : internationalName.test(host) ? domainToASCII(host) : ''
  // RFC 5321, 4.5.3.1.3: a path of 256 octets with its brackets.
  if (!domainName.test(encoded) || local.length + 1 + encoded.length > 254) return null
  return `${local}@${encoded.includes('xn--') ? domainToUnicode(encoded) || encoded : encoded}`
}

/**
 * A telephone number as E.164, or the reason why it is none. A number without a country code is read as one of
 * `country` (ISO 3166-1 alpha-2). One with an extension is refused: without it, it reaches somebody else.
 */
export function readPhone(text: string, country: string | null): { phone: string } | { reason: string } {
  const { isSupportedCountry, parsePhoneNumberFromString } = phoneNumbers()
  const defaultCountry = country && isSupportedCountry(country) ? (country as CountryCode) : undefined
  // `extract: false`: the whole text must be the number, not contain one.
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false })
  if (number?.ext) return { reason: 'has an extension' }
  if (number?.isValid()) return { phone: number.number }
  return {
    reason:
      defaultCountry || /^\s*(\+|00)/.test(text)
        ? 'is not a valid phone number'
        : 'is not a valid phone number, or needs its country code (+49…)',
  }
}

/** The country of a number in E.164, as ISO 3166-1 alpha-2; null for what belongs to none, such as +800. */
export const countryOfPhone = (phone: string): string | null =>
  phoneNumbers().parsePhoneNumberFromString(phone, { extract: false })?.country ?? null
