import { exampleOf, exampleParameter } from './example.ts'
import {
  type ApiDocument,
  type Operation,
  type Parameter,
  recordName,
  resolve,
  type Schema,
} from './reference.ts'

/** The words that a request is made of, with example values; the samples and the form to try it begin with them. */
export interface Draft {
  path: Record<string, string>
  query: Record<string, string>
  /** JSON or fields of a form; undefined where there is no such body */
  body: unknown
  /** the fields that are files, and whether one takes several */
  files: { name: string; several: boolean }[]
  /** of the body; undefined where there is none */
  type: string | undefined
}

/** A request that fits the schemas, with what must be sent. */
export function draftOf(operation: Operation, document: ApiDocument): Draft {
  const values = (place: Parameter['in']) =>
    Object.fromEntries(
      operation.parameters
        .filter(parameter => parameter.in === place && parameter.required)
        .map(({ name, schema }) => [name, exampleParameter(name, schema, document)]),
    )
  const media = operation.bodies[0]
  const form = media?.type === 'multipart/form-data'
  const files = form ? filesOf(media.schema, document) : []
  // A JSON body that no schema describes can be anything; the smallest is an empty object.
  const body = media?.schema
    ? exampleOf(withoutFiles(media.schema, files, document), document, 'request')
    : media?.type === 'application/json'
      ? {}
      : undefined
  return { path: values('path'), query: values('query'), body, files, type: media?.type }
}

function filesOf(schema: Schema | undefined, document: ApiDocument): Draft['files'] {
  const properties = schema ? resolve(schema, document).properties : undefined
  return Object.entries(properties ?? {})
    .filter(([, field]) => (field.items ?? field).format === 'binary')
    .map(([name, field]) => ({ name, several: field.items !== undefined }))
}

function withoutFiles(schema: Schema, files: Draft['files'], document: ApiDocument): Schema {
  if (files.length === 0) return schema
  const own = resolve(schema, document)
  const isFile = (name: string) => files.some(file => file.name === name)
  return {
    ...own,
    properties: Object.fromEntries(Object.entries(own.properties ?? {}).filter(([name]) => !isFile(name))),
    required: own.required?.filter(name => !isFile(name)),
  }
}

/** The path with its parameters, and the query. */
export function addressOf(path: string, draft: Pick<Draft, 'path' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(draft.path[name] ?? ''))
  const query = new URLSearchParams(
    Object.entries(draft.query).filter(([, value]) => value !== ''),
  ).toString()
  return query ? `${filled}?${query}` : filled
}

const streams = ({ answers }: Operation) => answers[0]?.media?.type === 'text/event-stream'
const isText = (type: string) => /json|^text\//.test(type)

/** The request as a command for a shell. The key is a variable, so that none gets into a history. */
export function curlOf(operation: Operation, draft: Draft, origin: string): string {
  const { method, path } = operation
  const answer = operation.answers[0]?.media?.type
  const options = [
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(streams(operation) ? ['-N'] : []),
    ...(operation.takesKey ? ['-H "X-API-Key: $FRONTDESK_KEY"'] : []),
    ...curlBody(draft),
    ...(answer && !isText(answer) ? [`-o ${fileOf(answer)}`] : []),
  ]
  return [`curl ${quoted(origin + addressOf(path, draft))}`, ...options].join(' \\\n  ')
}

function curlBody({ type, body, files }: Draft): string[] {
  if (type === undefined) return []
  if (type === 'application/json')
    return ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]
  if (type === 'multipart/form-data')
    return [
      ...files.map(({ name }) => `-F ${name}=@${fileOf(name)}`),
      ...Object.entries((body ?? {}) as object).map(
        ([name, value]) =>
          `-F ${quoted(`${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)}`,
      ),
    ]
  if (type === 'application/x-www-form-urlencoded')
    return Object.entries((body ?? {}) as object).map(
      ([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`,
    )
  return [`-H 'Content-Type: ${type}'`, `--data-binary @${fileOf(type)}`]
}

/** In single quotes, as POSIX shells read them. */
const quoted = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`

function fileOf(type: string): string {
  const ending = { 'image/png': 'png', 'image/jpeg': 'jpg', 'video/webm': 'webm', 'audio/mpeg': 'mp3' }[type]
  return ending ? `file.${ending}` : type === 'application/pdf' ? 'report.pdf' : 'prices.pdf'
}

/** The call of the typed client. */
export function clientOf(operation: Operation, draft: Draft): string {
  const { method, path, answers } = operation
  const parts = [
    ...(Object.keys(draft.path).length > 0 ? [`params: ${literal(draft.path, 1)}`] : []),
    ...(Object.keys(draft.query).length > 0 ? [`query: ${literal(draft.query, 1)}`] : []),
    ...(draft.type === undefined ? [] : [`body: ${clientBody(draft)}`]),
  ]
  const given = parts.length > 0 ? `, {\n${parts.map(part => `  ${part},\n`).join('')}}` : ''
  if (streams(operation))
    return `for await (const { event, data } of client.stream('${path}'${given})) {\n  console.log(event, data)\n}`
  const call = `await client.${method.toLowerCase()}('${path}'${given})`
  const media = answers[0]?.media
  if (!media) return call
  return `const ${media.schema ? variableOf(media.schema) : 'file'} = ${call}`
}

function clientBody({ type, body, files }: Draft): string {
  if (type !== 'multipart/form-data')
    return isText(type!) || body ? literal(body, 1) : `new Blob([bytes], { type: '${type}' })`
  const fields = Object.entries((body ?? {}) as object).map(
    ([name, value]) => `${name}: ${literal(value, 2)}`,
  )
  const file = "new File([bytes], 'prices.pdf')"
  return `{ ${[...files.map(({ name, several }) => `${name}: ${several ? `[${file}]` : file}`), ...fields].join(', ')} }`
}

function variableOf(schema: Schema): string {
  const name = recordName(schema) ?? (schema.items && recordName(schema.items)) ?? 'Answer'
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** A value as JavaScript. */
export function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(item => literal(item, depth)).join(', ')}]`
  const entries = Object.entries(value).map(
    ([name, item]) => `${/^[a-z_]\w*$/i.test(name) ? name : literal(name, 0)}: ${literal(item, depth + 1)}`,
  )
  const line = `{ ${entries.join(', ')} }`
  if (entries.length === 0) return '{}'
  if (line.length < 60) return line
  const indent = '  '.repeat(depth + 1)
  return `{\n${entries.map(entry => `${indent}${entry},\n`).join('')}${'  '.repeat(depth)}}`
}
