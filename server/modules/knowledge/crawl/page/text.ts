import { Readability } from '@mozilla/readability'
import { blocksOf, type PageBlock, titleLevel } from './blocks.ts'
import { childrenOf, oneLine, type PageElement, type PageNode } from './elements.ts'
import { footerIn, furnitureOf, headerIn } from './furniture.ts'
import { bodyOf, type Page } from './page.ts'

/** Readability runs up to so many elements: its time grows faster than they do. */
const mostElements = 30_000
/** Levels of nesting: with 5,000 Readability took ten seconds, with a thousand half a second. */
const mostDepth = 500

/**
 * Readability's result counts when it keeps at least this share of the page's text. It looks for one article; a
 * business's page often has several short sections, of which it would keep the longest.
 */
const enoughShare = 0.6

const element = (node: unknown) => node as PageElement

/** The page's text without navigation and the like. */
export function textOf(document: Page): PageBlock[] {
  const main = document.querySelector('main, [role="main"]')
  const root = main ? element(main) : bodyOf(document)
  const isFurniture = furnitureOf(root)
  const own = [...blocksOf(root, isFurniture)]
  return main ? own : withoutEdges(own, articleOf(document, isFurniture))
}

/**
 * A page that does not say where its text is: what stands before and after the article that Readability finds is left
 * out. What is within the article stays as it is: Readability drops headings like the title, closed answers and tables.
 */
function withoutEdges(own: PageBlock[], article: string): PageBlock[] {
  const length = own.reduce((sum, { text }) => sum + text.length, 0)
  if (!article || article.length < enoughShare * length) return own
  const known = new Set(wordsOf(article))
  const isInside = own.map(({ text, level }) => {
    const words = wordsOf(text)
    const found = words.filter(word => known.has(word)).length
    return level === undefined && words.length > 0 && found >= 0.8 * words.length
  })
  let first = isInside.indexOf(true)
  if (first < 0) return own
  while (first > 0 && own[first - 1]!.level !== undefined) first--
  return own.slice(first, isInside.lastIndexOf(true) + 1)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Runs Readability on a copy without navigation: on a short page it takes the footer for the article. */
function articleOf(document: Page, isFurniture: (element: PageElement) => boolean): string {
  if (deeperThan(element(document.documentElement), mostDepth)) return ''
  const copy = document.cloneNode(true) as unknown as Document
  const copies = copy.querySelectorAll('*')
  for (const [at, one] of [...document.querySelectorAll('*')].entries())
    if (isFurniture(element(one))) copies[at]?.remove()
  try {
    const read = new Readability<Node>(copy, {
      maxElemsToParse: mostElements,
      serializer: node => node,
    }).parse()
    return oneLine(read?.content as unknown as PageNode | null)
  } catch {
    // Too many elements, or a page that it fails on: all of the text remains.
    return ''
  }
}

function deeperThan(root: PageNode, most: number): boolean {
  let level = [root]
  for (let depth = 0; level.length; depth++) {
    if (depth > most) return true
    level = level.flatMap(node => childrenOf(node))
  }
  return false
}

/** A line with more links is a menu. */
const mostLinked = 0.8

/**
 * What the header and the footer say of the business: its address, its opening hours, its telephone number. Menus and
 * the line of the copyright are left out.
 */
export function frameOf(document: Page): PageBlock[] {
  const body = bodyOf(document)
  const isFurniture = furnitureOf(body)
  const [header, footer] = [headerIn(body), footerIn(body)]
  const isMenu = (one: PageElement) => one !== header && one !== footer && isFurniture(one)
  const above = header ? [...blocksOf(header, isMenu)].filter(isContact) : []
  const below = footer ? [...blocksOf(footer, isMenu)] : []
  const seen = new Set<string>()
  const all: PageBlock[] = [...above.map(({ text }) => ({ text })), ...below]
  return withoutEmptyHeadings(
    all.flatMap(block => {
      const text = block.level === undefined ? withoutCopyright(block.text) : block.text
      if (block.level === undefined) {
        if (!text || (block.linked ?? 0) >= mostLinked || seen.has(text)) return []
        seen.add(text)
      }
      return [{ ...block, text }]
    }),
  )
}

/** A heading over a menu has nothing to stand above when the menu is gone. */
const withoutEmptyHeadings = (blocks: PageBlock[]): PageBlock[] =>
  blocks.filter(
    ({ level, text }, at) =>
      level === undefined || !text || (blocks[at + 1] && blocks[at + 1]!.level === undefined),
  )

/** Of a header, only what people call, write or come to counts; the rest is a logo and a menu. */
const isContact = ({ text, linked }: PageBlock): boolean =>
  (linked ?? 0) < mostLinked && (/\p{N}[\p{N}\s()/.-]{4,}\p{N}/u.test(text) || /\S@\S+\.\S/.test(text))

/** "© 2026 Harbour Hotel, Privacy": who owns the site is no news, but an address behind it is. */
function withoutCopyright(text: string): string {
  return text
    .split('\n')
    .filter(line => {
      if (!/©|\(c\)\s|copyright|all rights reserved|alle rechte|tous droits|derechos reservados/i.test(line))
        return true
      return /\p{N}/u.test(line.replace(/(?:19|20)\d\d/g, ''))
    })
    .join('\n')
}

export const titleBlock = (title: string): PageBlock[] => (title ? [{ text: title, level: titleLevel }] : [])

/** The title is above everything already: its heading at the top is left out, and only ends what stands before. */
export function withoutTitle(blocks: PageBlock[], title: string): PageBlock[] {
  const first = blocks.findIndex(({ level, text }) => level !== undefined && text)
  return blocks.map((block, at) =>
    at === first && block.text.toLowerCase() === title.toLowerCase() ? { ...block, text: '' } : block,
  )
}
