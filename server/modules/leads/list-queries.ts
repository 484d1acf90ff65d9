import { type Expression, type SqlBool, sql } from 'kysely'
import type { LeadFilter, LeadSort } from '#contract/leads/leads.ts'
import { countUpTo, type Key, type Order, type Window, within } from '#server/db/keyset.ts'
import { matchingTerms } from '#server/db/search-terms.ts'
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

/** The conditions of a filter, with `q` and `tag` looked up by their words. */
export async function wordConditions(
  db: Tx,
  { q, tag, ...filter }: LeadFilter,
): Promise<Expression<SqlBool>[]> {
  const words = await matchingTerms(db, 'lead', 'lead.id', { q, tag })
  return [...conditions(filter), ...(words ? [words] : [])]
}

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
