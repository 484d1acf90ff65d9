import { gunzipSync } from 'node:zlib'
import sax from 'sax'
import { Problem } from '#server/http/problem.ts'
import { decodePage } from './charset.ts'

/** Bytes of a sitemap unpacked, and the addresses in one: what the protocol allows (sitemaps.org). */
const largestSitemap = 50 * 2 ** 20
const mostUrls = 50_000

export interface ReadSitemap {
  pages: string[]
  /** The sitemaps that an index lists. */
  sitemaps: string[]
}

/**
 * Reads a sitemap or an index of sitemaps: XML or plain text, also compressed with gzip. Broken XML is read as far as
 * possible.
 */
export function readSitemap(body: Uint8Array, charset: string | null): ReadSitemap {
  const text = decodePage(unpacked(body), charset).trimStart()
  if (!text.startsWith('<')) {
    const lines = text.split(/\r?\n/).map(line => line.trim())
    return { pages: lines.filter(line => /^https?:/i.test(line)).slice(0, mostUrls), sitemaps: [] }
  }
  const found: ReadSitemap = { pages: [], sitemaps: [] }
  const open: string[] = []
  let loc = ''
  const parser = sax.parser(false, { lowercase: true, trim: true })
  parser.onopentag = ({ name }) => {
    open.push(name.replace(/^.*:/, ''))
    if (name === 'loc') loc = ''
  }
  const add = (part: string) => {
    if (open.at(-1) === 'loc') loc += part
  }
  parser.ontext = add
  parser.oncdata = add
  parser.onclosetag = name => {
    const inside = open.at(-2)
    if (name === 'loc' && inside === 'url') found.pages.push(loc)
    if (name === 'loc' && inside === 'sitemap') found.sitemaps.push(loc)
    open.pop()
  }
  parser.onerror = () => {
    parser.resume()
  }
  parser.write(text).close()
  return { pages: found.pages.slice(0, mostUrls), sitemaps: found.sitemaps.slice(0, mostUrls) }
}

function unpacked(body: Uint8Array): Uint8Array {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return body
  try {
    return gunzipSync(body, { maxOutputLength: largestSitemap })
  } catch {
    throw new Problem(400, 'The sitemap can’t be unpacked.')
  }
}
