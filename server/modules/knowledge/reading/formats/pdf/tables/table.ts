import type { Grid, TableCell } from '../../../../records/grid.ts'
import { linesOf, type PdfLine, type PdfPiece } from '../lines.ts'

/** A place from the left to the right, in points. */
export interface Span {
  left: number
  right: number
}

/** A table of one page. */
export interface PdfTable {
  /** Each row with the pieces that are printed in it; null where nothing is. */
  rows: (TableCell | null)[][]
  /** The baseline of each row's first line. */
  tops: number[]
  columns: Span[]
  /** Everything that the table holds. */
  pieces: PdfPiece[]
  /** Its usual size of type, and the page's number. */
  size: number
  page: number
}

/** A word broken at the end of a line, also by the hyphen that browsers print for a soft one. */
const brokenWord = /\p{L}[-\u2010\u00ad]$/u

/** The lines of a cell as one text: a broken word is whole again. */
const joinedLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => {
    if (!text) return line
    if (!brokenWord.test(text)) return `${text} ${line}`
    return /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : text + line
  }, '')

/** What is printed in a cell, line by line. */
export function cellText(pieces: readonly PdfPiece[]): string {
  const text = joinedLines(linesOf(pieces, 0).map(line => line.cells.map(cell => cell.text).join(' ')))
  // A dash alone is a value here, and no bullet.
  return text === '-' ? pieces.map(piece => piece.text.trim()).join('') : text
}

const isPrinted = ({ text }: PdfPiece) => text.trim() !== ''

/** The font in which most of the text is set. */
export function usualFont(pieces: readonly PdfPiece[]): string {
  const lengths = new Map<string, number>()
  for (const { font, text } of pieces) lengths.set(font, (lengths.get(font) ?? 0) + text.trim().length)
  let usual = ''
  for (const [font, length] of lengths) if (length > (lengths.get(usual) ?? 0)) usual = font
  return usual
}

/** A cell; one that is all in another font than the table, such as bold, may be a head. */
export function cellOf(pieces: readonly PdfPiece[], font: string, head = false): TableCell | null {
  const text = cellText(pieces)
  if (!text) return null
  const printed = pieces.filter(isPrinted)
  return { text, head: head || printed.every(piece => piece.font !== font) }
}

export const spanOf = (pieces: readonly PdfPiece[]): Span => {
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    if (!isPrinted(piece)) continue
    left = Math.min(left, piece.x)
    right = Math.max(right, piece.x + piece.width)
  }
  return { left, right }
}

/** The rows of a table as lines, so that they take part in a page's reading order. */
export function linesOfTable(table: PdfTable): PdfLine[] {
  const left = table.columns[0]!.left
  const right = table.columns.at(-1)!.right
  return table.rows.map((row, at) => ({
    cells: [{ text: rowText(row), left, right }],
    left,
    right,
    y: table.tops[at]!,
    size: table.size,
    font: '',
    page: table.page,
    row: { cells: row, columns: table.columns },
  }))
}

/** A row's cells, each once. */
export const rowText = (row: Grid[number]): string =>
  [...new Set(row)].flatMap(cell => cell?.text ?? []).join(' | ')
