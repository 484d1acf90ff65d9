import { type ApiDocument, alternatives, recordName, resolve, type Schema, valuesOf } from './reference.ts'

type Json = unknown

/** Texts by the name of their field; a field that is not here gets one that its schema allows. */
const texts: Readonly<Record<string, string>> = {
  email: 'maren@example.com',
  phone: '+49 40 1234567',
  timezone: 'Europe/Berlin',
  country: 'DE',
  currency: 'EUR',
  language: 'en',
  slug: 'harbour-dental',
  business: 'Harbour Dental',
  business_name: 'Harbour Dental',
  client_name: 'Maren Holt',
  agent_name: 'Ada',
  url: 'https://example.com',
  website: 'https://example.com',
  domain: 'example.com',
  host: 'smtp.example.com',
  address: '12 Harbour Street',
  primary_color: '#1F5C4C',
  password: 'a long enough password',
  message: 'Are you open on Saturday?',
  question: 'Are you open on Saturday?',
  questions: 'Are you open on Saturday?',
  answer: 'Yes, from 9 to 13.',
  reply: 'Yes, from 9 to 13.',
  text: 'We are open on Saturday from 9 to 13.',
  greeting: 'Good to see you.',
  subject: 'Your appointment',
  body: 'Hello {{name}}, see you on Saturday.',
  intent: 'Wants a check-up',
  notes: 'Prefers mornings',
  description: 'Told about new leads',
  tag: 'summer',
  tags: 'summer',
  label: 'Summer fair',
  title: 'Summer',
  from: '2026-01-31',
  to: '2026-02-07',
  detail: 'Lead not found',
  code: '123456',
  service_name: 'Check-up',
  reason: 'Something came up',
  cancel_reason: 'Something came up',
  filename: 'prices.pdf',
}

/** What `name` names: these records are people, the others get a word that fits anything. */
const people = /Lead|Contact|Member|Booking|Person|Call|Profile|Whoami|Sign|Regist|Send|Message/

const uuid = '0198f2a4-6b1e-7c3d-9a5f-2e8d4c6b1a70'
const moment = '2026-01-31T09:00:00.000Z'
const later = '2026-01-31T09:30:00.000Z'
const token = 'mPq3vX8sT2hKd9wLrB5nYc7jZf4gQa1e'
const fallbacks = [
  'Summer',
  'summer',
  '1',
  '09:00',
  'EUR',
  '#1F5C4C',
  '2026-01-31',
  '+491234567',
  'en',
  'name',
]

/** Answers show every field; requests, what must be sent, and enough to see what it is about. */
export type Purpose = 'answer' | 'request'

/** A value that fits the schema, as people would write it. */
export function exampleOf(schema: Schema, document: ApiDocument, purpose: Purpose): Json {
  return sampleOf({ schema, name: '', record: '', depth: 0 }, document, purpose)
}

interface Place {
  schema: Schema
  /** of the field */
  name: string
  /** that holds the field */
  record: string
  depth: number
}

function sampleOf(place: Place, document: ApiDocument, purpose: Purpose): Json {
  const { schema, name, depth } = place
  const record = recordName(schema) ?? place.record
  if (schema.default !== undefined) return schema.default
  const part = alternatives(schema, document).parts[0]
  if (!part) return null
  if (part.const !== undefined) return part.const
  if (part.default !== undefined) return part.default
  if (part.enum) return part.enum.find(word => word !== null && word !== '*') ?? null
  switch ([part.type ?? []].flat()[0]) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return numberOf(name, part)
    case 'string':
      return textOf(name, record, part)
    case 'array': {
      if (depth > 5 || !part.items) return []
      const item = sampleOf({ schema: part.items, name, record, depth: depth + 1 }, document, purpose)
      return [item, item].slice(0, Math.max(1, part.uniqueItems ? 1 : (part.minItems ?? 1)))
    }
    case 'object':
      return depth > 5 ? {} : objectOf({ ...place, schema: part, record }, document, purpose)
    default:
      return part.properties ? objectOf({ ...place, schema: part, record }, document, purpose) : 'Summer'
  }
}

function objectOf({ schema, record, depth }: Place, document: ApiDocument, purpose: Purpose): Json {
  const properties = Object.entries(schema.properties ?? {})
  const values = valuesOf(schema)
  if (properties.length === 0 && values && depth < 5) {
    const entry = sampleOf({ schema: values, name: '', record, depth: depth + 1 }, document, purpose)
    return Object.keys(values).length > 0
      ? { [depth === 0 ? 'name' : 'summer']: entry }
      : { name: 'Maren Holt' }
  }
  const chosen = purpose === 'answer' ? properties : requested(properties, schema.required ?? [], depth)
  return Object.fromEntries(
    chosen.map(([name, field]) => [
      name,
      sampleOf({ schema: field, name, record, depth: depth + 1 }, document, purpose),
    ]),
  )
}

/** What must be sent; where that is hardly anything, some of what may be, but no ids, which would have to exist. */
function requested(properties: [string, Schema][], required: string[], depth: number): [string, Schema][] {
  const few = depth === 0 ? 3 : 1
  const spare = properties
    .filter(
      ([name, { format }]) =>
        !required.includes(name) && !/(^|_)(ids?|token)$/.test(name) && format !== 'binary',
    )
    .slice(0, Math.max(0, few - required.length))
    .map(([name]) => name)
  return properties.filter(([name]) => required.includes(name) || spare.includes(name))
}

function numberOf(name: string, { minimum = 0, maximum = 1_000_000 }: Schema): number {
  const usual = /minutes/.test(name) ? 30 : /year/.test(name) ? 2026 : 1
  return Math.min(Math.max(usual, minimum), maximum)
}

function textOf(name: string, record: string, schema: Schema): string {
  const { format, minLength = 0, maxLength = 100_000 } = schema
  if (format === 'uuid') return uuid
  if (format === 'date-time' || format === 'moment') return /^end/.test(name) ? later : moment
  if (format === 'typed-email' || format === 'email') return texts.email!
  if (format === 'binary') return ''
  const named = /_id$/.test(name) ? uuid : /token$/.test(name) ? token : ownText(name, record)
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text))
  return [named, ...fallbacks].find(fits) ?? 'x'.repeat(Math.max(1, minLength))
}

function ownText(name: string, record: string): string {
  if (name === 'name') return people.test(record) ? 'Maren Holt' : 'Summer'
  if (/_at$/.test(name)) return moment
  if (/(^|_)url$/.test(name)) return texts.url!
  return texts[name] ?? 'Summer'
}

/** The value of a parameter in a path or a query. */
export function exampleParameter(name: string, schema: Schema, document: ApiDocument): string {
  const { type } = resolve(schema, document)
  if (type === 'string' && /^(q|search)$/.test(name)) return 'Maren'
  const value = sampleOf({ schema, name, record: '', depth: 0 }, document, 'request')
  return typeof value === 'object' ? '' : String(value)
}
