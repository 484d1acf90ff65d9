import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { deleteSources } from '../../deletions/deletions.ts'
import { addSource, type Passages, passagesOf, replaceSource } from '../../sources.ts'
import { digestOf } from '../../study/study.ts'
import { embedAfterwards } from '../../words-first.ts'
import type { CrawlScope } from '../addresses/scope.ts'
import {
  copyReason,
  dropCopies,
  enqueueFound,
  type QueuedAddress,
  selectPage,
  settlePage,
} from './frontier.ts'
import {
  confirmKnownPage,
  countGone,
  deleteKnownPage,
  type KnownPage,
  moveKnownPage,
  saveKnownPage,
  selectKnownPage,
  selectSameText,
} from './known-pages.ts'
import type { FetchOutcome, PageText } from './visit.ts'

/** A page is deleted after so many crawls in a row found it gone: one may be an accident. */
const crawlsUntilGone = 2
/** Redirects in a row. */
const mostRedirects = 5

/** What to store of a page, prepared before the transaction. */
type StorePlan =
  /** Another page has the same text; or the business deleted this one; or only its links count. */
  | { as: 'passed'; reason: string }
  | { as: 'unchanged' }
  /** An earlier crawl stored the same text under an address that this one has not found. */
  | { as: 'known'; chunks: number }
  /** The same text is known under an address that is gone. */
  | { as: 'moved'; from: string }
  | { as: 'stored'; passages: Passages }

/** The result for an address: all its changes happen in one transaction, or none. */
export interface Settlement {
  page: QueuedAddress
  /** The address to store the page under: its own, or its canonical one. */
  url: string
  outcome: FetchOutcome
  storing?: StorePlan
}

/** The page's canonical address, if it is credible. */
function ownAddress(scope: CrawlScope, page: QueuedAddress, canonical: string | null): string {
  const url = canonical && scope.page(canonical, page.url)
  if (!url) return page.url
  // Many sites name the start page as the canonical address of every page by mistake, which would lose all others.
  const isStart = url.pathname === '/' && !url.search && new URL(page.url).pathname !== '/'
  return isStart ? page.url : url.href
}

/** Decides what to store, cuts and embeds it. 503 when the embedding server does not answer. */
export async function prepare(
  ctx: Ctx,
  scope: CrawlScope,
  page: QueuedAddress,
  outcome: FetchOutcome,
): Promise<Settlement> {
  if (outcome.is !== 'read') return { page, url: page.url, outcome }
  const url = ownAddress(scope, page, outcome.page.canonical)
  const { text, name } = outcome.page
  const digest = digestOf(text)
  const storing = await ctx.tx(async (db): Promise<StorePlan | null> => {
    const taken = url !== page.url && (await selectPage(db, scope.crawl.id, url))
    if (taken && taken.status === 'done') return { as: 'passed', reason: copyReason }
    if (!scope.wanted(new URL(url))) return { as: 'passed', reason: 'read for its links' }
    const before = await selectKnownPage(db, scope.crawl.kb, url)
    if (before && !before.source_id && scope.crawl.by_clock) return { as: 'passed', reason: 'removed' }
    if (before?.digest?.equals(digest)) return before.name === name ? { as: 'unchanged' } : null
    const twin = await selectSameText(db, scope.crawl.kb, digest, url)
    if (!twin) return null
    if (twin.gone) return { as: 'moved', from: twin.url }
    const met = await selectPage(db, scope.crawl.id, twin.url)
    return met ? { as: 'passed', reason: copyReason } : { as: 'known', chunks: twin.chunks }
  })
  return {
    page,
    url,
    outcome,
    storing: storing ?? { as: 'stored', passages: await passagesOf(ctx, text, outcome.page.units) },
  }
}

/** Records the outcome of an address, in the caller's transaction. */
export async function settle(ctx: Ctx, db: Tx, scope: CrawlScope, settling: Settlement): Promise<void> {
  const { page, outcome } = settling
  const { crawl } = scope
  if (outcome.is === 'read') await settleRead(ctx, db, scope, settling, outcome.page)
  else if (outcome.is === 'unchanged') await settleUnchanged(ctx, db, scope, page)
  else if (outcome.is === 'moved') await settleMoved(ctx, db, scope, page, outcome)
  else if (outcome.is === 'listed') {
    const sitemaps = outcome.sitemaps.map(link => ({ link, kind: 'sitemap' as const }))
    const pages = outcome.pages.map(link => ({ link, kind: 'page' as const }))
    await settlePage(db, crawl.id, page, { status: 'passed' })
    await enqueueFound(db, crawl.id, scope.listed([...sitemaps, ...pages], page), scope.room)
  } else if (page.kind === 'sitemap')
    await settlePage(db, crawl.id, page, { status: 'passed', reason: outcome.reason })
  else {
    await settlePage(db, crawl.id, page, { status: 'failed', reason: outcome.reason })
    if (outcome.is === 'later') return
    await enqueueFound(db, crawl.id, scope.linked(outcome.links, page), scope.room)
    if (outcome.is === 'gone') await settleGone(ctx, db, scope, page.url)
  }
}

