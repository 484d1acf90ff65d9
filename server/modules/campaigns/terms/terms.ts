import type { Channel } from '#contract/contacts/channels.ts'

/** Characters of a word that count. */
const longest = 80
/** Fewer digits are not a phone number. */
const fewestDigits = 6
/** Words of a name that count. */
const mostWords = 8

/**
 * The search terms of a message: the words of the name; the address, its domain, and its parts around dots and `@`; and the
 * digits of the number with and without a country code (also from the second, third and fourth digit on, because country
 * codes have one to three digits). In lower case, without accents.
 */
export function termsOf(person: {
  name: string | null
  email: string | null
  phone: string | null
}): string[] {
  const terms = new Set<string>()
  for (const word of words(person.name ?? '').slice(0, mostWords)) terms.add(word)
  if (person.email) {
    const address = fold(person.email)
    terms.add(address.slice(0, longest))
    terms.add(address.slice(address.lastIndexOf('@') + 1, longest))
    for (const part of words(address.slice(0, address.lastIndexOf('@'))).slice(0, mostWords)) terms.add(part)
  }
  if (person.phone) {
    const digits = person.phone.replace(/\D/g, '')
    for (const from of [0, 1, 2, 3]) if (digits.length - from >= fewestDigits) terms.add(digits.slice(from))
  }
  terms.delete('')
  return [...terms]
}

/**
 * The terms that contain all others: the name's words, the whole address and the whole number. A person may have many
 * messages, so there are far fewer different ones than messages.
 */
export function wholeTermsOf({ name, email, phone }: Parameters<typeof termsOf>[0]): string[] {
  const digits = phone?.replace(/\D/g, '') ?? ''
  const terms = [...words(name ?? '').slice(0, mostWords), fold(email ?? '').slice(0, longest)]
  return [...new Set([...terms, digits.length < fewestDigits ? '' : digits])].filter(Boolean)
}

/** The term of an address, which is a mail address or a number in E.164; '' for anything else. */
export const termOfAddress = (channel: Channel, address: string): string =>
  channel === 'email' ? fold(address).slice(0, longest) : address.replace(/\D/g, '')

/** Whether a person has, for each of these pieces, a term that contains it. */
export function holdsAll(person: Parameters<typeof termsOf>[0], pieces: string[]): boolean {
  const terms = wholeTermsOf(person).join('\n')
  return pieces.every(piece => terms.includes(piece))
}

/**
 * Splits a search text into pieces, all of which a message must contain in some word or number: `Ann Sm` → `ann`, `sm`; a
 * number in any spelling → its digits.
 */
export function piecesOf(typed: string): string[] {
  const text = typed.trim()
  if (/^\+?[\d\s().\-/]{3,}$/.test(text)) {
    // National numbers are written with a trunk 0 that the international form leaves out.
    const digits = text.replace(/\D/g, '')
    return [text.startsWith('+') ? digits : digits.replace(/^0+(?=\d)/, '')]
  }
  return text
    .split(/\s+/)
    .slice(0, mostWords)
    .flatMap(piece => (piece.includes('@') ? [fold(piece)] : dotted(piece)))
    .map(term => term.slice(0, longest))
    .filter(Boolean)
}

/** Keeps `example.com` whole instead of splitting it into two words. */
const dotted = (piece: string): string[] => {
  const folded = fold(piece)
  return /^[\w-]+(\.[\w-]+)+$/.test(folded) ? [folded] : words(piece)
}

const words = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => word.slice(0, longest))
    .filter(Boolean)

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
