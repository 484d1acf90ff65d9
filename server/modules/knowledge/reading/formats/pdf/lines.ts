import type { Grid } from '../../../records/grid.ts'

/** A piece of text at its place on a page, in points from the top left corner; `y` is the baseline. */
export interface PdfPiece {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
  /** The marked content that it belongs to, if the file is tagged. */
  mark?: string
}

export interface Cell {
  text: string
  left: number
  right: number
}

/** A printed line. Pieces far apart, as in a table's row or in adjacent columns, are several cells. */
export interface PdfLine {
  cells: Cell[]
  left: number
  right: number
  y: number
  size: number
  font: string
  page: number
  /** For a row of a table: its cells, and the places of the table's columns. */
  row?: { cells: Grid[number]; columns: { left: number; right: number }[] }
}

/** Gaps in ems. Narrower: letters of one word. Wider: cells. Between them: a space. */
const wordGap = 0.15
const cellGap = 2
/** Gaps in justified text stay narrower than this. */
const stretchedGap = 4
/** How far a baseline may move within a line, as in superscripts. */
const baselineTolerance = 0.5

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u
const isRtl = (text: string) => rightToLeft.test(text)

/** Bullets of common fonts, and those of Symbol and Wingdings as Word writes them. */
const bulletPattern = /^[•●○◦▪■□‣⁃∙·►➢✓✔*\u2013\u2014\uf0a7\uf0b7\uf0d8\uf0fc-](?: |$)/u
const numberingPattern = /^[([]?(\d{1,3}|\p{L})[.)\]]$/u

/** Arabic and Latin glyph forms (ﻓ, ﬁ) as plain letters. */
const letters = (text: string) =>
  text.replace(/[\ufb00-\ufb4f\ufb50-\ufdff\ufe70-\ufefc]+/g, form => form.normalize('NFKC'))

const end = (piece: PdfPiece) => piece.x + piece.width

function sameLine(line: readonly PdfPiece[], piece: PdfPiece): boolean {
  const first = line[0]!
  const last = line.at(-1)!
  const em = Math.max(last.size, piece.size)
  if (Math.abs(piece.y - last.y) > baselineTolerance * em) return false
  return (
    piece.x >= end(last) - baselineTolerance * em ||
    (isRtl(piece.text) && end(piece) <= first.x + baselineTolerance * em)
  )
}

/** Pieces in reading order: a line of a right-to-left script from its right, numbers and Latin from their left. */
function inReadingOrder(pieces: readonly PdfPiece[]): PdfPiece[] {
  const ordered = pieces.toSorted((a, b) => a.x - b.x)
  const weight = (rtl: boolean) =>
    pieces.reduce((sum, { text }) => sum + (/\p{L}/u.test(text) && isRtl(text) === rtl ? text.length : 0), 0)
  if (weight(true) <= weight(false)) return ordered
  const read: PdfPiece[] = []
  let leftToRight: PdfPiece[] = []
  for (const piece of ordered.reverse()) {
    if (isRtl(piece.text)) {
      read.push(...leftToRight, piece)
      leftToRight = []
    } else leftToRight.unshift(piece)
  }
  return [...read, ...leftToRight]
}

/** Justified text stretches all its gaps alike; the gaps of a row differ. */
function isStretched(gaps: readonly number[]): boolean {
  const widest = Math.max(...gaps)
  return gaps.length > 1 && widest < stretchedGap && widest - Math.min(...gaps) < 0.25 * widest
}

function cellsOf(pieces: readonly PdfPiece[], spaced: ReadonlySet<PdfPiece>): Cell[] {
  const ordered = inReadingOrder(pieces)
  const gapBefore = (at: number) => {
    const [a, b] = [ordered[at - 1]!, ordered[at]!]
    return Math.max(b.x - end(a), a.x - end(b)) / Math.max(a.size, b.size)
  }
  const gaps = ordered.map((_, at) => (at ? gapBefore(at) : 0))
  const stretched = isStretched(gaps.filter(gap => gap > wordGap))
  const cells: Cell[] = []
  ordered.forEach((piece, at) => {
    const text = letters(piece.text)
    const cell = cells.at(-1)
    if (!cell || (gaps[at]! > cellGap && !stretched)) {
      cells.push({ text, left: piece.x, right: end(piece) })
      return
    }
    cell.text += gaps[at]! > wordGap || (spaced.has(piece) && gaps[at]! > 0) ? ` ${text}` : text
    cell.left = Math.min(cell.left, piece.x)
    cell.right = Math.max(cell.right, end(piece))
  })
  const told = cells
    .map(cell => ({
      ...cell,
      text: cell.text.replace(/\s+/g, ' ').trim().replace(bulletPattern, '- ').trimEnd(),
    }))
    .filter(cell => cell.text)
  const [marker, item, ...others] = told
  // A bullet or number stands apart from its item, and is no cell.
  if (!marker || !item || !(marker.text === '-' || numberingPattern.test(marker.text))) return told
  const text = `${marker.text} ${item.text}`
  return [
    { text, left: Math.min(marker.left, item.left), right: Math.max(marker.right, item.right) },
    ...others,
  ]
}

function lineOf(pieces: readonly PdfPiece[], spaced: ReadonlySet<PdfPiece>, page: number): PdfLine | null {
  const cells = cellsOf(pieces, spaced)
  if (!cells.length) return null
  const main = pieces.reduce((longest, piece) => (piece.text.length > longest.text.length ? piece : longest))
  return {
    cells,
    left: Math.min(...cells.map(cell => cell.left)),
    right: Math.max(...cells.map(cell => cell.right)),
    y: main.y,
    size: main.size,
    font: main.font,
    page,
  }
}

/**
 * The lines of a page in the order in which the file draws them, which is nearly always the reading order.
 * @param rowsAt the rows that stand in place of a piece; pieces of a table have none but the first
 */
export function linesOf(
  pieces: Iterable<PdfPiece>,
  page: number,
  rowsAt?: ReadonlyMap<PdfPiece, PdfLine[]>,
): PdfLine[] {
  const lines: PdfLine[] = []
  const spaced = new Set<PdfPiece>()
  let open: PdfPiece[] = []
  let afterSpace = false
  const close = () => {
    const line = open.length ? lineOf(open, spaced, page) : null
    if (line) lines.push(line)
    open = []
  }
  for (const piece of pieces) {
    const rows = rowsAt?.get(piece)
    if (rows) {
      close()
      for (const row of rows) lines.push(row)
      continue
    }
    if (!piece.text.trim()) {
      afterSpace ||= piece.text !== ''
      continue
    }
    const last = open.at(-1)
    // Some files draw text twice, a hair apart, to make it bold.
    const twice =
      last && last.text === piece.text && Math.hypot(last.x - piece.x, last.y - piece.y) < 0.2 * piece.size
    if (twice) continue
    if (last && !sameLine(open, piece)) close()
    if (open.length && afterSpace) spaced.add(piece)
    afterSpace = /\s$/.test(piece.text)
    open.push(piece)
  }
  close()
  return lines
}
