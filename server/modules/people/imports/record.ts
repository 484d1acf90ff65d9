import type { PeopleImport } from '#contract/people/imports.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { noteChange } from '#server/jobs/changes.ts'
import * as rows from './queries.ts'

export const day = 24 * 3_600_000

/** 404; 409 once the import is started. */
export async function lockDraft(db: Tx, id: string): Promise<rows.ImportRecord> {
  const record = await rows.lockImport(db, id)
  if (!record) throw notFound('Import')
  if (record.status !== 'draft') throw new Problem(409, 'This import is started already.')
  return record
}

export const noteImport = (ctx: Ctx, db: Tx, id: string): Promise<void> =>
  noteChange(ctx, db, { topic: 'lead', id, kind: 'import' })

export const undoUntil = ({ created_at, status }: rows.ImportRecord): Date | null =>
  status === 'done' ? new Date(created_at.getTime() + day) : null

export function showImport(ctx: Ctx, { started_by: _, ...record }: rows.ImportRecord): PeopleImport {
  const until = undoUntil(record as rows.ImportRecord)
  return {
    ...record,
    created_at: record.created_at.toISOString(),
    finished_at: record.finished_at?.toISOString() ?? null,
    undo_until: until && until > ctx.now() ? until.toISOString() : null,
  }
}
