import { type Grid, gridOf, type SpannedCell } from '../../records/grid.ts'
import {
  childrenOf,
  classesOf,
  elementsIn,
  isHeading,
  nameOf,
  oneLine,
  type PageElement,
} from './elements.ts'

/** Characters. Cells of a layout hold whole texts, those of data values. */
const longestDataCell = 600

/** A table of a page: its rows of cells as elements. */
export interface PageTable {
  caption: string
  rows: { cell: PageElement; head: boolean }[][]
  /** It only places parts of the page next to each other. */
  layout: boolean
}

const isTable = (element: PageElement): boolean =>
  nameOf(element) === 'table' || /^(table|grid|treegrid)$/.test(element.getAttribute('role') ?? '')

export const isTableOfPage = (element: PageElement): boolean =>
  nameOf(element) === 'table' || (isTable(element) && rowsOf(element).length > 1)

/** The rows of a table, not those of tables inside. Heads first and feet last, wherever they are written. */
function rowsOf(table: PageElement): { row: PageElement; head: boolean }[] {
  const head: { row: PageElement; head: boolean }[] = []
  const body: typeof head = []
  const foot: typeof head = []
  const collect = (parent: PageElement, into: typeof head, isHead: boolean, depth: number) => {
    for (const child of childrenOf(parent)) {
      const name = nameOf(child)
      const role = child.getAttribute('role')
      if (name === 'tr' || role === 'row') into.push({ row: child, head: isHead })
      else if (name === 'thead') collect(child, head, true, depth)
      else if (name === 'tfoot') collect(child, foot, false, depth)
      else if ((name === 'tbody' || role === 'rowgroup' || name === 'form') && depth < 3)
        collect(child, into, isHead, depth + 1)
    }
  }
  collect(table, body, false, 0)
  return [...head, ...body, ...foot]
}

const isCell = (element: PageElement): boolean =>
  /^t[dh]$/.test(nameOf(element)) ||
  /^((column|row)header|(grid)?cell)$/.test(element.getAttribute('role') ?? '')

export function tableOf(table: PageElement): PageTable {
  const caption = childrenOf(table).find(child => nameOf(child) === 'caption')
  const rows = rowsOf(table).map(({ row, head }) =>
    childrenOf(row)
      .filter(isCell)
      .map(cell => ({ cell, head: head || isHead(cell) })),
  )
  const title = oneLine(caption) || (table.getAttribute('aria-label')?.trim() ?? '')
  return { caption: title, rows, layout: !caption && isLayout(table, rows) }
}

function isHead(cell: PageElement): boolean {
  if (nameOf(cell) === 'th' || /header$/.test(cell.getAttribute('role') ?? '')) return true
  // A cell all in bold is a head that its author made by hand.
  const bold = childrenOf(cell).filter(child => /^(b|strong)$/.test(nameOf(child)))
  const text = oneLine(cell)
  return bold.length > 0 && text !== '' && oneLine(bold[0]) === text
}

function isLayout(table: PageElement, rows: PageTable['rows']): boolean {
  if (/^(presentation|none)$/.test(table.getAttribute('role') ?? '')) return true
  if (rows.every(row => row.length <= 1)) return true
  if (rows.some(row => row.some(({ cell }) => nameOf(cell) === 'th'))) return false
  return rows.some(row =>
    row.some(({ cell }) => {
      for (const inner of elementsIn(cell)) if (isHeading(nameOf(inner)) || isTable(inner)) return true
      return oneLine(cell).length > longestDataCell
    }),
  )
}

/** The largest span that is read; a grid as wide is refused. */
const mostSpan = 65_534

function spanOf(cell: PageElement, name: 'rowspan' | 'colspan'): number | undefined {
  const given = cell.getAttribute(name) ?? cell.getAttribute(`aria-${name}`)
  return given !== null && /^\s*\d{1,9}\s*$/.test(given) ? Math.min(mostSpan, Number(given)) : undefined
}

/** The table with the text of its cells; null when it is too large to be one. */
export const gridIn = ({ rows }: PageTable, textIn: (cell: PageElement) => string): Grid | null =>
  gridOf(
    rows.map(row =>
      row.map(
        ({ cell, head }): SpannedCell => ({
          text: textIn(cell) || signIn(cell),
          head,
          rowSpan: spanOf(cell, 'rowspan'),
          colSpan: spanOf(cell, 'colspan') || 1,
        }),
      ),
    ),
  )

/** What a cell without words shows: the text behind a picture, or a tick. */
function signIn(cell: PageElement): string {
  for (const element of elementsIn(cell)) {
    const name = nameOf(element)
    const said = name === 'img' ? element.getAttribute('alt') : element.getAttribute('aria-label')
    if (said?.trim()) return said.trim()
    if (name === 'input' && element.getAttribute('type') === 'checkbox')
      return element.hasAttribute('checked') ? '✓' : '✗'
    const icon = /(^|[\s_-])(check|checked|tick|checkmark)($|[\s_-])/i.test(classesOf(element)) ? '✓' : ''
    const cross = /(^|[\s_-])(cross|times|xmark)($|[\s_-])/i.test(classesOf(element)) ? '✗' : ''
    if (icon || cross) return icon || cross
  }
  return ''
}
