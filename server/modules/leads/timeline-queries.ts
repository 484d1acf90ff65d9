import type { LeadEntry } from '#contract/leads/leads.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface TimelineRow extends Omit<LeadEntry, 'at'> {
  at: Date
}

/** Adds a timeline entry; one record appears once. */
export async function insertEntry(db: Tx, entry: TimelineRow & { lead_id: string }): Promise<void> {
  const changes = entry.changes && JSON.stringify(entry.changes)
  await db
    .insertInto('lead_entry')
    .values({ ...entry, changes })
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'kind', 'record_id', 'lead_id'])
        .where('record_id', 'is not', null)
        .doNothing(),
    )
    .execute()
}

/** The timeline, newest first, and its length. */
export async function selectEntries(
  db: Tx,
  leadId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: TimelineRow[]; total: number }> {
  const of = db.selectFrom('lead_entry').where('lead_id', '=', leadId)
  const rows = await of
    .select(['id', 'kind', 'record_id', 'changes', 'by', 'at'])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .$castTo<TimelineRow>()
    .execute()
  const { total } = await of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** The records of one kind on a lead's timeline. */
export async function selectRecords(db: Tx, leadId: string, kind: LeadEntry['kind']): Promise<string[]> {
  const found = await db
    .selectFrom('lead_entry')
    .select('record_id')
    .where('lead_id', '=', leadId)
    .where('kind', '=', kind)
    .where('record_id', 'is not', null)
    .execute()
  return found.map(({ record_id }) => record_id!)
}
