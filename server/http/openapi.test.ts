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
    // Whether null may stand in its place is no part of a shape.
    const type = [schema.type]
      .flat()
      .filter(name => name !== 'null')
      .join()
    const shape = JSON.stringify(plain({ ...schema, type }))
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

/** Without the words that only people read; keys in order. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key, item]) => key !== 'description' || typeof item !== 'string',
  )
  return Object.fromEntries(
    entries.map(([key, item]) => [key, plain(item)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
