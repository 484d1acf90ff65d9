// Turns a table into records: a row becomes a line that names its columns and can be read alone.
import type { Grid, TableCell } from './grid.ts'
import {
  cut,
  filled,
  headOf,
  type Part,
  partsOf,
  type Row,
  sectionsInHeads,
  textIn,
  tidied,
} from './heads.ts'
import { kindOf } from './kinds.ts'
import type { RecordField, TableRecord } from './records.ts'

/** What a table says, in order. */
export type TableItem =
  /** A row; `section` is the part of the table that it stands in ("Large dogs"), '' outside of any. */
  | { record: TableRecord; section: string }
  /** A line over or under the rows: "All prices include VAT." */
  | { note: string; section: string }

/** Characters of a merged cell that every one of its rows repeats. A longer one is said with its first row only. */
const longestRepeated = 200
/** Leading columns that may name a row together: "Monday, 9:00", "Massage, 60 min". */
const mostNameColumns = 3

/** The records of a table, row by row, with the notes between them. Every filled cell is in one of them. */
export function tableRecords(given: Grid): TableItem[] {
  const grid = tidied(given)
  const width = grid[0]?.length ?? 0
  if (width < 2) return grid.flatMap(([cell]) => (textIn(cell) ? [{ note: textIn(cell), section: '' }] : []))
  const items: TableItem[] = []
  const parts = partsOf(grid)
  const sectioned = sectionsInHeads(parts)
  for (const part of parts) {
    const heads = Array.from({ length: width }, (_, column) => headOf(part.heads, column))
    const section = sectioned ? (heads[0] ?? '') : ''
    if (!part.rows.length) {
      const note = heads.filter(Boolean).join(', ')
      if (note) items.push({ note, section: '' })
      continue
    }
    items.push(...recordsOf(part, heads, section))
  }
  return items
}

function recordsOf({ rows }: Part, heads: string[], partSection: string): TableItem[] {
  const width = heads.length
  const first = nameColumn(
    rows.map(({ row }) => row),
    heads,
  )
  const told = new Set<TableCell>()
  const items: TableItem[] = []
  let before: Row | null = null
  const continued = rows.map(({ row, section }, at) => {
    const own = [...row]
    const changed = at > 0 && rows[at - 1]!.section !== section
    // An empty place under a name goes on with it, as people leave out what they would repeat.
    if (!changed && before && !textIn(own[first]) && filled(own).length) own[first] = before[first]!
    if (!isNote(row)) before = own
    return own
  })
  const names = nameWidths(
    continued,
    rows.map(({ section }) => section),
    first,
  )
  for (const [at, row] of continued.entries()) {
    const section = [partSection, rows[at]!.section].filter(Boolean).join(' › ')
    if (isNote(row)) {
      items.push({ note: textIn(filled(row)[0]), section })
      continue
    }
    const named = kindOf(textIn(row[first])) === 'money' ? 0 : names[at]!
    const last = first + named
    const name = named ? nameOf(row.slice(first, last), heads.slice(first, last), told) : section
    const fields: RecordField[] = []
    for (let column = 0; column < width; column++) {
      if (column >= first && column < last) continue
      const cell = row[column]
      const value = textIn(cell)
      if (!cell || !value || (told.has(cell) && value.length > longestRepeated)) continue
      told.add(cell)
      const head = heads[column]!
      // One cell over columns of one head, or over columns without heads, is said once.
      if (column && cell === row[column - 1] && head === heads[column - 1]) continue
      fields.push({ head, value })
    }
    items.push({ record: { name, fields }, section })
  }
  return items
}

/** A row that has only its first cell. */
const isNote = (row: Row): boolean => !!textIn(row[0]) && filled(row).length === 1

/** The first column, or the one after it when the first only numbers the rows. */
function nameColumn(rows: Row[], heads: string[]): number {
  const numbered =
    rows.length > 1 &&
    heads.length > 2 &&
    rows.every((row, at) => textIn(row[0]).replace(/[.)]$/, '') === String(at + 1))
  return numbered ? 1 : 0
}

/**
 * How many columns name each row: those marked as heads, and more where several rows begin alike ("Massage, 30 min",
 * "Massage, 60 min"), as long as a value remains.
 */
function nameWidths(rows: Row[], sections: string[], first: number): number[] {
  const most = Math.min(mostNameColumns, (rows[0]?.length ?? 0) - first - 1)
  const key = (at: number, columns: number) =>
    JSON.stringify([
      sections[at],
      ...rows[at]!.slice(first, first + columns).map(cell => textIn(cell).slice(0, longestRepeated)),
    ])
  const widths = rows.map(row => {
    let columns = 1
    while (columns < most && row[first]?.head && row[first + columns]?.head) columns++
    return columns
  })
  for (let columns = 1; columns < most; columns++) {
    const counts = new Map<string, number>()
    for (let at = 0; at < rows.length; at++)
      counts.set(key(at, columns), (counts.get(key(at, columns)) ?? 0) + 1)
    for (const [at, row] of rows.entries()) {
      const next = row[first + columns]
      const alike = widths[at] === columns && counts.get(key(at, columns))! > 1
      // A price tells no thing apart, and a cell that goes on over the next column is one name.
      const tells = next && textIn(next) && kindOf(textIn(next)) !== 'money'
      if (alike && tells && filled(row.slice(first + columns + 1)).some(cell => cell !== next))
        widths[at] = columns + 1
    }
  }
  return widths
}

/** A number alone says nothing: "Guests 4". */
function nameOf(cells: Row, heads: string[], told: Set<TableCell>): string {
  const parts = [...new Set(cells)].flatMap(cell => {
    if (!cell?.text) return []
    const text = told.has(cell) ? cut(cell.text, longestRepeated) : cell.text
    told.add(cell)
    const head = heads[cells.indexOf(cell)] ?? ''
    return [kindOf(text) === 'number' && head ? `${head} ${text}` : text]
  })
  return parts.join(', ')
}
