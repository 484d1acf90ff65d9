/** Letters without a Unicode decomposition, as people without that key type them. */
const plain: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ё: 'е',
  ـ: '',
}

// In these scripts accents are optional when typing in a hurry. In Cyrillic, Devanagari or kana the same marks make
// another letter, so there they stay.
const accented = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'g')
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the point
const ascii = /^[\x00-\x7f]*$/

/** `text` as searches compare it: lower case, no accents, one form of every character. */
export function fold(text: string): string {
  if (ascii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(accented, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(special, letter => plain[letter]!)
}

/** The same on one line, without white space around it: to look for one text in another. */
export const foldedLine = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()
