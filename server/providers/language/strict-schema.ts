import type { TSchema } from 'typebox'

/** A JSON schema as an object that can be read and changed. */
type Json = Record<string, unknown>

/**
 * Keywords that strict schemas allow everywhere. OpenAI lists what its strict mode takes
 * (platform.openai.com/docs/guides/structured-outputs, "Supported schemas"); Azure and Anthropic refuse a schema with
 * limits of length or size, so these are told in words. We check the arguments against the schema itself.
 */
const allowed = ['type', 'description', 'enum', 'const', 'title']
const told: Record<string, (value: unknown) => string> = {
  minLength: value => `at least ${value} characters`,
  maxLength: value => `at most ${value} characters`,
  minimum: value => `at least ${value}`,
  maximum: value => `at most ${value}`,
  minItems: value => `at least ${value} entries`,
  maxItems: value => `at most ${value} entries`,
  pattern: value => `matching ${value}`,
  format: value => `format: ${value}`,
}

/** Whether a number limits nothing worth telling: every text that is not empty has a character. */
const tells = (name: string, value: unknown): boolean => !(name === 'minLength' && value === 0)

/** `make`, once for each schema: the same tools are offered with every turn. What it made is shared, so nobody may change it. */
function onceEach<Made extends object>(make: (schema: TSchema) => Made): (schema: TSchema) => Made {
  const made = new WeakMap<TSchema, Made>()
  return schema => {
    const known = made.get(schema) ?? make(schema)
    made.set(schema, known)
    return known
  }
}

/**
 * A schema of tool arguments as strict mode wants it: no properties but the declared, all of them required, and null for
 * those that may be left out.
 */
export const strictSchema: (schema: TSchema) => Json = onceEach(schema => {
  const { type, properties, items, anyOf } = schema as Json
  const strict: Json = Object.fromEntries(
    Object.entries(schema).filter(([name]) => allowed.includes(name) && name !== 'description'),
  )
  const described = describedIn(schema as Json)
  if (described) strict.description = described
  if (Array.isArray(anyOf)) strict.anyOf = anyOf.map(each => strictSchema(each as TSchema))
  if (items) strict.items = strictSchema(items as TSchema)
  if (type !== 'object') return strict
  const required = (schema as Json).required as string[] | undefined
  const entries = Object.entries((properties ?? {}) as Record<string, TSchema>).map(([name, property]) => [
    name,
    required?.includes(name) ? strictSchema(property) : orNull(strictSchema(property)),
  ])
  return {
    ...strict,
    properties: Object.fromEntries(entries),
    required: entries.map(([name]) => name),
    additionalProperties: false,
  }
})

function describedIn(schema: Json): string {
  const limits = Object.entries(told).flatMap(([name, words]) =>
    name in schema && tells(name, schema[name]) ? [words(schema[name])] : [],
  )
  const { description } = schema
  if (!limits.length) return typeof description === 'string' ? description : ''
  return [typeof description === 'string' ? description : '', `(${limits.join(', ')})`].join(' ').trim()
}

function orNull(schema: Json): Json {
  if (Array.isArray(schema.anyOf)) return { ...schema, anyOf: [...schema.anyOf, { type: 'null' }] }
  if (typeof schema.type !== 'string' || 'const' in schema) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) && { enum: [...schema.enum, null] }),
  }
}

/** The same schema, refusing properties that it does not declare, at every depth. */
export const closedSchema: (schema: TSchema) => TSchema = onceEach(schema => {
  const { properties, items, anyOf, ...rest } = schema as Json & TSchema
  const declared = Object.entries((properties ?? {}) as Record<string, TSchema>)
  return {
    ...rest,
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(each => closedSchema(each as TSchema)) }),
    ...(items !== undefined && { items: closedSchema(items as TSchema) }),
    ...(rest.type === 'object' && {
      properties: Object.fromEntries(declared.map(([name, each]) => [name, closedSchema(each)])),
      additionalProperties: false,
    }),
  } as TSchema
})

/** Arguments without the nulls that stand for properties left out. */
export function withoutNulls(schema: TSchema, value: unknown): unknown {
  const { properties, required, items } = schema as Json
  if (Array.isArray(value)) return items ? value.map(each => withoutNulls(items as TSchema, each)) : value
  if (typeof value !== 'object' || value === null || !properties) return value
  const declared = properties as Record<string, TSchema>
  const kept = Object.entries(value).filter(
    ([name, each]) => each !== null || (required as string[] | undefined)?.includes(name),
  )
  return Object.fromEntries(
    kept.map(([name, each]) => [
      name,
      Object.hasOwn(declared, name) ? withoutNulls(declared[name]!, each) : each,
    ]),
  )
}
