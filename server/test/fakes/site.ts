import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { listen } from './listen.ts'

/** A page's answer. */
export interface Served {
  /** Default 200. */
  status?: number
  /** Default `text/html; charset=utf-8`; '' for none. */
  type?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Milliseconds until it answers. */
  after?: number
  /** Sends the body over and over, for ever. */
  endless?: boolean
}

type Page = Served | ((asked: Asked) => Served)

export interface Asked {
  /** Path and query. */
  path: string
  headers: IncomingMessage['headers']
  at: number
}

export interface Site {
  url: string
  /** By path with its query, or by path for any query. */
  pages: Map<string, Page>
  /** Every request, in order. */
  asked: Asked[]
  /** How often an address was requested. */
  times(path: string): number
  close(): Promise<void>
}

/**
 * A website. Pages have an ETag and honour If-None-Match; long ones are compressed by brotli or gzip in turn. Every
 * other path is a 404.
 */
export async function startSite(pages: Record<string, Page> = {}): Promise<Site> {
  const asked: Asked[] = []
  const all = new Map(Object.entries(pages))
  const server = createServer((request, response) => {
    const seen = { path: request.url!, headers: request.headers, at: performance.now() }
    asked.push(seen)
    const page = all.get(seen.path) ?? all.get(seen.path.replace(/\?.*/, ''))
    const served = typeof page === 'function' ? page(seen) : page
    answer(
      served ?? { status: 404, body: html('Not found', '<p>Nothing here.</p>') },
      request,
      response,
    ).catch(() => response.destroy())
  })
  const { url, close } = await listen(server)
  return { url, pages: all, asked, times: path => asked.filter(one => one.path === path).length, close }
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status = 200, type = 'text/html; charset=utf-8', headers = {}, after, endless } = served
  const body = Buffer.from(served.body ?? '')
  if (after) await sleep(after)
  const etag = `"${createHash('sha1').update(body).digest('hex').slice(0, 12)}"`
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end()
    return
  }
  const packed =
    body.length > 500 && !endless ? pack(body, String(request.headers['accept-encoding'] ?? '')) : null
  response.writeHead(status, {
    ...(type && { 'content-type': type }),
    ...(status === 200 && { etag }),
    ...(packed && { 'content-encoding': packed.encoding }),
    ...headers,
  })
  if (!endless) {
    response.end(packed?.body ?? body)
    return
  }
  while (!response.destroyed) {
    if (!response.write(body))
      await Promise.race([new Promise(done => response.once('drain', done)), sleep(1_000)])
  }
}

function pack(body: Buffer, accepted: string): { encoding: string; body: Buffer } | null {
  if (accepted.includes('br') && body.length % 2) return { encoding: 'br', body: brotliCompressSync(body) }
  return accepted.includes('gzip') ? { encoding: 'gzip', body: gzipSync(body) } : null
}

/** A page as most sites build them: a menu, a footer, and the content between them. */
export const html = (title: string, main: string, head = ''): string => `<!doctype html>
<html><head><meta charset="utf-8"><title>${title} | Harbour Hotel</title>${head}
<style>body { color: black }</style><script>window.tracking = "zebra"</script></head>
<body><header><nav><a href="/">Start</a> <b>Menu</b></nav></header>
<main><h1>${title}</h1>${main}</main>
<footer><p>Harbour Hotel, 4 Quay Street. Reception is staffed until 23:00.</p></footer></body></html>`

const syllables = [
  'ba',
  'do',
  'fi',
  'gu',
  'ka',
  'le',
  'mo',
  'ni',
  'pa',
  'ro',
  'su',
  'ta',
  've',
  'wo',
  'xi',
  'zu',
]

/** A made-up name, different for every number. */
export function nameOf(n: number): string {
  const digits = [n >> 12, n >> 8, n >> 4, n].map(digit => syllables[digit & 15]!)
  return `${digits.slice(1).join('')}n`
}

/** The text of a hotel's guide `n`, which no other page has. */
export const guide = (n: number): string =>
  html(
    `Guide to ${nameOf(n)}`,
    `<p>The village of ${nameOf(n)} lies ${n + 3} miles from the hotel.</p>
     <h2>Getting to ${nameOf(n)}</h2><p>Take bus ${n + 100} from the ferry pier to ${nameOf(n)}; a ticket costs ${n + 2} crowns.</p>`,
  )

