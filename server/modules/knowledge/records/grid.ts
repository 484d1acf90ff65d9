// The cells of a table in their places, whatever file it came from. A merged cell stands in every place that it covers,
// as the same object, so that a reader can tell "twice the same text" from "one cell over two columns".

/** A cell as it is written in the source: HTML's td, Word's w:tc, a cell of a sheet. */
export interface TableCell {
  text: string
  /** It names its column or row: th, a cell of thead, a cell all in bold. */
  head?: boolean | undefined
}

/** A cell with the places that it covers. */
export interface SpannedCell extends TableCell {
  /** Default 1. 0: down to the end of the table (HTML, section 4.9.11). */
  rowSpan?: number | undefined
  /** Default 1. */
  colSpan?: number | undefined
}

/** Rows of one width. Null: no cell covers this place. */
export type Grid = (TableCell | null)[][]

/** A table wider or longer is no table that a person reads. */
export const mostColumns = 100
export const mostRows = 5_000
/** Places. A small page can ask for millions of them. */
const mostPlaces = 100_000

/**
 * Puts the cells of each row where they stand. A cell alone in its row covers the width of the table at most: authors
 * write colspan="100" for "all". Null when the table has more than 100 columns, 5,000 rows or 100,000 places.
 */
export function gridOf(rows: readonly (readonly SpannedCell[])[]): Grid | null {
  if (rows.length > mostRows) return null
  const grid: Grid = []
  /** For each column, the cell that comes down from a row above, and its last row. */
  const above: ({ cell: TableCell; last: number } | undefined)[] = []
  const width = widthOf(rows)
  if (width > mostColumns || width * rows.length > mostPlaces) return null
  for (const [at, cells] of rows.entries()) {
    const row: Grid[number] = Array(width).fill(null)
    for (let column = 0; column < width; column++) {
      const open = above[column]
      if (open && open.last >= at) row[column] = open.cell
    }
    let column = 0
    for (const cell of cells) {
      while (column < width && row[column]) column++
      const last = cell.rowSpan === 0 ? rows.length : at + Math.max(1, cell.rowSpan ?? 1) - 1
      const end = Math.min(width, column + Math.max(1, cell.colSpan ?? 1))
      for (; column < end && !row[column]; column++) {
        row[column] = cell
        if (last > at) above[column] = { cell, last }
      }
    }
    grid.push(row)
  }
  return grid
}

/** The columns that the rows need, with what comes down into them from above. */
function widthOf(rows: readonly (readonly SpannedCell[])[]): number {
  let width = 1
  /** The columns that are taken from above in rows to come, by the last of these rows. */
  let open: { columns: number; last: number }[] = []
  for (const [at, cells] of rows.entries()) {
    open = open.filter(({ last }) => last >= at)
    const taken = open.reduce((sum, { columns }) => sum + columns, 0)
    let own = 0
    const lone = cells.length === 1
    for (const { colSpan, rowSpan } of cells) {
      const columns = lone ? 1 : Math.max(1, Math.min(colSpan ?? 1, mostColumns + 1))
      own += columns
      const last = rowSpan === 0 ? rows.length : at + Math.max(1, rowSpan ?? 1) - 1
      if (last > at) open.push({ columns, last })
      if (own + taken > mostColumns) return own + taken
    }
    width = Math.max(width, own + taken)
  }
  return width
}
