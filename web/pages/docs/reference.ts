// The OpenAPI document, as far as the reference shows it.

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  maxProperties?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  patternProperties?: Record<string, Schema>
  anyOf?: Schema[]
  allOf?: Schema[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

type Content = Record<string, { schema?: Schema }>

interface OperationObject {
  operationId: string
  summary: string
  tags: string[]
  security: Record<string, unknown>[]
  'x-callers'?: string[]
  'x-rate-limit'?: string
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export interface ApiDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, OperationObject>>
  components: { schemas: Record<string, Schema> }
}

/** What is sent or answered. Media that are not JSON may have no schema. */
export interface Media {
  type: string
  schema: Schema | undefined
}

export interface Operation {
  id: string
  method: string
  path: string
  group: string
  summary: string
  /** empty: everybody, and a credential is not looked at */
  callers: string[]
  /** whether it reads X-API-Key */
  takesKey: boolean
  /** the category that counts it besides `general` */
  limit: string | undefined
  parameters: Parameter[]
  bodies: Media[]
  bodyRequired: boolean
  answers: { status: number; description: string; media: Media | undefined }[]
  errors: { status: number; description: string }[]
}

/** Every operation, in the order of the document. */
export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, given]) => operationOf(path, method, given)),
  )
}

function operationOf(path: string, method: string, given: OperationObject): Operation {
  const answers = Object.entries(given.responses).map(([status, { description, content }]) => ({
    status: Number(status),
    description,
    media: mediaOf(content)[0],
  }))
  return {
    id: given.operationId,
    method: method.toUpperCase(),
    path,
    group: given.tags[0] ?? '',
    summary: given.summary,
    callers: given['x-callers'] ?? [],
    takesKey: given.security.some(way => 'key' in way),
    limit: given['x-rate-limit'],
    parameters: given.parameters ?? [],
    bodies: mediaOf(given.requestBody?.content),
    bodyRequired: given.requestBody?.required ?? false,
    answers: answers.filter(({ status }) => status < 400),
    errors: answers.filter(({ status }) => status >= 400),
  }
}

const mediaOf = (content: Content = {}): Media[] =>
  Object.entries(content).map(([type, { schema }]) => ({ type, schema }))

/** `chat-links` as a heading. */
export function groupTitle(name: string): string {
  const words = name.replaceAll('-', ' ')
  return name === 'crm' ? 'CRM' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** The name of a record that a schema refers to, alone or with null beside it. */
export function recordName({ $ref, anyOf }: Schema): string | undefined {
  const ref = $ref ?? anyOf?.find(part => part.$ref)?.$ref
  return ref?.split('/').at(-1)
}

/** Follows a reference and joins `allOf`, so that what remains says its own type. */
export function resolve(schema: Schema, { components }: ApiDocument): Schema {
  const document = { components } as ApiDocument
  const { $ref, ...beside } = schema
  if ($ref) return { ...resolve(components.schemas[$ref.split('/').at(-1)!] ?? {}, document), ...beside }
  if (!schema.allOf) return schema
  const parts = schema.allOf.map(part => resolve(part, document))
  return {
    type: 'object',
    properties: Object.assign({}, ...[...parts].reverse().map(part => part.properties)),
    required: [...new Set(parts.flatMap(part => part.required ?? []))],
  }
}

/** The alternatives of a schema without null, each resolved, and whether null is one of them. */
export function alternatives(schema: Schema, document: ApiDocument): { parts: Schema[]; nullable: boolean } {
  const own = resolve(schema, document)
  if (own.anyOf) {
    const parts = own.anyOf.map(part => alternatives(part, document))
    return {
      parts: parts.flatMap(part => part.parts),
      nullable: parts.some(part => part.nullable || part.parts.length === 0),
    }
  }
  const types = [own.type ?? []].flat()
  const others = types.filter(type => type !== 'null')
  if (types.length > 0 && others.length === 0) return { parts: [], nullable: true }
  const type = others.length === 1 ? others[0] : others
  const part = types.length > 0 ? { ...own, type } : own
  return { parts: [part as Schema], nullable: others.length < types.length }
}

/** The schema of every value of a map, such as `additionalProperties`. */
export function valuesOf({ additionalProperties, patternProperties }: Schema): Schema | undefined {
  if (typeof additionalProperties === 'object') return additionalProperties
  return Object.values(patternProperties ?? {})[0]
}
