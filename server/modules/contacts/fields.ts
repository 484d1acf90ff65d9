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

/**
 * Reads a row, a form or a JSON object, and returns all its problems at once, as sentences. Nothing is repaired: an
 * almost valid address is refused. A number without a country code belongs to the row's country, else to `country`.
 */
export function readContactInput(
  given: Record<string, unknown>,
  country: string | null,
): { said: ContactInput } | { problems: string[] } {
  const said: ContactInput = { columns: {}, consent: {}, attributes: {} }
  const problems: string[] = []
  const own: [string, string | null][] = []
  const readOwn = (key: string, value: unknown) => own.push([key.trim(), ownValue(key, value, problems)])
  let phone: string | null = null
  for (const key of Object.keys(given)) {
    const value = given[key]
    if (key === 'attributes' && typeof value === 'object' && value && !Array.isArray(value)) {
      for (const [name, each] of Object.entries(value)) readOwn(name, each)
      continue
    }
    if (!isField(key)) {
      readOwn(key, value)
      continue
    }
    const text = textOf(value)
    if (text === undefined) problems.push(`${key} must be a text, a number, or true or false.`)
    else if (key === 'phone') {
      phone = text
      said.columns.phone = null
    } else if (isFlag(key)) {
      const granted = text === null ? undefined : readYes(text)
      if (granted === null) problems.push(`${key} must be yes or no, not ${quoted(text!)}.`)
      else if (granted !== undefined) said.consent[key.slice('consent_'.length) as Channel] = granted
    } else {
      const read = text && readers[key](text)
      if (read !== null && typeof read === 'object') problems.push(`${key} ${quoted(text!)} ${read.reason}.`)
      else said.columns[key] = read || null
    }
  }
  if (phone) {
    // The number is read last, because it needs the country.
    const read = readPhone(phone, said.columns.country ?? country)
    if ('reason' in read) problems.push(`phone ${quoted(phone)} ${read.reason}.`)
    else said.columns.phone = read.phone
  }
  said.attributes = Object.fromEntries(own)
  return problems.length ? { problems } : { said }
}

type Read = string | { reason: string }

const plainText = (text: string): Read => {
  if (length(text) > longestText) return { reason: `is longer than ${longestText} characters` }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  return /[\0-\x1f\x7f]/.test(text) ? { reason: 'holds a line break or another control character' } : text
}

const readers: Record<Exclude<ContactColumn, 'phone'>, (text: string) => Read> = {
  name: plainText,
  external_id: plainText,
  email: text => readEmail(text) ?? { reason: 'is not an email address' },
  country: text => readCountry(text) ?? { reason: 'is not a country code of two letters (ISO 3166)' },
  timezone: text => readTimezone(text) ?? { reason: 'is not a time zone such as Europe/Berlin' },
}

const isFlag = (key: ContactColumn | ConsentFlag): key is ConsentFlag => key.startsWith('consent_')

/** A value as trimmed text; null when it is empty, undefined when it is not a text, number or boolean. */
function textOf(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value.trim() || null
  if (typeof value === 'boolean' || Number.isFinite(value)) return String(value)
  return undefined
}

function ownValue(key: string, value: unknown, problems: string[]): string | null {
  const name = key.trim()
  const text = textOf(value)
  // A brace would end the placeholder that shows the field.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
  if (!name || length(name) > longestName || /[\0-\x1f\x7f{}]/.test(name)) {
    problems.push(
      `${quoted(name)} can't be a field: names have 1 to ${longestName} characters, no braces, no line breaks.`,
    )
  } else if (text === undefined) problems.push(`${name} must be a text, a number, or true or false.`)
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
