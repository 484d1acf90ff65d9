import type { Unit } from '../units/units.ts'
import { hasNeededColumns, recordUnit } from './record.ts'

/** People put a title, a date or an empty line above their columns. */
export const mostRowsAboveHeader = 20

export const neededColumns = 'a "question" and an "answer" column, or a "content" column'

/** The index of the row that names the columns, or -1. */
export const headerIndex = (rows: readonly string[][]): number =>
  rows.slice(0, mostRowsAboveHeader).findIndex(hasNeededColumns)

/** The column names of a table with an unknown header, for the person who must rename them. */
export function columnsFound(rows: readonly string[][]): string {
  const first = rows.find(row => row.some(cell => cell.trim())) ?? []
  const names = first.filter(cell => cell.trim()).map(cell => cell.replace(/\s+/g, ' ').trim())
  const shown = names
    .slice(0, 12)
    .map(name => (name.length > 40 ? `${name.slice(0, 40).toWellFormed()}…` : name))
  return `${shown.join(', ') || 'none'}${names.length > shown.length ? ` and ${names.length - shown.length} more` : ''}`
}

export const rowUnit = (header: readonly string[], row: readonly string[]): Unit | null =>
  recordUnit(row.map((value, column) => [header[column] ?? '', value] as const))
