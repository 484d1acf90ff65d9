import type { Ctx } from '#server/core/context.ts'
import { openSpool } from '#server/core/spool.ts'
import { displayName } from '#server/http/files/file-name.ts'
import {
  type OutboundAnswer,
  OutboundFailed,
  OutboundRefused,
  outboundFetch,
} from '#server/http/outbound/outbound.ts'
import { Problem } from '#server/http/problem.ts'
import { limits, readDocument } from '../../reading/reading.ts'
import { readableText, type Unit } from '../../reading/units/units.ts'
import { readablePath } from '../addresses/addresses.ts'
import type { PageReader } from '../page/reader.ts'
import type { QueuedAddress } from './frontier.ts'
import type { KnownPage } from './known-pages.ts'

/** Bytes of one page, decompressed. It is read in ten seconds; nobody wrote more by hand. */
const largestPage = 4 * 2 ** 20
const largestSitemap = 50 * 2 ** 20
/** For one request, from DNS to the last byte. */
const requestTimeoutMs = 20_000

/** The text read from a page. */
export interface PageText {
  name: string
  text: string
  units: Unit[]
  bytes: number
  links: string[]
  canonical: string | null
  etag: string | null
  last_modified: string | null
}

/** The outcome of fetching one address. */
export type FetchOutcome =
  | { is: 'read'; page: PageText }
  | { is: 'unchanged' }
  | { is: 'moved'; to: string; forGood: boolean }
  /** The page is gone, or asks not to be indexed. */
  | { is: 'gone'; reason: string; links: string[] }
  /** `ofSite`: the site itself did not answer. */
  | { is: 'failed'; reason: string; links: string[]; ofSite?: boolean }
  /** Try again after so many seconds; null leaves it to us. */
  | { is: 'later'; reason: string; seconds: number | null; tries: number; ofSite?: boolean }
  | { is: 'listed'; pages: string[]; sitemaps: string[] }

interface FetchResult {
  outcome: FetchOutcome
  /** Bytes received, decompressed. */
  bytes: number
  /** The time that the site took, in milliseconds. */
  ms: number
}

const failed = (reason: string, links: string[] = []): FetchOutcome => ({ is: 'failed', reason, links })

/** The product's name and address, which a webmaster looks for in a log. */
export const userAgent = (ctx: Ctx): string => `Mozilla/5.0 (compatible; frontdesk; +${ctx.config.publicUrl})`

/** Fetches one address and reads the answer. Redirects are not followed: their target counts as a link. */
export async function fetchAddress(
  ctx: Ctx,
  reader: PageReader,
  page: QueuedAddress,
  before: KnownPage | undefined,
  signal: AbortSignal,
): Promise<FetchResult> {
  const started = ctx.now().getTime()
  const took = () => Math.max(0, ctx.now().getTime() - started)
  let answer: OutboundAnswer
  try {
    answer = await outboundFetch(page.url, {
      signal,
      timeoutMs: requestTimeoutMs,
      maxRedirects: page.kind === 'sitemap' ? 3 : 0,
      maxBytes: page.kind === 'sitemap' ? largestSitemap : isPdf(page.url) ? limits.document : largestPage,
      allowPrivate: ctx.config.allowPrivateNetwork,
      headers: {
        'user-agent': userAgent(ctx),
        accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.1',
        ...(before?.source_id && before.etag && { 'if-none-match': before.etag }),
        ...(before?.source_id && before.last_modified && { 'if-modified-since': before.last_modified }),
      },
    })
  } catch (error) {
    signal.throwIfAborted()
    return { outcome: notFetched(error), bytes: 0, ms: took() }
  }
  const ms = took()
  const outcome =
    page.kind === 'sitemap'
      ? await sitemapOutcome(reader, answer)
      : await outcomeOf(ctx, reader, page, answer, signal)
  return { outcome, bytes: answer.body.length, ms }
}

const isPdf = (url: string): boolean => /\.pdf$/i.test(new URL(url).pathname)

function notFetched(error: unknown): FetchOutcome {
  if (error instanceof OutboundRefused) return failed(error.reason)
  if (!(error instanceof OutboundFailed)) throw error
  if (error.reason === 'bad_answer' || /certificate/i.test(error.message)) return failed(error.message)
  // After a timeout we try once more, after a broken connection twice.
  const tries = error.reason === 'timeout' ? 2 : 3
  return { is: 'later', reason: error.message, seconds: null, tries, ofSite: true }
}

