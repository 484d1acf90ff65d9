import { sessionCookie } from '#server/http/request/credentials.ts'
import { apiBase } from '#server/http/serve.ts'
import type { Account, TestApp } from './app.ts'
import { registerOwner } from './browser.ts'
import { dereferenced } from './dereferenced.ts'

/** As much of a JSON schema as the tests of all routes look at. */
export interface Schema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  minLength?: number
  minItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
}

/** One operation of the document that the server itself serves. */
export interface Operation {
  method: string
  /** With its parameters in braces: `/api/v1/leads/{id}`. */
  path: string
  json: Schema | null
  multipart: Schema | null
  /** Takes a body that is neither JSON nor a form. */
  raw: boolean
  query: { name: string; required: boolean; schema: Schema }[]
  /** Accepts no API key: it serves signed-in browsers. */
  sessionOnly: boolean
}

export async function operationsOf(app: TestApp): Promise<Operation[]> {
  const document = dereferenced(await (await fetch(`${app.url}${apiBase}/openapi.json`)).json())
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    // biome-ignore lint/suspicious/noExplicitAny: the document is data here, not our types
    Object.entries(methods as Record<string, any>).map(([method, o]) => {
      const content = o.requestBody?.content ?? {}
      const json = content['application/json']?.schema ?? null
      const multipart = content['multipart/form-data']?.schema ?? null
      return {
        method: method.toUpperCase(),
        path,
        json,
        multipart,
        raw: !json && !multipart && Object.keys(content).length > 0,
        query: (o.parameters ?? []).filter((p: { in: string }) => p.in === 'query'),
        sessionOnly: !(o['x-callers'] ?? ['admin key']).includes('admin key'),
      }
    }),
  )
}

/** The headers that authorise a caller: the business's key, or a session of its own where no key is accepted. */
export async function credentialFor(
  app: TestApp,
  account: Account,
  { sessionOnly }: Operation,
): Promise<Record<string, string>> {
  if (!sessionOnly) return { 'x-api-key': account.adminKey }
  const { browser } = await registerOwner(app)
  return { cookie: `${sessionCookie}=${browser.token()}`, origin: app.url }
}

export const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat()

const texts: Record<string, string> = {
  email: 'ann@example.com',
  'typed-email': 'ann@example.com',
  uuid: '00000000-0000-7000-8000-000000000000',
  moment: '2031-01-31T09:00:00Z',
  'date-time': '2031-01-31T09:00:00Z',
  uri: 'https://example.com/',
}

/** Strings that match a pattern. */
const shortTexts = ['en', 'EUR', '+49301234567', '09:00', '2031-01-31', '#112233']

/** The smallest body that a schema accepts: required fields only. Rules outside the schema may still refuse it. */
export function sampleOf(schema: Schema | null): unknown {
  if (!schema) return undefined
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(sampleOf))
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [type] = typesOf(schema)
  if (type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map(name => [name, sampleOf(schema.properties?.[name] ?? {})]),
    )
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}))
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return false
  const text = texts[schema.format ?? ''] ?? 'x'.repeat(schema.minLength ?? 1)
  const form = new RegExp(schema.pattern ?? '')
  return [text, ...shortTexts].find(each => form.test(each)) ?? text
}
