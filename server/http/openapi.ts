import { type TObject, type TSchema, Type } from 'typebox'
import { Problem, ValidationProblem } from '#contract/errors.ts'
import { version } from '#server/core/version.ts'
import { createComponents } from './components.ts'
import type { Endpoint } from './endpoint.ts'
import { type Access, accesses, mayCall } from './request/access.ts'
import { pathOf } from './serve.ts'

type Json = Record<string, unknown>

/** What of a module is documented. */
export interface Documented {
  name: string
  about: string
  endpoints: Endpoint[]
}

/**
 * Makes the OpenAPI 3.1 document of these endpoints from the schemas that validate requests and serialise
 * answers, so document and server can't differ.
 */
export function openapi(modules: Documented[]): Json {
  const components = createComponents()
  const paths: Record<string, Json> = {}
  for (const module of modules) {
    for (const e of module.endpoints) {
      const path = pathOf(e).replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [e.method.toLowerCase()]: components.refer(operation(module.name, e)) }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'frontdesk',
      version,
      description:
        'The API of a self-hosted AI front desk. Errors are `{ "detail": … }`: a sentence that may be shown to people, or, for 422, the list of everything that is wrong with the request.',
    },
    servers: [{ url: '/' }],
    tags: modules
      .filter(({ endpoints }) => endpoints.length)
      .map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'frontdesk_session' },
      },
      schemas: components.schemas(),
    },
  }
}

function operation(tag: string, e: Endpoint): Json {
  const checked = Boolean(e.params || e.query || e.body || e.files)
  const errors = new Set([
    ...(e.errors ?? []),
    429,
    503,
    ...(checked ? [422] : []),
    ...(e.access === 'public' ? [] : [401, 403]),
  ])
  if (e.params) errors.add(404)
  if (e.files) errors.add(413)
  const responses: Json = {}
  for (const [status, answer] of Object.entries(e.answers)) responses[status] = success(answer, e.events)
  for (const status of [...errors].sort()) responses[status] = problem(status)
  return {
    tags: [tag],
    summary: e.summary,
    operationId: operationId(e),
    security: securityOf(e.access),
    ...(e.access !== 'public' && { 'x-callers': accesses[e.access] }),
    // The general limit, which counts every request, is not repeated at each.
    ...(e.limit && e.limit !== 'general' && { 'x-rate-limit': e.limit }),
    ...(e.params || e.query || (e.method === 'POST' && !e.raw) ? { parameters: parameters(e) } : {}),
    ...(e.files || e.body || e.raw ? { requestBody: requestBody(e) } : {}),
    responses,
  }
}

const credentials = { key: ['key', 'bearer'], session: ['session'] }

/** The credentials that a caller may send; an empty entry when none is needed. */
function securityOf(access: Access): Json[] {
  if (access === 'public') return []
  const names = access === 'session' ? credentials.session : [...credentials.key, ...credentials.session]
  return [...(mayCall(access, 'visitor') ? [{}] : []), ...names.map(name => ({ [name]: [] }))]
}

/** `listChatLinks`-like names would be guesses; method and path are unique and stable. */
const operationId = (e: Endpoint): string =>
  `${e.method.toLowerCase()}${e.path.replace(/[^a-z0-9]+(\w)?/gi, (_, c?: string) => c?.toUpperCase() ?? '')}`

function parameters(e: Endpoint): Json[] {
  const list: Json[] = []
  const add = (place: 'path' | 'query', schema: TObject | undefined) => {
    for (const [name, property] of Object.entries(schema?.properties ?? {})) {
      const required =
        place === 'path' || (schema?.required?.includes(name) === true && !('default' in property))
      list.push({ name, in: place, required, schema: property })
    }
  }
  add('path', e.params)
  add('query', e.query)
  // A body that is handed over as it came is never repeated from memory.
  if (e.method === 'POST' && !e.raw)
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', maxLength: 255 },
    })
  return list
}

function requestBody(e: Endpoint): Json {
  if (e.raw) return { required: true, content: { [e.raw]: {} } }
  const json = { 'application/json': { schema: e.body } }
  if (!e.files) return { required: !Type.IsOptional(e.body), content: json }
  const file = { type: 'string', format: 'binary' }
  const body = (e.body ?? { properties: {}, required: [] }) as unknown as {
    title?: string
    properties: Json
    required?: string[]
  }
  const schema = {
    // Where JSON is taken too, the name is that of the fields alone.
    ...(body.title && !e.files.orJson && { title: body.title }),
    type: 'object',
    properties: {
      ...body.properties,
      [e.files.field]: e.files.max === 1 ? file : { type: 'array', items: file, maxItems: e.files.max },
    },
    required: [...(body.required ?? []), ...(e.files.min > 0 ? [e.files.field] : [])],
  }
  return { required: true, content: { ...(e.files.orJson && json), 'multipart/form-data': { schema } } }
}

const success = (answer: TSchema | null | string, events: TSchema | undefined): Json => {
  if (answer === null) return { description: 'Done' }
  if (events)
    return { description: 'Events, each of this shape', content: { 'text/event-stream': { schema: events } } }
  if (typeof answer === 'string') return { description: 'Success', content: { [answer]: {} } }
  return { description: 'Success', content: { 'application/json': { schema: answer } } }
}

const problem = (status: number): Json => ({
  description: problemNames[status] ?? 'Refused',
  content: {
    'application/json': {
      schema: status === 422 ? ValidationProblem : Problem,
    },
  },
})

const problemNames: Record<number, string> = {
  400: 'Understood and refused; detail says why',
  401: 'No credential, or a session that has ended',
  402: 'The plan holds no more documents',
  403: 'The credential may not do this',
  404: 'No such record on the account',
  409: 'Conflicts with what is there',
  413: 'Too large',
  422: 'Not valid; detail lists everything that is wrong',
  429: 'Too many requests; see Retry-After',
  503: 'Something this depends on is down; try again later',
}
