import type {
  Broadcast,
  BroadcastFilter,
  BroadcastWords,
  CountedBroadcast,
} from '#contract/campaigns/broadcasts.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Found } from '#contract/search.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { type KeysetResult, readPage } from '#server/http/request/cursors.ts'
import { countsOf } from './counts.ts'
import * as rows from './queries.ts'

/** Broadcasts with their counters, newest first. */
export const listBroadcasts = (
  ctx: Ctx,
  { limit, offset, cursor, ...filter }: BroadcastFilter,
): Promise<Omit<KeysetResult<never>, 'rows'> & { broadcasts: CountedBroadcast[] }> =>
  ctx.tx(async db => {
    const { rows: found, ...end } = await readPage(
      ctx,
      {
        name: 'broadcasts',
        sort: 'newest',
        filter,
        select: window => rows.selectBroadcasts(db, filter, window),
        keyOf: ({ created_at, id }) => [created_at.toISOString(), id],
        count: most => rows.countBroadcasts(db, filter, most),
      },
      { limit, offset, cursor },
    )
    return { broadcasts: await withCounts(ctx, found), ...end }
  })

/** One broadcast with its counters; 404. */
export const getBroadcast = (ctx: Ctx, id: string): Promise<CountedBroadcast> =>
  ctx.tx(async db => (await withCounts(ctx, [await existing(db, id)]))[0]!)

/** One broadcast as it is stored; 404. */
export async function existing(
  db: Parameters<typeof rows.selectBroadcast>[0],
  id: string,
): Promise<rows.BroadcastRow> {
  const row = await rows.selectBroadcast(db, id)
  if (!row) throw notFound('Broadcast')
  return row
}

async function withCounts(ctx: Ctx, found: rows.BroadcastRow[]): Promise<CountedBroadcast[]> {
  const ids = found.map(({ id }) => id)
  const counted = ids.length ? await ctx.tx(db => rows.countStates(db, ids, ctx.now())) : []
  const by = Map.groupBy(counted, ({ broadcast_id }) => broadcast_id)
  return found.map(row => ({ ...toBroadcast(row), counts: countsOf(by.get(row.id) ?? []) }))
}

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** A broadcast as the API shows it. */
export const toBroadcast = (row: rows.BroadcastRow): Broadcast => ({
  id: row.id,
  name: row.name,
  audience_id: row.contact_id ? '' : (row.audience_id ?? ''),
  contact_id: row.contact_id,
  channel_order: row.channel_order as Channel[],
  template_ids: row.template_ids as Broadcast['template_ids'],
  words: row.words as BroadcastWords,
  values: row.typed as Record<string, string>,
  allow_replies: row.allow_replies,
  send_window_start: row.send_window_start,
  send_window_end: row.send_window_end,
  status: row.status as Broadcast['status'],
  waiting_for: row.waiting_for as Broadcast['waiting_for'],
  previewed_at: iso(row.previewed_at),
  sent_at: iso(row.sent_at),
  starts_at: iso(row.starts_at),
  planned_at: iso(row.planned_at),
  completed_at: iso(row.completed_at),
  created_at: row.created_at.toISOString(),
})

/** Broadcasts whose name contains this, newest first. */
export const findBroadcasts = async (ctx: Ctx, q: string, limit: number): Promise<Found[]> =>
  (await ctx.tx(db => rows.selectNamed(db, q, limit))).map(({ id, name }) => ({
    id,
    title: name,
    detail: null,
  }))
