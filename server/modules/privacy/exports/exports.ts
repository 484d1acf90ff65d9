import type { BusinessExport } from '#contract/privacy/exports.ts'
import type { Ctx } from '#server/core/context.ts'
import type { PersonalDataStore } from '#server/core/personal-data.ts'
import type { RangedFile } from '#server/http/files/serve-ranges.ts'
import { storedRecording } from '#server/http/files/stored-recording.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import { writeAuditEntry } from '../audit/audit.ts'
import { blobKey, dropExports, keptMs, makeExport } from './jobs.ts'
import * as rows from './queries.ts'

/** Starts to put all data of the business into a file. 409 while another one is made. */
export const startExport = (
  ctx: Ctx,
  { recordings = false }: { recordings?: boolean },
): Promise<BusinessExport> =>
  ctx.tx(async db => {
    const row: rows.ExportRow = {
      id: ctx.id(),
      status: 'queued',
      recordings,
      total: null,
      done: 0,
      bytes: null,
      reason: null,
      started_by: await actorName(ctx),
      created_at: ctx.now(),
      finished_at: null,
    }
    if (!(await rows.insertExport(db, row)))
      throw new Problem(409, 'A file is being made already. Wait until it is done.')
    await ctx.enqueue(makeExport, { id: row.id })
    return show(ctx, row)
  })

/** The exports of the last day, newest first. */
export const listExports = async (ctx: Ctx): Promise<{ exports: BusinessExport[] }> => ({
  exports: (await ctx.tx(rows.selectExports)).map(row => show(ctx, row)),
})

/** 404. */
export const getExport = async (ctx: Ctx, id: string): Promise<BusinessExport> =>
  show(ctx, await existing(ctx, id))

/** The file, noted in the audit log; 404 without one, or after a day. */
export async function takeExport(ctx: Ctx, id: string): Promise<RangedFile> {
  const row = await existing(ctx, id)
  if (!expiresAt(ctx, row)) throw notFound('Export')
  await writeAuditEntry(ctx, {
    method: 'POST',
    route: '/account/exports/:id/file',
    recordId: id,
    status: 200,
  })
  return storedRecording(ctx, {
    key: blobKey(ctx.tenant, id),
    bytes: row.bytes!,
    mediaType: 'application/zip',
  })
}

/** Deletes an export with its file, also one that is being made. 404. */
export async function removeExport(ctx: Ctx, id: string): Promise<void> {
  await existing(ctx, id)
  await ctx.tx(async db => {
    await rows.deleteExport(db, id)
    await ctx.enqueue(dropExports, { ids: [id] })
  })
}

/** A file may hold somebody who is erased: no export outlives an erasure. */
export const exportPersonalData: PersonalDataStore = {
  exportPerson: async () => ({}),
  erasePerson: ctx =>
    ctx.tx(async db => {
      const ids = await rows.failAll(db, 'erased', ctx.now())
      if (ids.length) await ctx.enqueue(dropExports, { ids })
      return { erased: {} }
    }),
}

async function existing(ctx: Ctx, id: string): Promise<rows.ExportRow> {
  const row = await ctx.tx(db => rows.selectExport(db, id))
  if (!row) throw notFound('Export')
  return row
}

function expiresAt(ctx: Ctx, { status, created_at }: rows.ExportRow): Date | null {
  const until = new Date(created_at.getTime() + keptMs)
  return status === 'done' && until > ctx.now() ? until : null
}

const show = (ctx: Ctx, row: rows.ExportRow): BusinessExport => ({
  ...row,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  expires_at: expiresAt(ctx, row)?.toISOString() ?? null,
})
