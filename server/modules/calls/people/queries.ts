import { sql } from 'kysely'
import type { Person } from '#server/core/personal-data.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { CallRow } from '../queries.ts'

/**
 * Calls of this person: with their number, in a conversation that has their address or number, or of their lead.
 */
export async function selectOf(db: Tx, { email, phone }: Person): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select * from call where phone_number = ${phone}
      or conversation_id in (
        select id from conversation where lower(email) = ${email} or phone = ${phone})
      or lead_id in (select id from lead where email = ${email} or phone_key = ${phone})
    order by id for update`.execute(db)
  return rows
}

/** Calls that ended before then. */
export const selectBefore = (
  db: Tx,
  before: Date,
  limit: number,
): Promise<Pick<CallRow, 'id' | 'recording_key' | 'message_key'>[]> =>
  db
    .selectFrom('call')
    .select(['id', 'recording_key', 'message_key'])
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(limit)
    .forUpdate()
    .execute()

export async function deleteCalls(db: Tx, ids: string[]): Promise<void> {
  if (ids.length) await db.deleteFrom('call').where('id', 'in', ids).execute()
}
