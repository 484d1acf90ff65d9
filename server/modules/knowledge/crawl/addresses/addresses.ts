/** Characters. A longer address is not a page's. */
const longestAddress = 1_500

/** Tracking parameters: they do not change the page. */
const tracking =
  /^(utm_.*|gclid|gbraid|wbraid|dclid|fbclid|msclkid|yclid|igshid|mc_[ce]id|_ga|_gl|_hs(enc|mi)|mkt_tok|oly_(anon|enc)_id|vero_id|wickedid|hsctatracking|replytocom)$/

/** Session parameters: with them every visit would have other addresses. */
const session =
  /^(phpsessid|jsessionid|(asp)?sessionid.*|aspsessionid.*|session_?id|sess(id)?|sid|cfid|cftoken|oscsid|zenid|viewstate)$/

/** Sessions in a path: `/shop;jsessionid=1A2B`, or a segment of its own: `/(S(1a2b…))/shop`. */
const sessionInPart = /;(jsessionid|phpsessid|sid)=[^/;]*/gi
const sessionPart = /\/(?:\((?:[SAF]\([a-z0-9]{16,}\))+\))+(?=\/|$)/gi

/** Characters that need no escape mean the same with one (RFC 3986, section 6.2.2). */
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
  // Sorted by name; parameters of one name (a list) keep their order.
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
 * The normal form of a page's address: no fragment, tracking or session, one spelling of escapes, parameters in order.
 * Null for anything that is no web page, or too long.
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

/** The site of an address: its host without `www.`, whatever the scheme. */
export const siteOf = (url: URL): string => url.host.replace(/^www\./, '')

/** The path as people write it, for globs. */
export function readablePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname)
  } catch {
    return url.pathname
  }
}

/** Files that are neither pages nor documents; they are not fetched. */
const otherFiles =
  /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp|tiff?|css|m?js|json|xml|rss|atom|map|woff2?|ttf|otf|eot|mp[34]|m4[av]|webm|og[gv]|wav|avi|mov|wmv|zip|gz|tgz|rar|7z|exe|dmg|apk|iso|ics|vcf|docx?|xlsx?|pptx?|csv|epub)$/i

/** Whether an address may be a page or a PDF, by its name. */
export const mayBePage = (url: URL): boolean => !otherFiles.test(url.pathname)
