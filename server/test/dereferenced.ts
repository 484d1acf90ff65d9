type Json = Record<string, unknown>

/** A document in which each reference is what it refers to; `anyOf` it and null is one schema that takes null. */
export function dereferenced<T extends Json>(document: T): T {
  const target = (ref: string): Json =>
    ref
      .replace('#/', '')
      .split('/')
      .reduce((part, key) => part[key] as Json, document as Json)
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, anyOf, ...rest } = value as Json
    if (typeof $ref === 'string') return walk({ ...target($ref), ...rest })
    if (Array.isArray(anyOf) && anyOf.length === 2 && anyOf[1].type === 'null') {
      const schema = walk(anyOf[0]) as Json
      const words = Array.isArray(schema.enum) ? { enum: [...schema.enum, null] } : {}
      return { ...schema, ...rest, ...words, type: [schema.type, 'null'].flat() }
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]))
  }
  return walk(document) as T
}
