import { decodeText } from '#server/http/files/text-file.ts'
import { Problem } from '#server/http/problem.ts'
import { pairUnit, type Unit } from '../../units/units.ts'
import { namedUnit, type RecordFields } from '../record.ts'
import { commonNameKey, nameOf } from './names.ts'
import {
  entriesOf,
  flat,
  isObject,
  isScalar,
  type Json,
  type JsonObject,
  label,
  mostDepth,
  tooDeep,
} from './values.ts'

/** Characters up to which a nested value stays with its record. */
const longestInlineValue = 600

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

const holdsList = (value: Json): boolean =>
  Array.isArray(value) ? value.some(isObject) : isObject(value) && Object.values(value).some(holdsList)

/** Objects under their names: `{ "Cut": { "price": 25 }, "Colour": { "price": 80 } }`. */
function isCatalogue(value: Json): value is { [name: string]: JsonObject } {
  if (!isObject(value)) return false
  const all = Object.values(value)
  const [first] = all
  return (
    all.length > 1 &&
    all.every(isObject) &&
    isObject(first) &&
    Object.keys(first).some(key => all.every(one => key in (one as JsonObject)))
  )
}

/** Whether a nested value is short enough to stay in the line of its record, and no list of records. */
function isLittle(value: Json, depth: number): boolean {
  let characters = 0
  for (const [name, text] of flat(value, '', depth)) {
    characters += name.length + text.length
    if (characters > longestInlineValue) return false
  }
  return !holdsPair(value) && !holdsList(value) && !isCatalogue(value)
}

/** Where an object stands: under which headings, and within which named record. */
interface Place {
  path: readonly string[]
  /** "Groom", for its options. */
  within: string
  depth: number
}

const headingOf = (...path: (string | undefined)[]) => path.filter(Boolean).join(' › ') || undefined

/** The records in one object: itself, then what it holds. `name` is '' when it has none. */
function* unitsOf(value: JsonObject, name: string, skip: string | undefined, place: Place): Generator<Unit> {
  const { path, within, depth } = place
  if (depth > mostDepth) throw tooDeep()
  const pair = pairOf(value)
  if (pair) {
    const heading = headingOf(...path)
    yield { ...pairUnit(pair.question, pair.answer), ...(heading && { heading }) }
    return
  }
  const title = [within, name].filter(Boolean).join(', ')
  const fields: RecordFields = []
  const apart: [string, Json][] = []
  let content = ''
  for (const [key, inner] of entriesOf(value)) {
    if (key === skip) continue
    if (!content && label(key).toLowerCase() === 'content' && typeof inner === 'string') content = inner
    else if (isScalar(inner) || (Array.isArray(inner) && inner.every(isScalar)) || isLittle(inner, depth + 1))
      fields.push(...flat(inner, label(key), depth + 1))
    else apart.push([label(key), inner])
  }
  const unit = namedUnit(title, content, fields)
  if (unit) yield { ...unit, heading: headingOf(...path, unit.heading) }
  for (const [key, inner] of apart) yield* nestedOf(key, inner, title, place)
}

/** What an object holds under a key and is too much for its line. */
function* nestedOf(key: string, value: Json, title: string, { path, depth }: Place): Generator<Unit> {
  // The file itself is no record: its name is a heading, and that of no line.
  const top = depth === 1
  const inner: Place = {
    path: [...path, ...(title ? [title] : []), key],
    within: top ? '' : title,
    depth: depth + 1,
  }
  if (Array.isArray(value)) yield* listOf(value, key, inner)
  else if (isCatalogue(value))
    for (const [name, one] of Object.entries(value))
      yield* unitsOf(one, top ? `${key}, ${label(name)}` : label(name), undefined, {
        ...inner,
        depth: depth + 2,
      })
  else if (isObject(value)) {
    const named = nameOf(value)
    yield* unitsOf(value, named?.name ?? '', named?.key, inner)
  } else for (const [, text] of flat(value, '', depth + 1)) yield { text, heading: headingOf(...inner.path) }
}

/** The records of a list. One without a name has that of its list. */
function* listOf(list: Json[], key: string, place: Place): Generator<Unit> {
  const objects = list.filter(isObject)
  const common = commonNameKey(objects)
  for (const item of list) {
    if (isObject(item)) {
      const named = nameOf(item, common)
      yield* unitsOf(item, named?.name ?? (place.within ? '' : key), named?.key, {
        ...place,
        depth: place.depth + 1,
      })
    } else
      for (const [, text] of flat(item, '', place.depth + 1))
        yield { text, heading: headingOf(...place.path) }
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
  const top: Place = { path: [], within: '', depth: 1 }
  if (isObject(value)) {
    const named = nameOf(value)
    yield* unitsOf(value, named?.name ?? '', named?.key, top)
    return
  }
  if (!Array.isArray(value)) throw new Problem(400, 'This JSON must be an object or an array of objects.')
  const stranger = value.findIndex(record => !isObject(record))
  if (stranger >= 0)
    throw new Problem(400, `This JSON must be an array of objects: item ${stranger + 1} is not an object.`)
  yield* listOf(value, '', top)
}
