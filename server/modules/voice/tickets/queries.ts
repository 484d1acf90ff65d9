import { type Insertable, sql } from 'kysely'
import type { VoiceTicket } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export async function insertTicket(tx: Tx, row: Insertable<VoiceTicket>): Promise<void> {
  await tx.insertInto('voice_ticket').values(row).execute()
}

/** Skips those that another transaction has locked, so that two sweeps never wait for each other. */
export async function deleteExpired(tx: Tx, now: Date, limit: number): Promise<void> {
  await tx
    .deleteFrom('voice_ticket')
    .where('hash', 'in', within =>
      within
        .selectFrom('voice_ticket')
        .select('hash')
        .where('tenant_id', '=', sql<string>`current_setting('app.tenant')::uuid`)
        .where('expires_at', '<', now)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Deletes the row and returns it, so that one of several sockets gets it. */
export const takeTicket = (
  tx: Tx,
  hash: Buffer,
  purpose: string,
): Promise<{ tenant_id: string; subject: string; expires_at: Date } | undefined> =>
  tx
    .deleteFrom('voice_ticket')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .returning(['tenant_id', 'subject', 'expires_at'])
    .executeTakeFirst()
