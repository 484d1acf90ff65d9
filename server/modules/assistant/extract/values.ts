import { passagesAtMost, remembered } from '#server/language/text/remembered.ts'
import { filingOf } from '#server/language/text/stems.ts'
import { words } from '#server/language/text/words.ts'
import { timesIn } from '#server/language/times/times.ts'

// What a text holds: a price, a time, a day. By its form, in any language of the product.

/** Alternatives of a pattern as words of their own. */
export const bounded = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu')

/** Signs and names of currencies, and what costs nothing. */
const money = new RegExp(
  [
    '\\p{Sc}\\s?\\d|\\d\\s?\\p{Sc}|\\d\\s?円',
    '\\d\\s?(?:euros?|eur|dollars?|usd|pounds?|gbp|pence|cents?|chf|fr\\.|zł|zl|pln|lira|tl|kr\\b|ils|yen|jpy|cad|aud|mxn|pesos?|reais|درهم|ريال|دينار|جنيه|שקל|ש"ח|שח)',
    '(?:eur|usd|gbp|chf|pln|ils|jpy|rs|r\\$|aed|sar)\\.?\\s?\\d',
    '(?<!\\p{L})(?:free of charge|no charge|no extra charge|for free|is free|are free|free|complimentary|kostenlos|kostenfrei|gratis|umsonst|gratuit(?:e|s|es|ement)?|offert|gratuit[oaie]|grátis|bezpłatn\\p{L}+|darmow\\p{L}+|za darmo|ücretsiz|bedava|kosteloos)(?!\\p{L})|חינם|ללא תשלום|مجان|無料',
  ].join('|'),
  'iu',
)

