// The title of a page without the name of its site: "Fees – Victoria Clinic" is "Fees" on every page or on none.
import { clean } from '../../reading/units/clean.ts'
import { oneLine, type PageElement } from './elements.ts'
import { framesIn, isFooter } from './furniture.ts'
import { bodyOf, type Page } from './page.ts'

/** Characters of a title that are kept. */
const longestTitle = 200

/** Signs that sites put between the parts of a title, with space on both sides. */
const separator = /\s+[|–—·•»«›‹:~/-]+\s+|\s*[|»·•]\s*|:\s+/u

/** Letters and digits only, for comparing. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

export interface PageTitle {
  title: string
  /** The name of the site, '' when the page does not tell it. */
  site: string
}

/** The title of a page: what its <title> or its first heading says, without the site's name. */
export function titleOf(document: Page, url: string): PageTitle {
  const text = (selector: string) =>
    oneLine(document.querySelector(selector) as unknown as PageElement | null)
  const [full, heading] = [text('title'), text('h1')]
  const shared = document.querySelector('meta[property="og:title" i]')?.getAttribute('content')?.trim() ?? ''
  const parts = full.split(separator).filter(part => bare(part))
  const isSite = siteNames(document, url)
  const site = [...parts].reverse().find(isSite) ?? ''
  const own = title({ full, heading, shared, parts, isSite, isStart: isStart(url) })
  return {
    title: tidy(own),
    site: tidy(site || document.querySelector(siteNameMeta)?.getAttribute('content') || ''),
  }
}

const tidy = (text: string): string => clean(text).replaceAll('\n', ' ').slice(0, longestTitle).toWellFormed()

function title(given: {
  full: string
  heading: string
  shared: string
  parts: string[]
  isSite: (part: string) => boolean
  isStart: boolean
}): string {
  const { full, heading, shared, parts, isSite, isStart } = given
  if (!full) return heading || shared
  // "Home" tells nothing, and a title that every page has neither.
  const rest = withoutSite(full, parts, isSite)
  if (heading && heading.length <= longestTitle) {
    if (isStart || isSite(full) || !rest) return heading
    if (bare(heading) && bare(full).includes(bare(heading)) && !isSite(heading)) return heading
  }
  return rest || full
}

/** The title without its last part, or its first, when this is the site's name. */
function withoutSite(full: string, parts: string[], isSite: (part: string) => boolean): string {
  if (parts.length < 2) return full
  const last = parts.at(-1)!
  if (isSite(last)) return full.slice(0, full.lastIndexOf(last)).replace(endingSeparator, '').trim()
  const first = parts[0]!
  if (isSite(first))
    return full
      .slice(full.indexOf(first) + first.length)
      .replace(leadingSeparator, '')
      .trim()
  return full
}

const endingSeparator = /[\s|–—·•»«›‹:~/-]+$/u
const leadingSeparator = /^[\s|–—·•»«›‹:~/-]+/u

const siteNameMeta = 'meta[property="og:site_name" i], meta[name="application-name" i]'

const isStart = (url: string): boolean =>
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$|\/(?:index|home|default|start)(?:\.\w+)?$/i.test(
    URL.parse(url)?.pathname ?? '',
  )

/** Tells the name of the site, as it stands in the page's data, the logo, the footer or the address. */
function siteNames(document: Page, url: string): (part: string) => boolean {
  const names = new Set<string>()
  const add = (name: string | null | undefined) => {
    const told = bare(name ?? '')
    if (told) names.add(told)
  }
  for (const meta of document.querySelectorAll(siteNameMeta)) add(meta.getAttribute('content'))
  for (const script of [...document.querySelectorAll('script[type="application/ld+json" i]')].slice(0, 20)) {
    const siteTypes =
      /"@type"\s*:\s*"(?:WebSite|Organization|LocalBusiness|[A-Za-z]+Business|Dentist|Hotel|Restaurant|Store)"[^{}]{0,500}?"name"\s*:\s*"([^"]{1,100})"/g
    for (const [, name] of (script.textContent ?? '').slice(0, 100_000).matchAll(siteTypes)) add(name)
  }
  const home = document.querySelectorAll('header a[href], .logo a[href], a.logo[href], a[rel~="home" i]')
  for (const link of [...home].slice(0, 20)) {
    const target = URL.parse(link.getAttribute('href') ?? '', url)
    if (!target || !isStart(target.href)) continue
    add(oneLine(link as unknown as PageElement))
    add(link.querySelector('img')?.getAttribute('alt'))
  }
  const labels = hostLabels(url)
  const footers = framesIn(bodyOf(document)).filter(isFooter)
  const foot = bare(footers.map(footer => copyrightIn(oneLine(footer))).join(' '))
  return part => {
    const told = bare(part)
    if (!told) return false
    if (names.has(told) || labels.some(label => told === label || told.startsWith(label))) return true
    if (told.length >= shortestName && labels.some(label => label.startsWith(told))) return true
    return told.length >= shortestName && foot.includes(told)
  }
}

/** Characters. A shorter part of a title may stand in a footer or an address by chance. */
const shortestName = 6

/** The names in the address that can be a business's: neither "www" nor "co.uk". */
const hostLabels = (url: string): string[] =>
  (URL.parse(url)?.hostname ?? '')
    .split('.')
    .slice(0, -1)
    .map(bare)
    .filter(label => label.length >= shortestName)

/** What a footer says next to the sign of copyright: the name of who owns the site. */
const copyrightIn = (text: string): string =>
  [...text.matchAll(/(?:©|\(c\)|copyright)(.{0,120})/gi)].map(match => match[1]).join(' ')
