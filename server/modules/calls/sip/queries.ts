import type { Tx } from '#server/db/tenant.ts'

/** Promises to hold these calls until then. Only for `crossTenant`. */
export async function prolong(db: Tx, ids: string[], until: Date): Promise<void> {
  await db.updateTable('call').set({ alive_until: until }).where('id', 'in', ids).execute()
}

/** Calls over the trunk that no process holds any more. Only for `crossTenant`. */
export const selectAbandoned = (
  db: Tx,
  { now, dialedBefore, limit }: { now: Date; dialedBefore: Date; limit: number },
): Promise<{ tenant_id: string; id: string }[]> =>
  db
    .selectFrom('call')
    .select(['tenant_id', 'id'])
    .where('carrier', '=', 'sip')
    .where('ended_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('alive_until', '<', now),
        // Its process died before it promised anything.
        eb('alive_until', 'is', null).and(
          eb(
            eb.fn.coalesce(
              'dialed_at',
              eb.case().when('direction', '=', 'inbound').then(eb.ref('created_at')).end(),
            ),
            '<',
            dialedBefore,
          ),
        ),
      ]),
    )
    .limit(limit)
    .execute()
