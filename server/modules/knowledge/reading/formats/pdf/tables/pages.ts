import type { PdfLine } from '../lines.ts'

/** Rows that are read as one table; the rows after them begin another one. */
export const mostTableRows = 5_000
/** Ems by which a column may move from page to page. */
const columnTolerance = 3

type Row = NonNullable<PdfLine['row']>

/** Whether a row on the next page goes on with a table: it has the same columns. */
const continues = (row: Row, next: Row, em: number): boolean =>
  row.columns === next.columns ||
  (row.columns.length === next.columns.length &&
    row.columns.every(({ left, right }, at) => {
      const other = next.columns[at]!
      return Math.min(Math.abs(left - other.left), Math.abs(right - other.right)) <= columnTolerance * em
    }))

/** The rows of the table that begins with the first of these lines, over pages. */
export function rowsFrom(lines: readonly PdfLine[]): PdfLine[] {
  const end = lines.findIndex((line, at) => {
    const before = lines[at - 1]
    if (!before) return false
    if (!line.row) return true
    return (
      line.row.columns !== before.row!.columns &&
      (line.page === before.page || !continues(before.row!, line.row, line.size))
    )
  })
  return lines.slice(0, end < 0 ? lines.length : end)
}
