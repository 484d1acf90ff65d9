import type { CountryCode } from 'libphonenumber-js/max'
import { phoneNumbers } from '#server/core/phone-number.ts'
import type { TurnPhrases } from './phrases.ts'

/** A number that is being dictated: it is whole, or whole and might still grow, or lacks digits. */
export type DictatedNumber = 'whole' | 'growing' | 'half'

/** Fewer digits are no telephone number in any country. */
const fewest = 7
/** Most numbers have as many. */
const usual = 10
/** More digits are none either (E.164). */
const most = 15

/**
 * What a telephone number at the end of these words lacks; null where none is being dictated: "at eight" and "for two people"
 * end in numbers as well.
 */
export function dictatedNumber(
  text: string,
  { phrases, asked, country }: { phrases: TurnPhrases; asked: string; country: string | null },
): DictatedNumber | null {
  const { digits, groups, whole, before } = lastDigits(text, phrases)
  if (!digits) return phrases.mine.test(before) && groups > 0 ? 'half' : null
  const isAnswer = whole && /[?？؟]/u.test(asked) && (groups > 1 || digits.length > 2)
  const isIntroduced = phrases.mine.test(before) || isNumberWord(before, phrases)
  const looksLikeOne = /^(\+|0|٠)/u.test(digits) ? digits.length > 2 : digits.length > 4 || groups > 3
  if (!isAnswer && !isIntroduced && !looksLikeOne) return null
  if (digits.replace('+', '').length < fewest) return 'half'
  return ofLength(digits, country)
}

function ofLength(digits: string, country: string | null): DictatedNumber {
  if (digits.length > most) return 'whole'
  const isValid = (number: string) =>
    phoneNumbers()
      .parsePhoneNumberFromString(number, (country ?? undefined) as CountryCode | undefined)
      ?.isValid() ?? false
  // Of another country, as far as we know.
  if (!isValid(digits)) return digits.length < usual ? 'half' : 'growing'
  const canGrow = digits.length < usual || ['0', '3', '5', '8'].some(next => isValid(digits + next))
  return canGrow ? 'growing' : 'whole'
}

/** The digits with which these words end, in how many groups, whether they are all of it, and the words before them. */
function lastDigits(text: string, { digits: names, doubles, spaced }: TurnPhrases) {
  const pieces = spaced
    ? text
        .toLowerCase()
        .split(/[^\p{L}\p{M}\p{N}+]+/u)
        .filter(Boolean)
    : (text.match(/[\d０-９٠-٩+]+|[^\d０-９٠-٩+\s\p{P}]/gu) ?? [])
  const found: string[] = []
  let at = pieces.length
  for (; at > 0; at--) {
    const piece = pieces[at - 1]!
    const figures = /^\+?\p{Nd}+$/u.test(piece) ? piece.replace(/\p{Nd}/gu, asciiDigit) : names.get(piece)
    if (figures === undefined && !doubles.has(piece)) break
    const isDouble = figures === undefined
    if (isDouble && found.length) found[0] = found[0]! + found[0]!
    else found.unshift(figures ?? '')
  }
  const digits = found.join('')
  return {
    digits,
    groups: found.length,
    whole: at === 0,
    before: pieces.slice(0, at).join(spaced ? ' ' : ''),
  }
}

/** Arabic and full-width digits as ours. */
const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!
  const zero = [0x660, 0x6f0, 0xff10].find(first => code >= first && code < first + 10)
  return zero === undefined ? digit : `${code - zero}`
}

/** "… number is", with whatever words a language has for it: two words before digits that want more introduce them. */
function isNumberWord(before: string, { hanging, spaced }: TurnPhrases): boolean {
  const words = before.split(' ')
  return spaced && words.length > 1 && hanging.has(words.slice(-2).join(' '))
}
