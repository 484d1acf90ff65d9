import { sql } from 'kysely'
import type { Erasure } from '#contract/privacy/people.ts'
import { countUpTo, type Order, type Window, within } from '#server/db/keyset.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface ErasureRow extends Pick<Erasure, 'erased' | 'kept'> {
  id: string
  at: Date
  actor_kind: 'member' | 'key'
  actor_id: string
  actor_name: string | null
  email_hash: Buffer | null
  phone_hash: Buffer | null
}

/** By whom an erasure is looked for; either may match. Both null: every erasure. */
export type Hashes = Pick<ErasureRow, 'email_hash' | 'phone_hash'>

export async function insertErasure(db: Tx, { erased, kept, ...row }: ErasureRow): Promise<void> {
  await db
    .insertInto('erasure')
    .values({ ...row, erased: JSON.stringify(erased), kept: JSON.stringify(kept) })
    .execute()
}

const newest: Order = { by: [{ value: sql.ref('id'), type: 'uuid' }], direction: 'desc' }

/** The erasures in a window, newest first. */
export const selectErasures = (db: Tx, of: Hashes, window: Window): Promise<ErasureRow[]> =>
  within(matching(db, of), newest, window).selectAll().$castTo<ErasureRow>().execute()

/** How many there are; counted no further than `most`. */
export const countErasures = (db: Tx, of: Hashes, most: number | null): Promise<number> =>
  countUpTo(db, matching(db, of).select('id'), most)

function matching(db: Tx, { email_hash, phone_hash }: Hashes) {
  const all = db.selectFrom('erasure')
  if (!email_hash && !phone_hash) return all
  return all.where(({ or, eb }) =>
    or([
      ...(email_hash ? [eb('email_hash', '=', email_hash)] : []),
      ...(phone_hash ? [eb('phone_hash', '=', phone_hash)] : []),
    ]),
  )
}
