import type { PdfLine } from './lines.ts'

/** Two cells in each of so many lines, each with so many characters on average, are columns, not a table. */
const fewestColumnLines = 4
const fewestColumnCharacters = 25
/** With more lines on a page its order is left as drawn: comparing them costs too much. */
const mostLines = 3_000

const top = (line: PdfLine) => line.y - line.size
const bottom = (line: PdfLine) => line.y + 0.25 * line.size
const width = (line: PdfLine) => line.right - line.left

const side = (line: PdfLine, from: number, to: number): PdfLine => {
  const cells = line.cells.slice(from, to)
  return { ...line, cells, left: cells[0]!.left, right: cells.at(-1)!.right }
}

/** The number of lines from `at` that are two columns drawn line by line, and those of them with both. */
function columnsFrom(lines: readonly PdfLine[], at: number): { length: number; both: PdfLine[] } {
  const gutter = lines[at]!.cells[1]!.left
  const both: PdfLine[] = []
  let length = 0
  for (const line of lines.slice(at)) {
    const [left, right, more] = line.cells
    const slack = 2 * line.size
    if (
      line.row ||
      more ||
      (right
        ? left!.right >= gutter || Math.abs(right.left - gutter) > slack
        : left!.left < gutter && left!.right > gutter)
    )
      break
    if (right) both.push(line)
    length++
  }
  return { length, both }
}

/** Separates columns that the file draws line by line across the page: the left one first, then the right one. */
function withoutInterleaving(lines: readonly PdfLine[]): PdfLine[] {
  const read: PdfLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!
    if (line.row || line.cells.length !== 2) {
      read.push(line)
      continue
    }
    const { length, both } = columnsFrom(lines, at)
    const characters = both.reduce((sum, { cells }) => sum + cells[0]!.text.length + cells[1]!.text.length, 0)
    if (both.length < fewestColumnLines || characters / both.length / 2 < fewestColumnCharacters) {
      read.push(line)
      continue
    }
    const gutter = line.cells[1]!.left
    const woven = lines.slice(at, at + length)
    const isLeft = (one: PdfLine) => one.cells.length === 2 || one.left < gutter
    read.push(...woven.filter(isLeft).map(one => side(one, 0, 1)))
    read.push(
      ...woven
        .filter(one => one.cells.length === 2 || !isLeft(one))
        .map(one => side(one, -1, Number.POSITIVE_INFINITY)),
    )
    at += length - 1
  }
  return read
}

/** Whether a line is drawn after one below it in the same column. */
function isDisordered(lines: readonly PdfLine[]): boolean {
  return lines.some((line, at) => {
    const before = lines[at - 1]
    if (!before || bottom(line) > top(before)) return false
    const shared = Math.min(line.right, before.right) - Math.max(line.left, before.left)
    return shared > 0.5 * Math.min(width(line), width(before))
  })
}

/** The middle of the widest empty band along one axis; null when none is wider than `least`. */
function widestGap(spans: (readonly [from: number, to: number])[], least: number): number | null {
  const sorted = spans.toSorted((a, b) => a[0] - b[0])
  let reach = sorted[0]![1]
  let best: { width: number; at: number } | null = null
  for (const [from, to] of sorted) {
    if (from - reach > (best?.width ?? least)) best = { width: from - reach, at: (from + reach) / 2 }
    reach = Math.max(reach, to)
  }
  return best?.at ?? null
}

/**
 * Reading order from positions alone: cuts at gutters into columns, otherwise at gaps into bands (recursive XY cut).
 */
function cut(lines: readonly PdfLine[]): PdfLine[] {
  if (lines.length < 2) return [...lines]
  const em = lines[0]!.size
  const gutter = widestGap(
    lines.map(line => [line.left, line.right] as const),
    em,
  )
  if (gutter !== null)
    return [
      ...cut(lines.filter(line => line.left < gutter)),
      ...cut(lines.filter(line => line.left >= gutter)),
    ]
  const gap = widestGap(
    lines.map(line => [top(line), bottom(line)] as const),
    0,
  )
  if (gap !== null)
    return [...cut(lines.filter(line => line.y < gap)), ...cut(lines.filter(line => line.y >= gap))]
  return lines.toSorted((a, b) => a.y - b.y || a.left - b.left)
}

/** The lines of one page in reading order. */
export function inOrder(lines: readonly PdfLine[]): PdfLine[] {
  if (lines.length > mostLines) return [...lines]
  const read = withoutInterleaving(lines)
  return isDisordered(read) ? cut(read) : read
}
