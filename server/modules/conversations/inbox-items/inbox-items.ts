import type { Static } from 'typebox'
import type { ItemKind, NeedsYouItem } from '#contract/conversations/conversations.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { forgetEventsOf } from '#server/jobs/events.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import {
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
    const failed = item.failed ?? item.kind.startsWith('failed_')
    await ctx.publish(itemRaised, { ...shown(raised), failed })
  })

/** Marks an item of a conversation as done. */
export const settle = (
  ctx: Ctx,
  conversationId: string,
  met: { kind: ItemKind; key: string },
): Promise<void> => ctx.tx(db => finishItem(db, conversationId, met, ctx.now()))

/** Marks all items of one kind of a conversation as done. */
export const settleKind = (ctx: Ctx, conversationId: string, kind: ItemKind): Promise<void> =>
  ctx.tx(db => finishItemsOf(db, conversationId, kind, ctx.now()))

/** Marks the item of a record as done; `key` is the record's id. */
export const settleRecord = (ctx: Ctx, { kind, key }: { kind: ItemKind; key: string }): Promise<void> =>
  ctx.tx(db => finishItems(db, { kind, keys: [key] }, ctx.now()))

/** Deletes the items of records that are erased, and what was told of them; the keys are the records' ids. */
export const forgetRecords = (ctx: Ctx, records: { kind: ItemKind; keys: string[] }): Promise<void> =>
  ctx.tx(async db => forgetEventsOf(db, await deleteItemsOf(db, records)))

/** Marks these items as done. */
export const settleItems = (ctx: Ctx, ids: string[]): Promise<void> =>
  ctx.tx(db => finishItemsById(db, ids, ctx.now()))

/** Sets the contact details on every open item of a conversation. */
export const setContact = (ctx: Ctx, conversationId: string, contact: ContactDetails): Promise<void> =>
  ctx.tx(db => updateContact(db, conversationId, contact))

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
export async function setStatus(ctx: Ctx, id: string, status: 'open' | 'done'): Promise<Item> {
  const row = await ctx.tx(db => updateStatus(db, id, status, status === 'done' ? ctx.now() : null))
  if (!row) throw notFound('Needs You item')
  return shown(row)
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
