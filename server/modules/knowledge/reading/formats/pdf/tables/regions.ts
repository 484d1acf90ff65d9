// Where the lines of a page stand in columns of their own.
import { type Band, type Segment, segmentOf, type Word } from './bands.ts'
import { allFree, cutsOf, narrowed, type Rivers } from './rivers.ts'
import type { Span } from './table.ts'

/** A line of a table: its segment in each column; a line over several columns stands in the first of them. */
export interface TableLine {
  y: number
  size: number
  cells: (Segment | null)[]
  /** What goes over several columns. */
  wide: Segment[]
}

export interface Region {
  lines: TableLine[]
  columns: Span[]
}

/** Ems between two bands of one table. */
const widestBandGap = 4
/** Ems between a wrapped line and the one above it; so much further is another row at least. */
const wrappedGap = 1.35
/** Ems between lines of one row whose cells are set in its middle. */
const middleGap = 0.9
/** Characters. */
const longestGroup = 80
/** Lines of one cell above the line with its row's values. */
const mostWaiting = 8
const mostColumns = 40
/** Bands. A longer table is read in several parts. */
const mostBands = 2_000

const gapBetween = (above: Band, below: Band) => (below.y - above.y) / Math.max(above.size, below.size)
const textOf = (band: Band) => band.words.map(word => word.text).join(' ')

/** A line over all columns, such as the name of a group, is short. */
const mayBeGroup = (band: Band) =>
  !band.gaps.length && textOf(band).length <= longestGroup && !/[.,;]$/.test(textOf(band))

/** The number of bands from `at` that have common columns, and their rivers. */
function grow(bands: readonly Band[], at: number): { length: number; rivers: Rivers; crossing: Set<Band> } {
  let rivers = narrowed(allFree, bands[at]!)!
  let length = 1
  const crossing = new Set<Band>()
  /** Bands that belong to it if it goes on below them. */
  let waiting: { band: Band; crosses: boolean }[] = []
  const { size } = bands[at]!
  for (const band of bands.slice(at + 1, at + mostBands)) {
    const before = waiting.at(-1)?.band ?? bands[at + length - 1]!
    const gap = gapBetween(before, band)
    if (gap > widestBandGap || Math.abs(band.size - size) > 0.15 * size) break
    const next = narrowed(rivers, band)
    if (!next && (!mayBeGroup(band) || waiting.some(({ crosses }) => crosses))) break
    const wraps = gap < wrappedGap && band.font === before.font && !waiting.length
    if (!next || (!band.gaps.length && !wraps)) {
      if (waiting.length > 1 && gap > wrappedGap) break
      if (waiting.length === mostWaiting) break
      waiting.push({ band, crosses: !next })
      continue
    }
    for (const one of waiting) {
      const kept = one.crosses ? null : narrowed(next, one.band)
      if (!kept) crossing.add(one.band)
    }
    length += waiting.length + 1
    waiting = []
    rivers = next
  }
  return { length, rivers, crossing }
}

/**
 * How many bands above belong to the first row: the upper lines of its cells, when these are set in its middle or at its
 * foot, or heads over several columns.
 */
function linesAbove(bands: readonly Band[], at: number, free: number, rivers: Rivers): number {
  let from = at
  while (from > free) {
    const band = bands[from - 1]!
    const below = bands[from]!
    const gap = gapBetween(band, below)
    if (Math.abs(band.size - below.size) > 0.1 * below.size) break
    const fits = narrowed(rivers, band)
    const first = Math.min(...below.words.map(({ left }) => left))
    const beside = band.words[0]!.left > first + below.size
    if (!fits || !(gap < middleGap || (gap < wrappedGap && beside && band.font === below.font))) break
    from--
  }
  return at - from
}

function lineOf(band: Band, cuts: readonly number[], crosses: boolean): TableLine {
  const cells: (Segment | null)[] = Array.from({ length: cuts.length + 1 }, () => null)
  const whole = { y: band.y, size: band.size, cells, wide: [] as Segment[] }
  if (crosses) return { ...whole, wide: [segmentOf(band.words, band.y)] }
  const columnOf = ({ left, right }: Word) => {
    const middle = (left + right) / 2
    const at = cuts.findIndex(cut => middle < cut)
    return at < 0 ? cuts.length : at
  }
  for (const [column, words] of Map.groupBy(band.words, columnOf)) cells[column] = segmentOf(words, band.y)
  return whole
}

function regionOf(bands: readonly Band[], rivers: Rivers, crossing: ReadonlySet<Band>): Region | null {
  const cuts = cutsOf(
    rivers,
    bands.filter(band => !crossing.has(band)),
  )
  if (!cuts.length || cuts.length >= mostColumns) return null
  const lines = bands.map(band => lineOf(band, cuts, crossing.has(band)))
  const columns = Array.from({ length: cuts.length + 1 }, (_, column): Span => {
    const own = lines.flatMap(line => line.cells[column] ?? [])
    return { left: Math.min(...own.map(cell => cell.left)), right: Math.max(...own.map(cell => cell.right)) }
  })
  return columns.every(({ left }) => Number.isFinite(left)) ? { lines, columns } : null
}

/** The regions of these bands; what stands between them is left out. */
export function regionsOf(bands: readonly Band[]): Region[] {
  const found: Region[] = []
  let free = 0
  for (let at = 0; at < bands.length; at++) {
    if (!bands[at]!.gaps.length) continue
    const { length, rivers, crossing } = grow(bands, at)
    if (length < 2) continue
    const above = linesAbove(bands, at, free, rivers)
    const own = bands.slice(at - above, at + length)
    const common = own.reduce<Rivers>(
      (all, band) => (crossing.has(band) ? all : (narrowed(all, band) ?? all)),
      allFree,
    )
    const region = regionOf(own, common, crossing)
    if (region) found.push(region)
    at += length - 1
    free = at + 1
  }
  return found
}
