import type { Tx } from '#server/db/tenant.ts'

export type ReportKind = 'summary' | 'quality' | 'notices'

interface ReportRow {
  report: unknown
  generated_at: Date
}

export const selectReport = (db: Tx, kind: ReportKind): Promise<ReportRow | undefined> =>
  db
    .selectFrom('knowledge_report')
    .select(['report', 'generated_at'])
    .where('kind', '=', kind)
    .executeTakeFirst()

export async function upsertReport(
  db: Tx,
  { kind, report, at }: { kind: ReportKind; report: object; at: Date },
): Promise<void> {
  const columns = { report: JSON.stringify(report), generated_at: at, refreshing_at: null }
  await db
    .insertInto('knowledge_report')
    .values({ kind, ...columns })
    .onConflict(conflict => conflict.columns(['tenant_id', 'kind']).doUpdateSet(columns))
    .execute()
}

export async function deleteReport(db: Tx, kind: ReportKind): Promise<void> {
  await db.deleteFrom('knowledge_report').where('kind', '=', kind).execute()
}

/** Claims the making of a new report, unless somebody claimed it since `before`. Returns whether it is claimed now. */
export async function claimRefresh(
  db: Tx,
  kind: ReportKind,
  { at, before }: { at: Date; before: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('knowledge_report')
    .set({ refreshing_at: at })
    .where('kind', '=', kind)
    .where(({ eb, or }) => or([eb('refreshing_at', 'is', null), eb('refreshing_at', '<', before)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
