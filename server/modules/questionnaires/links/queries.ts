import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { QuestionnaireLinkStatus } from '#contract/questionnaires/links.ts'
import type { OpenCtx } from '#server/core/context.ts'
import { isTheirs, type Person } from '#server/core/personal-data.ts'
import { numberEnding } from '#server/core/phone-number.ts'
import type { QuestionnaireFlag, QuestionnaireLink, QuestionnaireTurn } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import { asSent } from './terms.ts'

export type QuestionnaireLinkRow = Selectable<QuestionnaireLink>
type TurnRow = Omit<Selectable<QuestionnaireTurn>, 'tenant_id' | 'link_id'>
type FlagRow = Omit<Selectable<QuestionnaireFlag>, 'tenant_id' | 'link_id'>

/** What a link's row shows of its questionnaire. */
export interface SentQuestionnaire {
  id: string
  title: string
  question_count: number
  recording_mode: string
  monitor_activity: boolean
}

/** The link of a token, of any business; one round trip (see migrations/0023_questionnaire_links.sql). */
export async function findByToken(
  ctx: OpenCtx,
  hash: Buffer,
): Promise<{ tenant_id: string; id: string } | undefined> {
  const { rows } = await sql<{ tenant_id: string; id: string }>`
    select * from find_questionnaire_link(${hash})`.execute(ctx.db.kysely)
  return rows[0]
}

export const selectLink = (db: Tx, id: string): Promise<QuestionnaireLinkRow | undefined> =>
  db.selectFrom('questionnaire_link').selectAll().where('id', '=', id).executeTakeFirst()

export const selectByHash = (db: Tx, hash: Buffer): Promise<QuestionnaireLinkRow | undefined> =>
  db.selectFrom('questionnaire_link').selectAll().where('token_hash', '=', hash).executeTakeFirst()

/** The same, locked for a change: others wait until the transaction ends. */
export const lockLink = (db: Tx, id: string): Promise<QuestionnaireLinkRow | undefined> =>
  db.selectFrom('questionnaire_link').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface Wanted {
  now: Date
  /** Records that ended before are gone. */
  endedAfter: Date
  /** Null for all. */
  statuses: QuestionnaireLinkStatus[] | null
  questionnaire: string | null
  since: Date | null
  limit: number
  offset: number
}

/**
 * The rule of `statusOf` as SQL, to filter a list. These are conditions on the columns and not one `case`, because the
 * planner can't estimate how many rows a `case` leaves.
 */
function hasStatus(status: QuestionnaireLinkStatus, now: Date) {
  const unfinished = sql`l.completed_at is null and l.revoked_at is null`
  const usable = sql`${unfinished} and l.expires_at > ${now}`
  return {
    completed: sql`(l.whole_at <= ${now})`,
    revoked: sql`(l.completed_at is null and l.revoked_at is not null)`,
    expired: sql`(${unfinished} and l.expires_at <= ${now})`,
    in_progress: sql`((${usable} and l.started_at is not null) or l.whole_at > ${now})`,
    opened: sql`(${usable} and l.started_at is null and l.opened_at is not null)`,
    issued: sql`(${usable} and l.started_at is null and l.opened_at is null)`,
  }[status]
}

/** Links with their questionnaires, newest first by creation. */
export async function selectLinks(
  db: Tx,
  wanted: Wanted,
): Promise<{ link: QuestionnaireLinkRow; questionnaire: SentQuestionnaire }[]> {
  const { now, endedAfter, statuses, questionnaire, since, limit, offset } = wanted
  const found = await db
    .selectFrom('questionnaire_link as l')
    .innerJoin('questionnaire as q', 'q.id', 'l.questionnaire_id')
    .selectAll('l')
    .select(['q.title as list_title', 'q.recording_mode as list_mode', 'q.monitor_activity as list_monitor'])
    .select(sql<number>`jsonb_array_length(q.questions)`.as('question_count'))
    .where('l.ended_at', '>', endedAfter)
    .$if(statuses !== null, query =>
      query.where(
        sql<boolean>`(${sql.join(
          (statuses ?? []).map(status => hasStatus(status, now)),
          sql` or `,
        )})`,
      ),
    )
    .$if(questionnaire !== null, query =>
      query.where(
        sql<boolean>`l.questionnaire_id in (
          select ${questionnaire}::uuid union all select id from questionnaire where template_id = ${questionnaire})`,
      ),
    )
    .$if(since !== null, query => query.where('l.last_at', '>=', since))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return found.map(({ list_title, list_mode, list_monitor, question_count, ...link }) => {
    const list = { title: list_title, recording_mode: list_mode, monitor_activity: list_monitor }
    return { link, questionnaire: asSent({ id: link.questionnaire_id, question_count, ...list }, link) }
  })
}

