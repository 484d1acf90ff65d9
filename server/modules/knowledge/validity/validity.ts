import { fold } from '#server/language/text/fold.ts'
import { passagesAtMost, remembered } from '#server/language/text/remembered.ts'
import { monthNumbers } from '#server/language/times/month-names.ts'

// What a business published and does not hold any more: a leaflet that says "withdrawn", an offer that ended, a price
// list of last year.

/** Words that take back what stands near them, folded, in the languages of the product. */
const takenBack: Record<string, string> = {
  en: '(?<!\\p{L})(?:withdrawn|no longer (?:valid|applies|apply|offered|available)|out of date|outdated|obsolete|superseded|discontinued|has ended|offer ended|has expired|expired|archived?|old price list|previous price list|cancelled event|is over|sold out)(?!\\p{L})',
  de: '(?<!\\p{L})(?:zuruckgezogen|nicht mehr gultig|ungultig|abgelaufen|veraltet|aufgehoben|beendet|archiv|ausverkauft|entfallt|eingestellt)(?!\\p{L})',
  es: '(?<!\\p{L})(?:retirad[oa]s?|ya no (?:es |esta )?(?:valid[oa]|vigente|disponible)|finalizad[oa]s?|caducad[oa]s?|vencid[oa]s?|anulad[oa]s?|agotad[oa]s?|sin vigencia|no vigente|obsolet[oa]s?|descatalogad[oa]s?)(?!\\p{L})',
  fr: '(?<!\\p{L})(?:retiree?s?|n est plus valable|plus valable|perimee?s?|terminee?s?|expiree?s?|obsoletes?|caduc|caduque|archive)(?!\\p{L})',
  it: '(?<!\\p{L})(?:ritirat[oaie]|non piu valid[oaie]|scadut[oaie]|terminat[oaie]|concluso|conclusa|superat[oaie])(?!\\p{L})',
  pt: '(?<!\\p{L})(?:retirad[oa]s?|ja nao (?:e |esta )?valid[oa]|expirad[oa]s?|encerrad[oa]s?|terminad[oa]s?|desatualizad[oa]s?|esgotad[oa]s?)(?!\\p{L})',
  nl: '(?<!\\p{L})(?:ingetrokken|niet meer geldig|verlopen|vervallen|afgelopen|verouderd|beeindigd|uitverkocht)(?!\\p{L})',
  pl: '(?<!\\p{L})(?:wycofan\\p{L}+|nieaktualn\\p{L}+|niewazn\\p{L}+|zakonczon\\p{L}+|wygasl\\p{L}+|archiwaln\\p{L}+)(?!\\p{L})',
  tr: '(?<!\\p{L})(?:gecersiz|suresi dolmus|sona erdi|yururlukten kalkt\\p{L}*|iptal edildi|artik gecerli degil)(?!\\p{L})',
  he: 'בוטל|אינו בתוקף|לא בתוקף|פג תוקף|הסתיים|הסתיימה|לא רלוונטי',
  ar: 'ملغي|ملغاه|منتهي|انتهي|لم يعد ساري|غير ساري|انتهت صلاحي',
  ja: '廃止|終了しました|無効|期限切れ|取り下げ|旧料金',
}

/** Words that tell what has changed: what stands with them is newer than what it contradicts. */
const changed: Record<string, string> = {
  en: '(?<!\\p{L})(?:no longer|not any ?more|any longer|as of|from now on|with effect from|new price|updated)(?!\\p{L})',
  de: '(?<!\\p{L})(?:nicht mehr|kein\\p{L}* .{0,30}mehr|ab sofort|neuer preis|neu ab)(?!\\p{L})',
  es: '(?<!\\p{L})(?:ya no|a partir de|desde ahora|nuev[oa] (?:precio|tarifa|horario))(?!\\p{L})',
  fr: '(?<!\\p{L})(?:ne .{1,30} plus|n est plus|desormais|a compter du|a partir du)(?!\\p{L})',
  it: '(?<!\\p{L})(?:non .{1,30} piu|d ora in poi|a partire da)(?!\\p{L})',
  pt: '(?<!\\p{L})(?:ja nao|nao .{1,20} mais|a partir d[eo])(?!\\p{L})',
  nl: '(?<!\\p{L})(?:niet meer|geen .{1,30} meer|vanaf)(?!\\p{L})',
  pl: '(?<!\\p{L})(?:juz nie|od teraz)(?!\\p{L})',
  tr: '(?<!\\p{L})(?:artik)(?!\\p{L})',
  he: 'כבר לא|יותר לא|החל מ',
  ar: 'لم يعد|لم نعد|اعتبارا من|ابتداء من',
  ja: '今後|現在は',
}

const compiled = new Map<string, { takenBack: RegExp; changed: RegExp }>()

/** The patterns of a language; those of English for one that is not listed. */
function patternsOf(language: string): { takenBack: RegExp; changed: RegExp } {
  const known = compiled.get(language)
  if (known) return known
  const made = {
    takenBack: new RegExp(takenBack[language] ?? takenBack.en!, 'u'),
    changed: new RegExp(changed[language] ?? changed.en!, 'u'),
  }
  compiled.set(language, made)
  return made
}

/** Words before a last day. */
const until =
  /(?<!\p{L})(?:until|till|valid to|valid until|through|up to|bis|gultig bis|jusqu ?au?|hasta(?: el)?|valido hasta|fino al?|ate|valido ate|tot(?: en met)?|t\/m|do|wazne do)(?:\s+(?:el|le|il|the|dem|zum|o|dia))?\s*$/iu
