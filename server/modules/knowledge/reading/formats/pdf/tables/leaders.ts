// "Haircut ........ £25": dots lead from a name to its value. Such a line is a row, though it has no columns.
import type { PdfLine } from '../lines.ts'

/** Four signs that lead on, with or without spaces between them, or two of "…". */
const leader = /\s*(?:(?:\s?[.·․‥_⋅]){4,}|(?:\s?…){2,})\s*/u
/** Characters. What a leader leads to is short. */
const longestValue = 60

/** The name and its values; null for a line without leaders, or with blanks to be filled in. */
function partsOf(line: PdfLine): string[] | null {
  if (line.row) return null
  const text = line.cells.map(cell => cell.text).join(' ')
  const parts = text.split(leader)
  if (parts.length < 2 || parts.length > 6 || parts.some(part => !part)) return null
  const [name, ...values] = parts as [string, ...string[]]
  return /\p{L}/u.test(name) && !/:$/.test(name) && values.every(value => value.length <= longestValue)
    ? parts
    : null
}

/** A table of contents: whole numbers that never go down. One such line alone may be either. */
function arePages(rows: readonly string[][]): boolean {
  const pages = rows.map(row => (/^\d{1,4}$/.test(row.at(-1)!) ? Number(row.at(-1)) : Number.NaN))
  return pages.every((page, at) => page >= (pages[at - 1] ?? 0))
}

/** The lines of a page, those with leaders as rows. */
export function withLeaderRows(lines: readonly PdfLine[]): PdfLine[] {
  const read: PdfLine[] = []
  for (let at = 0; at < lines.length; at++) {
    const rows: string[][] = []
    for (
      let parts = partsOf(lines[at]!);
      parts;
      parts = lines[at + rows.length] ? partsOf(lines[at + rows.length]!) : null
    )
      rows.push(parts)
    if (!rows.length) {
      read.push(lines[at]!)
      continue
    }
    const own = lines.slice(at, at + rows.length)
    const left = Math.min(...own.map(line => line.left))
    const right = Math.max(...own.map(line => line.right))
    at += rows.length - 1
    if (arePages(rows)) {
      for (const [index, line] of own.entries())
        read.push({
          ...line,
          cells: rows[index]!.map(text => ({ text, left: line.left, right: line.right })),
        })
      continue
    }
    const width = Math.max(...rows.map(row => row.length))
    const columns = Array.from({ length: width }, () => ({ left, right }))
    for (const [index, line] of own.entries()) {
      const cells = columns.map((_, column) =>
        rows[index]![column] ? { text: rows[index]![column]! } : null,
      )
      read.push({
        ...line,
        cells: [{ text: rows[index]!.join(' | '), left: line.left, right: line.right }],
        row: { cells, columns },
      })
    }
  }
  return read
}
