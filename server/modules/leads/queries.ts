import { type Expression, type SqlBool, sql } from 'kysely'
import type { Lead, LeadFilter } from '#contract/leads/leads.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { Tx } from '#server/db/tenant.ts'
import { momentOf } from '#server/http/moment.ts'

export interface LeadRow extends Omit<Lead, 'created_at' | 'updated_at'> {
  phone_key: string | null
  /** The lead that it was merged into; null when it was not merged. */
  merged_into: string | null
  created_at: Date
  updated_at: Date
}

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'phone_key',
  'intent',
  'status',
  'source',
  'tags',
  'notes',
  'fields',
  'conversation_id',
  'call_id',
  'merged_into',
  'created_at',
  'updated_at',
] as const

/** The keys that identify a person. */
interface Keys {
  email: string | null
  phone_key: string | null
}

/**
 * Locks these keys until the transaction ends, so that other transactions with one of them wait. The unique indexes alone
 * would let the same person in twice, once by number and once by address. The keys are locked in one order, so that no two
 * transactions wait for each other.
 */
export async function lockPerson(db: Tx, ...people: Keys[]): Promise<void> {
  const keys = [...new Set(people.flatMap(({ email, phone_key }) => [email, phone_key]))]
  const names = keys.filter(key => key !== null).sort()
  if (!names.length) return
  await sql`
    select pg_advisory_xact_lock(hashtextextended('lead ' || current_setting('app.tenant') || ' ' || name, 0))
    from unnest(${names}::text[]) with ordinality n (name, place) order by place`.execute(db)
}

/** The lead with this address, else the one into which a lead with it was merged; locked. */
export async function findByEmail(db: Tx, email: string): Promise<LeadRow | undefined> {
  const now = await leads(db).where('email', '=', email).forUpdate().executeTakeFirst()
  return now ?? lockCurrent(db, await all(db).where('email', '=', email).limit(1).executeTakeFirst())
}

/**
 * The lead with this number that was updated last, else the one into which a lead with it was merged; locked.
 * `unaddressed`: only a lead without an email address.
 */
export async function findByPhone(
  db: Tx,
  phoneKey: string,
  { unaddressed }: { unaddressed: boolean },
): Promise<LeadRow | undefined> {
  const now = await leads(db)
    .where('phone_key', '=', phoneKey)
    .$if(unaddressed, query => query.where('email', 'is', null))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (now || unaddressed) return now
  return lockCurrent(db, await all(db).where('phone_key', '=', phoneKey).limit(1).executeTakeFirst())
}

export const selectLead = (db: Tx, id: string): Promise<LeadRow | undefined> =>
  leads(db).where('id', '=', id).executeTakeFirst()

/** The lead, or the one that it was merged into. */
export async function selectCurrent(db: Tx, id: string): Promise<LeadRow | undefined> {
  const found = await all(db).where('id', '=', id).executeTakeFirst()
  return found?.merged_into ? selectLead(db, found.merged_into) : found
}

