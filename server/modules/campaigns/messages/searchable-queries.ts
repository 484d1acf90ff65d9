import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import { type Filter, filtered } from './queries.ts'

/** The fields of a message by which the log finds it. */
export interface SearchableMessage {
  id: string
  name: string | null
  email: string | null
  phone: string | null
}

/** These messages, with the fields by which they are found. */
export const selectSearchableOf = (db: Tx, ids: string[]): Promise<SearchableMessage[]> =>
  findable(db, sql`select * from broadcast_message where id = any(${ids}::uuid[])`)

/** The newest messages before one of them. */
export const selectSearchable = (
  db: Tx,
  before: string | null,
  filter: Filter,
  limit: number,
): Promise<SearchableMessage[]> =>
  findable(
    db,
    sql`select * from broadcast_message m where ${before ? sql`m.id < ${before}` : sql`true`} ${filtered(filter)}
      order by m.id desc limit ${limit}`,
  )

async function findable(db: Tx, messages: ReturnType<typeof sql>): Promise<SearchableMessage[]> {
  const { rows } = await sql<SearchableMessage>`
    select m.id, m.name, coalesce(c.email, case when m.channel = 'email' then m.to_address end) as email,
      coalesce(c.phone, case when m.channel <> 'email' then m.to_address end) as phone
    from (${messages}) m left join contact c on c.id = m.contact_id order by m.id desc`.execute(db)
  return rows
}
