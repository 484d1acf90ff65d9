// Tables that the file itself describes: Word, LibreOffice and browsers write which text stands in which cell (tagged
// PDF, ISO 32000-2, section 14.8.4.8.3).
import type { TableCell } from '../../../../records/grid.ts'
import type { PdfPiece } from '../lines.ts'
import { cellOf, type PdfTable, type Span, spanOf, usualFont } from './table.ts'

/** A node of a page's structure tree, as PDF.js gives it. */
interface StructNode {
  role?: string
  children?: StructNode[]
  type?: string
  id?: string
}

/** The cell in which marked content stands. */
export interface TaggedCell {
  table: number
  row: number
  /** Its place among the cells of its row. */
  cell: number
  head: boolean
}

export interface Tags {
  cells: Map<string, TaggedCell>
  /** The number of cells in each row of each table, empty ones included. */
  widths: number[][]
  /** How much of the tree was read. */
  nodes: number
}

const mostDepth = 60
const mostColumns = 100
/** Points. Standing in a column counts for more than being near one. */
const overlapMerit = 10_000

/** The cells of the innermost tables: a table that holds another one is layout. */
export function tagsOf(tree: StructNode | null): Tags {
  const tags: Tags = { cells: new Map(), widths: [], nodes: 0 }
  const holdsTable = (node: StructNode, depth: number): boolean =>
    depth < mostDepth &&
    (node.children ?? []).some(child => child.role === 'Table' || holdsTable(child, depth + 1))
  const contents = (node: StructNode, cell: TaggedCell, depth: number): void => {
    tags.nodes++
    if (node.type === 'content' && node.id) tags.cells.set(node.id, cell)
    if (depth < mostDepth) for (const child of node.children ?? []) contents(child, cell, depth + 1)
  }
  const rows = (node: StructNode, table: number, depth: number): void => {
    for (const child of node.children ?? []) {
      tags.nodes++
      if (child.role === 'TR') {
        const row = tags.widths[table]!.length
        const cells = (child.children ?? []).filter(({ role }) => role === 'TD' || role === 'TH')
        tags.widths[table]!.push(cells.length)
        for (const [at, cell] of cells.entries())
          contents(cell, { table, row, cell: at, head: cell.role === 'TH' }, depth + 1)
      } else if (depth < mostDepth) rows(child, table, depth + 1)
    }
  }
  const walk = (node: StructNode, depth: number): void => {
    tags.nodes++
    if (node.role === 'Table' && !holdsTable(node, depth)) {
      tags.widths.push([])
      rows(node, tags.widths.length - 1, depth)
    } else if (depth < mostDepth) for (const child of node.children ?? []) walk(child, depth + 1)
  }
  if (tree) walk(tree, 0)
  return tags
}

interface Placed extends Span {
  cell: TableCell
  pieces: PdfPiece[]
}

const middle = ({ left, right }: Span) => (left + right) / 2
const overlap = (a: Span, b: Span) => Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** How well a text stands in a column: how much of it, or else how near it is. */
function merit(span: Span, column: Span): number {
  const shared = overlap(span, column)
  return shared > 0 ? overlapMerit + shared : shared
}

/** For each of the cells, in order, a column of its own, so that all together stand best. */
function columnsOf(cells: readonly Span[], columns: readonly Span[]): number[] {
  /** The best sum for the first cells within the first columns, and whether the last of the cells takes the last column. */
  const best: { sum: number; taken: boolean }[][] = []
  for (let cell = 0; cell <= cells.length; cell++) {
    best.push([])
    for (let column = 0; column <= columns.length; column++) {
      if (!cell || column < cell) {
        best[cell]!.push({ sum: cell ? Number.NEGATIVE_INFINITY : 0, taken: false })
        continue
      }
      const without = best[cell]![column - 1]!.sum
      const sum = best[cell - 1]![column - 1]!.sum + merit(cells[cell - 1]!, columns[column - 1]!)
      best[cell]!.push(sum > without ? { sum, taken: true } : { sum: without, taken: false })
    }
  }
  const found: number[] = []
  let cell = cells.length
  for (let column = columns.length; column > 0 && cell > 0; column--) {
    if (!best[cell]![column]!.taken) continue
    found.unshift(column - 1)
    cell--
  }
  return found
}