async function settleRead(
  ctx: Ctx,
  db: Tx,
  scope: CrawlScope,
  { page, url, storing }: Settlement,
  read: PageText,
): Promise<void> {
  const { crawl } = scope
  const links = scope.linked(read.links, page)
  await enqueueFound(db, crawl.id, links, scope.room)
  if (!storing) return
  if (storing.as === 'passed' || storing.as === 'known') {
    const copied = storing.as === 'known' || storing.reason === copyReason
    if (storing.as === 'known') await settleDone(db, scope, page, storing.chunks)
    else await settlePage(db, crawl.id, page, { status: 'passed', reason: storing.reason })
    const before = copied && url === page.url && (await selectKnownPage(db, crawl.kb, url))
    if (before) await deletePage(ctx, db, crawl.kb, before)
    if (copied && page.pattern) await dropCopies(db, crawl.id, page.pattern)
    return
  }
  if (storing.as === 'moved') {
    const before = await selectKnownPage(db, crawl.kb, url)
    if (before) await deletePage(ctx, db, crawl.kb, before)
    await moveKnownPage(db, crawl.kb, storing.from, url, ctx.now())
  }
  const before = await selectKnownPage(db, crawl.kb, url)
  const source = await storeSource(ctx, db, scope, { url, read, storing, before })
  const own = url === page.url
  await saveKnownPage(db, {
    link_id: crawl.link_id,
    url,
    site: crawl.site,
    source_id: source.id,
    depth: page.depth,
    etag: own ? read.etag : null,
    last_modified: own ? read.last_modified : null,
    links: links.map(link => link.url),
    checked_at: ctx.now(),
  })
  await settleDone(db, scope, { ...page, url }, source.chunks)
  if (!own) await settlePage(db, crawl.id, page, { status: 'passed', reason: 'another address of a page' })
}

async function storeSource(
  ctx: Ctx,
  db: Tx,
  scope: CrawlScope,
  given: { url: string; read: PageText; storing: StorePlan; before: KnownPage | undefined },
): Promise<{ id: string; chunks: number }> {
  const { url, read, storing, before } = given
  if (storing.as !== 'stored') return { id: before!.source_id!, chunks: before!.chunks }
  const { name, bytes, text } = read
  const told = { name, bytes, text, origin: url, at: ctx.now() }
  const chunks = storing.passages.drafts.chunks.length
  await embedAfterwards(ctx)
  const known = before?.source_id
  if (known && (await replaceSource(db, { ...told, id: known }, storing.passages)))
    return { id: known, chunks }
  const id = ctx.id()
  await addSource(db, { ...told, id, kind: 'page', linkId: scope.crawl.link_id }, storing.passages)
  return { id, chunks }
}

/** Beyond the crawl's number of pages, a page of an earlier crawl that was checked again is kept but not counted. */
async function settleDone(db: Tx, scope: CrawlScope, page: QueuedAddress, chunks: number): Promise<void> {
  const settled = scope.full
    ? ({ status: 'passed', reason: 'kept' } as const)
    : ({ status: 'done', chunks } as const)
  await settlePage(db, scope.crawl.id, page, settled)
}

async function settleUnchanged(ctx: Ctx, db: Tx, scope: CrawlScope, page: QueuedAddress): Promise<void> {
  const { crawl } = scope
  const before = await selectKnownPage(db, crawl.kb, page.url)
  await confirmKnownPage(db, crawl.kb, page.url, ctx.now())
  await settleDone(db, scope, page, before?.chunks ?? 0)
  await enqueueFound(db, crawl.id, scope.linked(before?.links ?? [], page), scope.room)
}

async function settleMoved(
  ctx: Ctx,
  db: Tx,
  scope: CrawlScope,
  page: QueuedAddress,
  { to, forGood }: { to: string; forGood: boolean },
): Promise<void> {
  const { crawl } = scope
  const fail = (reason: string) => settlePage(db, crawl.id, page, { status: 'failed', reason })
  const target = scope.onSite(to, page.url)
  if (!target) return fail(`The page redirects to another site: ${scope.spelled(to, page.url)}`)
  const circle = await leadsBack(db, scope, page.url, target.href)
  if (circle) return fail(circle)
  await settlePage(db, crawl.id, page, { status: 'passed', moved_to: target.href })
  const wanted = scope.page(to, page.url)
  if (wanted) await enqueueFound(db, crawl.id, [scope.found(wanted, page.depth)], scope.room + 1)
  const before = forGood && (await selectKnownPage(db, crawl.kb, page.url))
  if (!before) return
  // The knowledge moves to the new address and is not there twice.
  if (!wanted || (await selectKnownPage(db, crawl.kb, target.href)))
    await deletePage(ctx, db, crawl.kb, before)
  else await moveKnownPage(db, crawl.kb, page.url, target.href, ctx.now())
}

async function leadsBack(db: Tx, scope: CrawlScope, from: string, to: string): Promise<string | null> {
  if (to === from) return 'The page redirects to itself.'
  let at: string | null = to
  for (let n = 0; at; n++) {
    if (at === from) return 'The page redirects in a circle.'
    if (n > mostRedirects) return 'The page redirects too often.'
    at = (await selectPage(db, scope.crawl.id, at))?.moved_to ?? null
  }
  return null
}

async function settleGone(ctx: Ctx, db: Tx, scope: CrawlScope, url: string): Promise<void> {
  const { kb } = scope.crawl
  if ((await countGone(db, kb, url, ctx.now())) < crawlsUntilGone) return
  const before = await selectKnownPage(db, kb, url)
  if (before) await deletePage(ctx, db, kb, before)
}

/** Deletes a page and its source. */
async function deletePage(ctx: Ctx, db: Tx, kb: string, { url, source_id }: KnownPage): Promise<void> {
  await deleteKnownPage(db, kb, url)
  if (source_id) await deleteSources(ctx, { ids: [source_id] })
}
