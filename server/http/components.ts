type Json = Record<string, unknown>

/** Said of a schema where it is used; they stand beside the reference to it. */
const annotations = ['description', 'default', 'x-empty', 'x-not-found']

/**
 * The named schemas of an OpenAPI document. `refer` puts a reference in the place of each schema that has a name (its
 * `title`, see `Named`) and keeps the schema itself; `schemas` gives those kept, by name. Throws when two different
 * schemas have one name.
 */
export function createComponents() {
  const kept = new Map<string, { schema: Json; text: string; uses: Json[] }>()

  function refer<T>(value: T): T {
    if (Array.isArray(value)) return value.map(refer) as T
    if (typeof value !== 'object' || value === null) return value
    const { title } = value as Json
    const entries = Object.entries(value).map(([key, item]) => [key, refer(item)])
    if (typeof title !== 'string') return Object.fromEntries(entries)
    return use(title, Object.fromEntries(entries.filter(([key]) => key !== 'title'))) as T
  }

  function use(name: string, schema: Json): Json {
    const { beside, bare, nullable } = taken(schema)
    const text = JSON.stringify(bare)
    const known = kept.get(name) ?? { schema: bare, text, uses: [] }
    if (known.text !== text) throw new Error(`Two schemas are called ${name}:\n${known.text}\n${text}`)
    kept.set(name, known)
    const ref = { $ref: `#/components/schemas/${name}` }
    const made: Json = nullable ? { anyOf: [ref, { type: 'null' }], ...beside } : { ...ref, ...beside }
    known.uses.push(made)
    return made
  }

  /** In the order of their names. A description that every use repeats is the schema's own. */
  function schemas(): Json {
    const entries = [...kept].map(([name, { schema, uses }]) => {
      const { description } = uses[0]!
      if (description === undefined || uses.some(made => made.description !== description))
        return [name, schema]
      for (const made of uses) delete made.description
      return [name, { description, ...schema }]
    })
    return Object.fromEntries(entries.sort(([a], [b]) => (a! < b! ? -1 : 1)))
  }

  return { refer, schemas }
}

/** Parts a schema into itself, what is said of it where it is used, and whether null may stand in its place. */
function taken(schema: Json): { bare: Json; beside: Json; nullable: boolean } {
  const bare = Object.fromEntries(Object.entries(schema).filter(([key]) => !annotations.includes(key)))
  const types = [bare.type].flat()
  const nullable = types.includes('null')
  if (nullable) {
    const others = types.filter(type => type !== 'null')
    bare.type = others.length === 1 ? others[0] : others
    if (Array.isArray(bare.enum)) bare.enum = bare.enum.filter(word => word !== null)
  }
  return { bare, beside: pick(schema, ...annotations), nullable }
}

const pick = (from: object, ...keys: string[]): Json =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)))
