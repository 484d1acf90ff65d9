import { sql } from 'kysely'
import type { ItemKind } from '#contract/conversations/conversations.ts'
import { countUpTo, type Order, type Window, within } from '#server/db/keyset.ts'
import { anywhere } from '#server/db/patterns.ts'
import { type Slots, statement } from '#server/db/statement.ts'
import type { Tx } from '#server/db/tenant.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'

export interface ItemRow {
  id: string
  kind: ItemKind
  title: string
  conversation_id: string | null
  link_id: string | null
  tags: string[]
  contact: ContactDetails | null
  draft: string | null
  status: 'open' | 'done'
  /** An open item waits for nobody until then; null: it waits. */
  snoozed_until: Date | null
  created_at: Date
}

/**
 * Adds an item, or reopens the item of the same question in the same conversation or of the same record. Returns it;
 * undefined when it was open already, which then only learns of the contact.
 */
export async function upsertItem(
  db: Tx,
  item: Omit<ItemRow, 'status' | 'contact' | 'draft' | 'snoozed_until'> & {
    contact: ContactDetails | null
    question: string | null
    question_key: string
    best_score: number | null
  },
): Promise<ItemRow | undefined> {
  const contact = item.contact && JSON.stringify(item.contact)
  const raised = await db
    .insertInto('needs_you')
    .values({ ...item, contact })
    .onConflict(conflict =>
      (recordKinds.has(item.kind)
        ? conflict.columns(['tenant_id', 'question_key']).where('kind', '=', item.kind)
        : conflict.columns(['tenant_id', 'conversation_id', 'kind', 'question_key'])
      )
        .doUpdateSet({ status: 'open', done_at: null, snoozed_until: null, ...(contact && { contact }) })
        .where('needs_you.status', '=', 'done'),
    )
    .returning(columns)
    .$castTo<ItemRow>()
    .executeTakeFirst()
  if (!raised && contact && item.conversation_id) {
    await db
      .updateTable('needs_you')
      .set({ contact })
      .where('conversation_id', '=', item.conversation_id)
      .where('kind', '=', item.kind)
      .where('question_key', '=', item.question_key)
      .execute()
  }
  return raised
}

/** Items of these kinds stand for a record, whose id is their key. */
const recordKinds = new Set<ItemKind>(['failed_check', 'failed_webhook', 'failed_mail'])

/** An item that was changed. */
export type ChangedItem = Pick<ItemRow, 'id' | 'kind' | 'conversation_id'>

/** Marks an item of a conversation as done. */
export const finishItem = (
  db: Tx,
  conversationId: string,
  { kind, key }: { kind: ItemKind; key: string },
  at: Date,
): Promise<ChangedItem[]> =>
  finishing(db, at)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', kind)
    .where('question_key', '=', key)
    .execute()

export const finishItemsOf = (
  db: Tx,
  conversationId: string,
  kind: ItemKind,
  at: Date,
): Promise<ChangedItem[]> =>
  finishing(db, at).where('conversation_id', '=', conversationId).where('kind', '=', kind).execute()

export const finishItems = (
  db: Tx,
  { kind, keys }: { kind: ItemKind; keys: string[] },
  at: Date,
): Promise<ChangedItem[]> =>
  finishing(db, at).where('kind', '=', kind).where('question_key', 'in', keys).execute()

export const finishItemsById = (db: Tx, ids: string[], at: Date): Promise<ChangedItem[]> =>
  finishing(db, at).where('id', 'in', ids).execute()

const finishing = (db: Tx, at: Date) =>
  db
    .updateTable('needs_you')
    .set({ status: 'done', done_at: at, snoozed_until: null })
    .where('status', '=', 'open')
    .returning(['id', 'kind', 'conversation_id'])
    .$castTo<ChangedItem>()

/** Wakes the snoozed items of a conversation. */
export const wakeItems = (db: Tx, conversationId: string): Promise<ChangedItem[]> =>
  wakingOf(db, { conversationId })

const wakingOf = statement((db, { conversationId }: Slots<{ conversationId: string }>) =>
  waking(db).where('conversation_id', '=', conversationId).where('snoozed_until', 'is not', null),
)

/** Wakes the items of a business that were snoozed until then. */
export const wakeItemsDue = (db: Tx, at: Date): Promise<ChangedItem[]> =>
  waking(db).where('snoozed_until', '<=', at).execute()

const waking = (db: Tx) =>
  db
    .updateTable('needs_you')
    .set({ snoozed_until: null })
    .where('status', '=', 'open')
    .returning(['id', 'kind', 'conversation_id'])
    .$castTo<ChangedItem>()

