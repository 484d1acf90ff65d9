import { Readability } from '@mozilla/readability'
import { blocksOf, type PageBlock, titleLevel } from './blocks.ts'
import { childrenOf, oneLine, type PageElement, type PageNode } from './elements.ts'
import { furnitureOf } from './furniture.ts'
import { bodyOf, type Page } from './page.ts'

/** Readability runs up to so many elements: its time grows faster than they do. */
const mostElements = 30_000
/** Levels of nesting: with 5,000 Readability took ten seconds, with a thousand half a second. */
const mostDepth = 500

/**
 * A part that is found to be the text of a page counts when it has at least this share of it. Readability looks for one
 * article; a business's page often has several short sections, of which it would keep the longest.
 */
const enoughShare = 0.6

const element = (node: unknown) => node as PageElement

/** The page's text without navigation and the like. */
export function textOf(document: Page): PageBlock[] {
  const articles = document.querySelectorAll('article')
  const main = document.querySelector('main, [role="main"]') ?? (articles.length === 1 ? articles[0] : null)
  const marked = main ? [...blocksOf(element(main), furnitureOf(element(main)))] : []
  const isFurniture = furnitureOf(bodyOf(document))
  const all = [...blocksOf(bodyOf(document), isFurniture)]
  // Some sites mark a part of the page that only scripts fill, or one of its parts as an article.
  if (lengthOf(marked) >= enoughShare * lengthOf(all)) return marked
  return withoutEdges(all, articleOf(document, isFurniture))
}

/** Characters. A shorter line around the article, without a number, is a label. */
const longestLabel = 40

/**
 * A page that does not say where its text is: the links and labels before and after the article that Readability finds
 * are left out. All else stays: Readability drops headings like the title, closed answers and tables.
 */
function withoutEdges(own: PageBlock[], article: string): PageBlock[] {
  if (!article || article.length < enoughShare * lengthOf(own)) return own
  const known = new Set(wordsOf(article))
  const isInside = own.map(({ text, level }) => {
    const words = wordsOf(text)
    const found = words.filter(word => known.has(word)).length
    return level === undefined && words.length > 0 && found >= 0.8 * words.length
  })
  const first = isInside.indexOf(true)
  if (first < 0) return own
  const last = isInside.lastIndexOf(true)
  const tells = ({ text, linked }: PageBlock) =>
    !linked && (/\p{N}/u.test(text) || text.length > longestLabel)
  let below = false
  return own
    .map((block, at) => ({ block, at }))
    .reverse()
    .filter(({ block, at }) => {
      // A heading stays with what it stands above, an empty one ends a section.
      if (block.level !== undefined) return below || !block.text || (at > first && at < last)
      below = (at >= first && at <= last) || tells(block)
      return below
    })
    .map(({ block }) => block)
    .reverse()
}

const lengthOf = (blocks: PageBlock[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0)

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

export const titleBlock = (title: string): PageBlock[] => (title ? [{ text: title, level: titleLevel }] : [])

/** The title is above everything already: its heading at the top is left out, and only ends what stands before. */
export function withoutTitle(blocks: PageBlock[], title: string): PageBlock[] {
  const first = blocks.findIndex(({ level, text }) => level !== undefined && text)
  return blocks.map((block, at) =>
    at === first && block.text.toLowerCase() === title.toLowerCase() ? { ...block, text: '' } : block,
  )
}
