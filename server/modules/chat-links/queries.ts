import { sql } from 'kysely'
import type { ChatLinkChannel } from '#contract/chat-links/chat-links.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { LinkSettings } from './fields.ts'

/** A link as the business sees it, with the parts of its URL and the size of its knowledge. */
export interface LinkRow extends LinkSettings {
  slug: string
  id: string
  token_sealed: Buffer
  created_via: 'api' | 'portal'
  revoked_at: Date | null
  use_count: number
  last_used_at: Date | null
  created_at: Date
  kb_sources: Record<string, number>
  kb_chunks: number
  kb_docs: number
}

const linkColumns = `
  l.id, l.label, l.tags, l.token_sealed, l.agent_name, l.greeting, l.primary_color, l.language, l.channels,
  l.created_via, l.inherit_main_kb, l.revoked_at, l.expires_at, l.use_count, l.last_used_at, l.created_at`

/**
 * The contents of link `l`'s knowledge base. Reads the knowledge module's tables in the statement that reads the links,
 * because asking that module would cost a round trip for each link.
 */
const knowledgeOfLink = `(
  select coalesce(sum(n.docs), 0)::int as kb_docs, coalesce(sum(n.chunks), 0)::int as kb_chunks,
    coalesce(json_object_agg(n.name, n.chunks) filter (where n.name is not null), '{}') as kb_sources
  from (
    select s.name, count(*) as docs, sum((
      select sum(coalesce(cardinality(c.unit_ends), 1)) from knowledge_chunk c where c.tenant_id = s.tenant_id and c.source_id = s.id
    )) as chunks
    from knowledge_source s where s.tenant_id = l.tenant_id and s.kb = l.id group by s.name
  ) n
)`

/** Every link, newest first, and the limit. */
export async function selectLinks(ctx: Ctx): Promise<{ links: LinkRow[]; limit: number }> {
  const { rows } = await ctx.read(db => allLinks.execute(db))
  // A business without links is one row of nulls.
  return { links: rows[0]!.id ? rows : [], limit: rows[0]!.chat_link_limit }
}

const allLinks = sql<LinkRow & { chat_link_limit: number }>`
  select t.slug, t.chat_link_limit, ${sql.raw(linkColumns)}, k.*
  from tenant t
  left join chat_link l on l.tenant_id = t.id
  left join lateral ${sql.raw(knowledgeOfLink)} k on true
  order by l.created_at desc, l.id desc`

export async function selectLink(db: Tx, id: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select t.slug, ${sql.raw(linkColumns)}, k.*
    from chat_link l
    join tenant t on t.id = l.tenant_id
    cross join lateral ${sql.raw(knowledgeOfLink)} k
    where l.id = ${id}`.execute(db)
  return rows[0]
}

/** The quota, -1 for none. Other transactions that ask for it wait until this one ends. */
export async function lockLimit(db: Tx, tenant: string): Promise<number> {
  // Weaker than `for update`: rows that only refer to the business can be written meanwhile.
  const row = await db
    .selectFrom('tenant')
    .select('chat_link_limit')
    .where('id', '=', tenant)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return row.chat_link_limit
}

export async function countLinks(db: Tx): Promise<number> {
  const row = await db
    .selectFrom('chat_link')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return row.n
}

export async function insertLink(
  db: Tx,
  link: LinkSettings &
    Pick<LinkRow, 'id' | 'token_sealed' | 'created_via' | 'created_at'> & { token_hash: Buffer },
): Promise<void> {
  await db.insertInto('chat_link').values(link).execute()
}

/** Changes a link if it exists. `revoked` null leaves the revocation unchanged. */
export async function updateLink(
  db: Tx,
  id: string,
  settings: Partial<LinkSettings>,
  revoked: boolean | null,
  now: Date,
): Promise<void> {
  const revokedAt = revoked ? sql<Date>`coalesce(revoked_at, ${now})` : null
  const changes = { ...settings, ...(revoked !== null && { revoked_at: revokedAt }) }
  if (!Object.keys(changes).length) return
  await db.updateTable('chat_link').set(changes).where('id', '=', id).execute()
}

/** Locks a link: waits for knowledge being stored for it and lets no more come; false when there is no such link. */
export async function lockLink(db: Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_link')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function removeLink(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('chat_link').where('id', '=', id).execute()
}

export async function selectTags(db: Tx, id: string): Promise<string[]> {
  const row = await db.selectFrom('chat_link').select('tags').where('id', '=', id).executeTakeFirst()
  return row?.tags ?? []
}

/** A link with its business; texts are the link's own or the business's. */
interface LinkWithBusiness {
  tenant_id: string
  slug: string
  business: string
  email: string | null
  phone: string | null
  website: string | null
  business_channels: Record<ChatLinkChannel, boolean>
  id: string
  tags: string[]
  agent_name: string
  greeting: string | null
  primary_color: string | null
  language: string | null
  channels: ChatLinkChannel[] | null
  inherit_main_kb: boolean
  revoked_at: Date | null
  expires_at: Date | null
  logo_key: string | null
  suggested_questions: string[]
}

/** The link of a token, of any business; one round trip (see migrations/0045_chat_page.sql). */
export async function findByToken(ctx: OpenCtx, hash: Buffer): Promise<LinkWithBusiness | undefined> {
  const { rows } = await sql<LinkWithBusiness>`select * from find_chat_link(${hash})`.execute(ctx.db.kysely)
  return rows[0]
}

export async function addOpens(db: Tx, id: string, times: number, last: Date): Promise<void> {
  await db
    .updateTable('chat_link')
    .set({ use_count: sql`use_count + ${times}`, last_used_at: sql`greatest(last_used_at, ${last})` })
    .where('id', '=', id)
    .execute()
}

/** Links whose label contains this, newest first. */
export const selectLabelled = (
  db: Tx,
  part: string,
  limit: number,
): Promise<{ id: string; label: string; tags: string[] }[]> =>
  db
    .selectFrom('chat_link')
    .select(['id', 'label', 'tags'])
    .where('label', 'ilike', anywhere(part))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
