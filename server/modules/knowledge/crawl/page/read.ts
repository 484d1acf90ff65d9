import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { Problem } from '#server/http/problem.ts'
import { clean, cleaned } from '../../reading/units/clean.ts'
import { type DocumentBlock, type Unit, underHeadings } from '../../reading/units/units.ts'
import { blocksOf, type PageElement, type PageNode } from './blocks.ts'
import { decodePage } from './charset.ts'

export interface PageBytes {
  body: Uint8Array
  /** The server's charset, or null. */
  charset: string | null
  /** Its address, the base of its links. */
  url: string
  /** Whether to read its footer too. */
  footer: boolean
}

export interface ReadPage {
  title: string
  /** Empty when the page has no text; `why` then gives the reason. */
  units: Unit[]
  why: string
  /** Its links, absolute, as written. Empty when the page asks not to be followed. */
  links: string[]
  canonical: string | null
  /** The target of an immediate refresh. */
  refresh: string | null
  /** It asks not to be indexed. */
  noindex: boolean
}

/** Readability runs up to so many elements: its time grows faster than they do. */
const mostElements = 30_000
/** Levels of nesting: with 5,000 Readability took ten seconds, with a thousand half a second. */
const mostDepth = 500
const mostLinks = 2_000

/**
 * Readability's result counts when it keeps at least this share of the page's text. It looks for one article; a
 * business's page often has several short sections, of which it would keep the longest.
 */
const enoughShare = 0.6

const furniture =
  /(^|[\s_-])(nav|navbar|navigation|breadcrumbs?|sidebar|cookies?|consent|banner|newsletter|share|sharing|social|comments?|related|advert(isement)?|ads?|popup|modal|skip-?link|pagination|pager)($|[\s_-])/i
const furnitureRole = /^(navigation|banner|contentinfo|complementary|search|dialog|alertdialog|menu|menubar)$/

type Page = ReturnType<typeof parseHTML>['document']

/** Reads a page's text with its headings, and its links. Throws Problem 400 when it can't be read. */
export async function readPage({ body, charset, url, footer }: PageBytes): Promise<ReadPage> {
  const html = decodePage(body, charset)
  const { document } = parseHTML(/<html/i.test(html) ? html : `<html><body>${html}</body></html>`)
  if (!document.documentElement) throw new Problem(400, 'The page holds no HTML.')
  const robots = metaOf(document, 'robots')
  const about = {
    links: /nofollow|none/i.test(robots) ? [] : linksOf(document, url),
    canonical: document.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? null,
    refresh: refreshOf(document),
    noindex: /noindex|none/i.test(robots),
    title: titleOf(document),
  }
  const title: DocumentBlock[] = about.title ? [{ text: about.title, level: 1 }] : []
  const blocks = withoutTitle(textOf(document), about.title)
  const foot = footer ? footerOf(document) : []
  // A title alone is no text.
  const says = [...blocks, ...foot].some(block => block.level === undefined && block.text.trim())
  if (!says) return { ...about, units: [], why: whyNothing(document, html) }
  const units: Unit[] = []
  for (const part of [blocks, foot]) {
    if (!part.length) continue
    for await (const unit of cleaned(underHeadings([...title, ...part]))) units.push(unit)
  }
  return { ...about, units, why: '' }
}

const metaOf = (document: Page, name: string): string =>
  [...document.querySelectorAll(`meta[name="${name}" i], meta[name="frontdesk" i]`)]
    .map(meta => meta.getAttribute('content') ?? '')
    .join()

function refreshOf(document: Page): string | null {
  const content = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? ''
  return /^\s*[0-5](?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"'\s]+)/i.exec(content)?.[1] ?? null
}

function linksOf(document: Page, url: string): string[] {
  const base = URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', url)?.href ?? url
  const links = new Set<string>()
  for (const element of document.querySelectorAll('a[href], area[href], frame[src], iframe[src]')) {
    if (/nofollow/i.test(element.getAttribute('rel') ?? '')) continue
    const target = URL.parse((element.getAttribute('href') ?? element.getAttribute('src') ?? '').trim(), base)
    if (target && /^https?:$/.test(target.protocol)) links.add(target.href)
    if (links.size >= mostLinks) break
  }
  return [...links]
}

/** The page's heading when its title repeats it with the site's name, otherwise the title. */
function titleOf(document: Page): string {
  const text = (selector: string) =>
    document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const [title, heading] = [text('title'), text('h1')]
  const shared = document.querySelector('meta[property="og:title" i]')?.getAttribute('content')?.trim()
  const own = heading && title.includes(heading) ? heading : title || heading || shared || ''
  return clean(own).replaceAll('\n', ' ').slice(0, 200).toWellFormed()
}

/** The title is above everything already. */
const withoutTitle = (blocks: DocumentBlock[], title: string): DocumentBlock[] =>
  blocks.filter(block => block.level === undefined || block.text.toLowerCase() !== title.toLowerCase())

const length = (blocks: DocumentBlock[]): number => blocks.reduce((sum, block) => sum + block.text.length, 0)

/** The page's text without navigation and the like, found in two ways. */
function textOf(document: Page): DocumentBlock[] {
  const main = document.querySelector('main, [role="main"]') ?? document.body
  if (!main) return []
  const own = [...blocksOf(main as unknown as PageNode, isFurniture)]
  const article = articleOf(document)
  return length(article) >= enoughShare * length(own) ? article : own
}

function isFurniture(element: PageElement): boolean {
  const name = element.nodeName.toLowerCase()
  if (name === 'nav' || name === 'footer' || name === 'aside') return true
  if (name === 'main' || name === 'article' || name === 'body') return false
  if (furnitureRole.test(element.getAttribute('role') ?? '')) return true
  return furniture.test(`${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`)
}

/** Runs Readability on a copy without navigation: on a short page it takes the footer for the article. */
function articleOf(document: Page): DocumentBlock[] {
  if (deeperThan(document.documentElement as unknown as PageNode, mostDepth)) return []
  const copy = document.cloneNode(true) as unknown as Document
  for (const element of copy.querySelectorAll('*')) if (isFurniture(element)) element.remove()
  try {
    const serializer = (node: Node) => node
    const read = new Readability<Node>(copy, { maxElemsToParse: mostElements, serializer }).parse()
    return read?.content ? [...blocksOf(read.content as unknown as PageNode, () => false)] : []
  } catch {
    // Too many elements, or a page that it fails on: the other way remains.
    return []
  }
}

function deeperThan(root: PageNode, most: number): boolean {
  let level = [root]
  for (let depth = 0; level.length; depth++) {
    if (depth > most) return true
    level = level.flatMap(node => [...node.childNodes].filter(child => child.nodeType === 1))
  }
  return false
}

/** The address and the opening hours are often in the footer only. */
function footerOf(document: Page): DocumentBlock[] {
  const footers = [...document.querySelectorAll('footer, [role="contentinfo"]')]
  const last = footers.at(-1)
  return last ? [...blocksOf(last as unknown as PageNode, element => /^nav$/i.test(element.nodeName))] : []
}

function whyNothing(document: Page, html: string): string {
  const scripted = document.querySelector('script') !== null || /<noscript/i.test(html)
  return scripted
    ? 'The page shows its text only with JavaScript, which is not run here. Give its text as a document instead.'
    : 'There is no text on this page.'
}