async function sitemapOutcome(
  reader: PageReader,
  { status, headers, body }: OutboundAnswer,
): Promise<FetchOutcome> {
  if (status === 429 || status === 503) return later(status, headers)
  if (status !== 200) return failed(`The site answered with status ${status}.`)
  try {
    return { is: 'listed', ...(await reader.sitemap({ body, charset: charsetOf(headers) })) }
  } catch (error) {
    return unreadable(error)
  }
}

async function outcomeOf(
  ctx: Ctx,
  reader: PageReader,
  page: QueuedAddress,
  answer: OutboundAnswer,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const { status, headers, body } = answer
  if (status === 304) return { is: 'unchanged' }
  if (status >= 300 && status < 400 && headers.location) {
    return { is: 'moved', to: headers.location, forGood: status === 301 || status === 308 }
  }
  if (status === 404 || status === 410)
    return { is: 'gone', reason: `The page does not exist (${status}).`, links: [] }
  if (status === 401 || status === 403) return failed(`The site does not let us see this page (${status}).`)
  if (status === 429 || status === 503) return later(status, headers)
  if (status >= 500) return { is: 'later', reason: says(status), seconds: null, tries: 2 }
  if (status !== 200) return failed(says(status))
  try {
    const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
    if (type === 'application/pdf' || body.subarray(0, 5).toString('latin1') === '%PDF-') {
      return { is: 'read', page: await readPdf(ctx, page.url, answer, signal) }
    }
    if (
      /^(text\/html|application\/xhtml\+xml)$/.test(type) ||
      (!type && /^\s*</.test(body.toString('latin1', 0, 100)))
    ) {
      return await readHtml(reader, page, answer)
    }
    return failed(type ? `This is no page but ${type.slice(0, 80)}.` : 'The site does not say what this is.')
  } catch (error) {
    signal.throwIfAborted()
    return unreadable(error)
  }
}

const says = (status: number) => `The site answered with status ${status}.`

/** Retry-After in seconds or as a date (RFC 9110, section 10.2.3), measured by the site's own clock. */
function later(status: number, headers: Record<string, string>): FetchOutcome {
  const given = headers['retry-after']?.trim() ?? ''
  const date = Date.parse(given) - Date.parse(headers.date ?? '')
  const seconds = /^\d+$/.test(given)
    ? Number(given)
    : Number.isFinite(date)
      ? Math.max(0, date / 1000)
      : null
  const reason = status === 429 ? 'The site asks us to slow down (429).' : says(status)
  return { is: 'later', reason, seconds, tries: 4 }
}

function unreadable(error: unknown): FetchOutcome {
  if (!(error instanceof Problem)) throw error
  return error.status === 400 || error.status === 413
    ? failed(error.message)
    : { is: 'later', reason: error.message, seconds: 10, tries: 5 }
}

const charsetOf = (headers: Record<string, string>): string | null =>
  /charset\s*=\s*"?([\w.:-]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? null

const freshness = (headers: Record<string, string>) => ({
  etag: headers.etag?.slice(0, 200) ?? null,
  last_modified: headers['last-modified']?.slice(0, 100) ?? null,
})

async function readHtml(
  reader: PageReader,
  page: QueuedAddress,
  { body, headers }: OutboundAnswer,
): Promise<FetchOutcome> {
  const footer = page.depth === 0
  const read = await reader.page({ body, charset: charsetOf(headers), url: page.url, footer })
  const served = headers['x-robots-tag'] ?? ''
  const links = /nofollow|none/i.test(served) ? [] : read.links
  if (read.refresh) return { is: 'moved', to: read.refresh, forGood: false }
  if (read.noindex || /noindex|none/i.test(served)) {
    return { is: 'gone', reason: 'The page asks not to be indexed (noindex).', links }
  }
  if (!read.units.length) return failed(read.why, links)
  const name = read.title || readablePath(new URL(page.url))
  const { canonical, units } = read
  const text = readableText(units)
  return {
    is: 'read',
    page: { name, text, units, bytes: body.length, links, canonical, ...freshness(headers) },
  }
}

async function readPdf(
  ctx: Ctx,
  url: string,
  { body, headers }: OutboundAnswer,
  signal: AbortSignal,
): Promise<PageText> {
  await using spool = await openSpool()
  const path = await spool.write('file.pdf', body)
  const { units, text } = await readDocument(
    { path, name: 'file.pdf', size: body.length },
    { account: ctx.tenant, signal },
  )
  const name = displayName(readablePath(new URL(url)))
  return { name, text, units, bytes: body.length, links: [], canonical: null, ...freshness(headers) }
}
