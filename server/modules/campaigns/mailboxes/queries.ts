import type { Tx } from '#server/db/tenant.ts'

/** A mail of a broadcast that another mail is about. */
interface SentCampaignMail {
  id: string
  to_address: string
  sent_at: Date | null
}

/** Finds a sent mail by our own id or by Message-IDs. */
export async function selectSentMail(
  db: Tx,
  by: { id: string | null; messageIds: string[] },
): Promise<SentCampaignMail | null> {
  if (!by.id && !by.messageIds.length) return null
  const row = await db
    .selectFrom('broadcast_message')
    .select(['id', 'to_address', 'sent_at'])
    .where('channel', '=', 'email')
    .where('to_address', 'is not', null)
    .where(({ or, eb }) =>
      or([
        ...(by.id ? [eb('id', '=', by.id)] : []),
        ...(by.messageIds.length ? [eb('provider_id', 'in', by.messageIds)] : []),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, to_address: row.to_address! } : null
}