export async function insertLink(db: Tx, link: Insertable<QuestionnaireLink>): Promise<void> {
  await db.insertInto('questionnaire_link').values(link).execute()
}

export async function updateLink(
  db: Tx,
  id: string,
  changes: Updateable<QuestionnaireLink>,
): Promise<QuestionnaireLinkRow | undefined> {
  return db
    .updateTable('questionnaire_link')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** A link that waits for its record reads completed from `now` on, if the record is whole. */
export async function makeWhole(db: Tx, id: string, now: Date): Promise<void> {
  await db
    .updateTable('questionnaire_link as l')
    .set({ whole_at: now })
    .where('l.id', '=', id)
    .where('l.whole_at', '>', now)
    .where(
      sql<boolean>`exists (select from write_up w
        where w.tenant_id = l.tenant_id and w.link_id = l.id and w.state = 'written')`,
    )
    .where(
      sql<boolean>`not exists (select from recording r
        where r.tenant_id = l.tenant_id and r.link_id = l.id and r.settled_at is null and r.deleted_at is null)`,
    )
    .execute()
}

/** Deletes links with their turns and flags, and each questionnaire that was made for the last of them. */
export async function deleteLinks(db: Tx, ids: string[]): Promise<void> {
  if (!ids.length) return
  const gone = await db
    .deleteFrom('questionnaire_link')
    .where('id', 'in', ids)
    .returning('questionnaire_id')
    .execute()
  await db
    .deleteFrom('questionnaire as q')
    .where(
      'q.id',
      'in',
      gone.map(link => link.questionnaire_id),
    )
    .where('q.made_with_link', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questionnaire_link as l').select('l.id').whereRef('l.questionnaire_id', '=', 'q.id'),
        ),
      ),
    )
    .execute()
}

/** Links of this person. Numbers are kept as they were typed; national ones are read as of this `country`. */
export async function selectOfPerson(
  db: Tx,
  person: Person,
  country: string | null,
): Promise<QuestionnaireLinkRow[]> {
  const ending = person.phone === null ? null : numberEnding(person.phone)
  const found = await db
    .selectFrom('questionnaire_link')
    .selectAll()
    .where(
      sql<boolean>`lower(person_email) = ${person.email}
        or right(regexp_replace(person_phone, '[^0-9]', '', 'g'), 5) = ${ending}`,
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return found.filter(({ person_email, person_phone }) =>
    isTheirs(person, { email: person_email || null, phone: person_phone || null }, country),
  )
}

/** Links to which nothing could happen any more since before then. */
export async function selectEndedBefore(db: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('questionnaire_link')
    .select('id')
    .where('ended_at', '<=', before)
    .orderBy('ended_at')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** How many rows of this table a link has. The caller holds the link's lock. */
async function countOf(db: Tx, table: 'questionnaire_turn' | 'questionnaire_flag', link: string) {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('n').as('last'))
    .where('link_id', '=', link)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Keeps a turn as the last one, and returns its number, from 1. */
export async function insertTurn(db: Tx, link: string, turn: Omit<TurnRow, 'n'>): Promise<number> {
  const n = (await countOf(db, 'questionnaire_turn', link)) + 1
  await db
    .insertInto('questionnaire_turn')
    .values({ ...turn, link_id: link, n })
    .execute()
  return n
}

export const selectTurns = (db: Tx, link: string): Promise<TurnRow[]> =>
  db
    .selectFrom('questionnaire_turn')
    .select(['n', 'speaker', 'text', 'began_ms', 'ended_ms', 'question_n'])
    .where('link_id', '=', link)
    .orderBy('n')
    .execute()

/** Keeps a flag, unless there are `most` already. */
export async function insertFlag(
  db: Tx,
  link: string,
  flag: Omit<FlagRow, 'n'>,
  most: number,
): Promise<void> {
  const n = (await countOf(db, 'questionnaire_flag', link)) + 1
  if (n > most) return
  await db
    .insertInto('questionnaire_flag')
    .values({ ...flag, link_id: link, n })
    .execute()
}

export const selectFlags = (db: Tx, link: string): Promise<FlagRow[]> =>
  db
    .selectFrom('questionnaire_flag')
    .select(['n', 'kind', 'detail', 'source', 'at_seconds'])
    .where('link_id', '=', link)
    .orderBy('at_seconds')
    .orderBy('n')
    .execute()
