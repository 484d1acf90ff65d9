/**
 * Numbers, or words that need no quotes, as PostgreSQL's text of an array: arrays of different lengths cannot be sent as
 * one array, and the driver quotes every value.
 */
export const list = (values: ArrayLike<number | string>): string => `{${Array.prototype.join.call(values)}}`
