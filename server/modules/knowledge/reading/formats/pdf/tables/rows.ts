// The rows of a table from the lines of its cells. A cell may have several lines, and its neighbours may be set at its
// top, in its middle or at its foot.
import type { PdfPiece } from '../lines.ts'
import type { Segment } from './bands.ts'
import { anchorColumn, cellsByColumn, isValue } from './evidence.ts'
import type { Region, TableLine } from './regions.ts'
import { cellOf, type PdfTable, usualFont } from './table.ts'

/** Lines of one cell that stand directly below each other. */
interface Block {
  column: number
  /** It goes over several columns. */
  wide: boolean
  top: number
  bottom: number
  lines: Segment[]
}

/** Lines further apart than this many times the distance within cells are two cells. */
const apart = 1.12
/** Ems between the lines of a cell when nothing shows it. */
const usualLeading = 1.25
/** Ems by which two baselines of a row may differ. */
const sameBaseline = 0.3
/** The share of a row's cells above which a line is a row and no second line. */
const wholeRow = 0.7

/** The distance between the lines of a cell, in points; 0 when no cell has two. */
function leadingOf(bands: readonly TableLine[], em: number): number {
  const gaps = bands
    .slice(1)
    .map((band, at) => band.y - bands[at]!.y)
    .filter(gap => gap > 0.9 * em)
    .sort((a, b) => a - b)
  const least = gaps[0]
  if (least === undefined || least > 1.7 * em) return 0
  const widest = gaps.at(-1)!
  return widest > apart * least || least <= usualLeading * em ? least : 0
}

const fontOf = (line: Segment) => line.pieces[0]!.font

/** The blocks of one column. */
function blocksOf(lines: readonly Segment[], column: number, leading: number): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const open = blocks.at(-1)
    const last = open?.lines.at(-1)
    if (open && last && line.y - last.y <= apart * leading && fontOf(line) === fontOf(last)) {
      open.lines.push(line)
      open.bottom = line.y
    } else blocks.push({ column, wide: false, top: line.y, bottom: line.y, lines: [line] })
  }
  return blocks
}

/**
 * The lines at which rows stand: those of the anchor column, without the second lines of its cells. A line goes on with
 * the one above it when it stands as near as lines of one cell do, unless it is a value of its own, or most of its row
 * is filled.
 */
function anchorsOf(region: Region, column: number, leading: number, uniform: boolean, font: string): Block[] {
  const anchors: Block[] = []
  for (const { cells } of region.lines) {
    const line = cells[column]
    if (!line) continue
    const open = anchors.at(-1)
    const last = open?.lines.at(-1)
    const near = last && line.y - last.y <= apart * leading && fontOf(line) === fontOf(last)
    const filled = cells.filter(cell => cell !== null).length
    const whole = cells.length > 2 && filled > wholeRow * cells.length && fontOf(line) === font
    // "145" above "€": a sign alone goes on.
    const own = whole || (isValue(line.text) && last && isValue(last.text)) || uniform
    if (open && near && !(own && /[\p{L}\p{N}–—✓✔✗-]/u.test(line.text))) {
      open.lines.push(line)
      open.bottom = line.y
    } else anchors.push({ column: 0, wide: false, top: line.y, bottom: line.y, lines: [line] })
  }
  return anchors
}

const distance = (block: Block, anchor: Block) =>
  block.top <= anchor.bottom && anchor.top <= block.bottom
    ? 0
    : Math.max(block.top - anchor.bottom, anchor.top - block.bottom)

/**
 * Splits a block that goes over several rows set closely. Where one of its lines stands at the top of each row, the
 * others belong to the row above them; where not, to the nearest.
 */
function split(block: Block, anchors: readonly Block[], em: number): Block[] {
  const met = anchors.filter(anchor => distance(block, anchor) === 0)
  if (met.length < 2) return [block]
  const atTop = met.every(anchor =>
    block.lines.some(line => Math.abs(line.y - anchor.top) <= sameBaseline * em),
  )
  const middle = ({ top, bottom }: Block) => (top + bottom) / 2
  const nearest = (line: Segment) =>
    atTop
      ? met.findLast(anchor => anchor.top <= line.y + sameBaseline * em)!
      : met.reduce((best, one) =>
          Math.abs(middle(one) - line.y) < Math.abs(middle(best) - line.y) ? one : best,
        )
  return [...Map.groupBy(block.lines, nearest).values()].map(lines => ({
    ...block,
    top: lines[0]!.y,
    bottom: lines.at(-1)!.y,
    lines,
  }))
}

/** The table of a region. */
export function tableOf(region: Region, page: number): PdfTable {
  const { lines: bands, columns } = region
  const em = bands[0]!.size
  const cells = cellsByColumn(region)
  const found = leadingOf(bands, em)
  const gaps = bands.slice(1).map((band, at) => band.y - bands[at]!.y)
  const uniform = Math.max(...gaps) <= apart * Math.min(...gaps)
  const leading = found || usualLeading * em
  const anchorAt = anchorColumn(cells).column
  const segments = bands.flatMap(({ cells: own, wide }) => [...own.filter(cell => cell !== null), ...wide])
  const font = usualFont(segments.flatMap(segment => segment.pieces))
  const anchors = anchorsOf(region, anchorAt, leading, uniform, font)
  const rows = new Map<Block, Block[]>(anchors.map(anchor => [anchor, []]))
  const loose: Block[] = []
  const nearestTo = (block: Block) => {
    let best: Block | undefined
    for (const anchor of anchors)
      if (distance(block, anchor) <= sameBaseline * em) {
        best = anchor
        break
      }
    return best
  }
  const place = (block: Block) => {
    const anchor = nearestTo(block)
    if (anchor) rows.get(anchor)!.push(block)
    else loose.push(block)
  }
  for (const [column, lines] of cells.entries()) {
    if (column === anchorAt) for (const anchor of anchors) rows.get(anchor)!.push({ ...anchor, column })
    else
      for (const block of blocksOf(lines, column, leading))
        for (const part of split(block, anchors, em)) place(part)
  }
  for (const { wide } of bands)
    for (const line of wide) loose.push({ column: 0, wide: true, top: line.y, bottom: line.y, lines: [line] })
  // What no anchor holds is a row of its own, together with what stands beside it.
  const others: Block[][] = []
  for (const block of loose.sort((a, b) => a.top - b.top)) {
    const beside = others.find(
      ([first]) => !first!.wide && !block.wide && distance(first!, block) <= sameBaseline * em,
    )
    if (beside) beside.push(block)
    else others.push([block])
  }
  const top = (row: readonly Block[]) => Math.min(...row.map(block => block.top))
  const all = [...rows.values(), ...others].filter(row => row.length).sort((a, b) => top(a) - top(b))
  return {
    rows: all.map(row => rowOf(row, columns.length, font)),
    tops: all.map(top),
    columns,
    pieces: segments.flatMap(segment => segment.from),
    size: em,
    page,
  }
}

function rowOf(blocks: readonly Block[], width: number, font: string): PdfTable['rows'][number] {
  const piecesIn = (own: readonly Block[]): PdfPiece[] =>
    own.toSorted((a, b) => a.top - b.top).flatMap(({ lines }) => lines.flatMap(line => line.pieces))
  const wide = blocks.filter(block => block.wide)
  if (wide.length && blocks.length === wide.length) {
    const cell = cellOf(piecesIn(wide), font)
    return Array.from({ length: width }, () => cell)
  }
  return Array.from({ length: width }, (_, column) => {
    const own = blocks.filter(block => block.column === column)
    return own.length ? cellOf(piecesIn(own), font) : null
  })
}
