import { Problem } from '#server/http/problem.ts'
import type { Unit } from '../../units/units.ts'
import { advice, columnsFound, headerIndex, neededColumns, rowUnit } from '../table.ts'
import { officeParts } from '../zip.ts'
import { type Sheet, sheetOf } from './sheet.ts'
import { type SheetEntry, workbookOf } from './workbook.ts'

/** Sheet names that Excel gives by itself. */
const isGivenName = (sheet: string): boolean => /^\p{L}+ ?\d+$/u.test(sheet)

const shownName = (name: string): string => `"${name.slice(0, 40).toWellFormed()}"`

const count = (number: number, noun: string) => `${number} hidden ${noun}${number === 1 ? '' : 's'}`

const cellsOf = ({ rows }: Sheet): string[][] => rows.map(row => row.cells)

/** 'Columns found: Name, Age (sheet "Staff", row 1)' */
function found({ name }: SheetEntry, sheet: Sheet): string {
  const { columns, row } = columnsFound(cellsOf(sheet))
  return `${columns} (sheet ${shownName(name)}, row ${sheet.rows[row]?.number ?? 1})`
}

function* unitsOf(sheet: Sheet, section: string | undefined): Generator<Unit> {
  const cells = cellsOf(sheet)
  const at = headerIndex(cells)
  let group: string | undefined
  for (const row of sheet.rows.slice(at + 1)) {
    if (row.group) {
      group = row.cells.find(Boolean)
      continue
    }
    const unit = rowUnit(cells[at]!, row.cells)
    if (unit)
      yield { ...unit, heading: [section, group, unit.heading].filter(Boolean).join(' › ') || undefined }
  }
}

/**
 * One unit for each row of every sheet with the needed columns; 400 when none has them. `notice` is told which sheets,
 * rows and columns were left out.
 */
export function* readXlsx(bytes: Buffer, { notice = (_: string) => {} } = {}): Generator<Unit> {
  const book = workbookOf(officeParts(bytes, '.xlsx', 'xl/'))
  const tables = book.sheets
    .filter(entry => !entry.hidden)
    .map(entry => ({ entry, sheet: sheetOf(entry.part, book) }))
    .filter(({ sheet }) => sheet.rows.length)
  const hidden = book.sheets.filter(entry => entry.hidden)
  if (!tables.length)
    throw new Problem(
      400,
      hidden.length ? 'All sheets of this workbook are hidden or empty.' : 'This workbook is empty.',
    )
  const taught = tables.filter(({ sheet }) => headerIndex(cellsOf(sheet)) >= 0)
  if (!taught.length)
    throw new Problem(
      400,
      `This workbook needs ${neededColumns} in a sheet's first lines. Columns found: ${tables
        .slice(0, 5)
        .map(({ entry, sheet }) => found(entry, sheet))
        .join('; ')}. ${advice(cellsOf(tables[0]!.sheet))}`,
    )
  for (const { name } of hidden) notice(`The sheet ${shownName(name)} is hidden and was not learnt.`)
  for (const { entry, sheet } of tables) {
    if (!taught.some(one => one.entry === entry))
      notice(
        `The sheet ${shownName(entry.name)} was not learnt, because it has neither ${neededColumns.replace(', or ', ' nor ')}. Columns found: ${found(entry, sheet)}. ${advice(cellsOf(sheet))}`,
      )
    else if (sheet.hiddenRows || sheet.hiddenColumns)
      notice(
        `In the sheet ${shownName(entry.name)}, ${[
          sheet.hiddenRows && count(sheet.hiddenRows, 'row'),
          sheet.hiddenColumns && count(sheet.hiddenColumns, 'column'),
        ]
          .filter(Boolean)
          .join(' and ')} were not learnt.`,
      )
  }
  for (const { entry, sheet } of taught)
    yield* unitsOf(sheet, taught.length > 1 && !isGivenName(entry.name) ? entry.name : undefined)
}
