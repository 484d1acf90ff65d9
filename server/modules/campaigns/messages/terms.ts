import type { Channel } from '#contract/contacts/channels.ts'

/** Of longer words so much is looked at. */
const longest = 80
/** Fewer digits are no number. */
const fewestDigits = 6
/** Names of many words are not names. */
const mostWords = 8

/**
 * What the log finds a message by: words of the name, the address, its parts around dots and `@`, its domain, and the
 * digits of the number with and without `+`'s country (every ending of it from the second to the fourth digit on, as
 * country codes have one to three). In lower case, without accents.
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
 * Those of the terms in which all the others lie: a part of one of these is a part of what the person is called, or reached
 * by. Few people have many messages, so that there are few different ones.
 */
export function wholeTermsOf({ name, email, phone }: Parameters<typeof termsOf>[0]): string[] {
  const digits = phone?.replace(/\D/g, '') ?? ''
  const terms = [...words(name ?? '').slice(0, mostWords), fold(email ?? '').slice(0, longest)]
  return [...new Set([...terms, digits.length < fewestDigits ? '' : digits])].filter(Boolean)
}

/** The term by which messages to an address are found: a mail address, or a number in E.164; '' for what is neither. */
export const termOfAddress = (channel: Channel, address: string): string =>
  channel === 'email' ? fold(address).slice(0, longest) : address.replace(/\D/g, '')

/** Whether a person has, for each of these pieces, a term that holds it. */
export function holdsAll(person: Parameters<typeof termsOf>[0], pieces: string[]): boolean {
  const terms = wholeTermsOf(person).join('\n')
  return pieces.every(piece => terms.includes(piece))
}

/**
 * The pieces that a message must hold all of to be found by what somebody typed, wherever in a word or number they stand:
 * `Ann Sm` → `ann`, `sm`; a number in any spelling → its digits.
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

/** `example.com` is a part of an address as well as two words; the whole is what was typed. */
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
