/** A script element of a page that loads a widget. */
export interface Snippet {
  src: string
  tenantId: string | null
}

const scripts = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi
const attributes = /([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g

/**
 * The scripts of a page that load a widget. What stands in a comment is none. Some tools delay scripts and keep the address
 * in an attribute of their own (`data-src`), so it counts wherever it stands.
 */
export function snippetsIn(html: string): Snippet[] {
  const found: Snippet[] = []
  for (const [, inside = ''] of html.replace(/<!--[\s\S]*?-->/g, '').matchAll(scripts)) {
    const given = new Map(
      [...inside.matchAll(attributes)].map(([, name, double, single, bare]) => [
        name!.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    )
    const src = [...given].find(([name, value]) => /src$/.test(name) && isWidget(value))?.[1]
    if (src !== undefined) found.push({ src, tenantId: given.get('data-tenant-id')?.trim() || null })
  }
  return found
}

const isWidget = (address: string): boolean => /\/widget\.js(\?|#|$)/.test(address.trim())

/** Whether the page loads Google Tag Manager, whose container brings scripts that the page does not name. */
export const hasTagManager = (html: string): boolean => /googletagmanager\.com\/(gtm|gtag)/.test(html)
