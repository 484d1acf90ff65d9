import type { WriteUp } from '#contract/questionnaires/result.ts'
import type { Tx } from '#server/db/tenant.ts'

interface WriteUpRow {
  state: 'waiting' | 'written' | 'failed'
  body: WriteUp
}

export const selectWriteUp = (db: Tx, link: string): Promise<WriteUpRow | undefined> =>
  db
    .selectFrom('write_up')
    .select(['state', 'body'])
    .where('link_id', '=', link)
    .executeTakeFirst() as unknown as Promise<WriteUpRow | undefined>

/** Replaces the write-up that was there. */
export async function saveWriteUp(
  db: Tx,
  link: string,
  { state, body, now }: WriteUpRow & { now: Date },
): Promise<void> {
  const row = { state, body: JSON.stringify(body), updated_at: now }
  await db
    .insertInto('write_up')
    .values({ link_id: link, ...row })
    .onConflict(conflict => conflict.columns(['tenant_id', 'link_id']).doUpdateSet(row))
    .execute()
}
