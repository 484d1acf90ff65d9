import type { AnySchemaObject } from 'ajv'

// How clients write what they mean, before a schema checks it. One rule each, for every endpoint.

const isA = (schema: AnySchemaObject, type: string) => [schema.type].flat().includes(type)

const meansTrue = ['true', '1', 'yes', 'on']
const meansFalse = ['false', '0', 'no', 'off']

/** Reads the booleans of a query, in any case, in place. Other words are left for the schema to refuse. */
export function readBooleans(schema: AnySchemaObject, query: unknown): void {
  const given = query as Record<string, unknown>
  for (const [name, property] of Object.entries<AnySchemaObject>(schema.properties ?? {})) {
    const text = given[name]
    if (!isA(property, 'boolean') || typeof text !== 'string') continue
    if (meansTrue.includes(text.toLowerCase())) given[name] = true
    if (meansFalse.includes(text.toLowerCase())) given[name] = false
  }
}

/** The sentence about parameters of a query that were given more often than once and hold one value; null where none was. */
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
 * Null for an optional field means that it was not given, at any depth, so it is taken out, in place. Two kinds of fields
 * are left: one whose schema says `Nullable` (its handler knows that null empties it), and one that null empties into what
 * the schema says under `x-empty` (see `Emptied`).
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
