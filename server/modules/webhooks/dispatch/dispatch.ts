import { setTimeout as delay } from 'node:timers/promises'
import type { OpenCtx } from '#server/core/context.ts'
import type { BackgroundLoop, Pace } from '#server/core/job.ts'
import { testEvent } from '../events.ts'
import { disableWebhook } from '../webhooks.ts'
import { type Finished, type Lane, openLane, room } from './lane.ts'
import * as rows from './queries.ts'
import { nextAfter, patienceMs } from './schedule.ts'

/** How soon what another process published, and what is to be tried again, is seen. */
const lookEveryMs = 500
/** Between two passes while there is much to do, so that each takes a handful. */
const gatherMs = 10
/** Deliveries in hand of one process: their bodies are in its memory. */
const mostInHand = 8_000
/** How much one pass takes, and writes down. */
const mostAtOnce = 1_000
/** What is under way when the process stops may take so long to end. */
const graceMs = 2_000

/**
 * Sends what webhooks are to be told. Every process that runs jobs has one of these; the rows of `webhook` say which
 * process sends to which webhook. A pass writes down how attempts have ended and takes what is due, in one transaction
 * for all businesses; the sending itself goes on meanwhile.
 */
export const deliver: BackgroundLoop = {
  name: 'webhooks.deliver',
  async run(ctx, pace) {
    const dispatcher = openDispatcher(ctx, pace)
    try {
      while (!pace.signal.aborted) {
        // With the database away for a moment, what has been sent is kept to be written down later.
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
  const lanes = new Map<string, Lane>()
  const stop = new AbortController()
  let finished: Finished[] = []

  const laneOf = (endpoint: rows.Endpoint): Lane => {
    const lane =
      lanes.get(endpoint.webhook_id) ??
      openLane(ctx, endpoint, {
        stop: stop.signal,
        finished(outcome) {
          if (finished.push(outcome) === 1) pace.ring()
        },
      })
    lanes.set(endpoint.webhook_id, lane)
    return lane
  }

  /** Writes down how attempts have ended, and then has the webhooks switched off that it is to be over for. */
  const writeDown = async (outcomes: Finished[], alsoClaim: boolean) => {
    // biome-ignore lint/plugin: looks for work of every business
    const { over, claimed } = await ctx.crossTenant(async db => {
      if (outcomes.length) await rows.saveResults(db, outcomes.map(resultOf))
      const health = healthOf(outcomes)
      const longAgo = new Date(ctx.now().getTime() - patienceMs)
      const over = health.length ? await rows.saveHealth(db, health, longAgo) : []
      return { over, claimed: alsoClaim ? await rows.claim(db, claimOf()) : [] }
    })
    finished = finished.slice(outcomes.length)
    for (const { endpoint, due } of outcomes) lanes.get(endpoint.webhook_id)?.settled(due)
    const gone = outcomes.filter(({ attempt }) => attempt.status_code === 410).map(({ endpoint }) => endpoint)
    for (const { tenant_id, webhook_id } of gone) await disable(ctx, tenant_id, webhook_id, 'gone')
    for (const { tenant_id, webhook_id } of over) await disable(ctx, tenant_id, webhook_id, 'failing')
    return claimed
  }

  const claimOf = (): rows.Claim => {
    const known = [...lanes].map(([webhook_id, lane]) => {
      const room = lane.room()
      return { webhook_id, room, in_hand: room ? lane.inHand() : [] }
    })
    const inHand = lanes.values().reduce((sum, lane) => sum + lane.size(), 0)
    const limit = Math.max(0, Math.min(mostAtOnce, mostInHand - inHand))
    return { worker, now: ctx.now(), known, room, limit }
  }

  return {
    /** Returns whether there is much to do. */
    async pass(): Promise<boolean> {
      const claimed = await writeDown(finished.slice(0, mostAtOnce), true)
      for (const ofOne of Map.groupBy(claimed, row => row.webhook_id).values()) {
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
      return finished.length > 0 || claimed.some(row => row.due !== null)
    },
    /** Lets what is under way end for a moment, writes down what did, and leaves the rest to others. */
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

function resultOf({ endpoint, due, attempt }: Finished): rows.Result {
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

/** What these attempts change about since when webhooks fail: nothing for those that do well as ever. */
function healthOf(outcomes: Finished[]): rows.Health[] {
  const seen: rows.Health[] = []
  // A test by hand says nothing about the service that is still to be built.
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
