import { type RawBuilder, sql } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import { textList } from '#server/db/array-literal.ts'
import { ownTenant, type Tx } from '#server/db/tenant.ts'
import type { ContactRow } from './contact.ts'

// How contacts are locked, written and deleted.

/** The columns of a contact, and their types. */
const types = {
  id: 'uuid',
  audience_id: 'uuid',
  dedupe_key: 'text',
  name: 'text',
  email: 'text',
  phone: 'text',
  country: 'text',
  timezone: 'text',
  external_id: 'text',
  consent_email: 'boolean',
  consent_sms: 'boolean',
  consent_whatsapp: 'boolean',
  consent_voice: 'boolean',
  consent_log: 'jsonb',
  attributes: 'jsonb',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
} as const satisfies Record<keyof ContactRow, string>

export const columns = Object.keys(types) as (keyof typeof types)[]

const all = sql.join(columns.map(column => sql.ref(column)))

/**
 * The contacts of an audience with these keys, locked until the transaction ends. Every statement that locks several
 * contacts locks them in the order of their ids, so that two transactions can't wait for each other for ever.
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

/**
 * Rows as an array for each column, because COPY does not work on tables with row-level security. What all rows have in
 * common, such as their audience, is sent once. Returns what to select from, and the value of each column in it.
 */
function unpack(rows: ContactRow[]): {
  table: RawBuilder<unknown>
  value: (name: keyof ContactRow) => RawBuilder<unknown>
} {
  const [first] = rows
  const own = columns.filter(name => name === 'id' || rows.some(row => row[name] !== first![name]))
  const [documents, others] = [own.filter(isDocument), own.filter(name => !isDocument(name))]
  const arrays = others.map(
    name => sql`${textList(rows.map(row => asText(row[name])))}::${sql.raw(types[name])}[]`,
  )
  // As one document each: in an array every quotation mark of theirs would be escaped.
  const lists = documents.map(
    name => sql`jsonb_array_elements(${JSON.stringify(rows.map(row => row[name]))}::jsonb)`,
  )
  const names = sql.join([...others, ...documents].map(name => sql.ref(name)))
  return {
    table: sql`rows from (${sql.join([sql`unnest(${sql.join(arrays)})`, ...lists])}) t (${names})`,
    value: name =>
      own.includes(name) ? sql.ref(`t.${name}`) : sql`${asText(first![name])}::${sql.raw(types[name])}`,
  }
}

const isDocument = (name: keyof ContactRow): boolean => types[name] === 'jsonb'

const asText = (value: ContactRow[keyof ContactRow]): string | null =>
  value === null || typeof value === 'string'
    ? value
    : value instanceof Date
      ? value.toISOString()
      : JSON.stringify(value)

export async function insertContacts(db: Tx, rows: ContactRow[]): Promise<void> {
  if (!rows.length) return
  const { table, value } = unpack(rows)
  const values = sql.join([ownTenant, ...columns.map(value)])
  await sql`insert into contact (tenant_id, ${all}) select ${values} from ${table}`.execute(db)
}

/** Updates existing contacts. */
export async function updateContacts(db: Tx, rows: ContactRow[]): Promise<void> {
  if (!rows.length) return
  const { table, value } = unpack(rows)
  const changes = columns
    .filter(column => !['id', 'audience_id', 'created_at'].includes(column))
    .map(column => sql`${sql.ref(column)} = ${value(column)}`)
  await sql`update contact c set ${sql.join(changes)} from ${table} where c.id = t.id`.execute(db)
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

/**
 * Grants or withdraws consent on these channels for every contact with one of these addresses, in every audience, and logs
 * each change. With `takenBy`, only where that source made the last change. Returns the number of contacts with one of the
 * addresses. One statement for all, because a whole list may have the same number; it locks in the order of ids.
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
