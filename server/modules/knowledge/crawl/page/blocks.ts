import type { DocumentBlock } from '../../reading/units/units.ts'

/** The parts of linkedom's nodes that are read here. */
export interface PageNode {
  nodeType: number
  nodeName: string
  textContent: string | null
  childNodes: Iterable<PageNode>
}
export interface PageElement extends PageNode {
  getAttribute(name: string): string | null
  hasAttribute(name: string): boolean
}

const elementNode = 1
const textNode = 3

/** Deeper elements are read as running text; a page nests a few dozen levels. */
const mostDepth = 300

/** Controls, code and pictures have no text to read. */
const skippedElements = new Set(
  'script style noscript template svg math canvas iframe frame object embed video audio select button input textarea dialog head title'.split(
    ' ',
  ),
)
/** Elements within a line. */
const inlineElements = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

/** Which elements of a page to leave out. */
export type Omit = (element: PageElement) => boolean

const isElement = (node: PageNode): node is PageElement => node.nodeType === elementNode

const hidden = (element: PageElement): boolean =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(element.getAttribute('style') ?? '')

/** A telephone number or email address is often only in the link. */
function contactIn(link: PageElement, shown: string): string {
  const target = /^(?:tel|mailto):([^?]+)/i.exec(link.getAttribute('href')?.trim() ?? '')?.[1]
  if (!target) return ''
  const bare = (text: string) => text.replace(/[\s()./-]/g, '').toLowerCase()
  return bare(shown).includes(bare(target)) ? '' : ` (${target})`
}

/**
 * The paragraphs, list items, table rows and headings of a page, in order. A row is one line with its cells separated;
 * a table of one column is only layout.
 */
export function* blocksOf(root: PageNode, omit: Omit): Generator<DocumentBlock> {
  let line = ''
  let lead = ''
  const flush = function* (level?: number): Generator<DocumentBlock> {
    const text = line
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
    line = ''
    if (!text) return
    yield level ? { text, level } : { text: lead + text }
    lead = ''
  }
  const skipped = (node: PageElement) =>
    skippedElements.has(node.nodeName.toLowerCase()) || hidden(node) || omit(node)
  const walk = function* (node: PageNode, depth: number): Generator<DocumentBlock> {
    if (node.nodeType === textNode) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ')
      if (text !== ' ' || !/\s$/.test(line)) line += text
    }
    if (!isElement(node) || skipped(node)) return
    const name = node.nodeName.toLowerCase()
    if (name === 'br') line += '\n'
    else if (inlineElements.has(name)) {
      const before = line.length
      for (const child of node.childNodes) yield* walk(child, depth + 1)
      if (name === 'a') line += contactIn(node, line.slice(before))
    } else if (/^h[1-6]$/.test(name)) {
      yield* flush()
      lead = ''
      for (const child of node.childNodes) yield* walk(child, depth + 1)
      line = line.replaceAll('\n', ' ')
      yield* flush(Number(name[1]) + 1)
    } else if (name === 'tr') {
      yield* flush()
      yield* row(node, depth)
    } else if (depth > mostDepth) line += ` ${node.textContent ?? ''} `
    else {
      // A term is read with its definition.
      if (name !== 'dd' || !line.endsWith(': ')) yield* flush()
      if (name === 'li') lead = '- '
      for (const child of node.childNodes) yield* walk(child, depth + 1)
      if (name === 'dt' && line.trim()) line = `${line.trim()}: `
      else yield* flush()
      if (name === 'li') lead = ''
    }
  }
  const row = function* (node: PageElement, depth: number): Generator<DocumentBlock> {
    const cells = [...node.childNodes].filter(isElement).filter(cell => !skipped(cell))
    if (cells.length <= 1 || depth > mostDepth) {
      for (const cell of cells) for (const child of cell.childNodes) yield* walk(child, depth + 1)
      yield* flush()
      return
    }
    const told: string[] = []
    for (const cell of cells) {
      const inside: string[] = []
      for (const child of cell.childNodes) for (const { text } of walk(child, depth + 2)) inside.push(text)
      for (const { text } of flush()) inside.push(text)
      told.push(inside.join(' ').replaceAll('\n', ' '))
    }
    if (told.some(Boolean)) yield { text: told.filter(Boolean).join(' | ') }
  }
  yield* walk(root, 0)
  yield* flush()
}
