import { type Expression, type SqlBool, sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import { countUpTo, type Order, type Window, within } from '#server/db/keyset.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { ContactRow } from './contact.ts'
import type { ContactColumn } from './fields.ts'
import { stoppedChannels } from './suppressions/shared-stops/shared-stops.ts'
import { columns } from './writes.ts'

/** A contact with the channels that the stop list closes. */
export type ListedRow = ContactRow & { suppressed: Channel[] }

const listed = (db: Tx) =>
  db
    .selectFrom('contact as c')
    // Two joins, because a single one with `or` could not use an index.
    .leftJoin('suppression as e', 'e.address', 'c.email')
    .leftJoin('suppression as p', 'p.address', 'c.phone')
    .select(columns.map(column => `c.${column}` as const))
    .select(
      sql<Channel[]>`array(
        select distinct unnest(coalesce(e.channels, '{}') || coalesce(p.channels, '{}')
          || ${stoppedChannels(sql`c.phone`)}) order by 1
      )`.as('suppressed'),
    )
    .$castTo<ListedRow>()

/** Newest first. */
const newest: Order = { by: [{ value: sql.ref('id'), type: 'uuid' }], direction: 'desc' }

/** The contacts of a window of those of an audience that match, newest first. */
export const selectContacts = (
  db: Tx,
  audienceId: string,
  q: string | undefined,
  window: Window,
): Promise<ListedRow[]> =>
  // The page is chosen first, so that the stop list is read only for its contacts and not for all before it.
  listed(db)
    .where('c.id', 'in', within(matching(db, audienceId, q).select('id'), newest, window))
    .orderBy('c.id', 'desc')
    .execute()

/** How many match; counted no further than `most`. */
export const countMatches = (db: Tx, audienceId: string, q: string, most: number | null): Promise<number> =>
  countUpTo(db, matching(db, audienceId, q).select('id'), most)

const matching = (db: Tx, audienceId: string, q: string | undefined) =>
  db
    .selectFrom('contact')
    .where('audience_id', '=', audienceId)
    .$if(Boolean(q?.trim()), query => query.where(matches(q!)))

function matches(q: string): Expression<SqlBool> {
  const like = anywhere(q.trim())
  return sql<boolean>`(name ilike ${like} or email ilike ${like} or phone ilike ${like} or external_id ilike ${like})`
}

/** All members of an audience, or only the one with `contactId`. */
export interface AudienceMembers {
  audienceId: string
  contactId?: string
}

const isMember = ({ audienceId, contactId }: AudienceMembers) =>
  sql`c.audience_id = ${audienceId} ${contactId === undefined ? sql`` : sql`and c.id = ${contactId}`}`

/** A text that changes when the members change, or one of these fields of theirs (columns or custom fields). */
export async function selectFingerprint(db: Tx, of: AudienceMembers, fields: string[]): Promise<string> {
  const values = fields.map(field =>
    columns.some(column => column === field) ? sql.ref(`c.${field}`) : sql`c.attributes ->> ${field}`,
  )
  const { rows } = await sql<{ fingerprint: string }>`
    select count(*) || ':' || coalesce(bit_xor(hashtextextended(row(c.id, ${sql.join(values)})::text, 0)), 0) as fingerprint
    from contact c where ${isMember(of)}`.execute(db)
  return rows[0]!.fingerprint
}

/** Whether a member has agreed to one of these channels since `since`, and still does. */
export async function hasAgreedSince(
  db: Tx,
  of: AudienceMembers,
  channels: Channel[],
  since: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from contact c, jsonb_array_elements(c.consent_log) entry
    where ${isMember(of)} and c.updated_at > ${since} and (entry ->> 'granted')::boolean
      and (entry ->> 'at')::timestamptz > ${since} and entry ->> 'channel' = any(${channels}::text[])
      and case entry ->> 'channel' when 'email' then c.consent_email when 'sms' then c.consent_sms
        when 'whatsapp' then c.consent_whatsapp else c.consent_voice end
    limit 1`.execute(db)
  return rows.length > 0
}

/** At most `limit` members after the contact `after`, oldest first. */
export const selectBatch = (
  db: Tx,
  of: AudienceMembers & { after?: string },
  limit: number,
): Promise<ListedRow[]> =>
  listed(db)
    .where('c.audience_id', '=', of.audienceId)
    .$if(of.contactId !== undefined, query => query.where('c.id', '=', of.contactId!))
    .$if(of.after !== undefined, query => query.where('c.id', '>', of.after!))
    .orderBy('c.id')
    .limit(limit)
    .execute()

export const selectByIds = (db: Tx, ids: string[]): Promise<ListedRow[]> =>
  listed(db).where(sql<boolean>`c.id = any(${ids}::uuid[])`).execute()

/** What a contact agreed to and withdrew, the oldest first; none where it is deleted. */
export const selectConsentLog = async (db: Tx, id: string): Promise<ContactRow['consent_log']> =>
  (
    await db
      .selectFrom('contact')
      .select('consent_log')
      .where('id', '=', id)
      .$castTo<Pick<ContactRow, 'consent_log'>>()
      .executeTakeFirst()
  )?.consent_log ?? []

/** The newest contacts of the business, of any audience. */
export const selectNewest = (db: Tx, limit: number): Promise<ListedRow[]> =>
  listed(db).orderBy('c.id', 'desc').limit(limit).execute()

/** Fields of contacts are read of so many of the newest. */
const sampled = 5_000

const newestContacts = sql`(select * from contact order by id desc limit ${sampled}) c`

/** A value of each column among the newest contacts; null where none of them has one. */
export async function selectColumnExamples(db: Tx): Promise<Pick<ContactRow, ContactColumn>> {
  const { rows } = await sql<Pick<ContactRow, ContactColumn>>`
    select max(name) as name, max(email) as email, max(phone) as phone, max(country) as country,
      max(timezone) as timezone, max(external_id) as external_id from ${newestContacts}`.execute(db)
  return rows[0]!
}

/** The fields of their own that the newest contacts have, those that most have first, each with a value. */
export async function selectAttributeExamples(db: Tx): Promise<{ name: string; example: string }[]> {
  const { rows } = await sql<{ name: string; example: string }>`
    select key as name, max(value) as example from ${newestContacts}, jsonb_each_text(c.attributes)
    group by key order by count(*) desc, key limit 100`.execute(db)
  return rows
}

/** One contact with its suppressed channels. */
export const selectContact = (db: Tx, audienceId: string, id: string): Promise<ListedRow | undefined> =>
  listed(db).where('c.audience_id', '=', audienceId).where('c.id', '=', id).executeTakeFirst()

/** The name of the newest contact with this number that has one; null when none has. */
export async function selectNameOfNumber(db: Tx, phone: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact')
    .select('name')
    .where('phone', '=', phone)
    .where('name', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name ?? null
}