const clock =
  /(?<![\d.,:])(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d)(?![\d.,:]?\d)|(?<!\d)\d{1,2}\s?(?:a\.?m\.?|p\.?m\.?|uhr|h|heures?|uur|horas?)(?![\p{L}\p{N}])|\d{1,2}時|午前|午後|正午|(?<!\p{L})(?:noon|midday|midnight|mittags?|mitternacht|midi|minuit|mediodía|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|middernacht|o['’]clock|północy?|południ[ea])(?!\p{L})/iu

const year = /(?<!\d)(?:1[5-9]\d\d|20\d\d)(?!\d)|\bcentur(?:y|ies)\b|jahrhundert|siècle|siglo|secolo/iu
const numericDate = /(?<!\d)\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?(?!\d)|\d{4}-\d\d-\d\d|\d{1,2}月|\d{1,2}日/u

const phone =
  /(?:\+|(?<!\d)0|\()\d[\d ()./-]{4,18}\d|(?<!\d)\d{3}[ .-]\d{3}[ .-]?\d{2,4}(?!\d)|(?<![\d.,])(?:112|999|911|111|110|116\s?117|119)(?![\d.,])/u
const email = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u

const place = new RegExp(
  [
    "(?<!\\p{L})(?:in|at|on|near|from|to|between|opposite|behind|next to|beside|im|am|bei|nahe|hinter|neben|gegenüber|à|au|aux|en|dans|rue|a|al|junto|detrás|frente|in|via|vicino|op|bij|naast|w|na|przy|obok)\\s+(?:the\\s+|our\\s+|der\\s+|den\\s+|dem\\s+|la\\s+|el\\s+|le\\s+|los\\s+|las\\s+|l[’'])?[\\p{Lu}\\p{N}]",
    '(?<!\\p{L})(?:street|road|avenue|lane|square|floor|building|address|located|behind|opposite|upstairs|downstairs|basement|ground floor|straße|strasse|platz|gasse|weg|erdgeschoss|stock|hinter|neben|rue|place|étage|calle|plaza|planta|piso|via|piazza|piano|rua|praça|andar|straat|plein|verdieping|ul\\.|ulica|piętro|parter|sokak|cadde|kat|bahçe|detrás|junto|arrière|dietro)(?!\\p{L})',
    '(?:strasse|straße|platz|gasse|weg|straat|plein)\\s+\\d',
    'شارع|حي|طابق|خلف|בניין|רחוב|קומה|מאחורי|丁目|番地|階|駅|市|区|町|前|隣',
  ].join('|'),
  'u',
)

const cause =
  /(?<!\p{L})(?:because|due to|since|so that|in order to|as a result|reason|caused?|weil|da|damit|wegen|deshalb|parce que|car|afin|porque|debido|perché|poiché|omdat|vanwege|ponieważ|bo|çünkü|כי|בגלל)(?!\p{L})|لأن|بسبب|ため|ので|から/iu
const yesOrNo =
  /^(?:yes|no|yeah|sorry|unfortunately|ja|nein|leider|oui|non|sí|si|no|sim|não|nee|tak|nie|evet|hayır|כן|לא|نعم|لا|はい|いいえ)(?![\p{L}])/iu
const name = /(?<=\S\s)\p{Lu}[\p{L}.'’-]+/gu

/** Words for numbers, in the languages of the product: alternatives of a pattern. */
export const numbersInWords =
  `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand
  |(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\\p{L}+)?|(?:thir|four|fif|six|seven|eigh|nine)teen
  |zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}+zehn
  |\\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend)
  |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|(?:vingt|trente|quarante|cinquante|soixante|cent)(?:-\\p{L}+)*
  |dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien
  |due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|(?:venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento)(?:due|tre|tré|quattro|cinque|sei|sette|nove)?
  |dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem
  |twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\p{L}*(?:twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd)
  |dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|dwadzieścia|trzydzieści|czterdzieści|\\p{L}+dziesiąt|sto
  |iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli|altmış|yetmiş|seksen|doksan|yüz`.replace(
    /\s*\n\s*/g,
    '',
  )
/** Words for how much and how often. */
const quantities = `half|third|quarter|percent|once|twice|daily|weekly|monthly|every
  |halbe?|täglich|wöchentlich|monatlich|einmal|zweimal|jede[nrs]?
  |demi|chaque|par jour|medi[oa]|cada|mezz[oa]|ogni|mei[oa]|elke|pół|co|yarım|her`.replace(/\s*\n\s*/g, '')
const numberWord = new RegExp(`^(?:${numbersInWords}|eine?[nrm]?|.*\\p{N}.*)$`, 'iu')
const numberWords = bounded(`${numbersInWords}|${quantities}`)
/** "Ninety euros". */
const moneyInWords = bounded(
  `(?:${numbersInWords}|eine?n?)\\s(?:euros?|dollars?|pounds?|pence|cents?|francs?|franken|franchi|francos|frank|złot\\p{L}+|lira|kron\\p{L}+)`,
)
/** A sum of money: alternatives of a pattern. */
export const sumOfMoney =
  '\\p{Sc}\\s?[\\d.,]*\\d|(?<![\\d.,])\\d[\\d.,]*\\s?(?:\\p{Sc}|euros?|eur|dollars?|usd|pounds?|gbp|pence|cents?|francs?|franken|chf|zł\\p{L}*|zl|pln|lira|tl|kr|yen|円|reais|pesos?)'
const sums = new RegExp(`${sumOfMoney}|${moneyInWords.source}`, 'giu')

/** The text without what it says of money. */
export const withoutSums = (text: string): string => text.replace(sums, ' ')

const unspacedNumbers =
  /[一二三四五六七八九十]+(?:つ|人|名|個|分|日|泊|歳|時間|回)|毎|שני|שתי|שלוש|ארבע|חמש|كل|مرتين|ثلاث|أربع|خمس/u

const names = new Map<string, { day: RegExp; month: RegExp }>()

/** The names of weekdays and months of a language, and the English ones, which tables use everywhere. */
function calendarOf(language: string): { day: RegExp; month: RegExp } {
  const known = names.get(language)
  if (known) return known
  const list = (options: Intl.DateTimeFormatOptions, dates: number[]) =>
    [language, 'en'].flatMap(locale =>
      (['long', 'short'] as const).flatMap(width => {
        const key = Object.keys(options)[0]!
        const format = new Intl.DateTimeFormat(locale, { [key]: width, timeZone: 'UTC' })
        // Without its dot "sept" is a number in French.
        return dates.map(date => format.format(date).replace(/(?<!^sept)\.$/, ''))
      }),
    )
  const week = Array.from({ length: 7 }, (_, i) => Date.UTC(2024, 0, 1 + i))
  const year = Array.from({ length: 12 }, (_, i) => Date.UTC(2024, i, 1))
  const pattern = (found: string[]) => {
    const all = [...new Set(found)].filter(each => [...each].length > 1 && !/^\d+$/.test(each))
    const quoted = all.map(each => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return language === 'ja'
      ? new RegExp(`${quoted.join('|')}|[月火水木金土日]曜`, 'iu')
      : new RegExp(`(?<!\\p{L})(?:ال)?(?:${quoted.join('|')})(?:s|en|a|ami|y)?(?!\\p{L})`, 'iu')
  }
  const made = {
    day: pattern(list({ weekday: 'long' }, week)),
    month: pattern(list({ month: 'long' }, year)),
  }
  names.set(language, made)
  return made
}

const weekend = bounded(
  'weekends?|weekdays?|daily|every day|wochenende|werktags?|täglich|week-?end|semaine|tous les jours|fin de semana|entre semana|todos los días|diario|fine settimana|tutti i giorni|feriali|fim de semana|todos os dias|doordeweeks|dagelijks|codziennie|weekend\\p{L}*|her gün|hafta sonu|holidays?|feiertags?n?',
)

const season = new RegExp(
  [
    "(?<!\\p{L})(?:spring|summer|autumn|winter|frühlings?|frühjahrs?|sommers?|herbst(?:es|s)?|winters|printemps|(?:en |l[’']|d[’'])été|automne|hiver|primavera|verano|otoño|invierno|estate|autunno|inverno|verão|outono|lente|voorjaar|zomers?|herfst|wiosn[aęyoą]|latem|lata|jesie(?:ń|nią|ni)|zim[aęyoą]|ilkbahar\\p{L}*|yaz(?:ın|ları)|sonbahar\\p{L}*|kış(?:ın|ları)?)(?!\\p{L})",
    'الربيع|الصيف|الخريف|الشتاء|אביב|קיץ|סתיו|חורף|春|夏|秋|冬',
  ].join('|'),
  'iu',
)

/** Of what a text says of days and hours only the kinds count here, not which ones, so any moment may be "now". */
const someday = new Date(0)

/** What it says of hours and days in words: "at seven", "à sept heures", "o siódmej", "in the mornings". */
const toldOf = remembered((text: string, language: string): { clock: boolean; when: boolean } => {
  // Visitors leave accents out, and are read so; who teaches means "has": "a sept bancs".
  const meant = language === 'fr' ? text.replace(/(?<!\p{L})a(?!\p{L})/gu, '·') : text
  const { clocks, days, parts } = timesIn(meant, { language, now: someday, timezone: 'UTC' })
  const clock = clocks.some(({ bare }) => !bare)
  // Months are found by their names in full: "sept" is a number in French.
  const named = days.filter(({ as }) => as === 'holiday' || as === 'relative' || as === 'weekday')
  return { clock, when: clock || named.length > 0 || parts.length > 0 }
}, passagesAtMost)

const range =
  /(\d+(?:[.,]\d+)?)\s?\p{L}{0,6}\.?\s?(?:-|–|—|to|bis|à|a|al|tot|do|〜|～|إلى)\s?(\d+(?:[.,]\d+)?)/giu

/** Whether a number lies in a range of the text: 9 in "7–11 years". */
export function inRange(text: string, number: number): boolean {
  for (const [, from, to] of text.matchAll(range)) {
    const [low, high] = [from, to].map(each => Number(each!.replace(',', '.'))) as [number, number]
    if (low < high && low <= number && number <= high) return true
  }
  return false
}

/** How many words may stand between a number and what it counts: "eight large, quiet double rooms". */
const mostBetween = 3

/** Whether a number stands before a word of this stem: true too for a text that has no such word. */
export function counts(text: string, counted: string, language: string): boolean {
  const list = words(text)
  const stems = list.map(word => filingOf(language)(word)?.stem)
  if (!stems.includes(counted)) return true
  return stems.some(
    (stem, at) =>
      stem === counted &&
      list.slice(Math.max(0, at - mostBetween - 1), at).some(word => numberWord.test(word)),
  )
}

/** Whether a text holds a thing of this kind. */
export const holds = {
  money: (text: string): boolean => money.test(text) || moneyInWords.test(text),
  clock: (text: string, language: string): boolean => clock.test(text) || toldOf(text, language).clock,
  day: (text: string, language: string): boolean => calendarOf(language).day.test(text) || weekend.test(text),
  date: (text: string, language: string): boolean =>
    calendarOf(language).month.test(text) || numericDate.test(text),
  /** A part of the day, a holiday, a season, or whatever else says when. */
  period: (text: string, language: string): boolean => season.test(text) || toldOf(text, language).when,
  year: (text: string): boolean => year.test(text),
  phone: (text: string): boolean => phone.test(text),
  email: (text: string): boolean => email.test(text),
  /** Remembered, because it takes longest of all. */
  place: remembered((text): boolean => place.test(text), passagesAtMost),
  cause: (text: string): boolean => cause.test(text),
  yesOrNo: (text: string): boolean => yesOrNo.test(text),
  number: (text: string, _language: string): boolean =>
    /\p{N}|%/u.test(text) || numberWords.test(text) || unspacedNumbers.test(text),
  /** Capitalised words inside a sentence: names of people and places. */
  names: (text: string): string[] => text.match(name) ?? [],
}