/** No more cells than columns: what is left over is said with the last one. */
function fitted(cells: readonly Placed[], columns: number): Placed[] {
  const kept = cells.slice(0, columns)
  const last = kept.at(-1)
  const rest = cells.slice(columns)
  if (!last || !rest.length) return kept
  const text = [last, ...rest].map(({ cell }) => cell.text).join(' ')
  return [...kept.slice(0, -1), { ...last, cell: { ...last.cell, text } }]
}

/**
 * A row of fewer cells than the table has columns: some are left out or cover several, which only their places tell.
 * Columns in which a cell stands alone grow with it.
 */
function spread(cells: readonly Placed[], columns: Span[]): (TableCell | null)[] {
  const row: (TableCell | null)[] = columns.map(() => null)
  const places = columnsOf(cells, columns)
  // Alone in its row and at the left: a line over the whole table.
  if (cells.length === 1 && places[0] === 0) return row.fill(cells[0]!.cell)
  for (const [at, { cell, ...span }] of cells.entries()) {
    const column = columns[places[at]!]!
    row[places[at]!] = cell
    if (columns.some(other => other !== column && overlap(span, other) > 0)) continue
    column.left = Math.min(column.left, span.left)
    column.right = Math.max(column.right, span.right)
  }
  if (!cells.every(({ cell }) => cell.head)) return row
  // Heads over several columns are set in their middle.
  return columns.map((column, at) => {
    if (row[at] || (at === 0 && places[0]! > 0)) return row[at]!
    const distance = (one: Span) => Math.abs(middle(one) - middle(column))
    return cells.reduce((nearest, one) => (distance(one) < distance(nearest) ? one : nearest)).cell
  })
}

/** The tables of one page that the file describes, with two columns and two rows at least. */
export function taggedTables(pieces: readonly PdfPiece[], { cells, widths }: Tags): PdfTable[] {
  const tables = new Map<number, Map<number, Map<number, PdfPiece[]>>>()
  for (const piece of pieces) {
    const place = piece.mark && cells.get(piece.mark)
    if (!place) continue
    const rows = tables.getOrInsertComputed(place.table, () => new Map())
    const row = rows.getOrInsertComputed(place.row, () => new Map())
    row.getOrInsertComputed(place.cell, () => []).push(piece)
  }
  return [...tables].flatMap(([table, rows]) => tableOf(rows, widths[table]!, cells) ?? [])
}

function tableOf(
  rows: Map<number, Map<number, PdfPiece[]>>,
  widths: readonly number[],
  tagged: ReadonlyMap<string, TaggedCell>,
): PdfTable | null {
  const pieces = [...rows.values()].flatMap(row => [...row.values()].flat())
  const font = usualFont(pieces)
  const read = [...rows.keys()]
    .sort((a, b) => a - b)
    .map(at => {
      const placed = [...rows.get(at)!].flatMap(([index, own]) => {
        const cell = cellOf(own, font, tagged.get(own[0]!.mark!)?.head)
        return cell ? [{ index, cell, pieces: own, ...spanOf(own) }] : []
      })
      return { width: widths[at] ?? 0, placed }
    })
    .filter(({ placed }) => placed.length)
  const width = Math.max(...read.map(row => row.width))
  if (read.length < 2 || width < 2 || width > mostColumns) return null
  const whole = read.filter(row => row.width === width)
  const columns = Array.from({ length: width }, (_, column): Span => {
    const own = whole.flatMap(row => row.placed.filter(({ index }) => index === column))
    return {
      left: Math.min(...own.map(({ left }) => left)),
      right: Math.max(...own.map(({ right }) => right)),
    }
  })
  // A column in which nothing is printed has no place.
  const known = columns.map((_, at) => at).filter(at => Number.isFinite(columns[at]!.left))
  if (known.length < 2) return null
  const places = known.map(at => columns[at]!)
  const placed = new Map(
    read
      .toSorted((a, b) => b.placed.length - a.placed.length)
      .map(row => [
        row,
        row.width === width
          ? known.map(at => row.placed.find(({ index }) => index === at)?.cell ?? null)
          : spread(fitted(row.placed, places.length), places),
      ]),
  )
  return {
    rows: read.map(row => placed.get(row)!),
    tops: read.map(({ placed }) =>
      Math.min(...placed.flatMap(one => one.pieces.filter(({ text }) => text.trim()).map(({ y }) => y))),
    ),
    columns: places,
    pieces,
    size: pieces.find(({ text }) => text.trim())!.size,
    page: 0,
  }
}
