import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

export interface CheckRow {
  id: string
  link_id: string | null
  question: string
  must_include: string[]
  must_cite: string[]
  must_abstain: boolean
  passed: boolean | null
  reasons: string[]
  ran_at: Date | null
  created_at: Date
}

/** Oldest first. */
export const selectChecks = (db: Tx): Promise<CheckRow[]> =>
  db
    .selectFrom('knowledge_check')
    .select(['id', 'link_id', 'question', 'must_include', 'must_cite', 'must_abstain'])
    .select(['passed', 'reasons', 'ran_at', 'created_at'])
    .orderBy('id')
    .execute()

/** The number of checks. The next transaction that counts waits until this one ends. */
export async function lockAndCount(db: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('checks ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
  const { count } = await db
    .selectFrom('knowledge_check')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCheck(
  db: Tx,
  check: Omit<CheckRow, 'passed' | 'reasons' | 'ran_at'>,
): Promise<void> {
  await db.insertInto('knowledge_check').values(check).execute()
}

/** Returns whether it existed. */
export async function deleteCheck(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('knowledge_check').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Returns whether the check still exists. */
export async function updateResult(
  db: Tx,
  id: string,
  result: { passed: boolean; reasons: string[]; ran_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('knowledge_check')
    .set(result)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
