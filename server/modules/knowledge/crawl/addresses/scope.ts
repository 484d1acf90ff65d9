import type { CrawlRow } from '../queries.ts'
import type { FoundAddress, QueuedAddress } from '../run/frontier.ts'
import { mayBePage, pageAddress, readablePath, siteOf } from './addresses.ts'
import { globs } from './globs.ts'
import { leadsInCircles, patternOf } from './traps.ts'

/** Sitemaps of one crawl. */
const mostSitemaps = 25

/** What one crawl may read: which addresses are its pages, and how many more. */
export interface CrawlScope {
  crawl: CrawlRow
  /** Whether it has as many pages as it may have. */
  full: boolean
  /** Addresses that it may know of in all. */
  room: number
  /** An address of the site, whatever is there. */
  onSite(link: string, base: string): URL | null
  /** The same if it is one of the pages that are looked for. */
  page(link: string, base: string): URL | null
  /** Whether a page is to be kept, as the business's globs say. */
  wanted(url: URL): boolean
  found(url: URL, depth: number): FoundAddress
  /** Pages that a page links to, one link further; none beyond the crawl's depth. */
  linked(links: string[], from: QueuedAddress): FoundAddress[]
  /** Pages and sitemaps that a sitemap lists. */
  listed(links: { link: string; kind: 'page' | 'sitemap' }[], from: QueuedAddress): FoundAddress[]
  /** An address as it is shown to people. */
  spelled(link: string, base: string): string
}

export function scopeOfCrawl(crawl: CrawlRow, done: number): CrawlScope {
  const included = crawl.include.length ? globs(crawl.include) : () => true
  const excluded = globs(crawl.exclude)
  const wanted = (url: URL) => {
    const path = readablePath(url)
    return included(path) && !excluded(path)
  }
  const onSite = (link: string, base: string) => {
    const url = pageAddress(link, base)
    return url && siteOf(url) === crawl.site ? url : null
  }
  const page = (link: string, base: string) => {
    const url = onSite(link, base)
    // The first page is looked for wherever the globs lead: it is where all links begin.
    if (url?.href === crawl.url) return url
    return url && mayBePage(url) && !leadsInCircles(url) && wanted(url) ? url : null
  }
  const found = (url: URL, depth: number): FoundAddress => ({
    url: url.href,
    kind: 'page',
    depth,
    ...patternOf(url),
  })
  // What a sitemap names is a page in the eyes of its owner, whatever its address looks like.
  const vouched = (one: FoundAddress): FoundAddress => ({
    ...one,
    pattern: '',
    most: Number.POSITIVE_INFINITY,
  })
  const pages = (links: string[], from: QueuedAddress, depth: number): FoundAddress[] =>
    links.flatMap(link => {
      const url = page(link, from.url)
      return url ? [found(url, depth)] : []
    })
  return {
    crawl,
    full: done >= crawl.max_pages,
    room: crawl.max_pages * 10 + 200,
    onSite,
    page,
    wanted,
    found,
    linked: (links, from) => (from.depth < crawl.max_depth ? pages(links, from, from.depth + 1) : []),
    listed(links, from) {
      const sitemaps = links.flatMap(({ link, kind }) => {
        const url = kind === 'sitemap' ? onSite(link, from.url) : null
        return url ? [{ url: url.href, kind, depth: 0, pattern: 'sitemap', most: mostSitemaps }] : []
      })
      const listed = links.flatMap(({ link, kind }) => (kind === 'page' ? [link] : []))
      return [...sitemaps, ...pages(listed, from, 1).map(vouched)]
    },
    spelled: (link, base) => (URL.parse(link, base)?.href ?? link).slice(0, 300),
  }
}
