import { setTimeout as delay } from 'node:timers/promises'
import type { OpenCtx } from '#server/core/context.ts'
import type { BackgroundLoop, Pace } from '#server/core/job.ts'
import { noteChange } from '#server/jobs/changes.ts'
import { testEvent } from '../events.ts'
import { disableWebhook } from '../webhooks.ts'
import * as rows from './queries.ts'
import { nextAfter, patienceMs } from './schedule.ts'
import { type FinishedAttempt, openQueue, room, type WebhookQueue } from './webhook-queue.ts'

/** How often the dispatcher looks for events of other processes, and for retries. */
const lookEveryMs = 500
/** The pause between two passes under load, so that each handles many deliveries. */
const gatherMs = 25
/** How often it looks for them while it has results to store, if no queue wants more: looking costs as much as storing. */
const lookBusyMs = 100
/** Deliveries that one process holds at once, because their bodies are in its memory. */
const mostInHand = 8_000
/** Deliveries that one pass claims, and results that it stores. */
const mostAtOnce = 1_000
/** What a claim asks for at least for each webhook. */
const leastForOne = 32
/** How long deliveries under way may take when the process stops. */
const graceMs = 2_000

/**
 * Sends events to webhooks. Every process that runs jobs has one dispatcher, and each row of `webhook` names the process
 * that sends to it. A pass stores the results of attempts and claims due deliveries, in one transaction for all businesses;
 * sending goes on meanwhile.
 */
export const deliverWebhooks: BackgroundLoop = {
  name: 'webhooks.deliver',
  async run(ctx, pace) {
    const dispatcher = openDispatcher(ctx, pace)
    try {
      while (!pace.signal.aborted) {
        // While the database is unavailable, results are kept in memory and stored later.
        const busy = await dispatcher.pass().catch(error => {
          ctx.log.error({ err: error }, 'a pass of the webhook dispatcher failed')
          return false
        })
        await (busy ? delay(gatherMs) : pace.rest(lookEveryMs))
      }
    } finally {
      await dispatcher.close()
    }
  },
}

