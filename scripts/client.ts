import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { comment, fieldsOf, nameOf, type Schema, type Side, typeOf, union } from './client-types.ts'

// Writes the types of the client package from openapi.json: its records, and what each endpoint takes and answers. With
// --check it writes nothing and fails when a committed file is another.

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

type Content = Record<string, { schema?: Schema; itemSchema?: Schema }>

interface Operation {
  summary?: string
  'x-callers'?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content }>
}

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const eventStream = 'text/event-stream'
const json = 'application/json'

const made = '// Made by scripts/client.ts from openapi.json. Do not edit it.\n'

/** The files that a document gives: types, and the few paths that a client must know when it runs. */
export function clientFiles(document: Document): { records: string; endpoints: string; forms: string } {
  const schemas = document.components?.schemas ?? {}
  const inRequests = onlyInRequests(document)
  const records = Object.entries(schemas).map(([name, schema]) =>
    recordOf(nameOf(name), schema, inRequests.has(name) ? 'request' : 'answer'),
  )
  const interfaces = [
    ...methods.map(method => endpointsOf(document, method)),
    interfaceOf('StreamEndpoints', 'Endpoints that answer with server-sent events.', streamsOf(document)),
  ]
  const endpoints = interfaces.join('\n')
  const used = Object.keys(schemas)
    .map(nameOf)
    .filter(name => new RegExp(`\\b${name}\\b`).test(endpoints))
  return {
    records: `${made}\n${records.join('\n') || 'export {}\n'}`,
    endpoints: `${made}\n${importOf(used, './records.ts')}\n${endpoints}`,
    forms: `${made}\n${formsOf(document)}`,
  }
}

const importOf = (names: string[], from: string): string =>
  names.length ? `import type {\n${names.map(name => `  ${name},\n`).join('')}} from '${from}'\n` : ''

function recordOf(name: string, schema: Schema, side: Side): string {
  const said = comment([schema.description])
  const isPlain =
    schema.properties && schema.type === 'object' && !schema.allOf && !schema.anyOf && !schema.oneOf
  if (isPlain && !schema.additionalProperties && !schema.patternProperties)
    return `${said}export interface ${name} {\n${fieldsOf(schema, side, '  ')}}\n`
  return `${said}export type ${name} = ${typeOf(schema, side)}\n`
}

/** The names of the components that clients send and the server never answers with. */
function onlyInRequests({ paths, components }: Document): Set<string> {
  const reached = { request: new Set<string>(), answer: new Set<string>() }
  const visit = (value: unknown, side: Side): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string') visit(inner, side)
      else {
        const name = inner.slice(inner.lastIndexOf('/') + 1)
        if (reached[side].has(name)) continue
        reached[side].add(name)
        visit(components?.schemas?.[name], side)
      }
    }
  }
  for (const operation of Object.values(paths).flatMap(path => Object.values(path))) {
    visit([operation.parameters, operation.requestBody], 'request')
    visit(operation.responses, 'answer')
  }
  return reached.request.difference(reached.answer)
}

function endpointsOf({ paths }: Document, method: (typeof methods)[number]): string {
  const entries = Object.entries(paths).flatMap(([path, operations]) => {
    const operation = operations[method]
    if (!operation || isStream(operation)) return []
    return [entryOf(path, operation, `    answer: ${answerOf(operation)}\n`)]
  })
  const name = `${method[0]!.toUpperCase()}${method.slice(1)}Endpoints`
  return interfaceOf(name, `The parameters and answers of ${method.toUpperCase()}, by path.`, entries)
}

function streamsOf({ paths }: Document): string[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    methods.flatMap(method => {
      const operation = operations[method]
      if (!operation || !isStream(operation)) return []
      const events = successes(operation).flatMap(content => Object.values(content))[0]
      const schema = events?.itemSchema ?? events?.schema
      const type = typeOf(schema, 'answer', '    ')
      return [entryOf(path, operation, `    method: '${method.toUpperCase()}'\n    event: ${type}\n`)]
    }),
  )
}

const interfaceOf = (name: string, said: string, entries: string[]): string =>
  `${comment([said])}export interface ${name} {\n${entries.join('')}}\n`

function entryOf(path: string, operation: Operation, last: string): string {
  const callers = operation['x-callers']?.filter(caller => caller !== 'visitor')
  const who = operation['x-callers']?.includes('visitor') || !callers?.length ? undefined : callers.join(', ')
  const said = comment([operation.summary, who && `For: ${who}.`], '  ')
  const given = `${parametersOf(operation, 'path')}${parametersOf(operation, 'query')}${bodyOf(operation)}`
  return `${said}  '${path}': {\n${given}${last}  }\n`
}

function parametersOf({ parameters = [] }: Operation, place: 'path' | 'query'): string {
  const here = parameters.filter(parameter => parameter.in === place)
  if (!here.length) return ''
  const required = here.filter(each => each.required && each.schema?.default === undefined)
  const schema: Schema = {
    properties: Object.fromEntries(here.map(each => [each.name, each.schema ?? {}])),
    required: required.map(each => each.name),
  }
  const key = place === 'path' ? 'params' : 'query'
  return `    ${key}${required.length ? '' : '?'}: {\n${fieldsOf(schema, 'request', '      ')}    }\n`
}

/** A body of bytes may be any of these; the server tells by its content what it is. */
const bytes = ['Blob', 'ArrayBuffer', 'Uint8Array']

const bodyOfType = (type: string, schema: Schema | undefined): string[] => {
  if (type === json) return [typeOf(schema, 'request', '    ')]
  if (type === 'multipart/form-data') return [typeOf(schema, 'request', '    '), 'FormData']
  return type === 'application/x-www-form-urlencoded' ? ['URLSearchParams'] : bytes
}

function bodyOf({ requestBody }: Operation): string {
  if (!requestBody) return ''
  const types = Object.entries(requestBody.content).flatMap(([type, { schema }]) => bodyOfType(type, schema))
  return `    body${requestBody.required ? '' : '?'}: ${union(types)}\n`
}

/** The paths that take a form even when there is no file in it. */
function formsOf({ paths }: Document): string {
  const found = Object.entries(paths).filter(([, operations]) =>
    Object.values(operations).some(({ requestBody }) => {
      const types = Object.keys(requestBody?.content ?? {})
      return types.length === 1 && types[0] === 'multipart/form-data'
    }),
  )
  const lines = found.map(([path]) => `  '${path}',\n`)
  return `${comment(['Endpoints that take only forms.'])}export const formPaths: readonly string[] = [\n${lines.join('')}]\n`
}

/** The contents of the answers that are successes. */
const successes = ({ responses }: Operation): (Content | Record<string, never>)[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content ?? {})

const isStream = (operation: Operation): boolean =>
  successes(operation).some(content => eventStream in content)

function answerOf(operation: Operation): string {
  const types = successes(operation).flatMap(content => {
    const kinds = Object.entries(content)
    if (!kinds.length) return ['undefined']
    return kinds.map(([type, { schema }]) => {
      if (type === json) return typeOf(schema, 'answer', '    ')
      return type.startsWith('text/') ? 'string' : 'Blob'
    })
  })
  return union(types)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const read = (file: string) => readFile(join(root, file), 'utf8').catch(() => '')
  const files = clientFiles(JSON.parse(await read('openapi.json')))
  for (const [name, text] of Object.entries(files)) {
    const file = `sdk/src/${name}.ts`
    if (!process.argv.includes('--check')) await writeFile(join(root, file), text)
    else if (text !== (await read(file))) {
      console.error(`${file} is stale: run node_modules/.bin/node scripts/client.ts`)
      process.exitCode = 1
    }
  }
}
