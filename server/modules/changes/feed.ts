import { setTimeout as delay } from 'node:timers/promises'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { changesOf } from '#server/jobs/changes.ts'
import { endedAmong } from '#server/modules/accounts/actors/actors.ts'
import { mostChanges, type NotedChange, type Read, readSince } from './queries.ts'

// All who follow one business in this process share one reader. A signal says that there is something to read; it may be
// lost, so the reader also looks now and then.

/** A lost signal makes a change late by this much at most. */
const lookEveryMs = 10_000
/** The pause between two reads under load, so that each takes several changes. */
const gatherMs = 15
/** How often we look whose session or key has ended. */
const checkEveryMs = 3_000

/** Changes, and the transaction before which all is told then; null when there are too many to tell. */
export interface News {
  sequence: number
  changes: NotedChange[] | null
}

export interface Follower {
  /** From this moment on everything is told. */
  from: Pick<Read, 'snapshot' | 'sequence'>
  /**
   * Waits for news, so long at most; then there are no changes in them. Throws when the feed breaks off, and 401 when the
   * caller's session or key has ended.
   */
  next(signal: AbortSignal, patienceMs: number): Promise<News>
  close(): void
}

interface Feed {
  /** What was read last. */
  seen: Read | null
  followers: Set<Queue>
  /** Reads what there is, as soon as possible. */
  look(): Promise<void>
  close(): void
}

/** What waits for one follower. */
interface Queue {
  actor: Ctx['actor']
  news: News | null
  failure: unknown
  wake(): void
}

const feeds = new WeakMap<Ctx['db'], Map<string, Feed>>()

/** Follows the changes of the business, as the caller. */
export async function follow(ctx: Ctx): Promise<Follower> {
  const { actor, tenant } = ctx
  const open = feeds.get(ctx.db) ?? new Map<string, Feed>()
  feeds.set(ctx.db, open)
  const feed = open.get(tenant) ?? openFeed(ctx, () => open.delete(tenant))
  open.set(tenant, feed)
  const queue: Queue = { actor, news: null, failure: null, wake: () => {} }
  feed.followers.add(queue)
  const close = () => {
    feed.followers.delete(queue)
    if (!feed.followers.size) feed.close()
  }
  await feed.look()
  if (queue.failure) {
    close()
    throw queue.failure
  }
  queue.news = null
  const { snapshot, sequence } = feed.seen!
  return {
    from: { snapshot, sequence },
    async next(signal, patienceMs) {
      if (!queue.news && !queue.failure && !signal.aborted) await wakened(queue, signal, patienceMs)
      if (queue.failure) throw queue.failure
      const news = queue.news ?? { sequence: feed.seen!.sequence, changes: [] }
      queue.news = null
      return news
    },
    close,
  }
}

function wakened(queue: Queue, signal: AbortSignal, patienceMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patienceMs)
  signal.addEventListener('abort', () => resolve(), { once: true })
  queue.wake = resolve
  return promise.finally(() => {
    clearTimeout(timer)
    queue.wake = () => {}
  })
}

function openFeed(ctx: Ctx, closed: () => void): Feed {
  /** The read that runs, and the one that must follow because something came in meanwhile. */
  let [running, following]: (Promise<void> | null)[] = [null, null]
  let over = false

  const read = async () => {
    const { seen, followers } = feed
    try {
      feed.seen = await ctx.shutdown.hold({ task: 'read changes' }, () =>
        readSince(ctx, seen?.snapshot ?? null),
      )
      if (feed.seen.changes.length) for (const queue of followers) tell(queue, feed.seen)
    } catch (error) {
      for (const queue of followers) fail(queue, error)
    }
  }
  const look = (): Promise<void> => {
    if (!running) {
      running = read().finally(() => {
        running = null
      })
      return running
    }
    following ??= running
      .then(() => delay(gatherMs))
      .then(() => {
        following = null
        return over ? undefined : look()
      })
    return following
  }
  const check = async () => {
    const { followers } = feed
    const actors = [...followers].map(({ actor }) => actor)
    const ended = await ctx.shutdown.hold({ task: 'check sessions' }, () => endedAmong(ctx, actors))
    for (const queue of followers) {
      if (ended.has(queue.actor)) fail(queue, new Problem(401, 'Your session has ended. Sign in again.'))
    }
  }
  const stopListening = ctx.signals.hear(changesOf(ctx.tenant), () => void look())
  const looks = setInterval(() => void look(), lookEveryMs)
  // Whether the database is away comes out at the next look.
  const checks = setInterval(() => void check().catch(() => {}), checkEveryMs)
  const feed: Feed = {
    seen: null,
    followers: new Set(),
    look,
    close() {
      over = true
      stopListening()
      clearInterval(looks)
      clearInterval(checks)
      closed()
    },
  }
  return feed
}

function tell(queue: Queue, { sequence, changes }: Read): void {
  const all = queue.news?.changes === null ? null : [...(queue.news?.changes ?? []), ...changes]
  queue.news = { sequence, changes: all && all.length <= mostChanges ? all : null }
  queue.wake()
}

function fail(queue: Queue, error: unknown): void {
  queue.failure = error
  queue.wake()
}
