import { csvRecords } from '#server/http/files/csv-records.ts'
import { decodeText } from '#server/http/files/text-file.ts'
import { Problem } from '#server/http/problem.ts'
import type { Unit } from '../units/units.ts'
import { hasNeededColumns } from './record.ts'
import { advice, columnsFound, headerIndex, mostRowsAboveHeader, neededColumns, rowUnit } from './table.ts'

const delimiters = [',', ';', '\t', '|']
/** In a file of one column commas belong to the text. */
const noDelimiter = '\u001f'
const sliceLength = 65_536

/** The delimiter with which one of the first lines names the columns, or the one most frequent in the first line. */
function delimiterOf(lines: readonly string[]): string {
  const cells = (line: string, delimiter: string) =>
    line.split(delimiter).map(cell => cell.replaceAll('"', ''))
  const alone = lines.some(
    line => cells(line, noDelimiter).length === 1 && hasNeededColumns(cells(line, noDelimiter)),
  )
  if (alone) return noDelimiter
  const named = delimiters.find(delimiter => lines.some(line => hasNeededColumns(cells(line, delimiter))))
  const uses = (delimiter: string) => lines[0]?.split(delimiter).length ?? 0
  return named ?? delimiters.toSorted((a, b) => uses(b) - uses(a))[0]!
}

function* slices(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += sliceLength) yield text.slice(at, at + sliceLength)
}

/** A row with exactly the columns' cells; one with more had a delimiter in its last, unquoted cell. */
function fitted(row: string[], columns: number, delimiter: string): string[] {
  const filled = row.findLastIndex(cell => cell.trim()) + 1
  if (filled <= columns) return row
  return [...row.slice(0, columns - 1), row.slice(columns - 1, filled).join(delimiter)]
}

const missing = (rows: string[][]) => {
  const { columns, row } = columnsFound(rows)
  return new Problem(
    400,
    `This CSV file needs ${neededColumns} in its first lines. Columns found: ${columns}${rows.length ? ` (row ${row + 1})` : ''}. ${advice(rows)}`,
  )
}

/** One unit for each row. 400 without the needed columns, or with an unclosed quotation mark. */
export async function* readCsv(bytes: Uint8Array): AsyncGenerator<Unit> {
  // Excel writes and reads "sep=;" as a first line.
  const text = decodeText(bytes).replace(/^\s*sep=[^\r\n]\r?\n/i, '')
  const head = text
    .slice(0, sliceLength)
    .split(/\r\n?|\n/)
    .filter(line => line.trim())
  const delimiter = delimiterOf(head.slice(0, mostRowsAboveHeader))
  let header: string[] | undefined
  const above: string[][] = []
  for await (const piece of csvRecords(slices(text), delimiter)) {
    for (const row of piece) {
      if (header) {
        const unit = rowUnit(header, fitted(row, header.length, delimiter))
        if (unit) yield unit
        continue
      }
      if (row.every(cell => !cell.trim())) continue
      above.push(row)
      if (headerIndex(above) >= 0) header = row
      else if (above.length >= mostRowsAboveHeader) throw missing(above)
    }
  }
  if (!header) throw missing(above)
}
