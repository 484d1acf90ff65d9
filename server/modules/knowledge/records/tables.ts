// Turns a table into records. Which cells are heads is told by markup where it is believable, and otherwise by the kinds
// of the cells: words over prices are heads, a price over prices is not.
import type { Grid, TableCell } from './grid.ts'
import { commonKind, kindOf } from './kinds.ts'
import type { RecordField, TableRecord } from './records.ts'

/** What a table says, in order. */
export type TableItem =
  /** A row; `section` is the part of the table that it stands in ("Large dogs"), '' outside of any. */
  | { record: TableRecord; section: string }
  /** A line over or under the rows: "All prices include VAT." */
  | { note: string; section: string }

/** Characters. Heads are repeated with every row, so that a hostile one must not multiply. */
const longestHead = 80
const longestSection = 120
/** Characters of a merged cell that every one of its rows repeats. A longer one is said with its first row only. */
const longestRepeated = 200
/** Leading columns that may name a row together: "Monday, 9:00", "Massage, 60 min". */
const mostNameColumns = 3

type Row = Grid[number]

/** The text of a cell, which `tidied` has brought to one line. */
const textIn = (cell: TableCell | null | undefined): string => cell?.text ?? ''
const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text
/** The cells of a row that say something, each once. */
const filled = (row: Row): TableCell[] =>
  [...new Set(row)].filter((cell): cell is TableCell => !!textIn(cell))

/** Rows under the same heads. */
interface Part {
  heads: Row[]
  rows: { row: Row; section: string; at: number }[]
}

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

/** The same table with the text of each cell in one line. */
function tidied(grid: Grid): Grid {
  const tidy = new Map<TableCell, TableCell>()
  for (const cell of new Set(grid.flat()))
    if (cell) tidy.set(cell, { head: cell.head, text: cell.text.replace(/\s+/g, ' ').trim() })
  return grid.map(row => row.map(cell => (cell ? tidy.get(cell)! : null)))
}

/** Whether each part has another head over its names, so that this head is the name of the part. */
function sectionsInHeads(parts: Part[]): boolean {
  const firsts = parts.filter(({ rows }) => rows.length).map(({ heads }) => headOf(heads, 0))
  return firsts.length > 1 && firsts.every(Boolean) && new Set(firsts).size === firsts.length
}

/** "Adult" over "weekday" is "Adult, weekday"; a head over two rows is said once. */
function headOf(heads: Row[], column: number): string {
  const texts = [...new Set(heads.map(row => row[column]))].map(textIn).filter(Boolean)
  return cut(texts.filter((text, at) => text !== texts[at - 1]).join(', '), longestHead)
}

function partsOf(grid: Grid): Part[] {
  const rows = grid.map((row, at) => ({ row, at })).filter(({ row }) => filled(row).length)
  const marked = markedHeads(rows.map(({ row }) => row))
  const parts: Part[] = []
  let part: Part = { heads: [], rows: [] }
  let section = ''
  const opensWithSection = openingSection(
    rows.map(({ row }) => row),
    marked,
  )
  for (let i = 0; i < rows.length; i++) {
    const { row, at } = rows[i]!
    const next = rows[i + 1]?.row
    if (isSection(row, next, opensWithSection)) {
      section = cut(textIn(filled(row)[0]), longestSection)
      // Heads written again under each section belong to it.
      continue
    }
    const head =
      marked[i] ||
      (!part.rows.length && !part.heads.length && looksLikeHead(rows.slice(i).map(one => one.row)))
    if (!head) {
      part.rows.push({ row, section, at })
      continue
    }
    if (part.rows.length) {
      parts.push(part)
      part = { heads: [], rows: [] }
    }
    part.heads.push(row)
    // A row of group heads without markup has another row of heads below it.
    if (!marked[i] && hasGroups(row) && next && filled(next).every(cell => kindOf(cell.text) === 'text')) {
      part.heads.push(next)
      i++
    }
  }
  parts.push(part)
  return mergedParts(parts)
}

