import type { Static } from 'typebox'
import type { AuditEntry, AuditFilter, AuditList } from '#contract/privacy/audit.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Retained } from '#server/core/personal-data.ts'
import { isRecordId } from '#server/core/record-id.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid } from '#server/http/problem.ts'
import type { WriteAuditEntry } from '#server/http/request/audit.ts'
import { readPage } from '#server/http/request/cursors.ts'
import { actorName } from '#server/modules/accounts/actors/actors.ts'
import * as rows from './queries.ts'

/** Writes an entry of the audit log. */
export const writeAuditEntry: WriteAuditEntry = (ctx, { method, route, recordId, status }) =>
  ctx.tx(async db => {
    const { actor } = ctx
    if (actor.kind !== 'member' && actor.kind !== 'key') return
    await rows.insertEntry(db, {
      id: ctx.id(),
      at: ctx.now(),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: await actorName(ctx),
      method: method as rows.EntryRow['method'],
      route,
      record_id: recordId,
      status,
      request_id: ctx.requestId,
    })
  })

/** Entries from the moment `from` until before `to`, newest first. */
export async function listDeeds(ctx: Ctx, filter: AuditFilter): Promise<Static<typeof AuditList>> {
  const { limit, offset, cursor, from, to, ...equal } = filter
  // A malformed id is treated like an unknown one: it has no entries.
  if ([filter.actor_id, filter.record_id].some(id => id !== undefined && !isRecordId(id)))
    return { entries: [], next: null, total: 0, total_capped: false }
  const between = { from: from ? moment(from, 'from') : undefined, to: to ? moment(to, 'to') : undefined }
  const matching = { ...equal, ...between }
  return ctx.tx(async db => {
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'audit',
        sort: 'newest',
        filter: { ...equal, from, to },
        select: window => rows.selectEntries(db, matching, window),
        keyOf: ({ id }) => [id],
        count: most => rows.countEntries(db, matching, most),
      },
      { limit, offset, cursor },
    )
    return { entries: found.map(show), ...end }
  })
}

function moment(text: string, name: string): Date {
  const read = readMoment(text)
  if (!read) throw invalid(['query', name], 'Input should be an ISO 8601 date and time', 'datetime_parsing')
  return read
}

const show = ({
  actor_kind: kind,
  actor_id: id,
  actor_name: name,
  at,
  ...row
}: rows.EntryRow): AuditEntry => ({
  ...row,
  at: at.toISOString(),
  actor: { kind, id, name },
})

/** The log names members and keys, but all other people only by record ids, so we don't search it for people. */
export const retainedAuditEntries: Retained = {
  setting: 'audit_days',
  forgetBefore: (ctx, before, limit) => ctx.tx(db => rows.deleteBefore(db, before, limit)),
}
