import type { Tx } from '#server/db/tenant.ts'
import type { CallRow } from '../queries.ts'

/** The business that last had a number called from ours. Only for `across`. */
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

/** The business of a call, by the carrier's id. Only for `across`. */
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
 * Calls that should have ended, or been heard of, by now: hung up before `hungUpBefore`, or begun before `begunBefore` and
 * not looked at since `askedBefore`. Only for `across`.
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
        eb('created_at', '<', begunBefore).and(
          eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', askedBefore)]),
        ),
      ]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** When the last turn of a call was over, in milliseconds since it was answered; null when nobody said anything. */
export async function selectLastSaid(db: Tx, callId: string): Promise<number | null> {
  const row = await db
    .selectFrom('call_turn')
    .select(({ fn }) => fn.max('ended_ms').as('ended_ms'))
    .where('call_id', '=', callId)
    .executeTakeFirst()
  return row?.ended_ms ?? null
}

/** What the carrier calls the newest calls to a number that we know of. */
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
