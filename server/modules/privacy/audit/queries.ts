import { sql } from 'kysely'
import { countUpTo, type Order, type Window, within } from '#server/db/keyset.ts'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Tx } from '#server/db/tenant.ts'
import { storedName } from '#server/modules/accounts/actors/actors.ts'

export interface EntryRow {
  id: string
  at: Date
  actor_kind: 'member' | 'key'
  actor_id: string
  actor_name: string | null
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  route: string
  record_id: string | null
  status: number
  request_id: string
}

export interface Filter {
  actor_id?: string
  record_id?: string
  method?: string
  route?: string
  area?: string
  from?: Date
  to?: Date
}

/** With the name that its actor has now. */
export const insertEntry = statement(
  (db, entry: Slots<Omit<EntryRow, 'actor_name' | 'actor_kind'>>, actor_kind: EntryRow['actor_kind']) =>
    db
      .insertInto('audit_entry')
      .values({ ...entry, actor_kind, actor_name: storedName(actor_kind, entry.actor_id) }),
)

/** Newest first. */
const newest: Order = { by: [{ value: sql.ref('id'), type: 'uuid' }], direction: 'desc' }

/** The entries in a window of those that match, newest first. */
export const selectEntries = (db: Tx, filter: Filter, window: Window): Promise<EntryRow[]> =>
  within(matching(db, filter), newest, window)
    .select(['id', 'at', 'actor_kind', 'actor_id', 'actor_name', 'method', 'route', 'record_id', 'status'])
    .select('request_id')
    .$castTo<EntryRow>()
    .execute()

/** How many match; counted no further than `most`. */
export const countEntries = (db: Tx, filter: Filter, most: number | null): Promise<number> =>
  countUpTo(db, matching(db, filter).select('id'), most)

function matching(db: Tx, { from, to, area, ...equal }: Filter) {
  let query = db.selectFrom('audit_entry')
  for (const column of ['actor_id', 'record_id', 'method', 'route'] as const) {
    const value = equal[column]
    if (value !== undefined) query = query.where(column, '=', value)
  }
  // The area holds letters and hyphens alone, so that it is no pattern.
  if (area) query = query.where(sql<boolean>`(route = ${`/${area}`} or route like ${`/${area}/%`})`)
  if (from) query = query.where('at', '>=', from)
  if (to) query = query.where('at', '<', to)
  return query
}

/** Deletes up to `limit` entries older than this. Returns how many. */
export async function deleteBefore(db: Tx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_entry where id in (select id from audit_entry where at < ${before} limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
