import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { ChatLinkFigures } from '#contract/chat-links/chat-links.ts'
import type { Tx } from '#server/db/tenant.ts'

/**
 * What came of each link since a moment, by conversations that began since then. One statement over the tables of two other
 * modules: a query for each link would be hundreds of round trips.
 */
export async function selectFigures(db: Tx, since: Date): Promise<Static<typeof ChatLinkFigures>[]> {
  const { rows } = await sql<Static<typeof ChatLinkFigures>>`
    select c.link_id, count(*)::int as conversations,
      (sum(m.right_ones)::float8 / nullif(sum(m.judged), 0)) as answered, coalesce(sum(l.leads), 0)::int as leads
    from conversation c
    join chat_link k on k.tenant_id = c.tenant_id and k.id = c.link_id
    cross join lateral (
      select count(*) filter (where answered) as right_ones, count(answered) as judged
      from message m where m.tenant_id = c.tenant_id and m.conversation_id = c.id and m.answered is not null
    ) m
    cross join lateral (
      select count(*) as leads from lead l
      where l.tenant_id = c.tenant_id and l.conversation_id = c.id and l.merged_into is null
    ) l
    where c.started_at >= ${since}
    group by c.link_id order by conversations desc, c.link_id`.execute(db)
  return rows
}
