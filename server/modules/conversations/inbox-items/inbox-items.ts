import type { Static } from 'typebox'
import type {
  ItemKind,
  NeedsYouChange,
  NeedsYouItem,
  NeedsYouList,
} from '#contract/conversations/conversations.ts'
import type { Found } from '#contract/search.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import type { Tx } from '#server/db/tenant.ts'
import { readMoment } from '#server/http/moment.ts'
import { invalid, notFound } from '#server/http/problem.ts'
import { type PageRequest, readPage } from '#server/http/request/cursors.ts'
import { noteChanges } from '#server/jobs/changes.ts'
import { forgetEventsOf } from '#server/jobs/events.ts'
import type { ContactDetails } from '#server/modules/assistant/turn/turn.ts'
import { noteActivity } from '../activity/activity.ts'
import {
  type ChangedItem,
  countItems,
  deleteItemsOf,
  finishItem,
  finishItems,
  finishItemsById,
  finishItemsOf,
  type ItemFilter,
  type ItemRow,
  lockItem,
  selectItem,
  selectItems,
  selectQuestionsWith,
  updateContact,
  updateItem,
  upsertItem,
  wakeItems,
  wakeItemsDue,
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
    await ctx.publish(itemRaised, { ...shown(ctx, raised), failed })
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
  ctx.tx(async db => forgetEventsOf(db, await deleteItemsOf(db, records)))

/** Marks these items as done. */
export const settleItems = (ctx: Ctx, ids: string[]): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'done', await finishItemsById(db, ids, ctx.now())))

/** Sets the contact details on every open item of a conversation. */
export const setContact = (ctx: Ctx, conversationId: string, contact: ContactDetails): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'contact', await updateContact(db, conversationId, contact)))

/** Inbox items, newest first; by default those that wait. */
export const listItems = (
  ctx: Ctx,
  { limit, offset, cursor, ...choice }: Partial<ItemFilter> & PageRequest,
): Promise<Static<typeof NeedsYouList>> =>
  ctx.tx(async db => {
    const filter = { status: 'open', ...choice } as const
    const now = ctx.now()
    const { rows, ...end } = await readPage(
      ctx,
      {
        name: 'needs-you',
        sort: 'newest',
        filter,
        select: window => selectItems(db, filter, now, window),
        keyOf: ({ created_at, id }) => [created_at.toISOString(), id],
        count: most => countItems(db, filter, now, most),
      },
      { limit, offset, cursor },
    )
    return { items: rows.map(row => shown(ctx, row)), count: end.total, ...end }
  })

/** One inbox item; 404. */
export async function getItem(ctx: Ctx, id: string): Promise<Item> {
  const row = await ctx.tx(db => selectItem(db, id))
  if (!row) throw notFound('Needs You item')
  return shown(ctx, row)
}

/** Longest time for which an item may be put off. */
const longestSnoozeMs = 366 * 24 * 3_600_000

/**
 * Marks an item as done, opens it again, or puts it off: snoozed, it waits for nobody until then, or until the visitor
 * writes again. 404; 422 for a moment that is past or more than a year ahead.
 */
export const setStatus = (ctx: Ctx, id: string, given: Static<typeof NeedsYouChange>): Promise<Item> =>
  ctx.tx(async db => {
    const before = await lockItem(db, id)
    if (!before) throw notFound('Needs You item')
    const isDone = given.status === 'done'
    const row = await updateItem(db, id, {
      status: isDone ? 'done' : 'open',
      done_at: isDone ? ctx.now() : null,
      snoozed_until: given.status === 'snoozed' ? snoozeEnd(ctx, given.until) : null,
    })
    const isAgain = row!.status === before.status
    await noteItems(ctx, db, isAgain || given.status === 'snoozed' ? 'snoozed' : given.status, [row!])
    return shown(ctx, row!)
  })

/** Until when items are put off. 422, about the field of the body that says it. */
export function snoozeEnd(ctx: Ctx, given: string | undefined, field = 'until'): Date {
  const until = given === undefined ? null : readMoment(given)
  if (!until) throw invalid(['body', field], 'Field required: until when it is put off', 'missing')
  const ms = until.getTime() - ctx.now().getTime()
  if (ms <= 0) throw invalid(['body', field], 'The moment is past')
  if (ms > longestSnoozeMs) throw invalid(['body', field], 'At most a year ahead')
  return until
}

/** A visitor wrote again: what was put off about their conversation waits from now on. */
export const wakeConversation = (ctx: Ctx, conversationId: string): Promise<void> =>
  ctx.tx(async db => noteItems(ctx, db, 'woken', await wakeItems(db, conversationId)))

/** Wakes what was snoozed until now, of these businesses. */
export async function wakeDue(ctx: OpenCtx, tenants: string[]): Promise<void> {
  for (const tenant of tenants) {
    const own = ctx.as(tenant, { kind: 'system' })
    await own.tx(async db => noteItems(own, db, 'woken', await wakeItemsDue(db, own.now())))
  }
}

/** What became of an item. `raised`: it begins to wait; `open`: a person opened it again. */
type ItemChange = 'raised' | 'open' | 'done' | 'snoozed' | 'woken' | 'contact'

/**
 * Notes that these items changed; a question that nobody has answered is also a gap in the knowledge. Their conversations
 * remember when they began to wait, and who did them.
 */
export async function noteItems(ctx: Ctx, db: Tx, change: ItemChange, items: ChangedItem[]): Promise<void> {
  const asked = items.some(item => item.kind === 'unanswered')
  await noteChanges(ctx, db, [
    ...items.map(({ id }) => ({ topic: 'needs_you' as const, id, kind: change })),
    ...(asked ? [{ topic: 'gap' as const, id: null, kind: change }] : []),
  ])
  if (change !== 'raised' && change !== 'open' && change !== 'done') return
  const kind = change === 'done' ? 'done' : 'needs_you'
  const whose = change === 'raised' ? { by: null } : {}
  const happened = items.flatMap(({ id, kind: about, conversation_id: conversationId }) =>
    conversationId === null
      ? []
      : [{ conversationId, kind, data: { item_id: id, kind: about }, ...whose } as const],
  )
  await noteActivity(ctx, ...happened)
}

function shown(ctx: Ctx, row: ItemRow): Item {
  const isSnoozed = row.snoozed_until !== null && row.snoozed_until > ctx.now()
  return {
    ...row,
    status: isSnoozed ? 'snoozed' : row.status,
    snoozed_until: isSnoozed ? row.snoozed_until!.toISOString() : null,
    created_at: row.created_at.toISOString(),
  }
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line]
  if (letters.length <= longestTitle) return line
  return `${letters
    .slice(0, longestTitle - 1)
    .join('')
    .trimEnd()}…`
}

/** Open questions of visitors that contain this, newest first. */
export const findOpenQuestions = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  (await ctx.tx(db => selectQuestionsWith(db, q, limit))).map(({ id, question }) => ({
    id,
    title: question,
    detail: null,
  }))
