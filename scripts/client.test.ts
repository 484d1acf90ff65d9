import { expect, test } from 'vitest'
import { clientFiles, type Document } from './client.ts'
import { type Schema, typeOf } from './client-types.ts'

const answer = (schema: Schema) => typeOf(schema, 'answer')

test('values, choices and references become types', () => {
  const cases: [Schema, string][] = [
    [{ type: 'integer' }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', "b's", null] }, "'a' | 'b\\'s' | null"],
    [{ const: true }, 'true'],
    [{ type: 'string', format: 'binary' }, 'Blob'],
    [{ $ref: '#/components/schemas/Lead' }, 'Lead'],
    [{ anyOf: [{ $ref: '#/components/schemas/Lead' }, { type: 'null' }] }, 'Lead | null'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'number' }] }, 'string | number'],
    [
      {
        allOf: [
          { $ref: '#/components/schemas/Lead' },
          { anyOf: [{ const: 'a' }, { $ref: '#/components/schemas/B' }] },
        ],
      },
      "Lead & ('a' | B)",
    ],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { type: ['string', 'null'] } }, 'Array<string | null>'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
    [{ type: 'array' }, 'unknown[]'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
    [{ type: 'object', patternProperties: { '^.*$': { type: 'string' } } }, 'Record<string, string>'],
    [{ type: 'object' }, 'Record<string, unknown>'],
    [{ anyOf: [{}, { type: 'null' }] }, 'unknown'],
  ]
  for (const [schema, type] of cases) expect(answer(schema)).toBe(type)
})

test('fields are optional unless required; a default makes them optional in requests', () => {
  const schema: Schema = {
    type: 'object',
    required: ['id', 'limit'],
    properties: {
      id: { type: 'string' },
      limit: { type: 'integer', default: 50, description: 'How many.' },
      'x-note': { type: 'string', 'x-empty': '' },
    },
    additionalProperties: true,
  }
  expect(typeOf(schema, 'request')).toBe(
    `{
  id: string
  /**
   * How many.
   * @default 50
   */
  limit?: number
  'x-note'?: string | null
} & Record<string, unknown>`,
  )
  expect(answer(schema)).toMatch(/ {2}limit: number\n {2}'x-note'\?: string\n/)
})

test('records have names, and endpoints name what they take and answer', () => {
  const content = (schema: Schema) => ({ 'application/json': { schema } })
  const lead = { $ref: '#/components/schemas/Lead' }
  const document: Document = {
    paths: {
      '/leads/{id}': {
        get: {
          summary: 'One lead',
          'x-callers': ['agent', 'owner'],
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'limit', in: 'query', required: true, schema: { type: 'integer', default: 5 } },
          ],
          responses: { 200: { content: content(lead) }, 404: { content: content({}) } },
        },
        delete: { responses: { 204: {} } },
        options: { responses: { 204: {} } },
      },
      '/leads': {
        post: {
          requestBody: { content: content({ $ref: '#/components/schemas/NewLead' }) },
          responses: { 200: { content: content(lead) }, 201: { content: content(lead) } },
        },
      },
      '/pictures': {
        post: {
          requestBody: {
            required: true,
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  required: ['file'],
                  properties: { file: { type: 'string', format: 'binary' } },
                },
              },
            },
          },
          responses: { 200: { content: { 'image/png': {} } } },
        },
        get: { responses: { 200: { content: { 'text/event-stream': { itemSchema: lead } } } } },
        put: {
          requestBody: { required: true, content: { 'image/png': {} } },
          responses: { 200: { content: { 'text/csv': {} } } },
        },
      },
    },
    components: {
      schemas: {
        Lead: {
          type: 'object',
          description: 'A person.',
          required: ['kind'],
          properties: { kind: { type: 'string', default: 'x' } },
        },
        NewLead: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string', default: 'x' } },
        },
      },
    },
  }
  const { records, endpoints, forms } = clientFiles(document)
  expect(records).toContain(
    `/** A person. */\nexport interface Lead {\n  /** @default 'x' */\n  kind: string\n}`,
  )
  expect(records).toContain(`export interface NewLead {\n  /** @default 'x' */\n  kind?: string\n}`)
  expect(forms).toContain(`export const formPaths: readonly string[] = [\n  '/pictures',\n]`)
  expect(endpoints).toBe(`// Made by scripts/client.ts from openapi.json. Do not edit it.

import type {
  Lead,
  NewLead,
} from './records.ts'

/** The parameters and answers of GET, by path. */
export interface GetEndpoints {
  /**
   * One lead
   * For: agent, owner.
   */
  '/leads/{id}': {
    params: {
      id: string
    }
    query?: {
      /** @default 5 */
      limit?: number
    }
    answer: Lead
  }
}

/** The parameters and answers of POST, by path. */
export interface PostEndpoints {
  '/leads': {
    body?: NewLead
    answer: Lead
  }
  '/pictures': {
    body: {
      file: Blob
    } | FormData
    answer: Blob
  }
}

/** The parameters and answers of PUT, by path. */
export interface PutEndpoints {
  '/pictures': {
    body: Blob | ArrayBuffer | Uint8Array
    answer: string
  }
}

/** The parameters and answers of PATCH, by path. */
export interface PatchEndpoints {
}

/** The parameters and answers of DELETE, by path. */
export interface DeleteEndpoints {
  '/leads/{id}': {
    answer: undefined
  }
}

/** Endpoints that answer with server-sent events. */
export interface StreamEndpoints {
  '/pictures': {
    method: 'GET'
    event: Lead
  }
}
`)
})
