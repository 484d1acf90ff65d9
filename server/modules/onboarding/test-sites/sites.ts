import type { Hours } from '#server/modules/accounts/opening-hours/opening-hours.ts'

/** The website of an invented business. */
export interface TestSite {
  name: string
  lang: string
  /** The main part of each page, by path; `/` links to the others. */
  pages: Record<string, string>
  /** What stands below every page. */
  frame?: string
  /** Null: the site leaves them open. */
  hours: Hours | null
  /** What answers to good questions say: each is found in one of them at least. */
  asks: RegExp[]
}

/** Its pages as a server has them. */
export function pagesOf({ name, lang, pages, frame = '' }: TestSite): Record<string, { body: string }> {
  const links = Object.keys(pages)
    .map(path => `<a href="${path}">${path.slice(1) || 'start'}</a>`)
    .join(' ')
  return Object.fromEntries(
    Object.entries(pages).map(([path, main]) => [
      path,
      {
        body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${path === '/' ? name : path.slice(1)}</title></head>
          <body><nav>${links}</nav><main>${main}</main>${frame}</body></html>`,
      },
    ]),
  )
}
