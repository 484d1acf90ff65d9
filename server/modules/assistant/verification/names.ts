import { textsOf } from '#locales/load.ts'
import { fold } from '#server/language/text/fold.ts'
import { stopwordsOf } from '#server/language/text/stopwords.ts'
import { titlesOf } from './claims.ts'
import type { Evidence } from './evidence.ts'
import { emptyWords, stemsOf } from './words.ts'

const capitalised = /(?<![\p{L}\d'’-])\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}+)*/gu

/** The first name of a person, product or place in the sentence that occurs nowhere in the evidence. */
export function unknownName(sentence: string, evidence: Evidence): string | null {
  const { language } = evidence
  const titled = afterTitle(sentence, evidence)
  if (titled) return titled
  const { script } = textsOf(language).writing
  if (script !== 'Latin') return null
  const names = [...sentence.matchAll(capitalised)].map(found => ({
    text: found[0],
    at: found.index,
    end: found.index + found[0].length,
    first: beginsSentence(sentence.slice(0, found.index)),
    known: isKnown(found[0], evidence),
  }))
  for (const [i, name] of names.entries()) {
    if (name.known) continue
    const next = names[i + 1]
    const before = names[i - 1]
    const run =
      (next && !next.known && isGap(sentence.slice(name.end, next.at))) ||
      (before && !before.known && isGap(sentence.slice(before.end, name.at)))
    // In German every noun has a capital, so only names of two words show.
    if (run || (language !== 'de' && !name.first)) return name.text
  }
  return null
}

const isGap = (between: string): boolean => /^[ \u00a0]$/.test(between)

const beginsSentence = (before: string): boolean => /(?:^|[.:!?…•–—\n-]|["“„«‘'(¿¡])\s*$/u.test(before)

function isKnown(name: string, { mentions, visitor, language }: Evidence): boolean {
  const plain = fold(name)
  if (plain.length < 2 || /^\p{Lu}{2,5}$/u.test(name)) return true
  const parts = plain.split(/['’-]/).filter(Boolean)
  if (parts.every(part => mentions(part) || stopwordsOf(language).has(part))) return true
  const stems = stemsOf(name, language)
  const { talk } = emptyWords(language)
  // Plural and genitive of a name are the name.
  if (parts.some(part => part.length > 3 && [part.slice(0, -1), part.slice(0, -2)].some(mentions)))
    return true
  return calendarWords(language).has(plain) || stems.some(stem => visitor.stems.has(stem) || talk.has(stem))
}

const calendars = new Map<string, ReadonlySet<string>>()

/** Weekdays, months, languages and currencies, which some languages write with a capital. */
function calendarWords(language: string): ReadonlySet<string> {
  const known = calendars.get(language)
  if (known) return known
  const found = new Set<string>()
  const add = (text: string) => {
    for (const word of fold(text).match(/\p{L}+/gu) ?? []) found.add(word).add(`${word}s`)
  }
  for (let i = 0; i < 12; i++) {
    const at = Date.UTC(2024, i, 1 + i)
    for (const style of ['long', 'short'] as const)
      add(new Intl.DateTimeFormat(language, { month: style, weekday: style, timeZone: 'UTC' }).format(at))
  }
  const names = new Intl.DisplayNames(language, { type: 'language' })
  for (const code of ['ar', 'de', 'en', 'es', 'fr', 'he', 'it', 'ja', 'nl', 'pl', 'pt', 'tr', 'ru', 'zh'])
    add(names.of(code) ?? '')
  add('Euro Pounds Pfund Dollar Franken Internet Wifi Wi Fi')
  calendars.set(language, found)
  return found
}

/** The name after "Dr." or "Mrs", where it occurs nowhere in the evidence. */
function afterTitle(sentence: string, { language, mentions }: Evidence): string | null {
  const titles = titlesOf(language)
  if (!titles) return null
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${fold(titles)})\\.?\\s+)+([\\p{L}][\\p{L}\\p{M}'’-]+)`,
    'giu',
  )
  for (const [, name = ''] of sentence.normalize('NFKC').matchAll(pattern)) {
    const isName = /^\p{Lu}/u.test(name) || !/\p{Script=Latin}/u.test(name)
    const plain = fold(name)
    const known = [plain, plain.replace(/['’]?s$/, '')].some(mentions)
    if (isName && !known && !stopwordsOf(language).has(plain)) return name
  }
  return null
}
