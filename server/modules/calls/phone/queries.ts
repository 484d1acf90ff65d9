import type { Tx } from '#server/db/tenant.ts'
import type { CallRow } from '../queries.ts'

/** The business that last called this number from ours. Only for `crossTenant`. */
export async function selectTenantThatCalled(
  db: Tx,
  call: { phone: string; ours: string; since: Date },
): Promise<string | null> {
  const row = await db
    .selectFrom('call')
    .select('tenant_id')
    .where('phone_number', '=', call.phone)
    .where('our_number', '=', call.ours)
    .where('direction', '=', 'outbound')
    .where('created_at', '>', call.since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/** The business of a call, by the carrier's id. Only for `crossTenant`. */
export async function selectTenantOfCall(db: Tx, providerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('call')
    .select('tenant_id')
    .where('provider_id', '=', providerId)
    .limit(1)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/**
 * Calls that should have ended by now: they were hung up before `hungUpBefore`, or could begin before `begunBefore` and were
 * not looked at since `askedBefore`. Only for `crossTenant`.
 */
export const selectStuck = (
  db: Tx,
  {
    begunBefore,
    askedBefore,
    hungUpBefore,
    limit,
  }: {
    begunBefore: Date
    askedBefore: Date
    hungUpBefore: Date
    limit: number
  },
): Promise<Pick<CallRow, 'tenant_id' | 'id'>[]> =>
  db
    .selectFrom('call')
    .select(['tenant_id', 'id'])
    .where('ended_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('hung_up_at', '<', hungUpBefore),
        eb(eb.fn.coalesce('held_until', 'created_at'), '<', begunBefore).and(
          eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', askedBefore)]),
        ),
      ]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** When the last turn of a call ended, in milliseconds since it was answered; null when nobody spoke. */
export async function selectLastSaid(db: Tx, callId: string): Promise<number | null> {
  const row = await db
    .selectFrom('call_turn')
    .select(({ fn }) => fn.max('ended_ms').as('ended_ms'))
    .where('call_id', '=', callId)
    .executeTakeFirst()
  return row?.ended_ms ?? null
}

/** The carrier's ids of our newest calls to a number, at most 100. */
export async function selectKnownIds(db: Tx, phone: string): Promise<string[]> {
  const rows = await db
    .selectFrom('call')
    .select('provider_id')
    .where('phone_number', '=', phone)
    .where('provider_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  return rows.map(row => row.provider_id!)
}
