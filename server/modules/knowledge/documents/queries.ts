import { type RawBuilder, sql } from 'kysely'
import type { Kind } from '#contract/knowledge/knowledge.ts'
import { countUpTo, type Key, type Order, type Window, within } from '#server/db/keyset.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'
import { unitsOf } from '../queries.ts'

export interface SourceFilter {
  linkId: string | null
  q?: string | undefined
  kind?: Kind | undefined
}

export type SourceSort = 'newest' | 'name' | 'largest'

export interface SourceRow {
  id: string
  kind: Kind
  name: string
  origin: string | null
  bytes: number
  link_id: string | null
  created_at: Date
  updated_at: Date
  chunks: number
  actor_kind: 'member' | 'key' | 'visitor' | 'system' | null
  actor_id: string | null
  actor_name: string | null
  /** Of a pair only. */
  text: string | null
  /** How the newest crawl that met the page left it; null for what no crawl has. */
  page_status: 'queued' | 'done' | 'failed' | 'passed' | null
  page_reason: string | null
}

const id = { value: sql.ref('s.id'), type: 'uuid' } as const
const orders: Record<SourceSort, Order & { keyOf(row: SourceRow): Key }> = {
  newest: {
    by: [{ value: sql.ref('s.created_at'), type: 'timestamptz' }, id],
    direction: 'desc',
    keyOf: row => [row.created_at.toISOString(), row.id],
  },
  name: {
    by: [{ value: sql`lower(s.name)`, type: 'text' }, id],
    direction: 'asc',
    keyOf: row => [row.name.toLowerCase(), row.id],
  },
  largest: {
    by: [{ value: sql.ref('s.bytes'), type: 'bigint' }, id],
    direction: 'desc',
    keyOf: row => [row.bytes, row.id],
  },
}

export const keyIn = (sort: SourceSort, row: SourceRow): Key => orders[sort].keyOf(row)

/** How the newest crawl of the knowledge base left the page of a source. */
const lastVisit = (column: 'status' | 'reason'): RawBuilder<never> => sql`
  (select ${sql.ref(`p.${column}`)} from crawl w
    join crawl_page p on p.tenant_id = w.tenant_id and p.crawl_id = w.id and p.url = s.origin
    where s.kind = 'page' and w.kb = s.kb
      and (p.status <> 'queued' or w.status in ('queued', 'running'))
    order by w.created_at desc, w.id desc limit 1)`

/** The sources in a window of those that match, each with its number of chunks. */
export const selectSources = (
  db: Tx,
  filter: SourceFilter,
  sort: SourceSort,
  window: Window,
): Promise<SourceRow[]> => shown(within(matching(db, filter), orders[sort], window)).execute()

export const selectSourceById = (db: Tx, id: string): Promise<SourceRow | undefined> =>
  shown(
    db.selectFrom('knowledge_source as s').where('s.id', '=', id).where('s.hidden_at', 'is', null),
  ).executeTakeFirst()

const shown = (query: ReturnType<typeof matching>) =>
  query
    .select(['s.id', 's.kind', 's.name', 's.origin', 's.bytes', 's.link_id', 's.created_at', 's.updated_at'])
    .select(['s.actor_kind', 's.actor_id', 's.actor_name'])
    .select([
      sql`case when s.kind = 'qa' then s.text end`.as('text'),
      lastVisit('status').as('page_status'),
      lastVisit('reason').as('page_reason'),
      sql`(select ${unitsOf} from knowledge_chunk c where c.tenant_id = s.tenant_id and c.source_id = s.id)`.as(
        'chunks',
      ),
    ])
    .$castTo<SourceRow>()

/** How many match; counted no further than `most`. */
export const countSources = (db: Tx, filter: SourceFilter, most: number | null): Promise<number> =>
  countUpTo(db, matching(db, filter).select('s.id'), most)

/** A text is looked for in names and addresses, and in what was typed: pairs and texts. */
function matching(db: Tx, { linkId, q, kind }: SourceFilter) {
  const like = anywhere(q?.trim() ?? '')
  return db
    .selectFrom('knowledge_source as s')
    .where('s.hidden_at', 'is', null)
    .$if(linkId !== null, query => query.where('s.link_id', '=', linkId))
    .$if(kind !== undefined, query => query.where('s.kind', '=', kind!))
    .$if(Boolean(q?.trim()), query =>
      query.where(
        sql<boolean>`(s.name ilike ${like} or s.origin ilike ${like}
          or s.kind in ('qa', 'text') and s.text ilike ${like})`,
      ),
    )
}

/** Passages of a source, in reading order. */
export const selectPassagesOf = (
  db: Tx,
  source: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ title: string; text: string }[]> =>
  db
    .selectFrom('knowledge_chunk')
    .select(['title', 'body as text'])
    .where('source_id', '=', source)
    .orderBy('position')
    .limit(limit)
    .offset(offset)
    .execute()

export async function countPassagesOf(db: Tx, source: string): Promise<number> {
  const { n } = await db
    .selectFrom('knowledge_chunk')
    .select(q => q.fn.countAll<number>().as('n'))
    .where('source_id', '=', source)
    .executeTakeFirstOrThrow()
  return n
}

/** Sources whose name or address contains this, newest first. */
export const selectNamed = (
  db: Tx,
  part: string,
  limit: number,
): Promise<{ id: string; name: string; origin: string | null }[]> =>
  db
    .selectFrom('knowledge_source')
    .select(['id', 'name', 'origin'])
    .where('hidden_at', 'is', null)
    .where(({ or, eb }) => or([eb('name', 'ilike', anywhere(part)), eb('origin', 'ilike', anywhere(part))]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The ids of sources that match, at most so many. */
export const selectIds = async (db: Tx, filter: SourceFilter, most: number): Promise<string[]> =>
  (await matching(db, filter).select('s.id').limit(most).execute()).map(({ id }) => id)
