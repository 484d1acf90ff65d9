import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Styles harsher than any real website's, each of which could break a careless script. */
const HOSTILE = `
* { all: unset !important; font-size: 60px !important; color: red !important; letter-spacing: 9px !important }
*, *::before, *::after { transform: rotate(3deg) !important; direction: rtl !important }
html { display: block !important; transform: none !important }
body { display: block !important; opacity: 0.5 !important; overflow: hidden !important; height: 90px !important }
input, textarea, button, dialog { display: none !important }
`

/**
 * Another owner's website, on its own origin. Its content security policy allows only our scripts and requests, it
 * enforces trusted types, and its styles match everything. It listens for keys, as some websites do.
 */
export async function openForeignPage(frontdeskUrl: string): Promise<{
  origin: string
  /** The page that carries the widget with these attributes. */
  page: (attributes: Record<string, string>) => string
}> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/page.css') return response.setHeader('content-type', 'text/css').end(HOSTILE)
    if (pathname === '/page.js') {
      response.setHeader('content-type', 'text/javascript')
      return response.end("addEventListener('keydown', () => { document.title += '!' })")
    }
    if (pathname === '/icon') return response.writeHead(204).end()
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self' ${frontdeskUrl}; connect-src ${frontdeskUrl} ${frontdeskUrl.replace('http', 'ws')}; require-trusted-types-for 'script'`,
    )
    const attributes = [...searchParams].map(([name, value]) => `${name}="${value}"`).join(' ')
    response.end(`<!doctype html><html lang="en"><head><title>Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/icon"><link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script>
<script async src="${frontdeskUrl}/widget.js" ${attributes}></script></head>
<body><h1>Shop</h1></body></html>`)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A host name different from our own, so it is another site as well as another origin.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return { origin, page: attributes => `${origin}/?${new URLSearchParams(attributes)}` }
}
