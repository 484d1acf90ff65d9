// PostgreSQL's text of arrays: those of different lengths cannot be sent as one array, and the driver quotes every value.

/** Of numbers, or of words that need no quotes. */
export const list = (values: ArrayLike<number | string>): string => `{${Array.prototype.join.call(values)}}`

/** Of any texts. */
export function textList(values: readonly (string | null)[]): string {
  if (!values.length) return '{}'
  // Most lists. Put together piece by piece they took an import a twentieth of its time.
  if (!values.includes(null) && !special.test(values.join(''))) return `{"${values.join('","')}"}`
  return `{${values.map(value => (value === null ? 'NULL' : `"${value.replace(specials, '\\$&')}"`)).join()}}`
}

/** What is escaped between quotation marks. */
const special = /["\\]/
const specials = /["\\]/g
