import { spoken } from '../phrases.ts'

interface MonthNames {
  /** A name beside a day of the month, with an optional year: groups day, name, name, day, year. */
  dated: RegExp
  /** Any name, also with an ending: "Aralık'ta". */
  alone: string
  numberOf(name: string): number
}

const known = new Map<string, MonthNames>()

/** The names of months in this language, long and short, as dates use them: "24 December", "24. Dez.". */
export function monthNames(language: string): MonthNames {
  const made = known.get(language) ?? make(language)
  known.set(language, made)
  return made
}

const forms: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { month: 'long' },
]

/** The number of each month by its names, as `spoken` writes them: long and short, beside a day and alone. */
export function monthNumbers(language: string): Map<string, number> {
  const number = new Map<string, number>()
  for (const form of forms) {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })
    for (let i = 0; i < 12; i++) {
      const name = format.formatToParts(Date.UTC(2024, i, 1)).find(part => part.type === 'month')?.value ?? ''
      const plain = spoken(name).replace(/\.$/, '').trim()
      if (/\p{L}{3}/u.test(plain) && !number.has(plain)) number.set(plain, i + 1)
    }
  }
  return number
}

function make(language: string): MonthNames {
  const number = monthNumbers(language)
  const names = [...number.keys()].sort((a, b) => b.length - a.length)
  const list = names.join('|') || '(?!)'
  const ordinal = '(\\d{1,2})(?:st|nd|rd|th|er|e|º|ª|\\.)?'
  const of = "(?:\\s+(?:de|of|del|di)\\s+|\\s+d'|\\s+ב|\\s*)"
  const year = '(?:,?\\s+(?:de\\s+)?(20\\d\\d))?'
  return {
    dated: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${ordinal}${of}(${list})|(${list})\\s+(?:the\\s+)?${ordinal})(?![\\p{L}\\p{N}:])${year}`,
      'gu',
    ),
    // Languages with cases change the end of a name: "w grudniu" is "grudzień".
    alone: names
      .filter(name => name.length > 3)
      .map(name => (language === 'pl' ? `${name.slice(0, Math.max(3, name.length - 2))}[\\p{L}]{0,4}` : name))
      .join('|'),
    numberOf: name =>
      number.get(name) ??
      number.get(names.find(each => each.slice(0, -2) === name.slice(0, each.length - 2)) ?? '') ??
      0,
  }
}
