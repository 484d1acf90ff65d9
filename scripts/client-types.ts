// Writes JSON Schema, as OpenAPI 3.1 uses it, as TypeScript types.

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  patternProperties?: Record<string, Schema>
  items?: Schema | Schema[]
  prefixItems?: Schema[]
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  /** The value that a null in a request stands for: such a field may be null. */
  'x-empty'?: unknown
}

/**
 * Who writes a value of this type. The server fills in what a request leaves out, so a field with a default is optional
 * in a request and always there in an answer.
 */
export type Side = 'request' | 'answer'

/** The name of the type that a reference to `#/components/schemas/…` stands for. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1).replace(/\W/g, '')

/** A key as it may stand in a type: quoted unless it is an identifier. */
export const keyOf = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const literal = (value: unknown): string =>
  typeof value === 'string' ? quoted(value) : JSON.stringify(value)

/** A comment of one line or several, before what it is about; empty where there is nothing to say. */
export function comment(lines: (string | undefined)[], indent = ''): string {
  const said = lines
    .filter(line => line !== undefined)
    .flatMap(line => line.split('\n'))
    .map(line => line.replaceAll('*/', '*\\/'))
  if (!said.length) return ''
  if (said.length === 1) return `${indent}/** ${said[0]} */\n`
  return `${indent}/**\n${said.map(line => `${indent} * ${line}\n`).join('')}${indent} */\n`
}

/** The type of a value that this schema describes. `indent` is that of the line on which it begins. */
export function typeOf(schema: Schema | boolean | undefined, side: Side, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown'
  const type = withoutNull(schema, side, indent)
  return 'x-empty' in schema && side === 'request' ? union([type, 'null']) : type
}

function withoutNull(schema: Schema, side: Side, indent: string): string {
  const inner = (each: Schema) => typeOf(each, side, indent)
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return union(schema.enum.map(literal))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return intersection([union(choices.map(inner)), ...besides(schema, side, indent)])
  if (schema.allOf) return intersection([...schema.allOf.map(inner), ...besides(schema, side, indent)])
  const types = [schema.type ?? impliedBy(schema)].flat()
  return union(types.map(type => ofType(type, schema, side, indent)))
}

/** The fields that stand beside `anyOf` or `allOf` in one schema. */
const besides = (schema: Schema, side: Side, indent: string): string[] =>
  schema.properties ? [objectOf(schema, side, indent)] : []

const impliedBy = (schema: Schema): string =>
  schema.properties || schema.additionalProperties || schema.patternProperties
    ? 'object'
    : schema.items || schema.prefixItems
      ? 'array'
      : 'unknown'

function ofType(type: string, schema: Schema, side: Side, indent: string): string {
  switch (type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
    case 'null':
      return type
    case 'array':
      return arrayOf(schema, side, indent)
    case 'object':
      return objectOf(schema, side, indent)
    default:
      return 'unknown'
  }
}

function arrayOf({ items, prefixItems }: Schema, side: Side, indent: string): string {
  const places = prefixItems ?? (Array.isArray(items) ? items : undefined)
  if (places) return `[${places.map(place => typeOf(place, side, indent)).join(', ')}]`
  const item = typeOf(items as Schema | undefined, side, indent)
  return /^[\w$]+$/.test(item) ? `${item}[]` : `Array<${item}>`
}

function objectOf(schema: Schema, side: Side, indent: string): string {
  const { properties, additionalProperties, patternProperties } = schema
  const others = Object.values(patternProperties ?? {})[0] ?? additionalProperties
  const record =
    others === undefined || others === false ? null : `Record<string, ${typeOf(others, side, indent)}>`
  if (!properties || !Object.keys(properties).length) return record ?? 'Record<string, unknown>'
  return intersection([`{\n${fieldsOf(schema, side, `${indent}  `)}${indent}}`, ...(record ? [record] : [])])
}

/** The fields of an object, a line each. */
export function fieldsOf({ properties = {}, required = [] }: Schema, side: Side, indent: string): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const isLeftOut = !required.includes(name) || (side === 'request' && field.default !== undefined)
      const said = comment(
        [field.description, field.default === undefined ? undefined : `@default ${literal(field.default)}`],
        indent,
      )
      return `${said}${indent}${keyOf(name)}${isLeftOut ? '?' : ''}: ${typeOf(field, side, indent)}\n`
    })
    .join('')
}

/** The types joined by `|`, each once. `unknown` includes every other type. */
export function union(types: string[]): string {
  if (types.includes('unknown')) return 'unknown'
  return [...new Set(types)].join(' | ') || 'never'
}

function intersection(types: string[]): string {
  if (types.length === 1) return types[0]!
  return types.map(type => (isUnion(type) ? `(${type})` : type)).join(' & ')
}

/** Whether a `|` stands outside of all brackets and quotes. */
function isUnion(type: string): boolean {
  let depth = 0
  for (const [token] of type.matchAll(/'(?:\\.|[^'\\])*'|[{(<[]|[})>\]]|\|/g)) {
    if ('{(<['.includes(token)) depth++
    else if ('})>]'.includes(token)) depth--
    else if (token === '|' && depth === 0) return true
  }
  return false
}
