// Reads JSON of providers without trusting its structure: anything unexpected is read as empty.

export type JsonObject = Record<string, unknown>

/** Items of a list that are read; providers send far fewer. */
const mostItems = 1_000
const longestText = 5_000

/** Parses JSON; null when it is invalid. Numbers too large to be exact, as ids may be, stay text. */
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

/** A text, or a number as text, without characters that a column can't hold. */
export const text = (value: unknown): string =>
  typeof value === 'string'
    ? value.replaceAll('\0', '').toWellFormed().slice(0, longestText)
    : typeof value === 'number'
      ? String(value)
      : ''
