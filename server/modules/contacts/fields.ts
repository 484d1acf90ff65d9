import { type Channel, channels } from '#contract/contacts/channels.ts'
import { readCountry, readTimezone } from '#server/core/places.ts'
import { readEmail, readPhone } from './address/address.ts'
import { readYes } from './answers/answers.ts'

/** The columns of every contact. Any other key is a custom field. */
export const columns = ['name', 'email', 'phone', 'country', 'timezone', 'external_id'] as const
export type ContactColumn = (typeof columns)[number]

export type ConsentFlag = `consent_${Channel}`
export const flagOf = (channel: Channel): ConsentFlag => `consent_${channel}`
export const flags = channels.map(flagOf)

const fieldNames = new Set<string>([...columns, ...flags])
export const isField = (key: string): key is ContactColumn | ConsentFlag => fieldNames.has(key)

/** A contact has at most 40 custom fields; their values have at most 500 characters. */
export const mostOwnFields = 40
const longestValue = 500
const longestName = 100
const longestText = 200

/** Values for a contact; null removes a value. */
export interface ContactInput {
  columns: Partial<Record<ContactColumn, string | null>>
  consent: Partial<Record<Channel, boolean>>
  attributes: Record<string, string | null>
}

/** What a row, a form or a JSON object says of a contact, or all its problems at once, as sentences. */
export type ReadContact = { said: ContactInput } | { problems: string[] }

/**
 * Reads an object whose keys are our field names. Nothing is repaired: an almost valid address is refused. A number without a country
 * code belongs to the row's country, else to `country`.
 */
export function readContactInput(given: Record<string, unknown>, country: string | null): ReadContact {
  const reading = newReading()
  for (const key of Object.keys(given)) fieldReader(key)(given[key], reading)
  return readOf(reading, country)
}

/**
 * The same for the cells of a list, whose columns have these keys; a column without one is left out. An empty cell says nothing. It is
 * worked out once for the list how each column is read.
 */
export function cellReader(
  keys: readonly (string | undefined)[],
): (cells: readonly string[], country: string | null) => ReadContact {
  const columns = keys.flatMap((key, at) => (key === undefined ? [] : [{ at, read: fieldReader(key) }]))
  return (cells, country) => {
    const reading = newReading()
    for (const { at, read } of columns) {
      const cell = cells[at]
      if (cell) read(cell, reading)
    }
    return readOf(reading, country)
  }
}

/** What was read of a contact so far. */
interface Reading {
  said: ContactInput
  own: [name: string, value: string | null][]
  /** As it is written: it is read last, because it needs the country. */
  phone: string | null
  problems: string[]
}

const newReading = (): Reading => ({
  said: { columns: {}, consent: {}, attributes: {} },
  own: [],
  phone: null,
  problems: [],
})

function readOf({ said, own, phone, problems }: Reading, country: string | null): ReadContact {
  if (phone) {
    const read = readPhone(phone, said.columns.country ?? country)
    if ('reason' in read) problems.push(`phone ${quoted(phone)} ${read.reason}.`)
    else said.columns.phone = read.phone
  }
  if (own.length) said.attributes = Object.fromEntries(own)
  return problems.length ? { problems } : { said }
}

/** Reads a value under one key. */
type FieldReader = (value: unknown, into: Reading) => void

const fieldReader = (key: string): FieldReader => fieldReaders.get(key) ?? ownReader(key)

const textReader =
  (key: string, read: (text: string | null, into: Reading) => void): FieldReader =>
  (value, into) => {
    const text = textOf(value)
    if (text === undefined) into.problems.push(`${key} must be a text, a number, or true or false.`)
    else read(text, into)
  }

const columnReader = (column: Exclude<ContactColumn, 'phone'>): FieldReader => {
  const readText = formats[column]
  return textReader(column, (text, { said, problems }) => {
    const read = text && readText(text)
    if (read !== null && typeof read === 'object') {
      problems.push(`${column} ${quoted(text!)} ${read.reason}.`)
    } else said.columns[column] = read || null
  })
}

const flagReader = (channel: Channel): FieldReader => {
  const key = flagOf(channel)
  return textReader(key, (text, { said, problems }) => {
    if (text === null) return
    const granted = readYes(text)
    if (granted === null) problems.push(`${key} must be yes or no, not ${quoted(text)}.`)
    else said.consent[channel] = granted
  })
}

const phoneReader: FieldReader = textReader('phone', (text, into) => {
  into.phone = text
  into.said.columns.phone = null
})

function ownReader(key: string): FieldReader {
  const name = key.trim()
  const problem = problemOfName(name)
  return (value, { own, problems }) => {
    if (problem) problems.push(problem)
    else own.push([name, ownValue(name, value, problems)])
  }
}

/** An object of fields of their own. */
const attributesReader: FieldReader = (value, into) => {
  if (typeof value === 'object' && value && !Array.isArray(value)) {
    for (const [name, each] of Object.entries(value)) ownReader(name)(each, into)
  } else ownReader('attributes')(value, into)
}

type Read = string | { reason: string }

const plainText = (text: string): Read => {
  if (length(text) > longestText) return { reason: `is longer than ${longestText} characters` }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  return /[\0-\x1f\x7f]/.test(text) ? { reason: 'holds a line break or another control character' } : text
}

const formats: Record<Exclude<ContactColumn, 'phone'>, (text: string) => Read> = {
  name: plainText,
  external_id: plainText,
  email: text => readEmail(text) ?? { reason: 'is not an email address' },
  country: text => readCountry(text) ?? { reason: 'is not a country code of two letters (ISO 3166)' },
  timezone: text => readTimezone(text) ?? { reason: 'is not a time zone such as Europe/Berlin' },
}

const fieldReaders = new Map<string, FieldReader>([
  ...columns.map(column => [column, column === 'phone' ? phoneReader : columnReader(column)] as const),
  ...channels.map(channel => [flagOf(channel), flagReader(channel)] as const),
  ['attributes', attributesReader],
])

/** A value as trimmed text; null when it is empty, undefined when it is not a text, number or boolean. */
function textOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value.trim() || null
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value)
  return undefined
}

function problemOfName(name: string): string | null {
  // A brace would end the placeholder that shows the field.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  return !name || length(name) > longestName || /[\0-\x1f\x7f{}]/.test(name)
    ? `${quoted(name)} can't be a field: names have 1 to ${longestName} characters, no braces, no line breaks.`
    : null
}

function ownValue(name: string, value: unknown, problems: string[]): string | null {
  const text = textOf(value)
  if (text === undefined) problems.push(`${name} must be a text, a number, or true or false.`)
  else if (text && length(text) > longestValue) {
    problems.push(`${name} is longer than ${longestValue} characters.`)
  } else if (text?.includes('\0')) problems.push(`${name} holds a character that is no text.`)
  else return text
  return null
}

/** Length in code points, as JSON Schema counts. */
const length = (text: string): number => (text.length > longestName ? [...text].length : text.length)

const quoted = (text: string): string => {
  const start = [...text.slice(0, 120)].slice(0, 40).join('')
  return `“${start}${start.length < text.length ? '…' : ''}”`
}
