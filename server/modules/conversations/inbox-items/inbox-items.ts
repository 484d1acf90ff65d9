import type { Static } from 'typebox'
import type { ItemKind, NeedsYouItem } from '#contract/conversations/conversations.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { notFound } from '#server/http/problem.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { forgetEventsOf } from '#server/jobs/events.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import {
  type ChangedItem,
  deleteItemsOf,
  finishItem,
  finishItems,
  finishItemsById,
  finishItemsOf,
  type ItemRow,
  selectItem,
  selectItems,
  updateContact,
  updateStatus,
  upsertItem,
} from './queries.ts'

type Item = Static<typeof NeedsYouItem>

interface NewItem {
  kind: ItemKind
  title: string
  conversationId?: string | null
  linkId?: string | null
  tags?: string[]
  contact?: ContactDetails | null
  /** The question in the visitor's words, and a key that is equal for repeated questions. */
  question?: { text: string; key: string } | null
  bestScore?: number | null
  /** Something that we should have done was not done, such as sending a mail. */
  failed?: true
}

/** The event of an item that begins to wait for a person: the item, and whether something of ours failed. */
export const itemRaised = 'needs_you.raised'

/** Characters. The conversation has the full text. */
const longestTitle = 200

/**
 * Raises an inbox item and publishes that. The same question of one conversation, or a second request of one kind
 * without a question, is the same item: it is opened again.
 */
export const raise = (ctx: Ctx, item: NewItem): Promise<void> =>
  ctx.tx(async db => {
    const raised = await upsertItem(db, {
      id: ctx.id(),
      kind: item.kind,
      title: shortened(item.title),
      conversation_id: item.conversationId ?? null,
      link_id: item.linkId ?? null,
      tags: item.tags ?? [],
      contact: item.contact ?? null,
      question: item.question?.text ?? null,
      question_key: item.question?.key ?? '',
      best_score: item.bestScore ?? null,
      created_at: ctx.now(),
    })
    if (!raised) return
    await noteItems(ctx, db, 'raised', [raised])
    const failed = item.failed ?? item.kind.startsWith('failed_')
    await ctx.publish(itemRaised, { ...shown(raised), failed })
  })

/** Marks an item of a conversation as done. */
export const settle = (
  ctx: Ctx,
  conversationId: string,
  met: { kind: ItemKind; key: string },
): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'done', await finishItem(db, conversationId, met, ctx.now())))

/** Marks all items of one kind of a conversation as done. */
export const settleKind = (ctx: Ctx, conversationId: string, kind: ItemKind): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'done', await finishItemsOf(db, conversationId, kind, ctx.now())))

/** Marks the item of a record as done; `key` is the record's id. */
export const settleRecord = (ctx: Ctx, { kind, key }: { kind: ItemKind; key: string }): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'done', await finishItems(db, { kind, keys: [key] }, ctx.now())))

/** Deletes the items of records that are erased, and what was told of them; the keys are the records' ids. */
export const forgetRecords = (ctx: Ctx, records: { kind: ItemKind; keys: string[] }): Promise<void> =>
  ctx.tx(async db => {
    const ids = await deleteItemsOf(db, records)
    await forgetEventsOf(db, ids)
    const gone = ids.map(id => ({ id, kind: records.kind }))
    await noteItems(ctx, db, 'deleted', gone)
  })

/** Marks these items as done. */
export const settleItems = (ctx: Ctx, ids: string[]): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'done', await finishItemsById(db, ids, ctx.now())))

/** Sets the contact details on every open item of a conversation. */
export const setContact = (ctx: Ctx, conversationId: string, contact: ContactDetails): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'contact', await updateContact(db, conversationId, contact)))

/** Inbox items, newest first; open ones by default. */
export async function listItems(
  ctx: Ctx,
  filter: { status?: 'open' | 'done' | 'all'; kind?: string; limit: number; offset: number },
): Promise<{ items: Item[]; count: number }> {
  const { rows, count } = await ctx.tx(db => selectItems(db, { ...filter, status: filter.status ?? 'open' }))
  return { items: rows.map(shown), count }
}

/** One inbox item; 404. */
export async function getItem(ctx: Ctx, id: string): Promise<Item> {
  const row = await ctx.tx(db => selectItem(db, id))
  if (!row) throw notFound('Needs You item')
  return shown(row)
}

/** Marks an item as done, or opens it again. 404. */
export const setStatus = (ctx: Ctx, id: string, status: 'open' | 'done'): Promise<Item> =>
  ctx.tx(async db => {
    const row = await updateStatus(db, id, status, status === 'done' ? ctx.now() : null)
    if (!row) throw notFound('Needs You item')
    await noteItems(ctx, db, status, [row])
    return shown(row)
  })

/** Notes that these items changed; a question that nobody has answered is also a gap in the knowledge. */
export async function noteItems(ctx: Ctx, db: Tx, kind: string, items: ChangedItem[]): Promise<void> {
  const asked = items.some(item => item.kind === 'unanswered')
  await noteChanges(ctx, db, [
    ...items.map(({ id }) => ({ topic: 'needs_you' as const, id, kind })),
    ...(asked ? [{ topic: 'gap' as const, id: null, kind }] : []),
  ])
}

const shown = (row: ItemRow): Item => ({ ...row, created_at: row.created_at.toISOString() })

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  if (letters.length <= longestTitle) return line
  return `${letters
    .slice(0, longestTitle - 1)
    .join('')
    .trimEnd()}…`
}
