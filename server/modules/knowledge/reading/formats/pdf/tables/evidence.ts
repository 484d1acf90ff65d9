// Whether columns of text are a table. Most text that stands in columns is none: two columns of prose, addresses beside
// each other, a table of contents, a list with its numbers.
import { kindOf } from '../../../../records/kinds.ts'
import type { PdfPiece } from '../lines.ts'
import type { Segment } from './bands.ts'
import type { Region } from './regions.ts'
import { usualFont } from './table.ts'

/** Ems by which the edges of a column's cells may be off. */
const edgeTolerance = 0.7
/** The share of a column's cells that must have what is asked of it. */
const most = 0.6
/** Characters. Columns of longer lines are prose. */
const proseLength = 25

const signs = /^(?:[-–—✓✔✗✘x×•]|\p{Sc})$/u
export const isValue = (text: string) => signs.test(text.trim()) || !/^(?:text|empty)$/.test(kindOf(text))
const isNumbering = (text: string) => /^(?:[-–•●○▪*]|[([]?(?:\d{1,3}|\p{L})[.)\]])$/u.test(text.trim())

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function isAligned(cells: readonly Segment[], em: number): boolean {
  if (cells.length < 2) return true
  const agrees = (edge: (cell: Segment) => number) => {
    const middle = median(cells.map(edge))
    return (
      cells.filter(cell => Math.abs(edge(cell) - middle) <= edgeTolerance * em).length >= most * cells.length
    )
  }
  return (
    agrees(cell => cell.left) || agrees(cell => cell.right) || agrees(cell => (cell.left + cell.right) / 2)
  )
}

const isProse = (cells: readonly Segment[]) =>
  cells.reduce((sum, { text }) => sum + text.length, 0) >= proseLength * cells.length

/** Page numbers: whole numbers that never go down. */
function arePageNumbers(cells: readonly Segment[]): boolean {
  const numbers = cells.map(({ text }) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN))
  return numbers.length > 2 && numbers.every((number, at) => number >= (numbers[at - 1] ?? 0))
}

/** Drawn row by row, as a table is, and not one column after the other. */
function isDrawnByRows(
  columns: readonly Segment[][],
  order: ReadonlyMap<PdfPiece, number>,
  rows: number,
): boolean {
  const drawn = columns
    .flatMap((cells, column) => cells.map(cell => ({ column, at: order.get(cell.from[0]!)! })))
    .sort((a, b) => a.at - b.at)
  const changes = drawn.filter(({ column }, at) => at > 0 && drawn[at - 1]!.column !== column).length
  return changes >= most * rows
}

/** The cells of each column, from the top. */
export const cellsByColumn = ({ lines, columns }: Region): Segment[][] =>
  columns.map((_, column) => lines.flatMap(line => line.cells[column] ?? []))

/** The column that tells the rows apart: values, one in each row. The first one when there are none. */
export function anchorColumn(cells: readonly Segment[][]): { column: number; valued: boolean } {
  let best = { column: 0, values: 0 }
  for (const [column, own] of cells.entries()) {
    const values = own.filter(({ text }) => isValue(text)).length
    if (
      values >= most * (own.length - 1) &&
      values > best.values &&
      !own.every(({ text }) => isNumbering(text))
    )
      best = { column, values }
  }
  return { column: best.column, valued: best.values > 0 }
}

export function isTable(region: Region, order: ReadonlyMap<PdfPiece, number>): boolean {
  const { lines, columns } = region
  const cells = cellsByColumn(region)
  const em = lines[0]!.size
  const filled = lines.map(line => line.cells.filter(cell => cell !== null))
  const rows = filled.filter(own => own.length > 1).length
  if (rows < 2 || !cells.every(own => isAligned(own, em)) || !isDrawnByRows(cells, order, rows)) return false
  const [first, second] = cells as [Segment[], Segment[]]
  const two = columns.length === 2
  if (two && (first.every(({ text }) => isNumbering(text)) || arePageNumbers(second))) return false
  const { valued, column } = anchorColumn(cells)
  if (valued && (column > 0 || !two || !isProse(second))) return true
  // Without values only a row of heads in a font of their own tells a table from text in columns.
  const font = usualFont(filled.flatMap(own => own.flatMap(cell => cell.pieces)))
  const isOther = (cell: Segment) => cell.pieces.every(piece => piece.font !== font)
  const head = filled[0]!
  const headed = head.length >= columns.length - 1 && head.every(isOther)
  if (headed) return !two && cells.some(own => !isProse(own))
  // Or names in a font of their own, one beside each row.
  const named = first.length >= rows && first.every(isOther) && !cells.slice(1).flat().some(isOther)
  return named && rows > 2 && !isProse(first)
}
