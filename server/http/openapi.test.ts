import { expect, test } from 'vitest'
import { modules } from '../app.ts'
import { openapi } from './openapi.ts'

type Json = Record<string, unknown>

// As a client reads it: what JSON can't carry is gone.
const document = JSON.parse(JSON.stringify(openapi(modules))) as {
  paths: Record<string, Record<string, Json>>
  components: { schemas: Record<string, Json> }
}
const names = Object.keys(document.components.schemas)

/** Every object of the document, with the way to it. */
function* objects(value: unknown, way: string[] = []): Generator<[Json, string[]]> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield [value as Json, way]
  for (const [key, item] of Object.entries(value)) yield* objects(item, [...way, key])
}

test('every reference leads to a schema, and every schema is referred to', () => {
  const used = new Set<string>()
  for (const [{ $ref }] of objects(document)) if (typeof $ref === 'string') used.add($ref)
  expect([...used].sort()).toEqual(names.map(name => `#/components/schemas/${name}`).sort())
})

test('names of schemas are in PascalCase', () => {
  expect(names.filter(name => !/^([A-Z][a-z]+)+$/.test(name))).toEqual([])
})

/** Forms with one file have nothing in common but the field's name. */
const alike = [
  '{"properties":{"file":{"format":"binary","type":"string"}},"required":["file"],"type":"object"}',
]

test('no shape of an object stands in two places', () => {
  const places = new Map<string, string[]>()
  for (const [schema, way] of objects(document)) {
    if (schema.type === undefined || typeof schema.properties !== 'object') continue
    const shape = JSON.stringify(plain(schema))
    places.set(shape, [...(places.get(shape) ?? []), way.join('/')])
  }
  const twice = [...places].filter(([shape, where]) => where.length > 1 && !alike.includes(shape))
  expect(twice).toEqual([])
})

test('a parameter with a default need not be sent', () => {
  const wrong = [...objects(document.paths)].filter(
    ([parameter]) =>
      parameter.required === true && Object.hasOwn((parameter.schema ?? {}) as Json, 'default'),
  )
  expect(wrong).toEqual([])
})

/** Without the words that only people read, and without null as a second type; keys in order. */
function plain(value: unknown, key = ''): unknown {
  if (Array.isArray(value))
    return value.filter(item => key !== 'type' || item !== 'null').map(item => plain(item))
  if (typeof value !== 'object' || value === null) return value
  const { description, type, ...rest } = value as Json
  const types = [type].flat().filter(name => name !== 'null')
  const said =
    typeof type === 'string' || Array.isArray(type)
      ? { type: types.length === 1 ? types[0] : types }
      : type === undefined
        ? {}
        : { type: plain(type) }
  const entries = Object.entries({
    ...rest,
    ...(typeof description === 'object' && { description: plain(description) }),
    ...said,
  })
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, item]) => [name, plain(item)]),
  )
}
