import type { FeedEvent, FeedQuery } from '#contract/changes/events.ts'
import { streamPingMs } from '#contract/limits.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { merged } from '#server/http/streams/merged.ts'
import { getConversation } from '#server/modules/conversations/conversations.ts'
import { followAsBusiness } from '#server/modules/conversations/live/live.ts'
import { followPresence } from '#server/modules/conversations/presence/presence.ts'
import { type Follower, follow } from './feed.ts'
import { isForgotten, mostChanges, type NotedChange, selectMissed } from './queries.ts'

type Told = Exclude<FeedEvent, { event: 'error' }>

/**
 * What changes in the business from now on, or from `after` on, until the signal fires; with a conversation also what is
 * said there, who writes and who looks at it. 404 for an unknown conversation, 409 for another business, both before the first
 * event.
 */
export async function events(ctx: Ctx, { after, business, conversation, position }: FeedQuery) {
  // An EventSource can't send the header that other requests of a page name it in.
  if (business && business !== ctx.tenant)
    throw new Problem(409, 'This browser has gone on at another business.')
  const sources = [(signal: AbortSignal) => changes(ctx, after ?? null, signal)]
  if (conversation) sources.push(...(await thread(ctx, conversation, position)))
  return (signal: AbortSignal): AsyncIterable<Told> => merged<Told>(sources, signal)
}

async function* changes(
  ctx: Ctx,
  after: number | null,
  signal: AbortSignal,
): AsyncGenerator<Told, void, void> {
  const follower = await follow(ctx)
  try {
    const { sequence } = follower.from
    // An id says that everything before it was told, so a greeting that comes before what was missed has none.
    yield { event: 'hello', ...(after === null && { id: sequence }), data: { sequence } }
    if (after !== null) yield* missed(ctx, after, follower)
    while (!signal.aborted) {
      const news = await follower.next(signal, streamPingMs)
      if (signal.aborted) return
      if (!news.changes) yield { event: 'reset', id: news.sequence, data: {} }
      else if (news.changes.length) yield* told(news.changes, news.sequence)
      else yield { event: 'ping', id: news.sequence, data: {} }
    }
  } finally {
    follower.close()
  }
}

/** What was written after the caller's last event and before this stream began. */
async function* missed(ctx: Ctx, after: number, { from }: Follower): AsyncGenerator<Told, void, void> {
  const found = await ctx.tx(db => selectMissed(db, after, from.snapshot))
  // biome-ignore lint/plugin: how far back changes are kept is one fact of the installation
  const forgotten = await ctx.crossTenant(db => isForgotten(db, after))
  // A number from the future belongs to another database, of which this one may be a restored copy.
  if (forgotten || after > from.sequence || found.length > mostChanges)
    yield { event: 'reset', id: from.sequence, data: {} }
  else if (found.length) yield* told(found, from.sequence)
  else yield { event: 'ping', id: from.sequence, data: {} }
}

/**
 * Each change with the place to go on from: the transaction of the change, as long as those before it have ended. Only
 * after the last one is everything told.
 */
function* told(all: NotedChange[], sequence: number): Generator<Told, void, void> {
  for (const [n, { tx, topic, id, kind, by }] of all.entries()) {
    const place = n === all.length - 1 ? sequence : Math.min(tx, sequence)
    yield { event: 'changed', id: place, data: { topic, id, kind, by } }
  }
}

/** The open conversation: its messages after that position, signs of writing, and who looks at it. */
async function thread(ctx: Ctx, id: string, position: number | undefined) {
  const { messages: last } = await getConversation(ctx, id)
  const run = await followAsBusiness(ctx, id, position ?? last)
  async function* said(signal: AbortSignal): AsyncGenerator<Told, void, void> {
    for await (const event of run(signal)) {
      if (event.event === 'message') {
        const message = event.data as Extract<Told, { event: 'message' }>['data']['message']
        yield { event: 'message', data: { conversation_id: id, message } }
      }
      // Colleagues say so themselves, with their name (followPresence).
      if (event.event === 'typing' && event.data.by === 'visitor')
        yield { event: 'typing', data: { conversation_id: id, by: 'visitor', member_id: null, name: null } }
    }
  }
  return [said, (signal: AbortSignal) => followPresence(ctx, id, signal)]
}
