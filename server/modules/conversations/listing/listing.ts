import type { Static } from 'typebox'
import type {
  ConversationChoice,
  ConversationFilter,
  ConversationList,
  ListedConversation,
} from '#contract/conversations/listing.ts'
import { mostCounted } from '#contract/paging.ts'
import type { Ctx } from '#server/core/context.ts'
import { isRecordId } from '#server/core/record-id.ts'
import type { Key, Window } from '#server/db/keyset.ts'
import { termSets } from '#server/db/search-terms.ts'
import type { Tx } from '#server/db/tenant.ts'
import { momentOf } from '#server/http/moment.ts'
import { invalid } from '#server/http/problem.ts'
import { readPage } from '#server/http/request/cursors.ts'
import { conversationsOf, leadsOf } from '#server/modules/leads/leads.ts'
import { getConversation } from '../conversations.ts'
import * as rows from './queries.ts'
import {
  type ConversationRow,
  type Reader,
  readerOf,
  selectByIds,
  selectWaitingOf,
  type WaitingRow,
} from './record.ts'
import { type Selection, selectionOf } from './selection.ts'
import { showConversation } from './shown.ts'

/** Conversations that match, in the order that is asked for; 404 for an unknown lead; 422. */
export const listConversations = (
  ctx: Ctx,
  { sort = 'newest', include, limit, offset, cursor, ...choice }: ConversationFilter,
): Promise<Static<typeof ConversationList>> =>
  ctx.tx(async db => {
    const reader = readerOf(ctx)
    if (sort === 'waiting' && cursor === undefined) {
      throw invalid(['query', 'sort'], 'This sort is read by cursor: send an empty one for the first page.')
    }
    const selection = await chosen(ctx, db, choice, { byWords: cursor !== undefined })
    const most = cursor === undefined ? null : mostCounted + 1
    let counted: number | undefined
    const { rows: placed, ...end } = await readPage(
      ctx,
      {
        name: 'conversations',
        sort,
        filter: choice,
        select: async window => {
          if (sort === 'waiting') return byWaiting(db, choice, selection, reader, window)
          const direction = sort === 'newest' ? 'desc' : 'asc'
          const { placed, total } = await rows.selectByMessage(db, selection, direction, window, most)
          counted = total
          return placed
        },
        keyOf: ({ key }) => key,
        count: async () => counted ?? rows.countConversations(db, selection, most),
      },
      { limit, offset, cursor },
    )
    const ids = placed.map(({ id }) => id)
    const found = await selectByIds(db, ids, reader)
    const leads = await leadsOf(ctx, ids)
    const needs =
      include === 'needs' && ids.length
        ? Map.groupBy(await selectWaitingOf(db, ids, reader.now), item => item.conversation_id)
        : null
    const shown = (row: ConversationRow) => ({
      ...showConversation(ctx, row, leads.get(row.id) ?? null),
      ...(needs && { needs: (needs.get(row.id) ?? []).map(showItem) }),
    })
    return { conversations: found.map(shown), ...end }
  })

/** One conversation; with `include`, what of it waits for a person. 404. */
export const readConversation = (
  ctx: Ctx,
  id: string,
  { include }: { include?: 'needs' },
): Promise<Static<typeof ListedConversation>> =>
  ctx.tx(async db => {
    const conversation = await getConversation(ctx, id)
    if (include === undefined) return conversation
    const needs = await selectWaitingOf(db, [id], ctx.now())
    return { ...conversation, needs: needs.map(showItem) }
  })

/** The conversations of a choice. `byWords`: `q` and `tag` are looked up in the index of words. 404 for an unknown lead. */
export async function chosen(
  ctx: Ctx,
  db: Tx,
  { lead_id, assignee, since, until, q, tag, ...equal }: ConversationChoice,
  { byWords }: { byWords: boolean },
): Promise<Selection> {
  const words = byWords ? await termSets(db, 'conversation', { q, tag }) : []
  const text = q?.trim()
  const filter: rows.ConversationQuery = {
    ...equal,
    ...(lead_id && { ids: await conversationsOf(ctx, lead_id) }),
    ...(assignee !== undefined && assigneeOf(ctx, assignee)),
    ...(since && { since: momentOf(since)! }),
    ...(until && { until: momentOf(until)! }),
    ...(!words && { ids: [] }),
    ...(!byWords && { ...(text && { text }), ...(tag && { tag }) }),
  }
  const reader = readerOf(ctx)
  const sets = [...(words ?? []), ...rows.setsOf(filter, reader)]
  return selectionOf(db, rows.conditionsOf(filter, reader), sets)
}

/** `me` is nobody's for an API key, and a malformed id is treated like an unknown one: no conversations. */
function assigneeOf({ actor }: Ctx, given: string): { assignee: string | null } | { ids: string[] } {
  if (given === 'none') return { assignee: null }
  const id = given === 'me' ? (actor.kind === 'member' ? actor.id : '') : given
  return isRecordId(id) ? { assignee: id } : { ids: [] }
}

/** Who waits for nobody comes after all who wait; the first part of a key says which of the two. */
async function byWaiting(
  db: Tx,
  { needs }: ConversationChoice,
  selection: Selection,
  { now }: Reader,
  { after, limit }: Window,
): Promise<rows.Placed[]> {
  const [part, ...place] = after ?? (['waiting'] as Key)
  const within = place.length ? place : null
  const waiting =
    part === 'waiting' && needs !== 'none'
      ? await rows.selectByWaiting(db, selection, now, within, limit)
      : []
  const left = limit - waiting.length
  const onlyWaiting = needs !== undefined && needs !== 'none'
  const idle = {
    ...selection,
    asked: [...selection.asked, rows.waitsForNobody(now)],
    narrow: false,
  }
  const others =
    left > 0 && !onlyWaiting
      ? (
          await rows.selectByMessage(
            db,
            idle,
            'desc',
            { after: part === 'waiting' ? null : within, limit: left, offset: 0 },
            null,
          )
        ).placed
      : []
  return [
    ...waiting.map(({ id, key }) => ({ id, key: ['waiting', ...key] })),
    ...others.map(({ id, key }) => ({ id, key: ['others', ...key] })),
  ]
}

const showItem = ({ conversation_id: _of, created_at, ...item }: WaitingRow) => ({
  ...item,
  created_at: created_at.toISOString(),
})
