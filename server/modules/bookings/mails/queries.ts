import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export type MailKind = 'confirmation' | 'change' | 'cancellation' | 'reminder'

export interface MailKey {
  bookingId: string
  kind: MailKind
  sequence: number
}

/**
 * Claims a mail until `until`, so that nobody else sends it; the claim of a process that died ends then. `busy` is the
 * end of another process's claim.
 */
export async function claimMail(
  db: Tx,
  { bookingId, kind, sequence }: MailKey,
  { now, until }: { now: Date; until: Date },
): Promise<'claimed' | 'sent' | { busy: Date }> {
  const { rows } = await sql`
    insert into booking_mail (booking_id, kind, sequence, claimed_until)
    values (${bookingId}, ${kind}, ${sequence}, ${until})
    on conflict (tenant_id, booking_id, kind, sequence) do update set claimed_until = ${until}
      where booking_mail.sent_at is null and booking_mail.claimed_until <= ${now}
    returning 1`.execute(db)
  if (rows.length) return 'claimed'
  const known = await db
    .selectFrom('booking_mail')
    .select(['sent_at', 'claimed_until'])
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('sequence', '=', sequence)
    .executeTakeFirstOrThrow()
  return known.sent_at ? 'sent' : { busy: known.claimed_until }
}

/** It has gone out. */
export async function markMailSent(
  db: Tx,
  key: MailKey,
  sent: { at: Date; messageId: string },
): Promise<void> {
  await matching(db, key).set({ sent_at: sent.at, message_id: sent.messageId }).execute()
}

/** It has not, and may be tried again at once. */
export async function releaseMail(db: Tx, key: MailKey, now: Date): Promise<void> {
  await matching(db, key).set({ claimed_until: now }).where('sent_at', 'is', null).execute()
}

const matching = (db: Tx, { bookingId, kind, sequence }: MailKey) =>
  db
    .updateTable('booking_mail')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', kind)
    .where('sequence', '=', sequence)
