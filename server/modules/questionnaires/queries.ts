import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { anywhere } from '#server/db/patterns.ts'
import type { Questionnaire } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

/** A question with the points that an answer is expected to make; an open question has none. */
export interface QuestionnaireQuestion {
  text: string
  points: string[]
}

export type QuestionnaireRow = Omit<Selectable<Questionnaire>, 'questions'> & {
  questions: QuestionnaireQuestion[]
  /** How many links were made from it, or from copies of it. */
  link_count: number
  /** How many of these are completed. */
  completed_count: number
}

/** Links of questionnaire `q`: its own, and those of its copies. Two counts, so that each has its index. */
const linkCount = sql<number>`(
  (select count(*) from questionnaire_link l where l.questionnaire_id = q.id)
  + (select count(*) from questionnaire c join questionnaire_link l on l.questionnaire_id = c.id
     where c.template_id = q.id)
)::int`

/** Those of them that read completed at this moment. */
const completedCount = (now: Date) => sql<number>`(
  (select count(*) from questionnaire_link l where l.questionnaire_id = q.id and l.whole_at <= ${now})
  + (select count(*) from questionnaire c join questionnaire_link l on l.questionnaire_id = c.id
     where c.template_id = q.id and l.whole_at <= ${now})
)::int`

const questionnaires = (db: Tx, now: Date) =>
  db
    .selectFrom('questionnaire as q')
    .selectAll('q')
    .select([linkCount.as('link_count'), completedCount(now).as('completed_count')])

export async function insertQuestionnaire(
  db: Tx,
  {
    questions,
    ...row
  }: Omit<Insertable<Questionnaire>, 'questions'> & { questions: QuestionnaireQuestion[] },
): Promise<void> {
  await db
    .insertInto('questionnaire')
    .values({ ...row, questions: JSON.stringify(questions) })
    .execute()
}

/** The question sets of the library, or all other questionnaires; newest first. */
export async function selectQuestionnaires(
  db: Tx,
  templates: boolean,
  now: Date,
): Promise<QuestionnaireRow[]> {
  const rows = await questionnaires(db, now)
    .where('q.is_template', '=', templates)
    .orderBy('q.id', 'desc')
    .execute()
  return rows as unknown as QuestionnaireRow[]
}

export const selectQuestionnaire = (db: Tx, id: string, now: Date): Promise<QuestionnaireRow | undefined> =>
  questionnaires(db, now).where('q.id', '=', id).executeTakeFirst() as Promise<QuestionnaireRow | undefined>

/** The same, locked to change or send it: others wait until the transaction ends. */
export const lockQuestionnaire = (db: Tx, id: string, now: Date): Promise<QuestionnaireRow | undefined> =>
  questionnaires(db, now).where('q.id', '=', id).forUpdate('q').executeTakeFirst() as Promise<
    QuestionnaireRow | undefined
  >

/** Whether anybody was sent this very questionnaire, and not a copy. */
export async function isSent(db: Tx, id: string): Promise<boolean> {
  const link = await db
    .selectFrom('questionnaire_link')
    .select('id')
    .where('questionnaire_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  return link !== undefined
}

export async function updateQuestionnaire(
  db: Tx,
  id: string,
  {
    questions,
    ...changes
  }: Omit<Updateable<Questionnaire>, 'questions'> & { questions: QuestionnaireQuestion[] },
): Promise<void> {
  await db
    .updateTable('questionnaire')
    .set({ ...changes, questions: JSON.stringify(questions) })
    .where('id', '=', id)
    .execute()
}

export async function deleteQuestionnaire(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('questionnaire').where('id', '=', id).execute()
}

/** Those whose title contains this, newest first; those made for one send are left out. */
export const selectTitled = (db: Tx, part: string, limit: number): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('questionnaire')
    .select(['id', 'title'])
    .where('title', 'ilike', anywhere(part))
    .where('made_with_link', '=', false)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
