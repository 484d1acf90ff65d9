import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A line of a table, cell by cell. */
export type CsvRow = readonly (string | number | null)[]

/**
 * A line of a table for spreadsheets (RFC 4180), every value in quotes. Visitors write some of these texts, and a spreadsheet
 * would run a text that looks like a formula. An apostrophe before it makes it text (OWASP, "CSV Injection"); a number is left
 * as it is.
 */
export const csvLine = (values: CsvRow): string => `${values.map(field).join(',')}\r\n`

const formula = /^\s*[=+\-@|%\t\r]/

/** A cell of such a table as it was before. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell

function field(value: string | number | null): string {
  const text = value ?? ''
  const harmless = typeof text === 'string' && formula.test(text) ? `'${text}` : String(text)
  return `"${harmless.replaceAll('"', '""')}"`
}

/**
 * Answers with a table as a file, its rows in batches that are read as fast as the client reads the stream. It begins with a
 * byte order mark, without which Excel reads UTF-8 in the machine's old code page.
 */
export function csvFile(
  reply: FastifyReply,
  name: string,
  head: CsvRow,
  batches: AsyncIterable<CsvRow[]> | Iterable<CsvRow[]>,
): Readable {
  reply.type('text/csv; charset=utf-8')
  reply.header('Content-Disposition', `attachment; filename="${name}"`)
  reply.header('Cache-Control', 'no-store')
  return Readable.from(textOf(head, batches))
}

async function* textOf(
  head: CsvRow,
  batches: AsyncIterable<CsvRow[]> | Iterable<CsvRow[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${csvLine(head)}`
  for await (const batch of batches) if (batch.length) yield batch.map(csvLine).join('')
}
