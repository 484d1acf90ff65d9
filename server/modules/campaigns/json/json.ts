// Reads what a provider sent without trusting its form: what is not as expected is empty.

export type JsonObject = Record<string, unknown>

/** As much of a list as one delivery may hold; providers send far fewer. */
const mostItems = 1_000
const longestText = 5_000

/** Null for what is no JSON. Numbers too large to be exact, as ids may be, stay the text that they were. */
export function readJson(raw: Buffer): unknown {
  const exact = (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) ? (context?.source ?? value) : value
  try {
    return JSON.parse(raw.toString(), exact)
  } catch {
    return null
  }
}

export const record = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}

export const list = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.slice(0, mostItems).map(record) : []

/** A text, or a number as text, in a form that a column can hold. */
export const text = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll('\0', '').toWellFormed().slice(0, longestText)
    : typeof value === 'number'
      ? String(value)
      : ''