/** A hotel's website with `count` guides in ten regions, and every trap that a crawler may meet. */
export function hotel(url: string, count: number): Record<string, Page> {
  const pages: Record<string, Page> = {}
  const numbers = [...Array(count).keys()]
  for (const n of numbers) pages[`/guides/${n}`] = { body: guide(n) }
  const region = (n: number) => numbers.filter(i => i % 10 === n)
  const link = (path: string) => `<a href="${path}">${path}</a>`
  for (let n = 0; n < 10; n++) {
    const links = region(n)
      .map(
        i => `<li><a href="../guides/${i}?utm_source=region&amp;PHPSESSID=${i}abc#top">${nameOf(i)}</a></li>`,
      )
      .join('')
    pages[`/regions/${n}`] = {
      body: html(`Region ${n}`, `<p>All of region number ${n}.</p><ul>${links}</ul>`),
    }
  }
  const regions = [...Array(10).keys()].map(n => link(`/regions/${n}`)).join(' ')
  const oddities =
    'prices calendar/2026/01 old-prices print/prices copy loop-a self leaves private/diary private/open broken missing picture huge endless app flaky slow latin wrong brochure.pdf secret-page style.css deep/x noindex'
      .split(' ')
      .map(path => link(`/${path}`))
      .join(' ')
  const prices = '<p>A double room costs 120 crowns with breakfast.</p>'
  return {
    ...pages,
    '/robots.txt': {
      type: 'text/plain',
      body: `User-agent: *\nDisallow: /private/\nAllow: /private/open\nSitemap: ${url}/sitemaps.xml\n\nUser-agent: other\nDisallow: /`,
    },
    '/sitemaps.xml': {
      type: 'application/xml',
      body: `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${url}/sitemap-1.xml.gz</loc></sitemap><sitemap><loc>https://elsewhere.example/s.xml</loc></sitemap></sitemapindex>`,
    },
    '/sitemap-1.xml.gz': {
      type: 'application/gzip',
      body: gzipSync(
        `<urlset><url><loc>${url}/orphan</loc></url><url><loc>${url}/guides/0</loc></url><url><loc>https://elsewhere.example/</loc></url></urlset>`,
      ),
    },
    '/': { body: html('Harbour Hotel', `<p>Welcome to the hotel at the harbour.</p>${regions} ${oddities}`) },
    '/orphan': { body: html('Sauna', '<p>The sauna is heated on Fridays. No page links here.</p>') },
    '/prices': { body: html('Prices', prices) },
    '/old-prices': { status: 301, headers: { location: '/prices' } },
    '/print/prices': {
      body: html('Prices', `${prices}<p>Printed view.</p>`, '<link rel="canonical" href="/prices">'),
    },
    '/copy': { body: html('Prices', prices) },
    '/loop-a': { status: 302, headers: { location: '/loop-b' } },
    '/loop-b': { status: 302, headers: { location: '/loop-a' } },
    '/self': { status: 302, headers: { location: '/self', 'set-cookie': 'seen=1' } },
    '/leaves': { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } },
    '/private/diary': { body: html('Diary', '<p>Nobody may read the diary.</p>') },
    '/private/open': { body: html('Open day', '<p>The open day is on the ninth of May.</p>') },
    '/broken': { status: 500, body: 'oops' },
    '/picture': { type: 'image/png', body: Buffer.from('89504e47', 'hex') },
    '/huge': { body: html('Huge', `<p>${'large '.repeat(2_000_000)}</p>`) },
    '/endless': { body: `<p>${'on and on '.repeat(5_000)}</p>`, endless: true },
    '/app': { body: '<!doctype html><title>App</title><div id="root"></div><script src="/app.js"></script>' },
    '/slow': { body: html('Slow', '<p>The slow page tells of the turtle pond.</p>'), after: 400 },
    '/latin': {
      type: 'text/html',
      body: Buffer.from(
        '<html><head><meta charset="iso-8859-1"><title>Café</title></head><body><main><p>Crêpes are served in the café garden.</p></main></body></html>',
        'latin1',
      ),
    },
    '/wrong': {
      body: Buffer.from(
        '<html><head><title>Frühstück</title></head><body><main><p>Das Frühstück gibt es im Türmchen.</p></main></body></html>',
        'latin1',
      ),
    },
    '/noindex': {
      body: html('Thanks', '<p>Thank you for your order.</p>', '<meta name="robots" content="noindex">'),
    },
    ...calendar(),
  }
}

/** Endless pages: every month links to the one before and after, and folders repeat themselves. */
function calendar(): Record<string, Page> {
  const pages: Record<string, Page> = {}
  for (let month = 0; month < 600; month++) {
    const path = (n: number) =>
      `/calendar/${2026 + Math.floor(n / 12)}/${String((n % 12) + 1).padStart(2, '0')}`
    const links = [1, 2, 3, 4, 5].map(n => `<a href="${path(month + n)}">later</a>`).join(' ')
    pages[path(month)] = { body: html(`Month ${month}`, `<p>Nothing is on in month ${month}.</p>${links}`) }
  }
  for (let depth = 1; depth < 30; depth++) {
    const folder = `/deep/${'x/'.repeat(depth)}`
    const body = html(
      `Folder ${depth}`,
      `<p>Folder number ${depth} of many.</p><a href="${folder}x/">deeper</a>`,
    )
    pages[folder] = { body }
    pages[folder.slice(0, -1)] = { body }
  }
  return pages
}
