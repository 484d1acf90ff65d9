import { sql } from 'kysely'
import type { LeadMerge } from '#contract/leads/merges.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface MergeRow extends Omit<LeadMerge, 'at' | 'undone_at' | 'changes'> {
  changes: Record<string, [unknown, unknown]>
  /** Of the timeline: what moved. */
  entries: string[]
  at: Date
  undone_at: Date | null
}

export async function insertMerge(
  db: Tx,
  { changes, ...merge }: Omit<MergeRow, 'undone_at' | 'undone_by'>,
): Promise<void> {
  await db
    .insertInto('lead_merge')
    .values({ ...merge, changes: JSON.stringify(changes) })
    .execute()
}

/** What a lead was merged of, newest first. */
export const selectMerges = (db: Tx, leadId: string): Promise<MergeRow[]> =>
  merges(db).where('lead_id', '=', leadId).orderBy('id', 'desc').execute()

export const selectMerge = (db: Tx, leadId: string, id: string): Promise<MergeRow | undefined> =>
  merges(db).where('lead_id', '=', leadId).where('id', '=', id).executeTakeFirst()

/** One of a lead's merges; locked. */
export const lockMerge = (db: Tx, leadId: string, id: string): Promise<MergeRow | undefined> =>
  merges(db).where('lead_id', '=', leadId).where('id', '=', id).forUpdate().executeTakeFirst()

const merges = (db: Tx) =>
  db
    .selectFrom('lead_merge')
    .select([
      'id',
      'lead_id',
      'merged_lead_id',
      'reason',
      'changes',
      'entries',
      'by',
      'at',
      'undone_at',
      'undone_by',
    ])
    .$castTo<MergeRow>()

export async function markUndone(
  db: Tx,
  id: string,
  undone: { undone_at: Date; undone_by: string | null },
): Promise<void> {
  await db.updateTable('lead_merge').set(undone).where('id', '=', id).execute()
}

/** Gives one lead the past of another, but for what it has had itself. Returns what moved. */
export async function moveEntries(db: Tx, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update lead_entry e set lead_id = ${to}
    where e.lead_id = ${from} and not exists (
      select from lead_entry o
      where o.lead_id = ${to} and o.kind = e.kind and o.record_id = e.record_id)
    returning e.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Gives it back. */
export async function moveBack(db: Tx, entries: string[], from: string, to: string): Promise<void> {
  if (!entries.length) return
  await db
    .updateTable('lead_entry')
    .set({ lead_id: to })
    .where('lead_id', '=', from)
    .where('id', 'in', entries)
    .execute()
}

/** Whoever had become one with `from` has become one with `to`. */
export async function moveMerged(db: Tx, from: string, to: string): Promise<void> {
  await db.updateTable('lead').set({ merged_into: to }).where('merged_into', '=', from).execute()
}
