import type { DocumentBlock } from '../../reading/units/units.ts'
import { cellText, tableBlocks } from '../../records/blocks.ts'
import { type Disclosures, disclosuresIn, opens } from './disclosures.ts'
import {
  childrenOf,
  inlineElements,
  isElement,
  isHeading,
  isHidden,
  isSkipped,
  nameOf,
  oneLine,
  type PageElement,
  type PageNode,
  textNode,
} from './elements.ts'
import { marksOf } from './lists.ts'
import { gridIn, isTableOfPage, tableOf } from './tables.ts'

/** Deeper elements are read as running text; a page nests a few dozen levels. */
const mostDepth = 300
/** Tables in tables. Deeper ones are read as running text. */
const mostTables = 8
/** Characters. A longer definition is a text under its term. */
const longestDefinition = 200
/** The title of the page stands above all its headings. */
export const titleLevel = 1
/** Between two levels of headings. */
const step = 0.01

/** A block of a page. */
export interface PageBlock extends DocumentBlock {
  /** The share of its letters that are links to pages. */
  linked?: number
}

/** Which elements of a page to leave out. */
export type Omit = (element: PageElement) => boolean

/** A telephone number or email address is often only in the link. */
function contactIn(link: PageElement, shown: string): string {
  const target = /^(?:tel|mailto):([^?]+)/i.exec(link.getAttribute('href')?.trim() ?? '')?.[1]
  if (!target) return ''
  const bare = (text: string) => text.replace(/[\s()./-]/g, '').toLowerCase()
  return bare(shown).includes(bare(target)) ? '' : ` (${target})`
}

/**
 * The paragraphs, list items, records of tables and headings of a page, in order. What a visitor must open first has its
 * label as heading. Struck-out text is left out.
 */
export const blocksOf = (root: PageElement, omit: Omit): Generator<PageBlock> =>
  read([root], { omit, disclosures: disclosuresIn(root), depth: 0, tables: 0, level: titleLevel })

interface Place {
  omit: Omit
  disclosures: Disclosures
  depth: number
  /** The number of tables around. */
  tables: number
  /** The level of the heading above. */
  level: number
}