/** Businesses with items that were snoozed until then. Only for `crossTenant`. */
export const selectTenantsToWake = async (db: Tx, at: Date): Promise<string[]> => {
  const found = await db
    .selectFrom('needs_you')
    .select('tenant_id')
    .distinct()
    .where('snoozed_until', '<=', at)
    .where('status', '=', 'open')
    .execute()
  return found.map(({ tenant_id }) => tenant_id)
}

/** Sets the contact details on every open item of a conversation, and returns these items. */
export const updateContact = (
  db: Tx,
  conversationId: string,
  contact: ContactDetails,
): Promise<ChangedItem[]> =>
  db
    .updateTable('needs_you')
    .set({ contact: JSON.stringify(contact) })
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'open')
    .returning(['id', 'kind', 'conversation_id'])
    .$castTo<ChangedItem>()
    .execute()

/** Which items. `open`: those that wait, `snoozed`: those put off. */
export interface ItemFilter {
  status: 'open' | 'done' | 'snoozed' | 'all'
  kind?: string
}

const newest: Order = {
  by: [
    { value: sql.ref('created_at'), type: 'timestamptz' },
    { value: sql.ref('id'), type: 'uuid' },
  ],
  direction: 'desc',
}

/** The items of a window of those that match, newest first. */
export const selectItems = (db: Tx, filter: ItemFilter, now: Date, window: Window): Promise<ItemRow[]> =>
  within(matching(db, filter, now), newest, window)
    .select(columns)
    .$castTo<ItemRow>()
    .execute()

/** How many match; counted no further than `most`. */
export const countItems = (db: Tx, filter: ItemFilter, now: Date, most: number | null): Promise<number> =>
  countUpTo(db, matching(db, filter, now).select('id'), most)

/** The ids of items that match, at most so many. */
export const selectItemIds = async (db: Tx, filter: ItemFilter, now: Date, most: number): Promise<string[]> =>
  (await matching(db, filter, now).select('id').limit(most).execute()).map(({ id }) => id)

const matching = (db: Tx, { status, kind }: ItemFilter, now: Date) =>
  db
    .selectFrom('needs_you')
    .$if(status !== 'all', query => query.where('status', '=', status === 'done' ? 'done' : 'open'))
    .$if(status === 'snoozed', query => query.where('snoozed_until', '>', now))
    .$if(status === 'open', query =>
      query.where(({ or, eb }) => or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<=', now)])),
    )
    .$if(kind !== undefined, query => query.where('kind', '=', kind!))

export const selectItem = (db: Tx, id: string): Promise<ItemRow | undefined> =>
  db.selectFrom('needs_you').select(columns).where('id', '=', id).$castTo<ItemRow>().executeTakeFirst()

/** Locks an item until the transaction ends. */
export const lockItem = async (db: Tx, id: string): Promise<ItemRow | undefined> =>
  (await lockItems(db, [id]))[0]

/** Locks items, in the order of their ids. */
export const lockItems = (db: Tx, ids: string[]): Promise<(ItemRow & { done_at: Date | null })[]> =>
  db
    .selectFrom('needs_you')
    .select([...columns, 'done_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .$castTo<ItemRow & { done_at: Date | null }>()
    .execute()

export const updateItem = (
  db: Tx,
  id: string,
  state: { status: 'open' | 'done'; done_at: Date | null; snoozed_until: Date | null },
): Promise<ItemRow | undefined> =>
  db
    .updateTable('needs_you')
    .set(state)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<ItemRow>()
    .executeTakeFirst()

const columns = [
  'id',
  'kind',
  'title',
  'conversation_id',
  'link_id',
  'tags',
  'contact',
  'draft',
  'status',
  'snoozed_until',
  'created_at',
] as const

/** Deletes the items of these records and gives their ids. */
export async function deleteItemsOf(
  db: Tx,
  { kind, keys }: { kind: ItemKind; keys: string[] },
): Promise<string[]> {
  if (!keys.length) return []
  const items = db.deleteFrom('needs_you').where('kind', '=', kind).where('question_key', 'in', keys)
  return (await items.returning('id').execute()).map(({ id }) => id)
}

/** Among so many of the newest open questions some are looked for. */
const mostLookedThrough = 2_000

/** Open questions that contain this, newest first. */
export const selectQuestionsWith = (
  db: Tx,
  part: string,
  limit: number,
): Promise<{ id: string; question: string }[]> =>
  db
    .selectFrom(query =>
      query
        .selectFrom('needs_you')
        .select(['id', 'created_at', sql<string>`coalesce(question, title)`.as('question')])
        .where('kind', '=', 'unanswered')
        .where('status', '=', 'open')
        .orderBy('created_at', 'desc')
        .limit(mostLookedThrough)
        .as('newest'),
    )
    .select(['id', 'question'])
    .where('question', 'ilike', anywhere(part))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
