import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Channel } from '#contract/contacts/channels.ts'
import type { MailBlock, VariableSources } from '#contract/messaging/templates.ts'
import { anywhere } from '#server/db/patterns.ts'
import type { MessageTemplate } from '#server/db/tables.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { OnMachine } from './content.ts'

export type ReviewStatus = 'draft' | 'pending' | 'approved' | 'rejected'

/** A stored template. Check constraints of the table guarantee the narrower types below. */
export type TemplateRow = Omit<Selectable<MessageTemplate>, 'tenant_id' | keyof Narrowed> & Narrowed

interface Narrowed {
  channel: Channel
  category: 'utility' | 'marketing' | 'authentication' | null
  variable_sources: VariableSources
  provider_status: ReviewStatus | null
  on_machine: OnMachine | null
  blocks: MailBlock[] | null
}

/** Inactive templates are never deleted, so a list has only the newest. */
const mostListed = 1_000

const columns = [
  'id',
  'name',
  'channel',
  'subject',
  'body',
  'blocks',
  'preheader',
  'category',
  'language',
  'variable_sources',
  'dlt_template_id',
  'on_machine',
  'voicemail',
  'is_active',
  'provider_status',
  'provider_error',
  'provider_name',

  'provider_id',
  'provider_account',
  'provider_positions',
  'review_asked_at',
  'created_at',
  'updated_at',
] as const

/** Newest first. */
export const selectTemplates = (
  db: Tx,
  { channel, includeInactive }: { channel?: Channel; includeInactive: boolean },
): Promise<TemplateRow[]> =>
  db
    .selectFrom('message_template')
    .select(columns)
    .$if(channel !== undefined, q => q.where('channel', '=', channel!))
    .$if(!includeInactive, q => q.where('is_active', '=', true))
    .orderBy('id', 'desc')
    .limit(mostListed)
    .$castTo<TemplateRow>()
    .execute()

export const selectTemplatesById = (db: Tx, ids: string[]): Promise<TemplateRow[]> =>
  db.selectFrom('message_template').select(columns).where('id', 'in', ids).$castTo<TemplateRow>().execute()

/** A template, locked until the transaction ends: no other transaction changes it or begins to send it. */
export const lockTemplate = (db: Tx, id: string): Promise<TemplateRow | undefined> =>
  db
    .selectFrom('message_template')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<TemplateRow>()
    .executeTakeFirst()

/** The number of active templates. The next caller waits until this transaction ends, so that two can't both pass a limit. */
export async function lockAndCount(db: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('templates ' || current_setting('app.tenant'), 0))`.execute(
    db,
  )
  const { count } = await db
    .selectFrom('message_template')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** What is stored as JSON. */
interface Structured {
  variable_sources: VariableSources
  blocks: MailBlock[] | null
}

export async function insertTemplate(
  db: Tx,
  { variable_sources, blocks, ...row }: Omit<Insertable<MessageTemplate>, keyof Structured> & Structured,
): Promise<void> {
  await db
    .insertInto('message_template')
    .values({
      ...row,
      variable_sources: JSON.stringify(variable_sources),
      blocks: blocks && JSON.stringify(blocks),
    })
    .execute()
}

export async function updateTemplate(
  db: Tx,
  id: string,
  {
    variable_sources,
    blocks,
    ...changes
  }: Omit<Updateable<MessageTemplate>, keyof Structured> & Partial<Structured>,
): Promise<void> {
  await db
    .updateTable('message_template')
    .set({
      ...changes,
      ...(variable_sources && { variable_sources: JSON.stringify(variable_sources) }),
      ...(blocks !== undefined && { blocks: blocks && JSON.stringify(blocks) }),
    })
    .where('id', '=', id)
    .execute()
}

/** Whether a running broadcast uses this template. */
export async function isBeingSent(db: Tx, id: string): Promise<boolean> {
  const running = await db
    .selectFrom('broadcast')
    .select('id')
    .where('status', 'in', ['queued', 'sending'])
    .where(sql<boolean>`exists (select from jsonb_each_text(template_ids) used where used.value = ${id})`)
    .limit(1)
    .executeTakeFirst()
  return running !== undefined
}

/**
 * Chooses at most `most` submitted templates of this account at the provider whose review may have changed, pending ones
 * first, and marks them as asked at `now`. None when any was asked since `before`, or another process is choosing.
 */
export async function takeForReview(
  db: Tx,
  { account, before, now, most }: { account: string; before: Date; now: Date; most: number },
): Promise<{ id: string; name: string; provider_id: string }[]> {
  const { rows: lock } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('reviews ' || current_setting('app.tenant'), 0)) as ours`.execute(
    db,
  )
  // The lock has a statement of its own: the update's snapshot must be younger than the lock, or it misses a choice made
  // just before.
  if (!lock[0]?.ours) return []
  const { rows } = await sql<{ id: string; name: string; provider_id: string }>`
    update message_template set review_asked_at = ${now}
    where id in (
      select id from message_template
      where provider_id is not null and provider_account = ${account} and is_active
        and provider_status in ('pending', 'approved', 'rejected')
      order by provider_status = 'pending' desc, review_asked_at nulls first, id
      limit ${most}
    )
    and not exists (select from message_template where review_asked_at > ${before})
    returning id, name, provider_id`.execute(db)
  return rows
}

/** Stores the review of a submitted template; returns its id, or undefined when it was changed since. */
export const updateReview = (
  db: Tx,
  {
    providerId,
    ...decided
  }: { providerId: string; provider_status: ReviewStatus; provider_error: string | null },
): Promise<{ id: string } | undefined> =>
  db
    .updateTable('message_template')
    .set(decided)
    .where('provider_id', '=', providerId)
    .where('provider_status', '!=', 'draft')
    .returning('id')
    .executeTakeFirst()

/** Stores that a template was submitted; false when it has been changed since. */
export async function updateSubmitted(
  db: Tx,
  { id, provider_name }: Pick<TemplateRow, 'id' | 'provider_name'>,
  submitted: Updateable<MessageTemplate>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('message_template')
    .set(submitted)
    .where('id', '=', id)
    .where('provider_name', '=', provider_name)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those whose name contains this, newest first. */
export const selectNamed = (
  db: Tx,
  part: string,
  limit: number,
): Promise<{ id: string; name: string; subject: string | null }[]> =>
  db
    .selectFrom('message_template')
    .select(['id', 'name', 'subject'])
    .where('name', 'ilike', anywhere(part))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