/** Words before a first day. */
const from =
  /(?<!\p{L})(?:from|as of|since|starting|with effect from|ab|ab dem|seit|vom|a partir (?:de|du|do)|desde(?: el)?|des le|depuis|dal|a partire dal?|vanaf|od)(?:\s+(?:el|le|il|the|dem|o|dia))?\s*$/iu

const months = new Map<string, Map<string, number>>()

/** The names of months in a language and in English, which documents mix in. */
function monthsOf(language: string): Map<string, number> {
  const known = months.get(language)
  if (known) return known
  const made = new Map([...monthNumbers('en'), ...monthNumbers(language)])
  months.set(language, made)
  return made
}

interface DateIn {
  /** Where it begins in the folded text. */
  at: number
  date: Temporal.PlainDate
}

/** How a full date (with its year) is written, and the year, month and day of what was found. */
type DateForm = [RegExp, (m: RegExpExecArray) => [number, number, number]]

const dateForms = new Map<string, DateForm[]>()

/** How full dates are written in a language. */
function dateFormsOf(language: string): DateForm[] {
  const known = dateForms.get(language)
  if (known) return known
  const names = monthsOf(language)
  const list = [...names.keys()].join('|') || '(?!)'
  const made: DateForm[] = [
    [/(\d{4})-(\d{1,2})-(\d{1,2})/g, m => [Number(m[1]), Number(m[2]), Number(m[3])]],
    [/(\d{4})年(\d{1,2})月(\d{1,2})日/g, m => [Number(m[1]), Number(m[2]), Number(m[3])]],
    [/(?<!\d)(\d{1,2})[./](\d{1,2})[./](20\d\d)/g, m => [Number(m[3]), Number(m[2]), Number(m[1])]],
    [
      new RegExp(
        `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|\\.|º|er)?\\s+(?:de\\s+|of\\s+)?(${list})\\.?,?\\s+(?:de\\s+|del\\s+)?(20\\d\\d)`,
        'g',
      ),
      m => [Number(m[3]), names.get(m[2]!)!, Number(m[1])],
    ],
    [
      new RegExp(`(?<!\\p{L})(${list})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(20\\d\\d)`, 'gu'),
      m => [Number(m[3]), names.get(m[1]!)!, Number(m[2])],
    ],
  ]
  dateForms.set(language, made)
  return made
}

/** A year has four digits. */
const mayHaveYear = /\d{4}/

/** The full dates in a folded text. */
function fullDates(text: string, language: string): DateIn[] {
  if (!mayHaveYear.test(text)) return []
  return dateFormsOf(language).flatMap(([form, parts]) =>
    [...text.matchAll(form)].flatMap(match => {
      const [year, month, day] = parts(match as RegExpExecArray)
      try {
        return [
          { at: match.index, date: Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }) },
        ]
      } catch {
        return []
      }
    }),
  )
}

/** How a text stands to today. */
export type Validity = 'over' | 'valid' | 'newer' | 'not yet'

/** Characters before a date in which "until" or "from" is looked for. */
const reach = 24

/** What a text says of when it holds. */
interface Told {
  isTakenBack: boolean
  tellsChange: boolean
  /** Full dates, with what stands before them. */
  dates: { date: Temporal.PlainDate; isLast: boolean; isFirst: boolean }[]
}

const told = remembered((text, language: string): Told => {
  const plain = plainly(text)
  const { takenBack, changed } = patternsOf(language)
  return {
    isTakenBack: takenBack.test(plain),
    tellsChange: changed.test(plain),
    dates: fullDates(plain, language).map(({ at, date }) => {
      const before = plain.slice(Math.max(0, at - reach), at)
      return { date, isLast: until.test(before), isFirst: from.test(before) }
    }),
  }
}, passagesAtMost)

const plainly = (text: string): string => fold(text).replace(/['’`´]/g, ' ')

/**
 * Whether a text still holds today: `over` when it says so itself or its last day has passed, `not yet` when its first
 * day is still to come, `newer` when it tells a change that has come.
 */
export function validity(text: string, language: string, today: Temporal.PlainDate): Validity {
  const { isTakenBack, tellsChange, dates } = told(text, language)
  if (isTakenBack) return 'over'
  let newer = tellsChange
  let over = false
  let future = false
  for (const { date, isLast, isFirst } of dates) {
    const passed = Temporal.PlainDate.compare(date, today) < 0
    if (isLast && passed) over = true
    if (isFirst) {
      if (passed) newer = true
      else future = true
    }
  }
  // "£30 until 30 June, £35 from 1 July": one half of it holds.
  if (over && !newer) return 'over'
  if (future && !newer) return 'not yet'
  return newer ? 'newer' : 'valid'
}

/** The last day that a text names for itself ("valid until 30 June 2026"), the latest of several; null without one. */
export function lastDay(text: string, language: string): Temporal.PlainDate | null {
  const days = told(text, language).dates.flatMap(({ date, isLast }) => (isLast ? [date] : []))
  return days.sort(Temporal.PlainDate.compare).at(-1) ?? null
}

/** A text, folded, without the words that take it back ("withdrawn"); null when it has none. */
export function withoutTakingBack(text: string, language: string): string | null {
  const plain = plainly(text)
  const { takenBack: words } = patternsOf(language)
  return words.test(plain) ? plain.replace(words, ' ') : null
}
