import { decodeText } from '#server/http/files/text-file.ts'
import { Problem } from '#server/http/problem.ts'
import { pairUnit, type Unit } from '../units/units.ts'
import { type RecordFields, recordUnit } from './record.ts'

const mostDepth = 40
/** Characters up to which a nested value stays with its record. */
const longestInlineValue = 600
/** Characters above which the items of a list get lines of their own. */
const longestInlineItem = 60
const longestLabel = 80

type Json = string | number | boolean | null | Json[] | JsonObject
type JsonObject = { [key: string]: Json }

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isScalar = (value: Json): value is string | number | boolean | null =>
  typeof value !== 'object' || value === null

/** 'openingHours' and 'opening_hours' → 'opening hours'. */
const label = (key: string): string =>
  key
    .slice(0, longestLabel)
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
    .replace(/[_\s]+/g, ' ')
    .trim()

const tooDeep = () => new Problem(400, `This JSON is nested more than ${mostDepth} levels deep.`)

/** Every scalar of a value with the path of its keys: `address city: Berlin`. */
function* flat(value: Json, name: string, depth: number): Generator<readonly [string, string]> {
  if (depth > mostDepth) throw tooDeep()
  if (isScalar(value)) {
    if (value !== null && value !== '') yield [name, String(value)]
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value))
      yield* flat(inner, `${name} ${label(key)}`.slice(0, longestLabel).trim(), depth + 1)
  } else if (value.every(isScalar)) {
    const items = value.filter(item => item !== null && item !== '').map(String)
    const apart = items.some(item => item.length > longestInlineItem) ? '\n' : ', '
    if (items.length) yield [name, items.join(apart)]
  } else {
    for (const item of value) yield* flat(item, name, depth + 1)
  }
}

/** A question and answer, under any spelling of the keys, or as in schema.org's FAQPage. */
function pairOf(value: JsonObject): { question: string; answer: string } | null {
  const own = new Map(Object.entries(value).map(([key, inner]) => [key.trim().toLowerCase(), inner]))
  const accepted = own.get('acceptedanswer')
  const question = own.get('question') ?? (accepted ? own.get('name') : undefined)
  const answer = own.get('answer') ?? (accepted && isObject(accepted) ? accepted.text : undefined)
  return typeof question === 'string' && typeof answer === 'string' && question.trim() && answer.trim()
    ? { question, answer }
    : null
}

const holdsPair = (value: Json): boolean =>
  isScalar(value)
    ? false
    : Array.isArray(value)
      ? value.some(holdsPair)
      : !!pairOf(value) || Object.values(value).some(holdsPair)

/** Whether a nested value is short enough to stay in the lines of its record, and no pair. */
function isLittle(value: Json, depth: number): boolean {
  let characters = 0
  for (const [name, text] of flat(value, '', depth)) {
    characters += name.length + text.length
    if (characters > longestInlineValue) return false
  }
  return !holdsPair(value)
}

function* unitsOf(value: JsonObject, path: readonly string[], depth: number): Generator<Unit> {
  if (depth > mostDepth) throw tooDeep()
  const heading = (...more: (string | undefined)[]) =>
    [...path, ...more].filter(Boolean).join(' › ') || undefined
  const pair = pairOf(value)
  if (pair) {
    yield { ...pairUnit(pair.question, pair.answer), heading: heading() }
    return
  }
  const fields: RecordFields = []
  const apart: [string, Json][] = []
  for (const [key, inner] of Object.entries(value)) {
    const plain = isScalar(inner) || (Array.isArray(inner) && inner.every(isScalar))
    if (plain || isLittle(inner, depth + 1)) fields.push(...flat(inner, label(key), depth + 1))
    else apart.push([label(key), inner])
  }
  const unit = recordUnit(fields)
  if (unit) yield { ...unit, heading: heading(unit.heading) }
  const title = unit?.heading
  for (const [name, inner] of apart) {
    for (const item of Array.isArray(inner) ? inner : [inner]) {
      if (isObject(item)) yield* unitsOf(item, title ? [...path, title, name] : [...path, name], depth + 1)
      else for (const [, text] of flat(item, '', depth + 1)) yield { text, heading: heading(title, name) }
    }
  }
}

function parse(text: string): Json {
  try {
    return JSON.parse(text)
  } catch (error) {
    const where =
      error instanceof SyntaxError ? /line \d+ column \d+|position \d+/.exec(error.message)?.[0] : undefined
    throw new Problem(400, `This file is not valid JSON${where ? ` (at ${where})` : ''}.`)
  }
}

/** One unit for each record; long nested values get their own. 400 unless an object or an array of objects. */
export function* readJson(bytes: Uint8Array): Generator<Unit> {
  const value = parse(decodeText(bytes))
  const records = Array.isArray(value) ? value : [value]
  const stranger = records.findIndex(record => !isObject(record))
  if (stranger >= 0)
    throw new Problem(
      400,
      Array.isArray(value)
        ? `This JSON must be an array of objects: item ${stranger + 1} is not an object.`
        : 'This JSON must be an object or an array of objects.',
    )
  for (const record of records as JsonObject[]) yield* unitsOf(record, [], 1)
}
