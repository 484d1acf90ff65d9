import { sql } from 'kysely'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'

/** How somebody is known: an address in lower case, a number as `phoneKey` gives it. */
export interface Known {
  email: string | null
  phone_key: string | null
}

/**
 * The leads that details would be added to, in the order of `people`; null where they would make a new one. It promises
 * nothing: only `capture`, which locks the person, knows in the end.
 */
export const matchLeads = (ctx: Ctx, people: Known[]): Promise<(string | null)[]> =>
  ctx.tx(db => selectMatches(db, people))

async function selectMatches(db: Tx, people: Known[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(
      (select coalesce(l.merged_into, l.id) from lead l where l.email = p.email
        and l.merged_into is distinct from l.id order by l.merged_into nulls first limit 1),
      (select coalesce(l.merged_into, l.id) from lead l where l.phone_key = p.phone_key
        and l.merged_into is distinct from l.id
        and (p.email is null or (l.merged_into is null and l.email is null))
        order by l.merged_into nulls first, l.updated_at desc, l.id desc limit 1)
    ) as id
    from jsonb_to_recordset(${JSON.stringify(people.map((each, place) => ({ ...each, place })))}::jsonb)
      p (place int, email text, phone_key text)
    order by p.place`.execute(db)
  return rows.map(({ id }) => id)
}