function* read(roots: Iterable<PageNode>, place: Place): Generator<PageBlock> {
  const { omit, disclosures } = place
  let line = ''
  /** The last character of the line: looking into a growing line would copy it each time. */
  let tail = ''
  let linked = 0
  let lead = ''
  /** The level of the last heading, and the level that headings stay below. */
  let level = place.level
  let floor = 0
  /** The inline element that the line ends with. */
  let endedWith = ''

  const write = (text: string) => {
    line += text
    tail = text.at(-1) ?? tail
  }
  const flush = function* (headingLevel?: number): Generator<PageBlock> {
    const text = line
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
    const share = text ? linked / text.length : 0
    line = ''
    tail = ''
    linked = 0
    if (!text) return
    if (headingLevel) yield { text: text.replaceAll('\n', ' '), level: headingLevel }
    else yield { text: lead + text, ...(share && { linked: share }) }
    lead = ''
  }
  const isLeftOut = (element: PageElement, inHeading: boolean) => {
    const name = nameOf(element)
    if (isSkipped(element) && !(inHeading && /^(button|label)$/.test(name))) return true
    const closed = isHidden(element)
    if (closed && !disclosures.panels.has(element) && !opens(element)) return true
    return disclosures.labels.has(element) || omit(element)
  }
  /** Reads what a heading stands above, and ends its section. */
  const below = function* (heading: string, inside: Iterable<PageNode>, depth: number): Generator<PageBlock> {
    const before = { level, floor }
    yield* flush()
    if (heading) {
      level += step
      yield { text: heading, level }
    }
    floor = level
    for (const child of inside) yield* walk(child, depth + 1, false)
    yield* flush()
    if (floor > titleLevel) yield { text: '', level: floor }
    level = before.level
    floor = before.floor
  }
  const walk = function* (node: PageNode, depth: number, inHeading: boolean): Generator<PageBlock> {
    if (node.nodeType === textNode) {
      const text = (node.textContent ?? '').replace(/\s+/g, ' ')
      endedWith = ''
      if (text !== ' ' || !/\s/.test(tail)) write(text)
    }
    if (!isElement(node) || isLeftOut(node, inHeading)) return
    const name = nameOf(node)
    const panel = disclosures.panels.get(node)
    if (name === 'br') write('\n')
    else if (depth > mostDepth) write(` ${node.textContent ?? ''} `)
    else if (inlineElements.has(name) && !panel) yield* inline(node, name, depth, inHeading)
    else if (isHeading(name)) {
      yield* flush()
      lead = ''
      for (const child of node.childNodes) yield* walk(child, depth + 1, true)
      const own = Number(name[1]) + 1
      const at = floor ? Math.max(own, floor + own / 1_000) : own
      if (line.trim()) level = at
      yield* flush(at)
    } else if (isTableOfPage(node) && place.tables < mostTables) yield* table(node, depth)
    else if (name === 'dl') yield* definitions(node, depth)
    else if (name === 'details') {
      const summary = childrenOf(node).find(child => nameOf(child) === 'summary')
      const rest = [...node.childNodes].filter(child => child !== summary)
      yield* below(summary ? oneLine(summary) : '', rest, depth)
    } else if (panel?.heading || panel?.ends) yield* below(panel.heading, node.childNodes, depth)
    else if (name === 'ul' || name === 'ol') {
      yield* flush()
      const marks = marksOf(node)
      for (const child of node.childNodes) {
        lead = isElement(child) && nameOf(child) === 'li' ? marks.next(child) : ''
        yield* walk(child, depth + 1, inHeading)
        yield* flush()
      }
      lead = ''
    } else {
      yield* flush()
      if (name === 'li' && !lead) lead = '- '
      for (const child of node.childNodes) yield* walk(child, depth + 1, inHeading)
      yield* flush()
    }
  }
  const inline = function* (node: PageElement, name: string, depth: number, inHeading: boolean) {
    const from = line.length
    // Two words that only a style sheet sets apart: <span>Haircut</span><span>£30</span>.
    const apart = name === 'span' && endedWith === 'span' && /[\p{L}\p{N}).,;:!?]/u.test(tail)
    endedWith = ''
    if (apart) write(' ')
    const before = line.length
    for (const child of node.childNodes) yield* walk(child, depth + 1, inHeading)
    const target = name === 'a' ? (node.getAttribute('href') ?? '') : ''
    if (/^\s*(tel|mailto):/i.test(target)) write(contactIn(node, line.slice(Math.min(before, line.length))))
    else if (target) linked += Math.max(0, line.length - before)
    if (line.length > from) endedWith = name
  }
  const table = function* (node: PageElement, depth: number): Generator<PageBlock> {
    yield* flush()
    const found = tableOf(node)
    const inside = { ...place, depth: depth + 2, tables: place.tables + 1, level }
    const textIn = (cell: PageElement) =>
      isLeftOut(cell, false) ? '' : cellText([...read(cell.childNodes, inside)].map(block => block.text))
    const grid = found.layout ? null : gridIn(found, textIn)
    if (grid) {
      yield* tableBlocks(grid, { caption: found.caption, level })
      return
    }
    for (const row of found.rows) {
      for (const { cell } of row) {
        if (isLeftOut(cell, false)) continue
        for (const block of read(cell.childNodes, inside)) {
          if (block.level) level = block.level
          yield block
        }
      }
    }
  }
  const definitions = function* (list: PageElement, depth: number): Generator<PageBlock> {
    yield* flush()
    let terms: string[] = []
    let ended = true
    for (const child of partsOfList(list)) {
      if (isLeftOut(child, false)) continue
      if (nameOf(child) === 'dt') {
        if (ended) terms = []
        ended = false
        terms.push(oneLine(child))
        continue
      }
      if (nameOf(child) !== 'dd') {
        yield* walk(child, depth + 1, false)
        yield* flush()
        continue
      }
      ended = true
      const term = terms.join(', ')
      const inside = { ...place, depth: depth + 2, level }
      const blocks = [...read(child.childNodes, inside)]
      const [only, more] = blocks
      if (!only) continue
      const short = !more && only.level === undefined && only.text.length <= longestDefinition
      if (short && term && !/[?？]$/.test(term)) yield { text: `${term.replace(/:$/, '')}: ${only.text}` }
      else {
        if (term) yield { text: term, level: level + step }
        for (const block of blocks)
          yield block.level ? { ...block, level: Math.max(block.level, level + 2 * step) } : block
        if (term) yield { text: '', level: level + step }
      }
    }
  }
  for (const root of roots) yield* walk(root, place.depth, false)
  yield* flush()
}

/** The terms and definitions of a list, also those that stand in groups. */
const partsOfList = (list: PageElement): PageElement[] =>
  childrenOf(list).flatMap(child => (nameOf(child) === 'div' ? childrenOf(child) : [child]))
