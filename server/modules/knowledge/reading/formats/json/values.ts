// The values of JSON as people read them: keys become words, an amount has its currency, true is "yes".
import { Problem } from '#server/http/problem.ts'

export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

export const mostDepth = 40
/** Characters above which the items of a list get lines of their own. */
const longestInlineItem = 60
const longestLabel = 80

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const isScalar = (value: Json | undefined): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null

export const tooDeep = () => new Problem(400, `This JSON is nested more than ${mostDepth} levels deep.`)

/** 'openingHours' and 'opening_hours' → 'opening hours'. */
export const label = (key: string): string =>
  key
    .slice(0, longestLabel)
    .replace(/(?<=\p{Ll})\p{Lu}(?=\p{Ll}|$)/gu, letter => ` ${letter.toLowerCase()}`)
    .replace(/[_\s]+/g, ' ')
    .trim()

/** JSON-LD's own keys say nothing about the thing. */
export const isTold = (key: string): boolean => !key.startsWith('@')

/** A scalar in words; '' for nothing. */
export function told(value: string | number | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null ? '' : String(value)
}

const currencyKey = /(?:^| )currency(?: code)?$/
const amountKey =
  /price|amount|cost|fee|rate|total|deposit|charge|tarif|preis|betrag|gebühr|prix|montant|precio|importe|prezzo|prijs|pris/
const amount = /^-?\d[\d.,' ]*$/

/** The entries of an object, the currency that stands beside its amounts put after each of them. */
export function entriesOf(value: JsonObject): [key: string, value: Json][] {
  const entries = Object.entries(value).filter(([key]) => isTold(key))
  const currency = entries.find(
    ([key, code]) =>
      currencyKey.test(label(key).toLowerCase()) &&
      typeof code === 'string' &&
      /^(?:\p{L}{3}|\p{Sc})$/u.test(code.trim()),
  )
  if (!currency) return entries
  const amounts = entries.filter(
    ([, number]) => isScalar(number) && typeof number !== 'boolean' && amount.test(told(number)),
  )
  const named = amounts.filter(([key]) => amountKey.test(label(key).toLowerCase()))
  const priced = named.length ? named : amounts.length === 1 ? amounts : []
  if (!priced.length) return entries
  const code = (currency[1] as string).trim()
  return entries
    .filter(entry => entry !== currency)
    .map(entry =>
      priced.includes(entry) ? [entry[0], `${told(entry[1] as string | number)} ${code}`] : entry,
    )
}

/** Every scalar of a value with the path of its keys: `address city: Berlin`. */
export function* flat(value: Json, name: string, depth: number): Generator<readonly [string, string]> {
  if (depth > mostDepth) throw tooDeep()
  if (isScalar(value)) {
    const text = told(value)
    if (text) yield [name, text]
  } else if (isObject(value)) {
    for (const [key, inner] of entriesOf(value))
      yield* flat(inner, `${name} ${label(key)}`.slice(0, longestLabel).trim(), depth + 1)
  } else if (value.every(isScalar)) {
    const items = value.map(told).filter(Boolean)
    const apart = items.some(item => item.length > longestInlineItem) ? '\n' : ', '
    if (items.length) yield [name, items.join(apart)]
  } else {
    for (const item of value) yield* flat(item, name, depth + 1)
  }
}
