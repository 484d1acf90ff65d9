import { phoneNumbers } from '#server/core/phone-number.ts'

/** Digits of a number as trunks write it: with +, 00, or neither. */
const digitsOf = (text: string): string => text.replace(/^(?:\+|00)/, '').replace(/\D/g, '')

/** Two notations of one number have at least so many digits in common at their ends. */
const shortestEnd = 6

/**
 * Which of our numbers was dialled. Trunks write it in their own ways (`+4930…`, `004930…`, `4930…`, `030…`), and some put
 * the name of our account first. The only number there is needs no telling. Null when nothing tells.
 */
export function dialledNumber(ours: string[], dialled: string[]): string | null {
  for (const text of dialled) {
    const digits = digitsOf(text)
    const exact = ours.find(number => digitsOf(number) === digits)
    if (exact) return exact
    // A national notation: without the country, and with a 0 before it in most countries.
    const national = digits.replace(/^0/, '')
    const ending = ours.filter(
      number => national.length >= shortestEnd && digitsOf(number).endsWith(national),
    )
    if (ending.length === 1) return ending[0]!
  }
  return ours.length === 1 ? ours[0]! : null
}

/** The caller's number in E.164, read as one that is dialled where `ours` is; '' when it is withheld, or no number. */
export function callerNumber(text: string, ours: string): string {
  if (!/^\+?[\d\s().-]{3,40}$/.test(text)) return ''
  const { parsePhoneNumberFromString } = phoneNumbers()
  const our = parsePhoneNumberFromString(ours)
  const whole = `+${digitsOf(text)}`
  // Without + or 00 it may be either: one that begins as ours does holds its country, mostly.
  const isWhole = /^(\+|00)/.test(text) || (our && whole.startsWith(`+${our.countryCallingCode}`))
  for (const attempt of isWhole ? [whole] : [text, whole]) {
    const read = parsePhoneNumberFromString(attempt, our?.country)
    if (read?.isValid()) return read.number
  }
  return /^\+[1-9]\d{6,14}$/.test(text) ? text : ''
}
