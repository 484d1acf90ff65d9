import { type RawBuilder, sql } from 'kysely'
import type { ChangeNote } from '#contract/changes/events.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'

/** A change, and the transaction that wrote it, in the order in which transactions began. */
export interface NotedChange extends ChangeNote {
  tx: number
}

/** What could be seen at a moment: PostgreSQL's `pg_snapshot`, as text. */
export type Snapshot = string

export interface Read {
  snapshot: Snapshot
  /** All transactions before this one had ended, so whoever has read this far may go on from here. */
  sequence: number
  changes: NotedChange[]
}

/** Changes beyond this number are not told one by one: everything is read anew. */
export const mostChanges = 1_000

/** What could not be seen at that snapshot, or, without one, nothing yet; one more than `mostChanges` at most. */
export async function readSince(ctx: Ctx, since: Snapshot | null): Promise<Read> {
  const seen = sql`${since}::pg_snapshot`
  const unseen =
    since === null
      ? sql`false`
      : sql`tx >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(tx, ${seen})`
  const { rows } = await ctx.read(db =>
    sql<Read>`
      select pg_current_snapshot()::text as snapshot, pg_snapshot_xmin(pg_current_snapshot())::text::bigint as sequence,
        coalesce((select json_agg(${noted}) from (select * from change where ${unseen}
          order by tx, id limit ${mostChanges + 1}) c), '[]') as changes`.execute(db),
  )
  return rows[0]!
}

const noted = sql`json_build_object('tx', tx::text::bigint, 'topic', topic, 'id', record_id, 'kind', kind, 'by', member_id)`

/** What was written from that transaction on and could be seen at the snapshot; one more than `mostChanges` at most. */
export async function selectMissed(db: Tx, after: number, seen: Snapshot): Promise<NotedChange[]> {
  const { rows } = await sql<NotedChange>`
    select tx::text::bigint as tx, topic, record_id as id, kind, member_id as by from change
    where tx >= ${xid(after)} and pg_visible_in_snapshot(tx, ${seen}::pg_snapshot)
    order by tx, id limit ${mostChanges + 1}`.execute(db)
  return rows
}

/** Whether changes since that transaction may have been forgotten. For all tenants. */
export async function isForgotten(db: Tx, after: number): Promise<boolean> {
  const { rows } = await sql<{ forgotten: boolean }>`
    select tx >= ${xid(after)} as forgotten from change_floor`.execute(db)
  return rows[0]!.forgotten
}

const xid = (tx: number): RawBuilder<unknown> => sql`${String(tx)}::xid8`
