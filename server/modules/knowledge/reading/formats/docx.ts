import mammoth from 'mammoth'
import { cellText, tableBlocks } from '../../records/blocks.ts'
import { gridOf } from '../../records/grid.ts'
import { type DocumentBlock, type ListItem, type Unit, underHeadings } from '../units/units.ts'
import { safeOffice } from './zip.ts'

/** The parts of Mammoth's document model (its `transformDocument`) that are read here. */
interface Node {
  type: string
  children?: Node[]
  value?: string
  styleId?: string | null
  styleName?: string | null
  isBold?: boolean
  numbering?: { level?: string; isOrdered?: boolean } | null
  notes?: { _notes: Record<string, { body: Node[] }> }
  /** The target of a hyperlink. */
  href?: string | null
  checked?: boolean
  /** A row that Word repeats on each page. */
  isHeader?: boolean
  rowSpan?: number
  colSpan?: number
}

/** Characters. A longer bold paragraph is emphasis. */
const longestBoldHeading = 80
/** A level below every styled heading. */
const boldLevel = 10
const mostDepth = 200
/** Levels of tables in tables. */
const mostTables = 8

/** "Book here" is useless without its address. */
function withTarget(shown: string, href: string): string {
  const target = href.replace(/^(mailto|tel):/i, '')
  if (!shown.trim() || !/^(https?|mailto|tel):/i.test(href)) return shown
  const bare = (address: string) => address.replace(/^https?:\/\/|\/$|[\s-]/gi, '').toLowerCase()
  return bare(shown).includes(bare(target)) ? shown : `${shown} (${target})`
}

function text(node: Node, depth = 0): string {
  if (depth > mostDepth) return ''
  if (node.type === 'text') return node.value ?? ''
  if (node.type === 'tab') return ' '
  if (node.type === 'break') return '\n'
  if (node.type === 'checkbox') return node.checked ? '☒ ' : '☐ '
  const inside = (node.children ?? []).map(child => text(child, depth + 1)).join('')
  return node.type === 'hyperlink' ? withTarget(inside, node.href ?? '') : inside
}

const runs = (node: Node): Node[] =>
  node.type === 'run' ? [node] : (node.children ?? []).flatMap(child => runs(child))

/** Styles have English names in the file, whatever Word's language. */
function styledLevel(paragraph: Node): number | undefined {
  const style = paragraph.styleName ?? paragraph.styleId ?? ''
  if (/^(title|titel)$/i.test(style)) return 1
  const level = /^(?:heading|überschrift|titre|título|titolo|kop) ?([1-9])$/i.exec(style)?.[1]
  return level ? Number(level) + 1 : /^subtitle$/i.test(style) ? 2 : undefined
}

/** Many people make headings by hand: a short bold paragraph without a full stop. */
function looksLikeHeading(paragraph: Node, content: string): boolean {
  if (
    paragraph.numbering ||
    content.length > longestBoldHeading ||
    !/\p{L}/u.test(content) ||
    /[.,;:]$/.test(content)
  )
    return false
  const written = runs(paragraph).filter(run => text(run).trim())
  return written.length > 0 && written.every(run => run.isBold)
}

function* paragraphBlocks(paragraph: Node): Generator<DocumentBlock> {
  const content = text(paragraph).trim()
  // A table of contents repeats every heading.
  if (!content || /^toc( heading| ?\d)/i.test(paragraph.styleName ?? '')) return
  const level = styledLevel(paragraph) ?? (looksLikeHeading(paragraph, content) ? boldLevel : undefined)
  if (level) yield { text: content, level }
  else if (paragraph.numbering) yield { text: `- ${content}`, item: itemOf(paragraph.numbering) }
  else yield { text: content }
}

const itemOf = ({ level, isOrdered }: NonNullable<Node['numbering']>): ListItem => ({
  depth: Math.min(Number(level) || 0, mostDepth),
  ordered: isOrdered === true,
})