function openDispatcher(ctx: OpenCtx, pace: Pace) {
  const worker = ctx.id()
  const lanes = new Map<string, WebhookQueue>()
  const stop = new AbortController()
  let finished: FinishedAttempt[] = []
  let lookedAt = 0
  /** What the next claim asks for at most for each webhook. */
  let mostForOne = Number.POSITIVE_INFINITY

  const laneOf = (endpoint: rows.WebhookTarget): WebhookQueue => {
    const lane =
      lanes.get(endpoint.webhook_id) ??
      openQueue(ctx, endpoint, {
        stop: stop.signal,
        finished(outcome) {
          if (finished.push(outcome) === 1) pace.ring()
        },
      })
    lanes.set(endpoint.webhook_id, lane)
    return lane
  }

  /** Stores the results of attempts, switches off webhooks that are gone or fail for days, and claims due deliveries. */
  const writeDown = async (outcomes: FinishedAttempt[], alsoClaim: boolean) => {
    // biome-ignore lint/plugin: looks for work of every business
    const { over, limit, claimed } = await ctx.crossTenant(async db => {
      await rows.planByIndex(db)
      if (outcomes.length) await rows.saveResults(db, outcomes.map(resultOf))
      const health = healthOf(outcomes)
      const longAgo = new Date(ctx.now().getTime() - patienceMs)
      const stored = health.length ? await rows.saveHealth(db, health, longAgo) : []
      for (const { tenant_id, webhook_id: id } of stored.filter(({ turned }) => turned)) {
        const own = ctx.as(tenant_id, { kind: 'system' })
        await noteChange(own, db, { topic: 'webhook', id, kind: 'health' })
      }
      const over = stored.filter(row => row.over)
      const wanted = alsoClaim ? claimOf() : null
      return { over, limit: wanted?.limit, claimed: wanted ? await rows.claim(db, wanted) : [] }
    })
    finished = finished.slice(outcomes.length)
    for (const { endpoint, due } of outcomes) lanes.get(endpoint.webhook_id)?.settled(due)
    const gone = outcomes.filter(({ attempt }) => attempt.status_code === 410).map(({ endpoint }) => endpoint)
    for (const { tenant_id, webhook_id } of gone) await disable(ctx, tenant_id, webhook_id, 'gone')
    for (const { tenant_id, webhook_id } of over) await disable(ctx, tenant_id, webhook_id, 'failing')
    const given = [...Map.groupBy(claimed, row => row.webhook_id).values()]
    if (limit)
      adjustTo(
        limit,
        given.map(ofOne => ofOne.length),
      )
    return given
  }

  const wantMore = () => lanes.values().some(lane => lane.wantsMore())
  const claimOf = (): rows.DeliveryClaim => {
    const known = [...lanes].map(([webhook_id, lane]) => ({
      webhook_id,
      room: Math.min(lane.room(), mostForOne),
    }))
    const inHand = known.flatMap(({ webhook_id, room }) =>
      room
        ? lanes
            .get(webhook_id)!
            .inHand()
            .map(event_id => ({ webhook_id, event_id }))
        : [],
    )
    const held = lanes.values().reduce((sum, lane) => sum + lane.size(), 0)
    const limit = Math.max(0, Math.min(mostAtOnce, mostInHand - held))
    const unknown = { ...room, healthy: Math.min(room.healthy, mostForOne) }
    return { worker, now: ctx.now(), known, inHand, room: unknown, limit }
  }
  /**
   * A claim that had to leave some asks for less next time: fifty webhooks with long queues each get twenty, and reading
   * hundreds for each of them took as long as all other work of the database. One that gets much may get twice as much.
   */
  const adjustTo = (limit: number, ofEach: number[]): void => {
    const cut = ofEach.reduce((sum, got) => sum + got, 0) >= limit
    mostForOne = cut ? Math.max(leastForOne, 2 * Math.max(...ofEach)) : Number.POSITIVE_INFINITY
  }

  return {
    /** Returns whether there is more to do at once. */
    async pass(): Promise<boolean> {
      const outcomes = finished.slice(0, mostAtOnce)
      const now = ctx.now().getTime()
      const alsoClaim = !outcomes.length || now - lookedAt >= lookBusyMs || wantMore()
      if (alsoClaim) lookedAt = now
      const claimed = await writeDown(outcomes, alsoClaim)
      for (const ofOne of claimed) {
        const { due: _, ...endpoint } = ofOne[0]!
        laneOf(endpoint).give(
          endpoint,
          ofOne.flatMap(row => row.due ?? []),
        )
      }
      for (const [id, lane] of lanes) {
        if (!lane.idle()) continue
        lane.close()
        lanes.delete(id)
      }
      return !alsoClaim || finished.length > 0 || claimed.flat().some(row => row.due !== null)
    },
    /** Waits a moment for deliveries under way, stores their results, and releases the rest to other processes. */
    async close(): Promise<void> {
      const cut = () => {
        stop.abort(new Error('this process is stopping'))
        for (const lane of lanes.values()) lane.close()
      }
      const patience = setTimeout(cut, graceMs)
      await Promise.all([...lanes.values()].map(lane => lane.end()))
      clearTimeout(patience)
      cut()
      await writeDown(finished, false)
      // biome-ignore lint/plugin: looks for work of every business
      await ctx.crossTenant(db => rows.release(db, worker))
    },
  }
}

const disable = (ctx: OpenCtx, tenant: string, webhook: string, because: 'gone' | 'failing'): Promise<void> =>
  disableWebhook(ctx.as(tenant, { kind: 'system' }), webhook, because)

function resultOf({ endpoint, due, attempt }: FinishedAttempt): rows.AttemptResult {
  const ok = attempt.error === null
  const next = nextAfter({ ok, tries: due.tries, event: due.event, now: attempt.at })
  return {
    tenant_id: endpoint.tenant_id,
    webhook_id: endpoint.webhook_id,
    event_id: due.event_id,
    status: next.status,
    tries: ok ? due.tries : due.tries + 1,
    next_attempt_at: next.at,
    attempt,
  }
}

/** What these attempts change about the health of webhooks; nothing for those that were and are healthy. */
function healthOf(outcomes: FinishedAttempt[]): rows.WebhookHealth[] {
  const seen: rows.WebhookHealth[] = []
  // A test event does not count, because the receiver may still be under construction.
  const counted = outcomes.filter(({ due }) => due.event !== testEvent)
  for (const ofOne of Map.groupBy(counted, ({ endpoint }) => endpoint.webhook_id).values()) {
    const { tenant_id, webhook_id } = ofOne[0]!.endpoint
    const failures = ofOne.filter(({ attempt }) => attempt.error !== null)
    if (failures.length === ofOne.length) {
      seen.push({ tenant_id, webhook_id, failed_at: failures[0]!.attempt.at })
    } else if (failures.length || ofOne.some(({ endpoint }) => endpoint.failing)) {
      seen.push({ tenant_id, webhook_id, failed_at: null })
    }
  }
  return seen
}
