/**
 * Numbers as PostgreSQL's text of an array, because arrays of different lengths cannot be sent as one array, and the
 * driver quotes every number.
 */
export const list = (numbers: ArrayLike<number>): string => `{${Array.prototype.join.call(numbers)}}`
