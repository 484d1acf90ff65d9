import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

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
  from?: Date
  to?: Date
}

export async function insertEntry(db: Tx, entry: EntryRow): Promise<void> {
  await db.insertInto('audit_entry').values(entry).execute()
}

/** A page of entries, newest first, and their total number. */
export async function selectEntries(
  db: Tx,
  filter: Filter,
  page: { limit: number; offset: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const { from, to, ...equal } = filter
  let matching = db.selectFrom('audit_entry')
  for (const column of ['actor_id', 'record_id', 'method', 'route'] as const) {
    const value = equal[column]
    if (value !== undefined) matching = matching.where(column, '=', value)
  }
  if (from) matching = matching.where('at', '>=', from)
  if (to) matching = matching.where('at', '<', to)
  const rows = await matching
    .select(['id', 'at', 'actor_kind', 'actor_id', 'actor_name', 'method', 'route', 'record_id', 'status'])
    .select('request_id')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .$castTo<EntryRow>()
    .execute()
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** Deletes up to `limit` entries older than this. Returns how many. */
export async function deleteBefore(db: Tx, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit_entry where id in (select id from audit_entry where at < ${before} limit ${limit})`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
