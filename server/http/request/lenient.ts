import type { AnySchemaObject } from 'ajv'

// Notations that clients may use. We normalise them before a schema checks the values, in the same way for
// every endpoint.

const isA = (schema: AnySchemaObject, type: string) => [schema.type].flat().includes(type)

const meansTrue = ['true', '1', 'yes', 'on']
const meansFalse = ['false', '0', 'no', 'off']

/** Reads the booleans of a query, in any letter case, in place. The schema refuses other words later. */
export function readBooleans(schema: AnySchemaObject, query: unknown): void {
  const given = query as Record<string, unknown>
  for (const [name, property] of Object.entries<AnySchemaObject>(schema.properties ?? {})) {
    const text = given[name]
    if (!isA(property, 'boolean') || typeof text !== 'string') continue
    if (meansTrue.includes(text.toLowerCase())) given[name] = true
    if (meansFalse.includes(text.toLowerCase())) given[name] = false
  }
}

/**
 * A sentence about query parameters that occur more than once although they hold one value; null when there are
 * none.
 */
export function sayTwice(schema: AnySchemaObject, query: unknown): string | null {
  const twice = Object.entries<AnySchemaObject>(schema.properties ?? {})
    .filter(
      ([name, property]) =>
        Array.isArray((query as Record<string, unknown>)[name]) && !isA(property, 'array'),
    )
    .map(([name]) => name)
  return twice.length ? `${new Intl.ListFormat('en').format(twice)} may be given only once.` : null
}

/**
 * Removes optional fields whose value is null, at any depth, in place: null means that the field was not given.
 * Two kinds of fields stay: one whose schema is `Nullable` (its handler knows that null empties it), and one
 * that null sets to the value under `x-empty` in its schema (see `Emptied`).
 */
export function dropNulls(schema: AnySchemaObject, value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const part of schema.allOf ?? []) dropNulls(part, value)
  if (Array.isArray(value)) {
    if (schema.items) for (const item of value) dropNulls(schema.items, item)
    return
  }
  const fields = value as Record<string, unknown>
  for (const [name, field] of Object.entries(fields)) {
    const property: AnySchemaObject | undefined =
      schema.properties?.[name] ?? Object.values(schema.patternProperties ?? {})[0]
    if (!property) continue
    if (field !== null) dropNulls(property, field)
    else if ('x-empty' in property) fields[name] = structuredClone(property['x-empty'])
    else if (property.type !== undefined && !isA(property, 'null') && !schema.required?.includes(name))
      delete fields[name]
  }
}
