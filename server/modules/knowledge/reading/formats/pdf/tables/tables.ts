import type { PdfLine, PdfPiece } from '../lines.ts'
import { bandsOf } from './bands.ts'
import { isTable } from './evidence.ts'
import { regionsOf } from './regions.ts'
import { tableOf } from './rows.ts'
import { linesOfTable, type PdfTable } from './table.ts'
import { type Tags, taggedTables } from './tagged.ts'

/** Pieces. A page of more is a drawing or an attack; its lines are read as they are. */
const mostPieces = 20_000
/** Ems. Text drawn so far above the text before it begins another column of the page. */
const nextColumn = 10
/** Headers and footers, the same share of a page's height as in `running.ts`, may stand in columns too. */
const marginShare = 0.1

/** Stretches of text drawn from the top to the bottom: the columns of a page, if it has any. */
function flowsOf(pieces: readonly PdfPiece[]): PdfPiece[][] {
  const flows: PdfPiece[][] = []
  let lowest = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    const open = flows.at(-1)
    if (!open || piece.y < lowest - nextColumn * piece.size) {
      flows.push([piece])
      lowest = piece.y
    } else {
      open.push(piece)
      lowest = Math.max(lowest, piece.y)
    }
  }
  return flows
}

function tablesByPlace(pieces: readonly PdfPiece[], page: number): PdfTable[] {
  const printed = pieces.filter(({ text }) => text.trim())
  if (printed.length > mostPieces) return []
  const order = new Map(printed.map((piece, at) => [piece, at]))
  return flowsOf(printed).flatMap(flow =>
    regionsOf(bandsOf(flow))
      .filter(region => isTable(region, order))
      .map(region => tableOf(region, page)),
  )
}

/** Whether a table stands in the margin of a page: then it is a letterhead or a footer. */
const isInMargin = ({ tops }: PdfTable, height: number) =>
  Math.max(...tops) < marginShare * height || Math.min(...tops) > (1 - marginShare) * height

/**
 * The rows of a page's tables, each table's at the piece at which it is drawn first; its other pieces have none. What
 * the file says of its tables goes before what their places tell.
 */
export function tableRowsAt(
  pieces: readonly PdfPiece[],
  { page, height, tags }: { page: number; height: number; tags: Tags | null },
): Map<PdfPiece, PdfLine[]> {
  const tagged = tags ? taggedTables(pieces, tags) : []
  const taken = new Set(tagged.flatMap(table => table.pieces))
  const others = taken.size ? pieces.filter(piece => !taken.has(piece)) : pieces
  const tables = [...tagged, ...tablesByPlace(others, page)].filter(table => !isInMargin(table, height))
  const rowsAt = new Map<PdfPiece, PdfLine[]>()
  for (const table of tables) {
    const own = new Set(table.pieces)
    const first = pieces.find(piece => own.has(piece))
    for (const piece of own) rowsAt.set(piece, [])
    if (first) rowsAt.set(first, linesOfTable({ ...table, page }))
  }
  return rowsAt
}
