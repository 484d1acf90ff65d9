import { fold } from './fold.ts'

/** Scripts written without spaces, or (Hangul) with endings glued to the word: searched by pairs of letters. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々'

/** A number with one mark in it (a date has two, and is found by its parts), or with marks every three digits. */
const number = '(?<![\\d.,:])(?:\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+[.,:]\\d+)(?![.,:]?\\d)'

/** A telephone number: begins like one, or is grouped 3-3-4 or 3-4, and is not a date. */
const phone =
  '(?<![\\d.,/-])(?!\\d{1,4}[./-]\\d{1,2}[./-]\\d{2,4}(?!\\d))(?:[+(]\\d|0)[\\d ()./-]{5,18}\\d(?!\\d)|(?<!\\d)(?:\\d{3}[ .-])?\\d{3}[ .-]\\d{4}(?!\\d)'

const token = new RegExp(
  `(?:(?![${unspaced}\\d])[\\p{L}\\p{M}])(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])*|[${unspaced}][${unspaced}\\p{M}]*|${phone}|${number}|\\p{N}(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])*`,
  'gu',
)

/** Most sentences: ASCII without digits, of which `token` and what follows make what `letters` finds, five times as slowly. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the point
const lettersOnly = /^[\x00-/:-\x7f]*$/
const letters = /[a-z]+/g

const digit = /\d/
const isRun = new RegExp(`^[${unspaced}]`, 'u')
const isNumber = new RegExp(`^${number}$`)
const isPhone = new RegExp(`^(?:${phone})$`)
const thousands = /^\d{1,3}(?:[.,]\d{3})+/
const quantity =
  /^(\d+(?:\.\d+)?)(a?m|pm|h|hrs?|hours?|min|mins|s|sec|days?|uhr|k?g|mg|lbs?|oz|mm|cm|km|ft|m2|ml|cl|l|kw|kwh|w|v|gb|mb|tb|k|eur|usd|gbp|chf)$/

/** "e-mail", "wi-fi", "co-op": a prefix too short to mean anything alone. */
const prefix = /(?<![\p{L}\p{N}-])([eux]|wi|re|co)-(?=\p{L}{2,})/gu
const apostrophe = /['’]/
const possessive = /['’]s(?![\p{L}\p{N}])/gu
const ideograph = /\p{Script=Han}/u

/** How Chinese, Japanese and Korean ask and join: what `stopwords` is to other languages, cut out of a run. */
const filler =
  /什么|甚麼|什麼|哪里|哪裡|哪儿|哪些|怎么样|怎么|怎麼|多少|几点|幾點|为什么|為什麼|是否|可以|请问|請問|你们|你們|我们|我們|[的了吗嗎呢吧是在有谁誰]|でしょうか|ですか|ますか|ください|どこ|いつ|どの|どう|なぜ|です|ます|した|する|[はがをにのとでもへや]|입니까|습니까|인가요|나요|어디|언제|무엇|어떻게|얼마/gu

/** Longest word kept whole; anything longer is not language (keys, base64). */
const longestWord = 40

/**
 * The words of `text` in order, folded, with repeats. Scripts without spaces give pairs of letters. Kept so that either
 * way of writing finds the other: `1,200` and `1200`; `9:30` and `9.30`; `10kg` and `10 kg`; `wi-fi` and `wifi`;
 * a telephone number, however grouped and with or without its country, is its last seven digits.
 */
export function words(text: string): string[] {
  let plain = fold(text)
  if (apostrophe.test(plain)) plain = plain.replace(possessive, '')
  if (plain.includes('-')) plain = plain.replace(prefix, '$1')
  if (lettersOnly.test(plain)) return (plain.match(letters) ?? []).map(word => word.slice(0, longestWord))
  const found: string[] = []
  for (const piece of plain.match(token) ?? []) {
    if (digit.test(piece)) numeric(piece, found)
    else if (isRun.test(piece)) pairs(piece, found)
    else found.push(piece.slice(0, longestWord))
  }
  return found
}

function numeric(piece: string, found: string[]) {
  const [, amount, unit] = quantity.exec(piece) ?? []
  if (amount) found.push(amount, unit!)
  else if (isNumber.test(piece)) {
    found.push(piece.replace(thousands, grouped => grouped.replace(/[.,]/g, '')).replace(/[,:]/, '.'))
  } else if (isPhone.test(piece)) found.push(piece.replace(/\D/g, '').slice(-7))
  else found.push(piece.slice(0, longestWord))
}

function pairs(run: string, found: string[]) {
  for (const part of run.split(filler)) {
    const letters = [...part]
    if (letters.length === 1 && (ideograph.test(part) || part === run)) found.push(part)
    for (let i = 0; i + 1 < letters.length; i++) found.push(letters[i]! + letters[i + 1]!)
  }
}
