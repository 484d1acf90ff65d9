import { sql } from 'kysely'
import type { LeadPair } from '#contract/leads/duplicates.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface PairRow {
  one_id: string
  other_id: string
  reason: LeadPair['reason']
  total: number
}

/**
 * Pairs that look like one person, the newest first. Of those who share something each is paired with the oldest, so that
 * a number of a hundred people makes 99 pairs. Who shares a name of two words counts as long as nothing of theirs
 * contradicts it: one has no address, or both addresses begin alike.
 */
export const selectPairs = async (
  db: Tx,
  { limit, offset }: { limit: number; offset: number },
): Promise<PairRow[]> =>
  (
    await sql<PairRow>`
      with known as (
        select id, phone_key, email, nullif(regexp_replace(trim(sort_name), '\\s+', ' ', 'g'), '') as called
        from lead where merged_into is null
      ), by_number as (
        select first_value(id) over (partition by phone_key order by id) as one_id, id as other_id
        from known where phone_key is not null
      ), by_name as (
        select first_value(id) over same as one_id, id as other_id,
          first_value(email) over same as one_email, email as other_email,
          first_value(phone_key) over same as one_key, phone_key as other_key
        from known where called like '% %'
        window same as (partition by called order by id)
      ), pair as (
        select one_id, other_id, 'same_number' as reason from by_number where one_id <> other_id
        union all
        select one_id, other_id, 'same_name' from by_name
        where one_id <> other_id and (
          split_part(one_email, '@', 1) = split_part(other_email, '@', 1)
          or ((one_email is null or other_email is null) and (one_key is null or other_key is null))
        )
      ), found as (
        select distinct on (one_id, other_id) * from pair p
        where not exists (
          select from lead_distinction d where d.one_id = p.one_id and d.other_id = p.other_id
        )
        order by one_id, other_id, reason desc
      )
      select *, (count(*) over ())::int as total from found
      order by other_id desc, one_id desc limit ${limit} offset ${offset}`.execute(db)
  ).rows

/** Notes that two are two people; `one` is the smaller id. */
export async function insertDistinction(db: Tx, one: string, other: string, at: Date): Promise<void> {
  await db
    .insertInto('lead_distinction')
    .values({ one_id: one, other_id: other, at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteDistinction(db: Tx, one: string, other: string): Promise<void> {
  await db.deleteFrom('lead_distinction').where('one_id', '=', one).where('other_id', '=', other).execute()
}
