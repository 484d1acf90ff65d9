import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Questionnaire } from '../../db/tables.ts'
import type { Tx } from '../../db/tenant.ts'

/** A question with the points that an answer is expected to make; none for an open one. */
export interface Question {
  text: string
  points: string[]
}

export type QuestionnaireRow = Omit<Selectable<Questionnaire>, 'questions'> & { questions: Question[] }

export async function insertQuestionnaire(
  db: Tx,
  { questions, ...row }: Omit<Insertable<Questionnaire>, 'questions'> & { questions: Question[] },
): Promise<void> {
  await db
    .insertInto('questionnaire')
    .values({ ...row, questions: JSON.stringify(questions) })
    .execute()
}

/** The library, or everything else; newest first. */
export async function selectQuestionnaires(db: Tx, templates: boolean): Promise<QuestionnaireRow[]> {
  const rows = await db
    .selectFrom('questionnaire')
    .selectAll()
    .where('is_template', '=', templates)
    .orderBy('id', 'desc')
    .execute()
  return rows as unknown as QuestionnaireRow[]
}

export const selectQuestionnaire = (db: Tx, id: string): Promise<QuestionnaireRow | undefined> =>
  db.selectFrom('questionnaire').selectAll().where('id', '=', id).executeTakeFirst() as Promise<
    QuestionnaireRow | undefined
  >

/** The same, for whoever is about to change it: others wait until the transaction ends. */
export const lockQuestionnaire = (db: Tx, id: string): Promise<QuestionnaireRow | undefined> =>
  db.selectFrom('questionnaire').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() as Promise<
    QuestionnaireRow | undefined
  >

export async function updateQuestionnaire(
  db: Tx,
  id: string,
  { questions, ...changes }: Omit<Updateable<Questionnaire>, 'questions'> & { questions: Question[] },
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
