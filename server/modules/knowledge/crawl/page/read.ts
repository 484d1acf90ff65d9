import { parseHTML } from 'linkedom'
import { Problem } from '#server/http/problem.ts'
import { cleaned } from '../../reading/units/clean.ts'
import { type Unit, underHeadings } from '../../reading/units/units.ts'
import type { PageBlock } from './blocks.ts'
import { decodePage } from './charset.ts'
import { frameOf } from './frame.ts'
import { linkedUnits } from './linked-data.ts'
import type { Page } from './page.ts'
import { textOf, titleBlock, withoutTitle } from './text.ts'
import { titleOf } from './title.ts'

export interface PageBytes {
  body: Uint8Array
  /** The server's charset, or null. */
  charset: string | null
  /** Its address, the base of its links. */
  url: string
  /** Whether to read what the site says around every page: the business's address, hours and telephone number. */
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

const mostLinks = 2_000

/** Reads a page's text with its headings, and its links. Throws Problem 400 when it can't be read. */
export async function readPage({ body, charset, url, footer }: PageBytes): Promise<ReadPage> {
  const html = decodePage(body, charset)
  const { document } = parseHTML(/<html/i.test(html) ? html : `<html><body>${html}</body></html>`)
  if (!document.documentElement) throw new Problem(400, 'The page holds no HTML.')
  const robots = metaOf(document, 'robots')
  const { title, site } = titleOf(document, url)
  const about = {
    links: /nofollow|none/i.test(robots) ? [] : linksOf(document, url),
    canonical: document.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? null,
    refresh: refreshOf(document),
    noindex: /noindex|none/i.test(robots),
    title,
  }
  const blocks = withoutTitle(textOf(document), title)
  const frame = footer ? frameOf(document) : []
  const said = [title, ...[...blocks, ...frame].map(({ text }) => text)].join('\n')
  const linked = linkedUnits(document, { said, business: footer, title })
  // A title alone is no text.
  if (![...blocks, ...frame].some(isText) && !linked.length) {
    return { ...about, units: [], why: whyNothing(document, html) }
  }
  const parts = [underHeadings([...titleBlock(title), ...blocks]), linked]
  if (frame.some(isText)) parts.push(underHeadings([...titleBlock(site || title), ...frame]))
  const units: Unit[] = []
  for (const part of blocks.some(isText) ? parts : parts.slice(1)) {
    for await (const unit of cleaned(part)) units.push(unit)
  }
  return { ...about, units, why: '' }
}

const isText = ({ level, text }: PageBlock): boolean => level === undefined && text.trim() !== ''

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

function whyNothing(document: Page, html: string): string {
  const scripted = document.querySelector('script') !== null || /<noscript/i.test(html)
  return scripted
    ? 'The page shows its text only with JavaScript, which is not run here. Give its text as a document instead.'
    : 'There is no text on this page.'
}
