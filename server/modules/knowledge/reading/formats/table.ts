import type { Unit } from '../units/units.ts'
import { hasNeededColumns, recordUnit } from './record.ts'

/** People put a title, a date or an empty line above their columns. */
export const mostRowsAboveHeader = 20

export const neededColumns = 'a "question" and an "answer" column, or a "content" column'

/** The index of the row that names the columns, or -1. */
export const headerIndex = (rows: readonly string[][]): number =>
  rows.slice(0, mostRowsAboveHeader).findIndex(hasNeededColumns)

const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text)

/** The names in a row that looks like the columns' names: the first with two cells, or else the first with one. */
function namesIn(rows: readonly string[][]): { names: string[]; row: number } {
  const filled = rows.map(row => row.map(cell => cell.replace(/\s+/g, ' ').trim()).filter(Boolean))
  const several = filled.findIndex(row => row.length > 1)
  const row = several >= 0 ? several : filled.findIndex(row => row.length)
  return { names: filled[row] ?? [], row: Math.max(0, row) }
}

/** The column names of a table with an unknown header, for the person who must rename them, and their row's index. */
export function columnsFound(rows: readonly string[][]): { columns: string; row: number } {
  const { names, row } = namesIn(rows)
  const shown = names.slice(0, 12).map(cut)
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : ''
  return { columns: `${shown.join(', ') || 'none'}${more}`, row }
}

/** What the owner can do so that a table is learnt. */
export function advice(rows: readonly string[][]): string {
  const { names } = namesIn(rows)
  const [first] = names
  const rename = first
    ? `Rename the column "${cut(first)}" to "title" and add a column "content" that says in a sentence what each row is`
    : 'Name the columns in the first row'
  return `${rename}; the other columns are kept. Or upload the table as a PDF, put it on a page of your website, or paste it as text.`
}

export const rowUnit = (header: readonly string[], row: readonly string[]): Unit | null =>
  recordUnit(row.map((value, column) => [header[column] ?? '', value] as const))
