import { type Expression, type SqlBool, sql } from 'kysely'
import type { LeadFilter, LeadSort } from '#contract/leads/leads.ts'
import { countUpTo, type Key, type Order, type Window, within } from '#server/db/keyset.ts'
import { matchingSets, type RecordSet } from '#server/db/record-sets.ts'
import { termSets } from '#server/db/search-terms.ts'
import type { Tx } from '#server/db/tenant.ts'
import { conditions, type LeadRow, leads } from './queries.ts'

const byId = { value: sql.ref('id'), type: 'uuid' } as const
/** Ids sort by creation. */
const orders: Record<LeadSort, Order> = {
  newest: { by: [byId], direction: 'desc' },
  oldest: { by: [byId], direction: 'asc' },
  name: { by: [{ value: sql.ref('sort_name'), type: 'text' }, byId], direction: 'asc' },
}

/** A lead with what sorts it by name. */
export type ListedLead = LeadRow & { sort_name: string }

/** The place of a lead in a sorted list. */
export const keyOf = ({ id, sort_name }: ListedLead, sort: LeadSort): Key =>
  sort === 'name' ? [sort_name, id] : [id]

const leadId = 'lead.id'

/** The conditions of a filter, with `q` and `tag` looked up by their words, and of who holds what it asks for. */
export async function wordConditions(
  db: Tx,
  { q, tag, ...filter }: LeadFilter,
  held: RecordSet[],
): Promise<Expression<SqlBool>[]> {
  const words = await termSets(db, 'lead', { q, tag })
  const found = await matchingSets(db, leadId, words && [...words, ...held])
  return [...conditions(filter), ...(found ? [found] : [])]
}

/** The same without the words, for lists that look for `q` anywhere. */
export const plainConditions = (filter: LeadFilter, held: RecordSet[]): Expression<SqlBool>[] => [
  ...conditions(filter),
  ...held.map(({ has }) => has(sql.ref(leadId))),
]

/** The leads of a window of those that match. */
export const selectLeads = (
  db: Tx,
  matching: Expression<SqlBool>[],
  sort: LeadSort,
  window: Window,
): Promise<ListedLead[]> =>
  within(
    leads(db)
      .select('sort_name')
      .where(({ and }) => and(matching)),
    orders[sort],
    window,
  )
    .$castTo<ListedLead>()
    .execute()

/** How many match; counted no further than `most`. */
export const countLeads = (db: Tx, matching: Expression<SqlBool>[], most: number | null): Promise<number> =>
  countUpTo(
    db,
    leads(db)
      .clearSelect()
      .select('id')
      .where(({ and }) => and(matching)),
    most,
  )

/** The tags that people have, as the first of them has it, by the alphabet. Each tag is looked up, however many have it. */
export async function selectTags(db: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive found (term, place) as (
      (select term, 1 from search_term where kind = 'lead' and term >= '#' and term < '$' order by term limit 1)
      union all
      select next.term, place + 1 from found, lateral (
        select t.term from search_term t where t.kind = 'lead' and t.term > found.term and t.term < '$'
        order by t.term limit 1
      ) next where place < ${limit}
    )
    select own.tag from found, lateral (
      select tag from search_term t join lead l on l.id = t.record_id, unnest(l.tags) tag
      where t.kind = 'lead' and t.term = found.term and '#' || lower(tag) = found.term and l.merged_into is null
      order by t.record_id limit 1
    ) own
    order by term`.execute(db)
  return rows.map(({ tag }) => tag)
}
