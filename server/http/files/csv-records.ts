import { once } from 'node:events'
import { pipeline, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { CsvError, Parser } from 'csv-parse'
import { Problem } from '#server/http/problem.ts'

/** Characters of one record; a longer one has an unclosed quotation mark. */
const longestRecord = 1_000_000

/**
 * Reads a CSV text that comes in pieces: yields the records that are there, every record as its cells. Records may differ in
 * length and lines may end in any way. A quotation mark within a cell stands for itself. Empty lines are no records. 400 for a
 * quotation mark left open.
 */
export async function* csvRecords(
  pieces: AsyncIterable<string> | Iterable<string>,
  delimiter: string,
): AsyncGenerator<string[][]> {
  // Loaded with the first file.
  const { parse } = await import('csv-parse')
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRecord,
  })
  // Errors of the text reach the parser, which throws them below.
  pipeline(Readable.from(pieces, { objectMode: false }), parser, () => {})
  try {
    yield* recordsOf(parser)
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number }
    if (!code?.startsWith('CSV_')) throw error
    throw new Problem(
      400,
      `This CSV file could not be read: a quotation mark is left open or misplaced near line ${lines ?? '?'}.`,
    )
  } finally {
    parser.destroy()
  }
}

/** All that is there at once, again and again: to await each record would take longer than to parse it. */
async function* recordsOf(parser: Parser): AsyncGenerator<string[][]> {
  const over = finished(parser)
  over.catch(() => {})
  while (!parser.readableEnded) {
    const records: string[][] = []
    for (let record = parser.read(); record !== null; record = parser.read()) records.push(record)
    if (records.length) yield records
    else await Promise.race([once(parser, 'readable'), over])
  }
  await over
}
