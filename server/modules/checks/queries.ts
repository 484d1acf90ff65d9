import { sql } from 'kysely'
import { anywhere, literally } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'

export interface CheckRow {
  id: string
  link_id: string | null
  question: string
  must_include: string[]
  must_cite: string[]
  must_abstain: boolean
  expected: string | null
  /** The message of the assistant that it was made of. */
  message_id: string | null
  passed: boolean | null
  reasons: string[]
  ran_at: Date | null
  created_at: Date
}

export type NewCheckRow = Omit<CheckRow, 'passed' | 'reasons' | 'ran_at'>

const checks = (db: Tx) =>
  db
    .selectFrom('knowledge_check')
    .select(['id', 'link_id', 'question', 'must_include', 'must_cite', 'must_abstain', 'expected'])
    .select(['message_id', 'passed', 'reasons', 'ran_at', 'created_at'])

/** Oldest first. */
export const selectChecks = (db: Tx): Promise<CheckRow[]> => checks(db).orderBy('id').execute()

/** The check that was made of a message. */
export const selectCheckOf = (db: Tx, messageId: string): Promise<CheckRow | undefined> =>
  checks(db).where('message_id', '=', messageId).executeTakeFirst()

/** The checks that ran at least once. */
export const selectRun = (db: Tx): Promise<{ passed: boolean; message_id: string | null }[]> =>
  db
    .selectFrom('knowledge_check')
    .select(['passed', 'message_id'])
    .where('passed', 'is not', null)
    .$castTo<{ passed: boolean; message_id: string | null }>()
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

export async function insertCheck(db: Tx, check: NewCheckRow): Promise<void> {
  await db.insertInto('knowledge_check').values(check).execute()
}

/** Changes what a check expects; it has no result any more. */
export async function updateExpectation(
  db: Tx,
  id: string,
  expectation: Pick<CheckRow, 'question' | 'expected' | 'must_abstain'>,
): Promise<void> {
  await db
    .updateTable('knowledge_check')
    .set({ ...expectation, passed: null, reasons: [], ran_at: null })
    .where('id', '=', id)
    .execute()
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

/** The checks made of these conversations. */
export const selectChecksOf = async (db: Tx, conversations: string[]) => {
  const { rows } = await sql<Pick<CheckRow, 'id' | 'question' | 'expected' | 'created_at'>>`
    select k.id, k.question, k.expected, k.created_at
    from knowledge_check k join message m on m.tenant_id = k.tenant_id and m.id = k.message_id
    where m.conversation_id = any(${conversations}::uuid[]) order by k.id`.execute(db)
  return rows
}

/** Deletes the checks made of these conversations; returns their ids. */
export async function deleteChecksOf(db: Tx, conversations: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from knowledge_check k using message m
    where m.tenant_id = k.tenant_id and m.id = k.message_id and m.conversation_id = any(${conversations}::uuid[])
    returning k.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes an address from the checks and from what was replied to them. */
export async function blankAddress(db: Tx, email: string): Promise<void> {
  const like = anywhere(email)
  const form = literally(email)
  const without = (column: string) => sql`regexp_replace(${sql.ref(column)}, ${form}, '[erased]', 'gi')`
  await sql`
    update knowledge_check set question = ${without('question')}, expected = ${without('expected')},
      must_include = (select coalesce(array_agg(regexp_replace(w, ${form}, '[erased]', 'gi')), '{}') from unnest(must_include) w),
      reasons = (select coalesce(array_agg(regexp_replace(w, ${form}, '[erased]', 'gi')), '{}') from unnest(reasons) w)
    where question ilike ${like} or expected ilike ${like} or must_include::text ilike ${like}
      or reasons::text ilike ${like}`.execute(db)
  await sql`
    update knowledge_check_result set reply = ${without('reply')},
      reasons = (select coalesce(array_agg(regexp_replace(w, ${form}, '[erased]', 'gi')), '{}') from unnest(reasons) w)
    where reply ilike ${like} or reasons::text ilike ${like}`.execute(db)
}
