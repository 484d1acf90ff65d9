import type { Static } from 'typebox'
import type { AuditEntry, AuditFilter, AuditList, AuditPage } from '#contract/privacy/audit.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Retained } from '#server/core/personal-data.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Window } from '#server/db/keyset.ts'
import type { CsvRow } from '#server/http/csv.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid } from '#server/http/problem.ts'
import type { WriteAuditEntry } from '#server/http/request/audit.ts'
import { readPage } from '#server/http/request/cursors.ts'
import * as rows from './queries.ts'

/** Writes an entry of the audit log. */
export const writeAuditEntry: WriteAuditEntry = async (ctx, { method, route, recordId, status }) => {
  const { actor } = ctx
  if (actor.kind !== 'member' && actor.kind !== 'key') return
  const entry = {
    id: ctx.id(),
    at: ctx.now(),
    actor_id: actor.id,
    method: method as rows.EntryRow['method'],
    route,
    record_id: recordId,
    status,
    request_id: ctx.requestId,
  }
  await ctx.tx((db, last) => last(() => rows.insertEntry(db, entry, actor.kind)))
}

/** Entries from the moment `from` until before `to`, newest first. 422. */
export async function listDeeds(
  ctx: Ctx,
  { limit, offset, cursor, ...filter }: AuditPage,
): Promise<Static<typeof AuditList>> {
  const matching = readFilter(filter)
  if (!matching) return { entries: [], next: null, total: 0, total_capped: false }
  return ctx.tx(async db => {
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'audit',
        sort: 'newest',
        filter,
        select: window => rows.selectEntries(db, matching, window),
        keyOf: ({ id }) => [id],
        count: most => rows.countEntries(db, matching, most),
      },
      { limit, offset, cursor },
    )
    return { entries: found.map(show), ...end }
  })
}

const columns = [
  'at',
  'actor_kind',
  'actor_name',
  'actor_id',
  'method',
  'route',
  'record_id',
  'status',
  'request_id',
] as const

/** Entries that are read at once, which limits the memory used. */
const batch = 1_000

/** The same entries as a table: its head, and its rows in batches. 422. */
export function tableOf(ctx: Ctx, filter: AuditFilter): { head: CsvRow; rows: AsyncGenerator<CsvRow[]> } {
  return { head: columns, rows: rowsOf(ctx, readFilter(filter)) }
}

async function* rowsOf(ctx: Ctx, matching: rows.Filter | null): AsyncGenerator<CsvRow[]> {
  for (let after: [string] | null = null; matching; ) {
    const window: Window = { after, limit: batch, offset: 0 }
    const found = await ctx.tx(db => rows.selectEntries(db, matching, window))
    yield found.map(row => columns.map(name => (name === 'at' ? row.at.toISOString() : row[name])))
    if (found.length < batch) return
    after = [found.at(-1)!.id]
  }
}

/** Null where nothing can match: a malformed id is treated like an unknown one. 422. */
function readFilter({ from, to, ...equal }: AuditFilter): rows.Filter | null {
  if ([equal.actor_id, equal.record_id].some(id => id !== undefined && !isRecordId(id))) return null
  return { ...equal, from: from ? moment(from, 'from') : undefined, to: to ? moment(to, 'to') : undefined }
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
