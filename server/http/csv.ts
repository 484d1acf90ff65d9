/**
 * A line of a table for spreadsheets (RFC 4180), every value in quotes. Visitors write some of these texts, and a spreadsheet
 * would run a text that looks like a formula. An apostrophe before it makes it text (OWASP, "CSV Injection"); a number is left
 * as it is.
 */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map(field).join(',')}\r\n`

function field(value: string | number | null): string {
  const text = value ?? ''
  const harmless = typeof text === 'string' && /^[\s]*[=+\-@|%\t\r]/.test(text) ? `'${text}` : String(text)
  return `"${harmless.replaceAll('"', '""')}"`
}