export const lockLead = (db: Tx, id: string): Promise<LeadRow | undefined> =>
  leads(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks these leads, also merged ones, in the order of ids. */
export async function lockAll(db: Tx, ids: string[]): Promise<void> {
  await all(db).where('id', 'in', ids).orderBy('id').forUpdate().execute()
}

/** Locks a lead and all that were merged into it, because they are deleted with it. */
export async function lockFamily(db: Tx, id: string): Promise<void> {
  const family = await all(db).select('id').where('merged_into', '=', id).execute()
  await lockAll(db, [id, ...family.map(lead => lead.id)])
}

/** A lead that is merged into another. */
export const lockMerged = (db: Tx, id: string): Promise<LeadRow | undefined> =>
  all(db).where('id', '=', id).where('merged_into', 'is not', null).forUpdate().executeTakeFirst()

/** The lead that has this key already, by the rules of the unique indexes. */
export const findHolder = (
  db: Tx,
  key: { email: string } | { phone_key: string },
): Promise<LeadRow | undefined> =>
  'email' in key
    ? leads(db).where('email', '=', key.email).executeTakeFirst()
    : leads(db).where('phone_key', '=', key.phone_key).where('email', 'is', null).executeTakeFirst()

const lockCurrent = async (db: Tx, merged: LeadRow | undefined): Promise<LeadRow | undefined> =>
  merged?.merged_into ? lockLead(db, merged.merged_into) : undefined

/** Leads that are not merged into another. */
export const leads = (db: Tx) => all(db).where('merged_into', 'is', null)

const all = (db: Tx) => db.selectFrom('lead').select(columns).$castTo<LeadRow>()

export async function insertLead(db: Tx, lead: LeadRow): Promise<void> {
  await db.insertInto('lead').values(lead).execute()
}

export async function updateLead(db: Tx, id: string, changes: Partial<LeadRow>): Promise<void> {
  await db.updateTable('lead').set(changes).where('id', '=', id).execute()
}

/** Returns whether there was one. */
export async function deleteLead(db: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('lead').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The next leads that match after this one, oldest first. */
export const selectLeadsAfter = (
  db: Tx,
  matching: Expression<SqlBool>[],
  after: string | null,
  limit: number,
): Promise<LeadRow[]> =>
  leads(db)
    .where(({ and }) => and(matching))
    .$if(after !== null, query => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()

export const selectLeadsById = (db: Tx, ids: string[]): Promise<LeadRow[]> =>
  leads(db).where('id', 'in', ids).orderBy('id').execute()

/** The conditions of a filter; of a field of the business, see `fields/holding.ts`. */
export function conditions({ status, source, tag, from, to, q }: LeadFilter): Expression<SqlBool>[] {
  const list: Expression<SqlBool>[] = []
  if (status) list.push(sql<boolean>`status = ${status}`)
  if (source) list.push(sql<boolean>`source = ${source}`)
  if (from) list.push(sql<boolean>`created_at >= ${momentOf(from)}`)
  if (to) list.push(sql<boolean>`created_at < ${momentOf(to)}`)
  if (tag?.trim())
    list.push(sql<boolean>`exists (select from unnest(tags) t where lower(t) = lower(${tag.trim()}))`)
  if (q?.trim()) {
    const like = anywhere(q.trim())
    const fields = sql.join(
      ['name', 'email', 'phone', 'phone_key', 'intent', 'notes'].map(
        field => sql`${sql.ref(field)} ilike ${like}`,
      ),
      sql` or `,
    )
    list.push(sql<boolean>`(${fields})`)
  }
  return list
}

/**
 * The leads of one person, with all that were merged with them; with only a number, the leads of everybody who uses it.
 */
export async function selectByPerson(db: Tx, { email, phone_key }: Keys): Promise<LeadRow[]> {
  const named = await all(db)
    .where(({ or, eb }) =>
      or([
        ...(email ? [eb('email', '=', email)] : []),
        ...(phone_key ? [eb('phone_key', '=', phone_key)] : []),
      ]),
    )
    .execute()
  const ids = named.map(({ id, merged_into }) => merged_into ?? id)
  if (!ids.length) return []
  return all(db)
    .where(({ or, eb }) => or([eb('id', 'in', ids), eb('merged_into', 'in', ids)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Leads not updated since `before`, except those that another transaction is changing now. */
export const selectBefore = (db: Tx, before: Date, limit: number): Promise<LeadRow[]> =>
  leads(db)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export async function deleteLeads(db: Tx, ids: string[]): Promise<void> {
  if (ids.length) await db.deleteFrom('lead').where('id', 'in', ids).execute()
}

/** The lead of a conversation; if several people used it, the last one. */
export const selectLeadOf = (db: Tx, conversationId: string): Promise<LeadRow | undefined> =>
  leads(db)
    .where('id', 'in', query =>
      query
        .selectFrom('lead_entry')
        .select('lead_id')
        .where('kind', '=', 'conversation')
        .where('record_id', '=', conversationId)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .executeTakeFirst()

/** The same for many. */
export const selectLeadsOf = (
  db: Tx,
  conversations: string[],
): Promise<{ conversation_id: string; lead_id: string }[]> =>
  db
    .selectFrom('lead_entry')
    .innerJoin('lead', 'lead.id', 'lead_entry.lead_id')
    .distinctOn('record_id')
    .select(['record_id as conversation_id', 'lead_id'])
    .where('lead_entry.kind', '=', 'conversation')
    .where('record_id', 'in', conversations)
    .where('lead.merged_into', 'is', null)
    .orderBy('record_id')
    .orderBy('lead_entry.id', 'desc')
    .$castTo<{ conversation_id: string; lead_id: string }>()
    .execute()
