import { withDigits } from '#server/language/numbers/number-words.ts'
import { fold } from '#server/language/text/fold.ts'
import { remembered } from '#server/language/text/remembered.ts'
import { dateOf, datePattern } from './dates.ts'

/** Something in a text that is either right or wrong: a number, a price, a time, a date, an address of any kind. */
export interface Value {
  kind: 'money' | 'percent' | 'time' | 'number' | 'date' | 'phone' | 'email' | 'link' | 'account'
  /** In a form that is equal where the values are: digits, minutes after midnight, lower case. */
  key: string
  /** Of money: ISO 4217. */
  currency?: string
  /** Of a time: whether morning or evening is left open. */
  open?: boolean
  /** As the text has it. */
  text: string
  /** Where it stands in the plain text. */
  at: number
  end: number
}

/** A text with its values, in the one form in which texts are compared. */
export interface ReadText {
  plain: string
  values: readonly Value[]
}

const anyDigit = /\p{Nd}/gu
const isDigit = /\p{Nd}/u

/** Digits of any script as 0 to 9. Each script has its ten in a row (Unicode, section 4.6). */
const latinDigits = (text: string): string =>
  text
    .replace(anyDigit, digit => {
      const code = digit.codePointAt(0)!
      if (code < 0x80) return digit
      let zero = code
      while (code - zero < 9 && isDigit.test(String.fromCodePoint(zero - 1))) zero--
      return String(code - zero)
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

/** Text as values are looked for in it: folded, one kind of digit, apostrophe and dash, number words as digits. */
export const plainText = (text: string, language: string): string =>
  withDigits(
    latinDigits(
      fold(text)
        .replace(/[’‘`´]/g, "'")
        .replace(/[‐‑]/g, '-'),
    ),
    language,
  )

const symbols: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  '¥': 'JPY',
  円: 'JPY',
  zł: 'PLN',
  zl: 'PLN',
  '₺': 'TRY',
  tl: 'TRY',
  '₪': 'ILS',
  fr: 'CHF',
  'sfr.': 'CHF',
}
const codes = [
  'GBP',
  'EUR',
  'USD',
  'CHF',
  'JPY',
  'PLN',
  'TRY',
  'ILS',
  'SEK',
  'NOK',
  'DKK',
  'CZK',
  'HUF',
  'RON',
]
codes.push('AED', 'SAR', 'EGP', 'MAD', 'INR', 'CAD', 'AUD', 'NZD', 'BRL', 'MXN', 'ZAR', 'CNY', 'KRW', 'SGD')

const currencyWords = new Map<string, Map<string, string>>()

/** Every way in which a language names a currency: "pounds", "Euro", "£", "gbp". */
function currenciesOf(language: string): Map<string, string> {
  const known = currencyWords.get(language)
  if (known) return known
  const made = new Map(Object.entries(symbols))
  for (const code of codes) made.set(code.toLowerCase(), code)
  for (const tag of new Set(['en', language])) {
    for (const code of ['GBP', 'EUR', 'USD', 'CHF', 'JPY', 'PLN', 'TRY', 'ILS']) {
      const format = new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: code,
        currencyDisplay: 'name',
      })
      for (const amount of [1, 2, 5]) {
        const name = format.formatToParts(amount).find(({ type }) => type === 'currency')?.value ?? ''
        const words = fold(name).split(/\s+/)
        // "British pounds", "libras esterlinas": the word that stays is the one that can be counted.
        for (const word of words.filter(
          each =>
            each.length > 2 &&
            !/^(?:british|britische|polish|swiss|turkish|israeli|japanese|new|neue)/.test(each),
        ))
          if (!made.has(word)) made.set(word, code)
      }
    }
  }
  currencyWords.set(language, made)
  return made
}

const moneyPatterns = new Map<string, RegExp>()
const amount = "\\d+(?:[.,'\\u00a0\\u202f]\\d+)*(?: \\d{3}(?![\\d.,:]))?(?:[.,]-{1,2}|,–)?"

function moneyPattern(language: string): RegExp {
  const known = moneyPatterns.get(language)
  if (known) return known
  const names = [...currenciesOf(language).keys()]
    .sort((a, b) => b.length - a.length)
    .map(name => {
      const escaped = name.replace(/[.$]/g, '\\$&')
      return /^[\p{L}]/u.test(name) && !/\p{Script=Han}/u.test(name)
        ? `(?<!\\p{L})${escaped}(?!\\p{L})`
        : escaped
    })
    .join('|')
  const made = new RegExp(
    `(${names})\\s?(${amount})|(?<![\\d.,])(${amount})\\s?(${names.replaceAll('(?<!\\p{L})', '')})`,
    'gu',
  )
  moneyPatterns.set(language, made)
  return made
}

/** 1,100 and 1.100,00 and 1 100 as 1100. */
export function amountOf(text: string): string {
  const digits = text.replace(/[\s'\u00a0\u202f]|[.,]-+$|,–$/g, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const marks = digits.replace(/\d/g, '')
  const decimals = digits.length - last - 1
  const isGroup = last < 0 || (new Set(marks).size === 1 && decimals === 3 && (marks.length > 1 || last <= 3))
  const whole = isGroup
    ? digits.replace(/[.,]/g, '')
    : `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`
  return String(Number(whole))
}

const link =
  /(?:https?:\/\/|www\.)[^\s<>"'»”)\]]+|(?<![\p{L}\d@._-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,24})(?:\/[^\s<>"'»”)\]]*)?(?![\p{L}\d@])/gu
const email = /[\w.+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu
/** ISO 13616: country, two check digits, up to thirty letters and digits. */
const account = /(?<![a-z\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,3})?(?![a-z\d])/gu
const phone = /(?<![\p{L}\d.,:])\+?\(?\d[\d\s().\-/\u00a0]{5,22}\d(?![\d:])/gu
const percent =
  /(\d+(?:[.,]\d+)?)\s?(?:%|percent|per cent|prozent|por ciento|por cento|pour cent|per cento|procent|yuzde|パーセント|بالمئه|بالمائه|אחוז)/gu
const clock =
  /(?<![\d.,])(\d{1,2})(?::|h|\s?h\s)(\d{2})(?!\d)\s?(am|pm|a\.m\.?|p\.m\.?|uhr)?|(?<![\d.,:])(\d{1,2})(?:[.](\d{2}))?\s?(am(?!\p{L})|pm(?!\p{L})|a\.m\.?|p\.m\.?|uhr|h(?![\p{L}\d]))|(午前|午後)?(\d{1,2})時(?:(半)|(\d{1,2})分)?/gu
/** "Half past seven", and languages that count to the hour that comes. */
const halves: Record<string, [pattern: RegExp, back: number]> = {
  en: [/half past (\d{1,2})()/gu, 0],
  de: [/halb (\d{1,2})()/gu, 1],
  nl: [/half (\d{1,2})()/gu, 1],
  es: [/(\d{1,2})( y media)/gu, 0],
  fr: [/(\d{1,2})(?:\s?h(?:eures?)?)?( et demie)/gu, 0],
  it: [/(\d{1,2})( e mezz[ao])/gu, 0],
  pt: [/(\d{1,2})( e meia)/gu, 0],
  tr: [/(\d{1,2})( bucuk)/gu, 0],
  pl: [/wpol do (\d{1,2})()/gu, 1],
}
const number = /(?<![a-z\d])\d+(?:[.,'\u00a0\u202f]\d+)*/gu

/** Reads the values out of a text. `country` says whether 03/04 is in March or in April. */
export const readText = remembered((text, language: string, country: string | null): ReadText => {
  const plain = plainText(text, language)
  const values: Value[] = []
  let left = plain
  /** Takes what the pattern finds and blanks it, so that each character is of one value only. */
  const take = (
    pattern: RegExp,
    read: (found: RegExpExecArray) => Omit<Value, 'at' | 'end' | 'text'> | null,
  ) => {
    left = left.replace(pattern, (...found) => {
      const whole = found[0] as string
      const at = found.find((part, i) => i > 0 && typeof part === 'number') as number
      const value = read(found as unknown as RegExpExecArray)
      if (!value) return whole
      values.push({ ...value, text: whole.trim(), at, end: at + whole.length })
      return ' '.repeat(whole.length)
    })
  }
  take(email, ([whole]) => ({ kind: 'email', key: whole.replace(/\.$/, '') }))
  take(link, ([whole]) => ({ kind: 'link', key: linkKey(whole) }))
  take(account, ([whole]) => {
    const key = whole.replaceAll(' ', '')
    return /\d{6}/.test(key) ? { kind: 'account', key } : null
  })
  const currencies = currenciesOf(language)
  take(moneyPattern(language), ([, before, sum, otherSum, after]) => ({
    kind: 'money',
    key: amountOf(sum ?? otherSum!),
    currency: currencies.get(before ?? after!) ?? '',
  }))
  take(percent, ([, share]) => ({ kind: 'percent', key: amountOf(share!) }))
  take(datePattern(language), found => {
    const date = dateOf(found, language, country)
    return date ? { kind: 'date', key: date } : null
  })
  const half = halves[language]
  if (half) take(half[0], ([, hour]) => timeOf(Number(hour) - half[1], 30, undefined, true))
  take(clock, ([, h, m, half, h2, m2, half2, japanese, h3, thirty, m3]) => {
    if (h3)
      return timeOf(
        Number(h3),
        thirty ? 30 : Number(m3 ?? 0),
        japanese === '午後' ? 'pm' : japanese && 'am',
        !japanese,
      )
    const open = h !== undefined && !half && !h.startsWith('0')
    return timeOf(Number(h ?? h2), Number(m ?? m2 ?? 0), half ?? half2, open)
  })
  take(phone, ([whole]) => {
    const key = whole.replace(/\D/g, '')
    return key.length >= 7 && key.length <= 15 ? { kind: 'phone', key } : null
  })
  take(number, ([whole]) => ({ kind: 'number', key: amountOf(whole) }))
  return { plain, values: values.sort((a, b) => a.at - b.at) }
})

function timeOf(
  hour: number,
  minute: number,
  half: string | undefined,
  open: boolean,
): Omit<Value, 'at' | 'end' | 'text'> | null {
  if (hour > 24 || minute > 59) return null
  const afternoon = half?.startsWith('p') && hour < 12 ? 12 : 0
  const midnight = half?.startsWith('a') && hour === 12 ? -12 : 0
  return { kind: 'time', key: String((hour + afternoon + midnight) * 60 + minute), open: open && hour <= 12 }
}

/** Without scheme, `www.`, a slash or a full stop at its end. */
const linkKey = (address: string): string =>
  address
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?]+$/, '')
    .replace(/\/$/, '')