/** Heads that are only repeated (after a page break, under each section) begin no new part. */
function mergedParts(parts: Part[]): Part[] {
  const merged: Part[] = []
  for (const part of parts) {
    const before = merged.at(-1)
    const same =
      before &&
      part.heads.length > 0 &&
      part.heads[0]!.every((_, column) => headOf(before.heads, column) === headOf(part.heads, column))
    if (same) before.rows.push(...part.rows)
    else merged.push(part)
  }
  return merged
}

/** Which rows are marked as heads and have rows to be the heads of. */
function markedHeads(rows: Row[]): boolean[] {
  const marked = rows.map((row, at) => {
    const neighbours = [...rows.slice(Math.max(0, at - 5), at), ...rows.slice(at + 1, at + 12)]
    return isMarkedHead(row, neighbours)
  })
  const lastOfValues = marked.lastIndexOf(false)
  return marked.map((head, at) => head && at < lastOfValues)
}

/** A row whose cells are marked as heads, unless it holds the same kind of values as its neighbours. */
function isMarkedHead(row: Row, neighbours: Row[]): boolean {
  const cells = filled(row)
  if (!cells.every(cell => cell.head) || (cells.length < 2 && row[0] && textIn(row[0]))) return false
  const values = row.flatMap((cell, column) => {
    if (!column || !cell) return []
    const kind = kindOf(cell.text)
    return kind === 'money' || kind === 'time' ? [{ kind, column }] : []
  })
  return !values.some(({ kind, column }) => commonKind(neighbours.map(one => textIn(one[column]))) === kind)
}

/** Whether the first of unmarked rows names the columns: words over values, or an empty corner over names. */
function looksLikeHead([row, ...below]: Row[]): boolean {
  if (!row || !below.length) return false
  const body = below.slice(0, 50)
  const cells = row.slice(1)
  if (cells.some(cell => !textIn(cell) || textIn(cell).length > longestHead)) return false
  if (cells.some(cell => /^(?:money|time)$/.test(kindOf(cell!.text)) && !differs(cell, row, body)))
    return false
  const kinds = row.map((_, column) => commonKind(body.map(one => textIn(one[column]))))
  const cornerIsEmpty = !textIn(row[0]) && body.every(one => textIn(one[0]))
  if (cornerIsEmpty && new Set(cells).size === cells.length) return true
  return row.some((cell, column) => {
    const own = kindOf(textIn(cell))
    return own === 'text' && /^(?:money|time|number)$/.test(kinds[column]!)
  })
}

function differs(cell: TableCell | null | undefined, row: Row, body: Row[]): boolean {
  const column = row.indexOf(cell ?? null)
  return commonKind(body.map(one => textIn(one[column]))) !== kindOf(textIn(cell))
}

const hasGroups = (row: Row): boolean =>
  row.some((cell, column) => column > 0 && !!textIn(cell) && cell === row[column - 1])

/** Whether the table begins, under its heads, with a row of one cell: then such rows are headings of its parts. */
function openingSection(rows: Row[], marked: boolean[]): boolean {
  const first = rows.findIndex((_, at) => !marked[at] && !(at === 0 && looksLikeHead(rows)))
  const row = rows[first]
  return (
    !!row &&
    filled(row).length === 1 &&
    !!textIn(row[0]) &&
    rows.slice(first + 1).some(one => filled(one).length > 1)
  )
}

/** A row of one cell, over rows of several: the heading of a part of the table. */
function isSection(row: Row, next: Row | undefined, opensWithSection: boolean): boolean {
  const [cell, ...others] = filled(row)
  if (!cell || others.length || !next || filled(next).length < 2) return false
  const text = textIn(cell)
  if (text.length > longestSection || /[.;,]$/.test(text) || kindOf(text) === 'money') return false
  const whole = row.every(one => one === cell)
  return whole || (row[0] === cell && (cell.head === true || opensWithSection))
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
    const name = named ? nameOf(row.slice(first, last), heads.slice(first, last)) : section || partSection
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
function nameOf(cells: Row, heads: string[]): string {
  const parts = [...new Set(cells)].flatMap(cell => {
    const text = textIn(cell)
    if (!text) return []
    const head = heads[cells.indexOf(cell)] ?? ''
    return [kindOf(text) === 'number' && head ? `${head} ${text}` : text]
  })
  return cut(parts.join(', '), longestRepeated)
}
