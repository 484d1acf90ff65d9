import { type SqlBool, sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'
import type { CitedSource } from '#server/modules/assistant/turn/turn.ts'
import type { CheckRow } from '../queries.ts'

export interface RunRow {
  id: string
  with_model: boolean
  cause: 'asked' | 'change'
  total: number
  created_at: Date
  finished_at: Date | null
}

/** A run with the number of its results. */
export interface CountedRun extends RunRow {
  passed: number
  failed: number
}

export interface ResultRow {
  id: string
  question: string
  passed: boolean
  reasons: string[]
  reply: string | null
  sources: CitedSource[]
  confidence: number | null
  answered_by: string
  ran_at: Date
}

/** Inserts a run unless it exists: a listener that is called twice makes one. */
export async function insertRun(db: Tx, run: RunRow): Promise<void> {
  await db
    .insertInto('knowledge_check_run')
    .values(run)
    .onConflict(known => known.doNothing())
    .execute()
}

/** Deletes all but the newest runs. */
export async function deleteOldRuns(db: Tx, keep: number): Promise<void> {
  await sql`
    delete from knowledge_check_run where id in (
      select id from knowledge_check_run order by created_at desc, id desc offset ${keep})`.execute(db)
}

const runs = (db: Tx) =>
  db
    .selectFrom('knowledge_check_run as r')
    .select(['r.id', 'r.with_model', 'r.cause', 'r.total', 'r.created_at', 'r.finished_at'])
    .select(count('passed').as('passed'))
    .select(count('failed').as('failed'))
    .$castTo<CountedRun>()

const count = (which: 'passed' | 'failed') => sql<number>`(
  select count(*)::int from knowledge_check_result k
  where k.tenant_id = r.tenant_id and k.run_id = r.id and k.passed = ${which === 'passed'})`

/** Newest first. */
export const selectRuns = (db: Tx): Promise<CountedRun[]> =>
  runs(db).orderBy('r.created_at', 'desc').orderBy('r.id', 'desc').execute()

export const selectRun = (db: Tx, id: string): Promise<CountedRun | undefined> =>
  runs(db).where('r.id', '=', id).executeTakeFirst()

/** A run of this kind, begun since then, that is not over. */
export const selectUnfinished = (
  db: Tx,
  { withModel, since }: { withModel: boolean; since: Date },
): Promise<CountedRun | undefined> =>
  runs(db)
    .where('r.with_model', '=', withModel)
    .where('r.finished_at', 'is', null)
    .where('r.created_at', '>', since)
    .orderBy('r.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The last finished run before this one. */
export const selectRunBefore = (db: Tx, run: RunRow): Promise<CountedRun | undefined> =>
  runs(db)
    .where('r.finished_at', 'is not', null)
    .where(sql<SqlBool>`(r.created_at, r.id) < (${run.created_at}, ${run.id}::uuid)`)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The results of a run, in the order of the checks. */
export const selectResults = (db: Tx, runId: string): Promise<ResultRow[]> =>
  db
    .selectFrom('knowledge_check_result as k')
    .innerJoin('knowledge_check as c', join =>
      join.onRef('c.id', '=', 'k.check_id').onRef('c.tenant_id', '=', 'k.tenant_id'),
    )
    .select(['c.id', 'c.question', 'k.passed', 'k.reasons', 'k.reply', 'k.sources', 'k.confidence'])
    .select(['k.answered_by', 'k.ran_at'])
    .where('k.run_id', '=', runId)
    .orderBy('c.id')
    .$castTo<ResultRow>()
    .execute()

/** The checks that a run has no result of yet, oldest first. */
export const selectLeft = (db: Tx, runId: string): Promise<Omit<CheckRow, 'reasons'>[]> =>
  db
    .selectFrom('knowledge_check as c')
    .select(['c.id', 'c.link_id', 'c.question', 'c.must_include', 'c.must_cite', 'c.must_abstain'])
    .select(['c.expected', 'c.message_id', 'c.passed', 'c.ran_at', 'c.created_at'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('knowledge_check_result as k')
            .select('k.check_id')
            .where('k.run_id', '=', runId)
            .whereRef('k.check_id', '=', 'c.id'),
        ),
      ),
    )
    .orderBy('c.id')
    .execute()

/** Stores a result, once; nothing when its check or its run was deleted meanwhile. */
export async function insertResult(
  db: Tx,
  runId: string,
  { id, question: _, sources, ...result }: ResultRow,
): Promise<void> {
  const there = await db
    .selectFrom('knowledge_check as c')
    .innerJoin('knowledge_check_run as r', 'r.tenant_id', 'c.tenant_id')
    .select('c.id')
    .where('c.id', '=', id)
    .where('r.id', '=', runId)
    .forKeyShare()
    .executeTakeFirst()
  if (!there) return
  await db
    .insertInto('knowledge_check_result')
    .values({ ...result, run_id: runId, check_id: id, sources: JSON.stringify(sources) })
    .onConflict(known => known.doNothing())
    .execute()
}

export async function finishRun(db: Tx, id: string, at: Date): Promise<void> {
  await db
    .updateTable('knowledge_check_run')
    .set({ finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute()
}
