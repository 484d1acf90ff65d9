import { type InsertObject, type Selectable, sql } from 'kysely'
import type { DB, QuestionnaireDeletion } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'

export type DeletionRow = Selectable<QuestionnaireDeletion> & { files_left: number }

/** What of a link is there to be deleted. */
type Extent = Pick<
  Selectable<QuestionnaireDeletion>,
  'link_id' | 'title' | 'started' | 'turns' | 'pictures' | 'recording_bytes'
>

/** How much there is of links. The title of a list that was made for one person is left out: it may name them. */
export async function selectExtents(db: Tx, links: string[]): Promise<Extent[]> {
  if (!links.length) return []
  const { rows } = await sql<Extent>`
    select l.id as link_id, case when not q.made_with_link then q.title else t.title end as title,
      l.started_at is not null as started, l.recording_bytes,
      (select count(*) from questionnaire_turn n where n.link_id = l.id)::int as turns,
      ((select count(*) from still s where s.link_id = l.id and s.file_key is not null)
        + (select count(*) from monitoring_evidence e where e.link_id = l.id))::int as pictures
    from questionnaire_link l
    join questionnaire q on q.id = l.questionnaire_id
    left join questionnaire t on t.id = q.template_id
    where l.id = any(${links}::uuid[]) order by l.id`.execute(db)
  return rows
}

export async function insertDeletions(
  db: Tx,
  deletions: InsertObject<DB, 'questionnaire_deletion'>[],
): Promise<void> {
  await db.insertInto('questionnaire_deletion').values(deletions).execute()
}

/** Newest first, with the files that are still in the store. */
export const selectDeletions = (db: Tx, page: { limit: number; offset: number }): Promise<DeletionRow[]> =>
  db
    .selectFrom('questionnaire_deletion as d')
    .selectAll('d')
    .select(
      sql<number>`(select count(*) from recording_file f where f.link_id = d.link_id)::int`.as('files_left'),
    )
    .orderBy('d.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countDeletions(db: Tx): Promise<number> {
  const { count } = await db
    .selectFrom('questionnaire_deletion')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
