// PostgreSQL's text of arrays: those of different lengths cannot be sent as one array, and the driver quotes every value.

/** Of numbers, or of words that need no quotes. */
export const list = (values: ArrayLike<number | string>): string => `{${Array.prototype.join.call(values)}}`

/** Of any texts. */
export const textList = (values: readonly (string | null)[]): string =>
  `{${values.map(value => (value === null ? 'NULL' : `"${value.replace(special, '\\$&')}"`)).join()}}`

const special = /["\\]/g
