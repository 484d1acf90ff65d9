// Which cells of a table are heads. Markup is believed where the cells bear it out, and otherwise the kinds of the cells
// tell: words over prices are heads, a price over prices is not.
import { isWeekdayName } from '#server/language/times/weekday-names.ts'
import type { Grid, TableCell } from './grid.ts'
import { commonKind, kindOf } from './kinds.ts'

/** Characters. Heads are repeated with every row, so that a hostile one must not multiply. */
const longestHead = 80
const longestSection = 120

export type Row = Grid[number]

/** The text of a cell, which `tidied` has brought to one line. */
export const textIn = (cell: TableCell | null | undefined): string => cell?.text ?? ''
export const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).toWellFormed()}…` : text
/** The cells of a row that say something, each once. */
export const filled = (row: Row): TableCell[] =>
  [...new Set(row)].filter((cell): cell is TableCell => !!textIn(cell))

/** Rows under the same heads. */
export interface Part {
  heads: Row[]
  rows: { row: Row; section: string }[]
}

/** The same table with the text of each cell in one line. */
export function tidied(grid: Grid): Grid {
  const tidy = new Map<TableCell, TableCell>()
  for (const cell of new Set(grid.flat()))
    if (cell) tidy.set(cell, { head: cell.head, text: cell.text.replace(/\s+/g, ' ').trim() })
  return grid.map(row => row.map(cell => (cell ? tidy.get(cell)! : null)))
}

/** Whether each part has another head over its names, so that this head is the name of the part. */
export function sectionsInHeads(parts: Part[]): boolean {
  const firsts = parts.filter(({ rows }) => rows.length).map(({ heads }) => headOf(heads, 0))
  return firsts.length > 1 && firsts.every(Boolean) && new Set(firsts).size === firsts.length
}

/** "Adult" over "weekday" is "Adult, weekday"; a head over two rows is said once. */
export function headOf(heads: Row[], column: number): string {
  const texts = [...new Set(heads.map(row => row[column]))].map(textIn).filter(Boolean)
  return cut(texts.filter((text, at) => text !== texts[at - 1]).join(', '), longestHead)
}

/** The rows of a table that say something, under their heads. */
export function partsOf(grid: Grid): Part[] {
  const rows = grid.filter(row => filled(row).length)
  const marked = markedHeads(rows)
  const parts: Part[] = []
  let part: Part = { heads: [], rows: [] }
  let section = ''
  const opensWithSection = openingSection(rows, marked)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!
    const next = rows[i + 1]
    if (isSection(row, next, opensWithSection)) {
      section = cut(textIn(filled(row)[0]), longestSection)
      // Heads written again under each section belong to it.
      continue
    }
    const head = marked[i] || (!part.rows.length && !part.heads.length && looksLikeHead(rows.slice(i)))
    if (!head) {
      part.rows.push({ row, section })
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
  return !values.some(({ kind, column }) => {
    const near = neighbours.map(one => textIn(one[column]))
    // No amount names a column of amounts; a time may stand over a few other times.
    return kind === 'money' ? near.some(text => kindOf(text) === kind) : commonKind(near) === kind
  })
}

/** Whether the first of unmarked rows names the columns: words over values, or an empty corner over names. */
function looksLikeHead([row, ...below]: Row[]): boolean {
  if (!row || !below.length) return false
  const body = below.slice(0, 50)
  const cells = row.slice(1)
  // "Monday: closed" above "Tuesday: 9–5" is a day like the others.
  if ([row, below[0]!].every(one => isWeekdayName(textIn(one[0])))) return false
  // A head of its row alone: the table names rows, not columns.
  if (row[0]?.head && cells.some(cell => !cell?.head)) return false
  if (cells.some(cell => !textIn(cell) || textIn(cell).length > longestHead)) return false
  if (cells.some(cell => /^(?:money|time)$/.test(kindOf(cell!.text)) && !differs(cell, row, body)))
    return false
  const kinds = row.map((_, column) => commonKind(body.map(one => textIn(one[column]))))
  const cornerIsEmpty = !textIn(row[0]) && body.every(one => textIn(one[0]))
  if (cornerIsEmpty && new Set(cells).size === cells.length) return true
  return row.some((cell, column) => {
    if (kindOf(textIn(cell)) !== 'text') return false
    const texts = body.map(one => textIn(one[column])).filter(Boolean)
    const numbered = texts.length > 1 && !hasDigit(textIn(cell)) && texts.every(hasDigit)
    // "Phone" below "Owner" is a list of two columns, and its first row no head.
    if (column && row.length === 2) return !hasDigit(textIn(cell)) && /^(?:money|time)$/.test(kinds[column]!)
    return numbered || /^(?:money|time|number)$/.test(kinds[column]!)
  })
}

const hasDigit = (text: string): boolean => /\p{N}/u.test(text)

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
