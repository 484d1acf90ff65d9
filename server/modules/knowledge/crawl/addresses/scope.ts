import type { CrawlRow } from '../queries.ts'
import type { FoundAddress, QueuedAddress } from '../run/frontier.ts'
import { mayBePage, pageAddress, readablePath, siteOf } from './addresses.ts'
import { globs } from './globs.ts'
import { leadsInCircles, patternOf } from './traps.ts'

/** Sitemaps of one crawl. */
const mostSitemaps = 25

/** Which addresses a crawl may read, and how many more. */
export interface CrawlScope {
  crawl: CrawlRow
  /** Whether the crawl has reached its number of pages. */
  full: boolean
  /** The number of addresses that it may know of. */
  room: number
  /** An address of the site. */
  onSite(link: string, base: string): URL | null
  /** The same if the crawl wants it as a page. */
  page(link: string, base: string): URL | null
  /** Whether the business's globs want a page. */
  wanted(url: URL): boolean
  found(url: URL, depth: number): FoundAddress
  /** The pages that a page links to, one level deeper; none below the crawl's depth. */
  linked(links: string[], from: QueuedAddress): FoundAddress[]
  /** The pages and sitemaps that a sitemap lists. */
  listed(links: { link: string; kind: 'page' | 'sitemap' }[], from: QueuedAddress): FoundAddress[]
  /** An address for people. */
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
    // The first page always counts: all links begin there.
    if (url?.href === crawl.url) return url
    return url && mayBePage(url) && !leadsInCircles(url) && wanted(url) ? url : null
  }
  const found = (url: URL, depth: number): FoundAddress => ({
    url: url.href,
    kind: 'page',
    depth,
    ...patternOf(url),
  })
  // The site's owner says that addresses in a sitemap are pages, so patterns do not limit them.
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
