import type { Insertable, Selectable } from 'kysely'
import type { SecondFactor } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type SecondFactorRow = Selectable<SecondFactor>

export const findFactor = (tx: Tx, login: string): Promise<SecondFactorRow | undefined> =>
  tx.selectFrom('second_factor').selectAll().where('login_id', '=', login).executeTakeFirst()

/** Replaces an unconfirmed factor. Returns false when a confirmed one exists, which stays. */
export async function putUnconfirmed(tx: Tx, row: Insertable<SecondFactor>): Promise<boolean> {
  const { secret, created_at } = row
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factor')
    .values(row)
    .onConflict(conflict =>
      conflict
        .column('login_id')
        .doUpdateSet({ secret, created_at })
        .where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** Returns whether the factor was unconfirmed before. */
export async function confirmFactor(tx: Tx, login: string, confirmed_at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ confirmed_at })
    .where('login_id', '=', login)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Uses up the code of a time step and of all earlier ones. Returns whether it was unused. */
export async function useStep(tx: Tx, login: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('login_id', '=', login)
    .where(either => either.or([either('last_step', 'is', null), either('last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Deletes the factor and its recovery codes. Returns whether there was one. */
export async function deleteFactor(tx: Tx, login: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('second_factor')
    .where('login_id', '=', login)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export const insertCodes = (tx: Tx, login_id: string, hashes: Buffer[]) =>
  tx
    .insertInto('recovery_code')
    .values(hashes.map(hash => ({ login_id, hash })))
    .execute()

/** Uses up a recovery code. Returns false when it is unknown or used. */
export async function useCode(tx: Tx, login: string, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('login_id', '=', login)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function countUnusedCodes(tx: Tx, login: string): Promise<number> {
  const { left } = await tx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('login_id', '=', login)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
