// What a page says to machines (schema.org, as JSON-LD) and not to its readers: many sites give their opening hours, the
// prices of their goods or their questions only there.
import { parseHTML } from 'linkedom'
import { pairUnit, type Unit } from '../../reading/units/units.ts'
import { recordLine } from '../../records/records.ts'
import { blocksOf } from './blocks.ts'
import type { PageElement } from './elements.ts'
import type { Page } from './page.ts'

const mostScripts = 20
/** Characters of one script. */
const longestScript = 500_000
/** Objects of a page. */
const mostThings = 2_000
const mostDepth = 20
const mostUnits = 200
const mostTimes = 60
/** Characters of a value; an answer may be longer. */
const longestValue = 500
const longestAnswer = 10_000

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value]

const textIn = (value: unknown, most = longestValue): string => {
  const [first] = listOf(value)
  const text = isThing(first) ? first.name : first
  return typeof text === 'string' || typeof text === 'number' ? String(text).trim().slice(0, most) : ''
}

const typesOf = (thing: Thing): string[] =>
  listOf(thing['@type']).flatMap(type => (typeof type === 'string' ? [type.replace(/^.*[/#:]/, '')] : []))

/** All objects of the page's scripts, each once, outermost first. */
function thingsIn(document: Page): Thing[] {
  const things: Thing[] = []
  const collect = (value: unknown, depth: number) => {
    if (depth > mostDepth || things.length >= mostThings) return
    if (Array.isArray(value)) for (const one of value) collect(one, depth + 1)
    else if (isThing(value)) {
      things.push(value)
      for (const inner of Object.values(value)) if (typeof inner === 'object') collect(inner, depth + 1)
    }
  }
  for (const script of [...document.querySelectorAll('script[type="application/ld+json" i]')].slice(
    0,
    mostScripts,
  )) {
    const text = script.textContent ?? ''
    if (text.length > longestScript) continue
    try {
      collect(JSON.parse(text), 0)
    } catch {
      // Many sites write it by hand, and wrongly.
    }
  }
  return things
}

/** The text of a value in which HTML may stand. */
function plain(html: string): string {
  if (!/[<&]/.test(html)) return html
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  return [...blocksOf(document.body as unknown as PageElement, () => false)]
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n')
}

/**
 * What the page's data says and `said`, its text, does not: questions with answers, prices, events, and with `business`
 * the opening hours, the address and the telephone number.
 */
export function linkedUnits(
  document: Page,
  { said, business, title }: { said: string; business: boolean; title: string },
): Unit[] {
  const language = document.documentElement?.getAttribute('lang') ?? ''
  const words = wordsOf(said)
  const units: Unit[] = []
  const add = (heading: string, text: string) => {
    if (text && !units.some(unit => unit.text === text)) units.push({ text, ...(heading && { heading }) })
  }
  for (const thing of thingsIn(document)) {
    if (units.length >= mostUnits) break
    const types = typesOf(thing)
    if (types.includes('Question')) {
      const question = plain(textIn(thing.name ?? thing.text))
      const answer = answerOf(thing)
      if (question && answer && !words.includes(wordsOf(answer).slice(0, 80)))
        units.push(pairUnit(question, answer))
    } else if (thing.offers !== undefined && !types.includes('Event'))
      add(title, offerLine(thing, said, language))
    else if (types.some(type => /Event$/.test(type))) add(title, eventLine(thing, said, language))
    if (!business || !isBusiness(thing)) continue
    const name = plain(textIn(thing.name)) || title
    for (const line of hourLines(thing, said, language)) add(name, line)
    add(name, addressLine(thing, words))
    const telephone = textIn(thing.telephone)
    if (telephone && !digits(said).includes(digits(telephone).slice(-7))) add(name, `Tel. ${telephone}`)
    const email = textIn(thing.email).replace(/^mailto:/i, '')
    if (/^\S+@\S+$/.test(email) && !said.toLowerCase().includes(email.toLowerCase())) add(name, email)
  }
  return units
}

const digits = (text: string): string => text.replace(/\D/g, '')
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** The data of a business, whatever its trade is called. */
const isBusiness = (thing: Thing): boolean =>
  ['openingHours', 'openingHoursSpecification', 'telephone', 'address'].some(
    key => thing[key] !== undefined,
  ) && !typesOf(thing).some(type => /Event$|^(Person|Product|JobPosting|Article|Review)$/.test(type))

function answerOf(question: Thing): string {
  const answer = listOf(question.acceptedAnswer ?? question.suggestedAnswer)[0]
  return isThing(answer) ? plain(textIn(answer.text, longestAnswer)) : ''
}

/** 12.5 as the page's readers write it; the sign of the currency by its code (ISO 4217). */
function priceText(amount: number, currency: string, language: string): string {
  try {
    return new Intl.NumberFormat(language || 'en', { style: 'currency', currency }).format(amount)
  } catch {
    return `${amount} ${currency}`.trim()
  }
}

/** Whether the text has this amount, with a point or a comma, with or without ".00". */
function hasAmount(said: string, amount: number): boolean {
  const [whole, cents] = amount.toFixed(2).split('.') as [string, string]
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, "[.,'’\\s]?")
  const rest = cents === '00' ? '(?:[.,]00)?(?![.,]?\\d)' : `[.,]${cents}`
  return new RegExp(`(?<![\\d.,])${thousands}${rest}`).test(said)
}

function offerLine(thing: Thing, said: string, language: string): string {
  const name = plain(textIn(thing.name))
  const prices: string[] = []
  for (const offer of listOf(thing.offers).filter(isThing)) {
    const specified = listOf(offer.priceSpecification).find(isThing)
    const currency = textIn(offer.priceCurrency ?? specified?.priceCurrency)
    const given = [offer.price ?? specified?.price, offer.lowPrice, offer.highPrice].flatMap(value => {
      const amount = textIn(value) === '' ? Number.NaN : Number(textIn(value))
      return Number.isFinite(amount) && amount >= 0 ? [amount] : []
    })
    if (!given.length || given.every(amount => hasAmount(said, amount))) continue
    prices.push(given.map(amount => priceText(amount, currency, language)).join(' – '))
  }
  return name && prices.length
    ? recordLine({ name, fields: [{ head: '', value: [...new Set(prices)].join(', ') }] })
    : ''
}

function eventLine(thing: Thing, said: string, language: string): string {
  const name = plain(textIn(thing.name))
  const start = textIn(thing.startDate)
  const day = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(start)
  if (!name || !day) return ''
  const [, year, month, date, hour, minute] = day
  const told =
    hour === undefined
      ? new RegExp(`(?<!\\d)${Number(date)}(?!\\d)`).test(said)
      : hasTime(said, `${hour}:${minute}`)
  if (told && said.toLowerCase().includes(name.toLowerCase())) return ''
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)))
  const written = dateText(at, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const place = plain(textIn(thing.location))
  const parts = [written, hour === undefined ? '' : `${hour}:${minute}`, place].filter(Boolean)
  return recordLine({ name, fields: [{ head: '', value: parts.join(', ') }] })
}

function dateText(at: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  if (Number.isNaN(at.getTime())) return ''
  try {
    return new Intl.DateTimeFormat(language || 'en', { ...options, timeZone: 'UTC' }).format(at)
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(at)
  }
}

/** Whether the text has this time of day, as 17:00, 17.30, 17h, 17 Uhr or 5 pm. */
function hasTime(said: string, time: string): boolean {
  const [hour, minute] = time.split(':') as [string, string]
  const h = Number(hour)
  const twelve = h % 12 || 12
  const minutes = minute === '00' ? '(?:[:.h]?00)?' : `[:.h]?${minute}`
  const bare = minute === '00' ? `|0?${h}\\s*(?:h|uhr|u\\.|[-–])` : ''
  return new RegExp(
    `(?<!\\d)(?:0?${h}[:.h]${minute}${bare}|0?${twelve}${minutes}\\s*${h < 12 ? 'a' : 'p'}\\.?m)`,
    'i',
  ).test(said)
}

/** The days of schema.org in order; 4 January 1971 was a Monday. */
const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const shortDays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const firstMonday = Date.UTC(1971, 0, 4)
const dayMs = 86_400_000

interface OpenTime {
  /** A weekday (0 is Monday) or a date. */
  day: number | string
  opens: string
  closes: string
}

const timeOf = (value: unknown): string => /^(\d\d):(\d\d)/.exec(textIn(value))?.slice(1, 3).join(':') ?? ''

function openTimes(thing: Thing): OpenTime[] {
  const found: OpenTime[] = []
  for (const key of ['openingHoursSpecification', 'specialOpeningHoursSpecification']) {
    for (const spec of listOf(thing[key]).filter(isThing)) {
      const [opens, closes] = [timeOf(spec.opens), timeOf(spec.closes)]
      if (!opens || !closes) continue
      const days = listOf(spec.dayOfWeek).map(day =>
        dayNames.indexOf(
          textIn(day)
            .replace(/^.*[/#:]/, '')
            .toLowerCase(),
        ),
      )
      const from = textIn(spec.validFrom).slice(0, 10)
      const through = textIn(spec.validThrough).slice(0, 10)
      if (days.length) for (const day of days) if (day >= 0 && !from) found.push({ day, opens, closes })
      if (!days.length && from && from === through) found.push({ day: from, opens, closes })
    }
  }
  for (const hours of listOf(thing.openingHours)) {
    const [, days, opens, closes] =
      /^([A-Za-z,\s-]+?)\s+(\d\d:\d\d)\s*-\s*(\d\d:\d\d)$/.exec(textIn(hours)) ?? []
    if (!days || !opens || !closes) continue
    for (const part of days.split(',')) {
      const [from, to] = part.split('-').map(day => shortDays.indexOf(day.trim().slice(0, 2).toLowerCase()))
      if (from === undefined || from < 0) continue
      for (let day = from; day <= (to === undefined || to < from ? from : to); day++)
        found.push({ day, opens, closes })
    }
  }
  return found
}

function hourLines(thing: Thing, said: string, language: string): string[] {
  // The same time twice is how schema.org says "closed".
  const times = openTimes(thing)
    .filter(({ opens, closes }) => opens !== closes)
    .slice(0, mostTimes)
  if (times.every(({ opens, closes }) => hasTime(said, opens) && hasTime(said, closes))) return []
  const byDay = new Map<number | string, string[]>()
  for (const { day, opens, closes } of times) {
    const hours = byDay.get(day) ?? []
    if (!hours.includes(`${opens}–${closes}`)) byDay.set(day, [...hours, `${opens}–${closes}`])
  }
  const name = (day: number | string): string =>
    typeof day === 'number'
      ? dateText(new Date(firstMonday + day * dayMs), language, { weekday: 'long' })
      : dateText(new Date(day), language, { day: 'numeric', month: 'long', year: 'numeric' })
  return [...byDay]
    .sort(([a], [b]) =>
      typeof a === 'number' && typeof b === 'number' ? a - b : typeof a === 'number' ? -1 : 1,
    )
    .flatMap(([day, hours]) => (name(day) ? [`${name(day)}: ${hours.join(', ')}`] : []))
}

function addressLine(thing: Thing, words: string): string {
  const [address] = listOf(thing.address)
  if (typeof address === 'string') return words.includes(wordsOf(address)) ? '' : plain(textIn(address))
  if (!isThing(address)) return ''
  const street = plain(textIn(address.streetAddress))
  if (!street || words.includes(wordsOf(street))) return ''
  const town = [textIn(address.postalCode), textIn(address.addressLocality)].filter(Boolean).join(' ')
  return [street, plain(town), plain(textIn(address.addressRegion)), plain(textIn(address.addressCountry))]
    .filter(Boolean)
    .join(', ')
}
