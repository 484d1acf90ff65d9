import type { Insertable, Selectable, Updateable } from 'kysely'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Service } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type ServiceRow = Selectable<Service>

export const insertService = (db: Tx, row: Insertable<Service>): Promise<ServiceRow> =>
  db.insertInto('service').values(row).returningAll().executeTakeFirstOrThrow()

/** Oldest first. */
export const selectServices = (db: Tx, { active = false } = {}): Promise<ServiceRow[]> =>
  services(db, {}, { active })

const services = statement((db, _none: Slots<object>, { active }: { active: boolean }) =>
  db
    .selectFrom('service')
    .selectAll()
    .$if(active, query => query.where('is_active', '=', true))
    .orderBy('id'),
)

export const selectService = (db: Tx, id: string): Promise<ServiceRow | undefined> =>
  db.selectFrom('service').selectAll().where('id', '=', id).executeTakeFirst()

/** Whether the service exists. It cannot be deleted until the transaction ends. */
export async function lockServiceKey(db: Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('service')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

export const updateService = (
  db: Tx,
  id: string,
  changes: Updateable<Service>,
): Promise<ServiceRow | undefined> =>
  db.updateTable('service').set(changes).where('id', '=', id).returningAll().executeTakeFirst()

/** Returns whether it existed. Fails on the foreign key when it was ever booked. */
export async function deleteService(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('service').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
