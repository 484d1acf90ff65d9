import { sql } from 'kysely'
import type { Tx } from '#server/db/tenant.ts'

/** Questions of these knowledge bases whose name is the whole question, the most used first. */
export const selectQuestions = (
  db: Tx,
  kbs: string[],
  { longest, limit }: { longest: number; limit: number },
): Promise<{ name: string; language: string }[]> =>
  db
    .selectFrom('knowledge_source')
    .select(['name', 'language'])
    .where('kind', '=', 'qa')
    .where('hidden_at', 'is', null)
    .where('kb', 'in', kbs)
    .where(sql<boolean>`length(name) <= ${longest} and name not like '%…'`)
    .orderBy('answers', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Counts an answer for each of these questions that nobody changes just now. */
export async function addAnswers(db: Tx, ids: string[]): Promise<void> {
  await sql`
    update knowledge_source set answers = answers + 1 where id in (
      select id from knowledge_source where id = any(${ids}::uuid[])
      order by id for no key update skip locked)`.execute(db)
}
