import { type Expression, type SqlBool, sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { ContactRow } from './contact.ts'
import { closedHere } from './suppressions/queries.ts'

const columns = [
  ...(['id', 'audience_id', 'dedupe_key', 'name', 'email', 'phone', 'country', 'timezone'] as const),
  ...(['external_id', 'consent_email', 'consent_sms', 'consent_whatsapp', 'consent_voice'] as const),
  ...(['consent_log', 'attributes', 'created_at', 'updated_at'] as const),
] as const

const all = sql.join(columns.map(column => sql.ref(column)))

/** A contact with the channels on which it may not be reached, whatever it agreed to. */
export type ListedRow = ContactRow & { suppressed: Channel[] }

const listed = (db: Tx) =>
  db
    .selectFrom('contact as c')
    // Two joins: one with `or` between them could use no index.
    .leftJoin('suppression as e', 'e.address', 'c.email')
    .leftJoin('suppression as p', 'p.address', 'c.phone')
    .select(columns.map(column => `c.${column}` as const))
    .select(
      sql<Channel[]>`array(
        select distinct unnest(coalesce(e.channels, '{}') || coalesce(p.channels, '{}')
          || ${closedHere(sql`c.phone`)}) order by 1
      )`.as('suppressed'),
    )
    .$castTo<ListedRow>()

/** Contacts of an audience that match, newest first. */
export const selectContacts = (
  db: Tx,
  audienceId: string,
  { q, limit, offset }: { q?: string; limit: number; offset: number },
): Promise<ListedRow[]> => {
  // First which, then what is said of them: else the stop list would be asked about every contact before the page.
  const page = db
    .selectFrom('contact')
    .select('id')
    .where('audience_id', '=', audienceId)
    .$if(Boolean(q?.trim()), query => query.where(matches(q!)))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
  return listed(db).where('c.id', 'in', page).orderBy('c.id', 'desc').execute()
}

/** How many match. */
export async function countMatches(db: Tx, audienceId: string, q: string): Promise<number> {
  const { count } = await db
    .selectFrom('contact')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('audience_id', '=', audienceId)
    .where(matches(q))
    .executeTakeFirstOrThrow()
  return count
}

function matches(q: string): Expression<SqlBool> {
  const like = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(name ilike ${like} or email ilike ${like} or phone ilike ${like} or external_id ilike ${like})`
}

/** Whom something concerns: an audience, or the one of its contacts with that id. */
export interface Members {
  audienceId: string
  contactId?: string
}

const isMember = ({ audienceId, contactId }: Members) =>
  sql`c.audience_id = ${audienceId} ${contactId === undefined ? sql`` : sql`and c.id = ${contactId}`}`

/** Another text as soon as there are other members, or one of these fields of theirs (columns or own fields) differs. */
export async function selectFingerprint(db: Tx, of: Members, fields: string[]): Promise<string> {
  const values = fields.map(field =>
    columns.some(column => column === field) ? sql.ref(`c.${field}`) : sql`c.attributes ->> ${field}`,
  )
  const { rows } = await sql<{ fingerprint: string }>`
    select count(*) || ':' || coalesce(bit_xor(hashtextextended(row(c.id, ${sql.join(values)})::text, 0)), 0) as fingerprint
    from contact c where ${isMember(of)}`.execute(db)
  return rows[0]!.fingerprint
}

/** Whether one of these has agreed to one of these channels since then, and still does. */
export async function hasAgreedSince(
  db: Tx,
  of: Members,
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

/** So many contacts of an audience, or the one of them with that id, behind the contact `after`, oldest first. */
export const selectBatch = (db: Tx, of: Members & { after?: string }, limit: number): Promise<ListedRow[]> =>
  listed(db)
    .where('c.audience_id', '=', of.audienceId)
    .$if(of.contactId !== undefined, query => query.where('c.id', '=', of.contactId!))
    .$if(of.after !== undefined, query => query.where('c.id', '>', of.after!))
    .orderBy('c.id')
    .limit(limit)
    .execute()

export const selectByIds = (db: Tx, ids: string[]): Promise<ListedRow[]> =>
  listed(db).where(sql<boolean>`c.id = any(${ids}::uuid[])`).execute()

/** The newest contacts of the account, in whatever audience. */
export const selectNewest = (db: Tx, limit: number): Promise<ListedRow[]> =>
  listed(db).orderBy('c.id', 'desc').limit(limit).execute()

/** One contact with its suppressed channels. */
export const selectContact = (db: Tx, audienceId: string, id: string): Promise<ListedRow | undefined> =>
  listed(db).where('c.audience_id', '=', audienceId).where('c.id', '=', id).executeTakeFirst()

/**
 * The contacts of an audience with these keys, which nobody else changes until the transaction ends. In the order of
 * their ids, as whoever locks several must: two who wait for each other wait for ever.
 */
export const lockByKeys = (db: Tx, audienceId: string, keys: string[]): Promise<ContactRow[]> =>
  db
    .selectFrom('contact')
    .select(columns)
    .where('audience_id', '=', audienceId)
    .where(sql<boolean>`dedupe_key = any(${keys}::text[])`)
    .orderBy('id')
    .forUpdate()
    .$castTo<ContactRow>()
    .execute()

export const lockContact = (db: Tx, audienceId: string, id: string): Promise<ContactRow | undefined> =>
  db
    .selectFrom('contact')
    .select(columns)
    .where('audience_id', '=', audienceId)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<ContactRow>()
    .executeTakeFirst()

/** As one JSON value, which the database takes apart: COPY is closed to tables under row-level security. */
const asRows = (rows: ContactRow[]) =>
  sql`json_populate_recordset(null::contact, ${JSON.stringify(rows)}::json)`

export async function insertContacts(db: Tx, rows: ContactRow[]): Promise<void> {
  await sql`insert into contact (${all}) select ${all} from ${asRows(rows)}`.execute(db)
}

/** Writes what may change of contacts that are there. */
export async function updateContacts(db: Tx, rows: ContactRow[]): Promise<void> {
  const changes = columns
    .filter(column => !['id', 'audience_id', 'created_at'].includes(column))
    .map(column => sql`${sql.ref(column)} = t.${sql.ref(column)}`)
  await sql`update contact c set ${sql.join(changes)} from ${asRows(rows)} t where c.id = t.id`.execute(db)
}

/** Returns whether there was one. */
export async function deleteContact(db: Tx, audienceId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact')
    .where('audience_id', '=', audienceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How the newest contact with this number is called; null where none has a name. */
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

/**
 * Grants or takes away consent on these channels for every contact with one of these addresses, in every audience, and
 * logs what changed by that; with `takenBy` only where that was the last to change it. Returns how many contacts have
 * one of the addresses. Set-based, and locked in the order
 * of ids: one number may stand on a whole list.
 */
export async function setConsent(
  db: Tx,
  { email, phone }: { email: string | null; phone: string | null },
  change: { channels: Channel[]; granted: boolean; source: string; at: Date; takenBy?: string },
): Promise<number> {
  const { channels, granted, source, at, takenBy } = change
  const set = (channel: Channel) =>
    channels.includes(channel) ? sql`${granted}::boolean` : sql.ref(`c.consent_${channel}`)
  const { rows } = await sql<{ found: number }>`
    with found as materialized (
      select id from contact where email = ${email} or phone = ${phone} order by id for update
    ), changing as (
      select c.id, jsonb_agg(jsonb_build_object(
        'channel', held.channel, 'granted', ${granted}::boolean, 'source', ${source}::text, 'at', ${at.toISOString()}::text
      )) as entries
      from contact c join found on found.id = c.id, lateral (values
        ('email', c.consent_email), ('sms', c.consent_sms), ('whatsapp', c.consent_whatsapp), ('voice', c.consent_voice)
      ) held (channel, granted)
      where held.channel = any(${channels}::text[]) and held.granted <> ${granted}::boolean
        ${
          takenBy === undefined
            ? sql``
            : sql`and ${takenBy} = (select entry ->> 'source'
          from jsonb_array_elements(c.consent_log) with ordinality log (entry, place)
          where entry ->> 'channel' = held.channel order by place desc limit 1)`
        }
      group by c.id
    ), changed as (
      update contact c set
        consent_email = ${set('email')}, consent_sms = ${set('sms')},
        consent_whatsapp = ${set('whatsapp')}, consent_voice = ${set('voice')},
        consent_log = c.consent_log || changing.entries, updated_at = ${at}
      from changing where c.id = changing.id
    )
    select count(*)::int as found from found`.execute(db)
  return rows[0]!.found
}
