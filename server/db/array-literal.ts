// PostgreSQL's text of arrays: those of different lengths cannot be sent as one array, and the driver quotes every value.

/** Of numbers, or of words that need no quotes. */
export const list = (values: ArrayLike<number | string>): string => `{${Array.prototype.join.call(values)}}`

/** Of any texts. */
export function textList(values: readonly (string | null)[]): string {
  let literal = ''
  for (const value of values) literal += `,${value === null ? 'NULL' : `"${escaped(value)}"`}`
  return `{${literal.slice(1)}}`
}

/** Looked for first: to replace what is not there takes an import a twentieth of its time. */
const escaped = (value: string): string =>
  value.includes('"') || value.includes('\\') ? value.replace(/["\\]/g, '\\$&') : value
