import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** A page that this or an earlier crawl stored in the knowledge base. */
export interface KnownPage {
  url: string
  /** Null when the business has deleted it. */
  source_id: string | null
  etag: string | null
  last_modified: string | null
  links: string[]
  gone: number
  /** The source's text digest, name and number of passages. */
  digest: Buffer | null
  name: string | null
  chunks: number
}

const select = sql`
  select p.url, p.source_id, p.etag, p.last_modified, p.links, p.gone, s.digest, s.name,
    (select count(*)::int from knowledge_chunk c where c.tenant_id = s.tenant_id and c.source_id = s.id) as chunks
  from crawled_page p left join knowledge_source s on s.tenant_id = p.tenant_id and s.id = p.source_id`

export async function selectKnownPage(db: Tx, kb: string, url: string): Promise<KnownPage | undefined> {
  const { rows } = await sql<KnownPage>`${select} where p.kb = ${kb} and p.url = ${url}`.execute(db)
  return rows[0]
}

/** Another page of the knowledge base with the same text. */
export async function selectSameText(
  db: Tx,
  kb: string,
  digest: Buffer,
  url: string,
): Promise<KnownPage | undefined> {
  const { rows } = await sql<KnownPage>`
    ${select} where p.kb = ${kb} and p.url <> ${url} and s.kb = ${kb} and s.digest = ${digest}
    order by p.gone, p.url limit 1`.execute(db)
  return rows[0]
}

interface NewKnownPage {
  link_id: string | null
  url: string
  site: string
  source_id: string
  depth: number
  etag: string | null
  last_modified: string | null
  links: string[]
  checked_at: Date
}

export async function saveKnownPage(db: Tx, memory: NewKnownPage): Promise<void> {
  const { url: _, link_id: __, ...changed } = memory
  await db
    .insertInto('crawled_page')
    .values({ ...memory, gone: 0 })
    .onConflict(old => old.columns(['tenant_id', 'kb', 'url']).doUpdateSet({ ...changed, gone: 0 }))
    .execute()
}

/** Records that the page is unchanged. */
export async function confirmKnownPage(db: Tx, kb: string, url: string, now: Date): Promise<void> {
  await db
    .updateTable('crawled_page')
    .set({ gone: 0, checked_at: now })
    .where('kb', '=', kb)
    .where('url', '=', url)
    .execute()
}

/** Counts one more crawl that found the page gone; returns how many in a row. */
export async function countGone(db: Tx, kb: string, url: string, now: Date): Promise<number> {
  const row = await db
    .updateTable('crawled_page')
    .set({ gone: sql`gone + 1`, checked_at: now })
    .where('kb', '=', kb)
    .where('url', '=', url)
    .returning('gone')
    .executeTakeFirst()
  return row?.gone ?? 0
}

export async function deleteKnownPage(db: Tx, kb: string, url: string): Promise<void> {
  await db.deleteFrom('crawled_page').where('kb', '=', kb).where('url', '=', url).execute()
}

/** Moves a page and its source to another address. What was known about the old address no longer applies. */
export async function moveKnownPage(db: Tx, kb: string, from: string, to: string, now: Date): Promise<void> {
  const moved = await db
    .updateTable('crawled_page')
    .set({ url: to, etag: null, last_modified: null, gone: 0 })
    .where('kb', '=', kb)
    .where('url', '=', from)
    .returning('source_id')
    .executeTakeFirst()
  if (!moved?.source_id) return
  const origin = { origin: to, updated_at: now }
  await db.updateTable('knowledge_source').set(origin).where('id', '=', moved.source_id).execute()
}

/** Known pages of the site that this crawl has not visited, the longest unchecked first. */
export const selectUnvisited = (
  db: Tx,
  crawl: { id: string; kb: string; site: string; max_depth: number },
  most: number,
): Promise<{ url: string; depth: number }[]> =>
  db
    .selectFrom('crawled_page as p')
    .select(['p.url', 'p.depth'])
    .where('p.kb', '=', crawl.kb)
    .where('p.site', '=', crawl.site)
    .where('p.source_id', 'is not', null)
    .where('p.depth', '<=', crawl.max_depth)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('crawl_page as v')
            .select('v.url')
            .where('v.crawl_id', '=', crawl.id)
            .whereRef('v.url', '=', 'p.url')
            .where('v.status', '<>', 'queued'),
        ),
      ),
    )
    .orderBy('p.checked_at')
    .limit(most)
    .execute()
