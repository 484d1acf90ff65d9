import readXlsxFile, { type CellValue } from 'read-excel-file/node'
import { Problem } from '#server/http/problem.ts'
import type { Unit } from '../units/units.ts'
import { columnsFound, headerIndex, neededColumns, rowUnit } from './table.ts'
import { safeOffice } from './zip.ts'

/** Excel stores a time of day as a date before its calendar begins. */
const timeOnlyBefore = Date.UTC(1900, 0, 1)

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day, time] = date.toISOString().slice(0, 16).split('T') as [string, string]
  if (date.getTime() < timeOnlyBefore) return time
  return time === '00:00' ? day : `${day} ${time}`
}

/** A cell as Excel shows it; Excel keeps 15 digits of a number. */
function cellText(value: CellValue<number> | null): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return dateText(value)
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value)
}

/** Sheet names that Excel gives by itself. */
const isGivenName = (sheet: string): boolean => /^\p{L}+ ?\d+$/u.test(sheet)

/** One unit for each row of every sheet with the needed columns. 400 when none has them. */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<Unit> {
  const sheets = await readXlsxFile(safeOffice(bytes, '.xlsx', 'xl/'))
  const tables = sheets
    .map(({ sheet, data }) => ({ sheet, rows: data.map(row => row.map(cellText)) }))
    .filter(({ rows }) => rows.some(row => row.some(Boolean)))
  if (!tables.length) throw new Problem(400, 'This workbook is empty.')
  const taught = tables.filter(({ rows }) => headerIndex(rows) >= 0)
  if (!taught.length) {
    const found = tables.map(({ sheet, rows }) => `${columnsFound(rows)} (sheet "${sheet.slice(0, 40)}")`)
    throw new Problem(
      400,
      `This workbook needs ${neededColumns} in a sheet's first lines. Columns found: ${found.slice(0, 5).join('; ')}.`,
    )
  }
  for (const { sheet, rows } of taught) {
    const at = headerIndex(rows)
    const section = taught.length > 1 && !isGivenName(sheet) ? sheet : undefined
    for (const row of rows.slice(at + 1)) {
      const unit = rowUnit(rows[at]!, row)
      if (unit) yield { ...unit, heading: [section, unit.heading].filter(Boolean).join(' › ') || undefined }
    }
  }
}
