import mammoth from 'mammoth'
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
}

/** Characters. A longer bold paragraph is emphasis. */
const longestBoldHeading = 80
/** A level below every styled heading. */
const boldLevel = 10
const mostDepth = 200

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

/** A row is one line with its cells separated; a table that is only layout is read as its text. */
function* tableBlocks(table: Node, depth: number): Generator<DocumentBlock> {
  const rows = (table.children ?? []).filter(child => child.type === 'tableRow')
  const layout = rows.every(row => (row.children ?? []).length <= 1)
  for (const row of rows) {
    const cells = row.children ?? []
    if (layout) yield* blocks(cells, depth + 1)
    else {
      const told = cells.map(cell =>
        [...blocks(cell.children ?? [], depth + 1)].map(block => block.text.trim()).join(' '),
      )
      if (told.some(Boolean)) yield { text: told.filter(Boolean).join(' | '), cells: told }
    }
  }
}

function* blocks(nodes: Node[], depth = 0): Generator<DocumentBlock> {
  if (depth > mostDepth) return
  for (const node of nodes) {
    if (node.type === 'paragraph') yield* paragraphBlocks(node)
    else if (node.type === 'table') yield* tableBlocks(node, depth)
    else if (node.children) yield* blocks(node.children, depth + 1)
  }
}

/** One unit for each paragraph, list item or table row with its headings; footnotes at the end. 400 when unreadable. */
export async function* readDocx(bytes: Buffer): AsyncGenerator<Unit> {
  let document: Node = { type: 'document' }
  const buffer = safeOffice(bytes, '.docx', 'word/')
  // Only the model is needed; HTML would have to be parsed again.
  const transformDocument = (read: Node): Node => {
    document = read
    return { ...read, children: [] }
  }
  await mammoth.convertToHtml({ buffer }, { transformDocument, includeEmbeddedStyleMap: false })
  const notes = Object.values(document.notes?._notes ?? {})
  yield* underHeadings(blocks(document.children ?? []))
  for (const note of notes) for (const block of blocks(note.body)) yield { text: block.text }
}
