import type { Tx } from '#server/db/tenant.ts'

/** Recordings and messages of calls that ended before then. Only for `crossTenant`. */
export const selectOldRecordings = (
  db: Tx,
  before: Date,
  limit: number,
): Promise<{ tenant_id: string; id: string; recording_key: string | null; message_key: string | null }[]> =>
  db
    .selectFrom('call')
    .select(['tenant_id', 'id', 'recording_key', 'message_key'])
    .where(eb => eb.or([eb('recording_key', 'is not', null), eb('message_key', 'is not', null)]))
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(limit)
    .execute()

/** Keeps the recording of a call. False when the call is gone, or has one already. */
export async function keepRecording(
  db: Tx,
  callId: string,
  recording: { recording_key: string; recording_bytes: number },
): Promise<boolean> {
  const result = await db
    .updateTable('call')
    .set(recording)
    .where('id', '=', callId)
    .where('recording_key', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
