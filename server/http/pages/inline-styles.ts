import { createHash } from 'node:crypto'
import type { Html } from '#web/ui/html.ts'

// Styles stand in the page, because a phone that must fetch them first shows nothing for another round trip. The policy
// allows them by their hashes, so that no other style in a page counts.

/** The hashes of styles that we put into pages, as the policy names them. */
const known = new Map<string, string>()
/** Of every entry and colour; a business may change its colour as often as it likes. */
const mostKnown = 1_000

/** A style sheet in the page. `css` is ours: nothing of it may come from a person. */
export function inlineStyle(css: string): Html {
  if (!known.has(css)) {
    if (known.size >= mostKnown) known.clear()
    known.set(css, `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  }
  return { markup: `<style>${css}</style>` }
}

/** A page's policy, with the styles of ours that the page holds. */
export function withStylesOf(page: string, policy: string): string {
  const head = page.slice(0, page.indexOf('</head>'))
  const hashes = Array.from(head.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => known.get(css))
  const allowed = hashes.filter(hash => hash !== undefined)
  return allowed.length ? policy.replace("style-src 'self'", `style-src 'self' ${allowed.join(' ')}`) : policy
}
