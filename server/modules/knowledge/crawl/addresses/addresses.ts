/** Characters of an address that is still believed to be a page's. */
const longestAddress = 1_500

/** Parameters that say how a visitor came, never what the page shows. */
const tracking =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|_ga|_gl|_hs(enc|mi)|mkt_tok|oly_(anon|enc)_id|vero_id|wickedid|hsctatracking|replytocom)$/

/** Parameters that name a visit: every visit would make every page another one. */
const session =
  /^(phpsessid|jsessionid|(asp)?sessionid.*|aspsessionid.*|session_?id|sess(id)?|sid|cfid|cftoken|oscsid|zenid|viewstate)$/

/** The same in a path: `/shop;jsessionid=1A2B`, and then a part of its own: `/(S(1a2b…))/shop`. */
const sessionInPart = /;(jsessionid|phpsessid|sid)=[^/;]*/gi
const sessionPart = /\/(?:\((?:[SAF]\([a-z0-9]{16,}\))+\))+(?=\/|$)/gi

/** What may stand in an address without an escape means the same with one (RFC 3986, section 6.2.2). */
function oneSpelling(part: string): string {
  return part.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%[0-9a-f]{2}/gi, escaped => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase()
  })
}

function queryOf(search: string): string {
  const pairs = search
    .slice(1)
    .split('&')
    .filter(Boolean)
    .map(oneSpelling)
    .map(pair => ({ pair, name: parameterName(pair) }))
    .filter(({ name }) => !tracking.test(name) && !session.test(name))
  // In the order of their names; those of one name (a list) stay as they are.
  pairs.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return pairs.length ? `?${pairs.map(({ pair }) => pair).join('&')}` : ''
}

function parameterName(pair: string): string {
  const name = pair.split('=', 1)[0]!
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/**
 * A link as the address of a page, in the one form in which it is looked up: no fragment, no tracking, no session, one
 * spelling of escapes, parameters in order. Null for what is no page of the web, or so long that it is none.
 */
export function pageAddress(link: string, base?: string): URL | null {
  const url = URL.parse(link.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null
  url.hash = ''
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.replace(/\.+$/, '')
  url.pathname = oneSpelling(url.pathname)
    .replace(sessionInPart, '')
    .replace(sessionPart, '')
    .replace(/\/{2,}/g, '/')
  url.search = queryOf(url.search)
  return url.href.length <= longestAddress ? url : null
}

/** The site that an address belongs to: its host, which is the same with and without `www.`, on any of its schemes. */
export const siteOf = (url: URL): string => url.host.replace(/^www\./, '')

/** What a path's globs are matched with: as people write it. */
export function readablePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

/** Files that are no pages and not read as documents: they are not even asked for. */
const otherFiles =
  /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|xml|rss|atom|map|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|og[gv]|wav|avi|mov|wmv|zip|gz|tgz|rar|7z|exe|dmg|apk|iso|ics|vcf|docx?|xlsx?|pptx?|csv|epub)$/i

/** Whether an address may show a page or a PDF, going by its name. */
export const mayBePage = (url: URL): boolean => !otherFiles.test(url.pathname)