/** How a document is read: `apart` keeps the rows of its tables as they are written. */
interface Reading {
  apart: boolean
  /** The level of the heading above; 0: none. */
  level: number
}

const isCaption = (node: Node | undefined): boolean =>
  node?.type === 'paragraph' && /^(caption|beschriftung)$/i.test(node.styleName ?? node.styleId ?? '')

/** Whether all that a cell says is bold, as people write heads by hand. */
function isBold(cell: Node): boolean {
  const written = runs(cell).filter(run => text(run).trim())
  return written.length > 0 && written.every(run => run.isBold)
}

/** A table that only places paragraphs next to each other. */
function isLayout(rows: Node[], depth: number): boolean {
  if (rows.every(row => (row.children ?? []).length <= 1)) return true
  if (depth > mostTables) return true
  if (rows.some(row => row.isHeader)) return false
  return rows.some(row =>
    (row.children ?? []).some(cell =>
      (cell.children ?? []).some(
        inner => inner.type === 'table' || (inner.type === 'paragraph' && styledLevel(inner) !== undefined),
      ),
    ),
  )
}

function* tableOf(table: Node, depth: number, reading: Reading, caption: string): Generator<DocumentBlock> {
  const rows = (table.children ?? []).filter(child => child.type === 'tableRow')
  if (isLayout(rows, depth)) {
    if (caption) yield { text: caption }
    for (const row of rows) yield* blocks(row.children ?? [], reading, depth + 1)
    return
  }
  const linesOf = (cell: Node) =>
    [...blocks(cell.children ?? [], { ...reading }, depth + 1)].map(one => one.text)
  const grid = reading.apart
    ? null
    : gridOf(
        rows.map(row =>
          (row.children ?? []).map(cell => ({
            text: cellText(linesOf(cell)),
            head: row.isHeader === true || isBold(cell),
            rowSpan: cell.rowSpan,
            colSpan: cell.colSpan,
          })),
        ),
      )
  if (grid) {
    yield* tableBlocks(grid, { caption, level: reading.level })
    return
  }
  if (caption) yield { text: caption }
  for (const row of rows) {
    const told = (row.children ?? []).map(cell => linesOf(cell).join(' ').trim())
    if (told.some(Boolean)) yield { text: told.filter(Boolean).join(' | '), cells: told }
  }
}

function* blocks(nodes: Node[], reading: Reading, depth = 0): Generator<DocumentBlock> {
  if (depth > mostDepth) return
  for (const [at, node] of nodes.entries()) {
    const isOfTable = isCaption(node) && nodes[at + 1]?.type === 'table'
    if (node.type === 'paragraph' && !isOfTable) {
      for (const block of paragraphBlocks(node)) {
        reading.level = block.level ?? reading.level
        yield block
      }
    } else if (node.type === 'table') {
      const above = nodes[at - 1]
      yield* tableOf(node, depth, reading, above && isCaption(above) ? text(above).trim() : '')
    } else if (node.children && !isOfTable) yield* blocks(node.children, reading, depth + 1)
  }
}

/**
 * One unit for each paragraph, list item or table row with its headings; footnotes at the end. A row is a record that
 * names its columns, or with `apart` its cells. 400 when unreadable.
 */
export async function* readDocx(
  bytes: Buffer,
  { apart = false }: { apart?: boolean } = {},
): AsyncGenerator<Unit> {
  let document: Node = { type: 'document' }
  const buffer = safeOffice(bytes, '.docx', 'word/')
  // Only the model is needed; HTML would have to be parsed again.
  const transformDocument = (read: Node): Node => {
    document = read
    return { ...read, children: [] }
  }
  await mammoth.convertToHtml({ buffer }, { transformDocument, includeEmbeddedStyleMap: false })
  const notes = Object.values(document.notes?._notes ?? {})
  yield* underHeadings(blocks(document.children ?? [], { apart, level: 0 }))
  for (const note of notes) {
    for (const { text } of blocks(note.body, { apart, level: 0 })) if (text) yield { text }
  }
}
