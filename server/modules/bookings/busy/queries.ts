import type { Tx } from '#server/db/tenant.ts'

/** The events of connected calendars that lie within [from, to) in part, and the names of these calendars. */
export const selectBusy = (
  db: Tx,
  from: Date,
  to: Date,
): Promise<{ starts_at: Date; ends_at: Date; name: string }[]> =>
  db
    .selectFrom('calendar_busy as b')
    .innerJoin('calendar as c', join =>
      join.onRef('c.tenant_id', '=', 'b.tenant_id').onRef('c.id', '=', 'b.calendar_id'),
    )
    .select(['b.starts_at', 'b.ends_at', 'c.name'])
    .where('b.ends_at', '>', from)
    .where('b.starts_at', '<', to)
    .orderBy('b.starts_at')
    .execute()
