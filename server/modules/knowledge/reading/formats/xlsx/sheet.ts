import { Problem } from '#server/http/problem.ts'
import { shownNumber } from './number-format.ts'
import type { Workbook } from './workbook.ts'
import { readXml } from './xml.ts'

/** A row of a sheet as its owner sees it. */
export interface SheetRow {
  /** As Excel counts them. */
  number: number
  cells: string[]
  /** One merged cell is all that it has: the name of a group. */
  group: boolean
}

export interface Sheet {
  rows: SheetRow[]
  hiddenRows: number
  hiddenColumns: number
}

/** Filled cells of one sheet, with those that a merged cell covers. */
const mostCells = 1_000_000
/** Excel's own. */
const mostColumns = 16_384

interface Range {
  top: number
  left: number
  bottom: number
  right: number
}

const tooLarge = () =>
  new Problem(
    400,
    `A sheet of this workbook has more than ${mostCells / 1e6} million cells. Please split it.`,
  )

/** 'C7' → column 2, row 7; null for anything else. */
function placeOf(reference: string): { column: number; row: number } | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(reference) ?? []
  if (!letters || !digits) return null
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column <= mostColumns ? { column: column - 1, row: Number(digits) } : null
}

function rangeOf(reference: string): Range | null {
  const [from, to] = reference.split(':').map(placeOf)
  return from && to ? { top: from.row, left: from.column, bottom: to.row, right: to.column } : null
}

/** A cell's value as it is shown; `raw` is what the file holds. */
function shown(raw: string, type: string, style: number, { strings, formats, from1904 }: Workbook): string {
  if (type === 's') return strings[Number(raw)] ?? ''
  if (type === 'b') return raw.trim() === '1' ? 'yes' : 'no'
  if (type === 'e') return ''
  if (type && type !== 'n') return raw
  return raw.trim() ? shownNumber(Number(raw), formats[style] ?? 'General', from1904) : ''
}

const isOn = (value: string | undefined) => value === '1' || value === 'true'

/** The rows of a sheet that have text, without hidden rows and columns; a merged cell is in every place it covers. */
export function sheetOf(part: Buffer, book: Workbook): Sheet {
  const rows: { number: number; hidden: boolean; cells: Map<number, string> }[] = []
  const merged: Range[] = []
  const hidden = new Set<number>()
  let filled = 0
  let number = 0
  let column = -1
  let type = ''
  let style = 0
  let raw = ''
  let inValue = false
  let phonetic = 0
  readXml(part, {
    open(element, attribute) {
      if (element === 'row') {
        number = Number(attribute('r')) || number + 1
        column = -1
        rows.push({ number, hidden: isOn(attribute('hidden')), cells: new Map() })
      } else if (element === 'c') {
        column = placeOf(attribute('r') ?? '')?.column ?? column + 1
        type = attribute('t') ?? ''
        style = Number(attribute('s') ?? 0)
        raw = ''
      } else if (element === 'v') inValue = true
      else if (element === 't') inValue = !phonetic
      else if (element === 'rPh') phonetic++
      else if (element === 'mergeCell') {
        const range = rangeOf(attribute('ref') ?? '')
        if (range) merged.push(range)
      } else if (element === 'col' && isOn(attribute('hidden'))) {
        const last = Math.min(Number(attribute('max')) || 0, mostColumns)
        for (let at = Number(attribute('min')) || 1; at <= last; at++) hidden.add(at - 1)
      }
    },
    text(text) {
      if (inValue) raw += text
    },
    close(element) {
      if (element === 'v' || element === 't') inValue = false
      else if (element === 'rPh') phonetic--
      else if (element === 'c' && raw) {
        const text = shown(raw, type, style, book)
        if (text.trim() && ++filled > mostCells) throw tooLarge()
        if (text.trim() && column < mostColumns) rows.at(-1)?.cells.set(column, text)
      }
    },
  })
  const groups = spread(rows, merged, filled)
  const used = new Set(rows.flatMap(row => (row.hidden ? [] : [...row.cells.keys()])))
  const columns = [...used].filter(at => !hidden.has(at)).sort((a, b) => a - b)
  const told = rows.filter(row => !row.hidden && row.cells.size)
  if (told.length * columns.length > 5 * mostCells) throw tooLarge()
  return {
    rows: told.map(row => ({
      number: row.number,
      cells: columns.map(at => row.cells.get(at) ?? ''),
      group: groups.has(row.number),
    })),
    hiddenRows: rows.filter(row => row.hidden && row.cells.size).length,
    hiddenColumns: [...used].filter(at => hidden.has(at)).length,
  }
}

/** Fills the places of merged cells. Returns the rows that have nothing but one of these, wider than high. */
function spread(
  rows: readonly { number: number; cells: Map<number, string> }[],
  merged: readonly Range[],
  before: number,
): Set<number> {
  const byNumber = new Map(rows.map((row, at) => [row.number, at]))
  const widest = rows.reduce((most, row) => row.cells.keys().reduce((a, b) => Math.max(a, b), most), 0)
  const groups = new Set<number>()
  let filled = before
  for (const { top, left, bottom, right } of merged) {
    const at = byNumber.get(top)
    const text = at !== undefined && rows[at]!.cells.get(left)
    if (!text) continue
    if (top === bottom && right > left && rows[at]!.cells.size === 1) {
      groups.add(top)
      continue
    }
    for (let index = at; rows[index] && rows[index]!.number <= bottom; index++)
      for (let column = left; column <= Math.min(right, widest); column++) {
        if (++filled > mostCells) throw tooLarge()
        rows[index]!.cells.set(column, text)
      }
  }
  return groups
}
