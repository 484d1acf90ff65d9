import type { OpenCtx } from '#server/core/context.ts'
import { openPostLine } from '#server/http/outbound/post-line.ts'
import { secretOpener } from '../secret.ts'
import {
  answerBytes,
  attemptDelivery,
  type DeliveryAttempt,
  type DeliveryLine,
  timeoutMs,
} from './attempt.ts'
import { claimedSeconds, type DueDelivery, type WebhookTarget } from './queries.ts'

/** Deliveries to one webhook at once. */
const mostAtOnce = 16
/**
 * Deliveries claimed ahead for a healthy webhook, so that it does not wait for the database. The number doubles each time
 * that all were sent before the next pass, up to several passes' worth for a webhook that takes thousands a second. A slow
 * webhook's deliveries are dropped when our claim may have expired, so that one that is switched off gets no more of them.
 */
const [leastAhead, mostAhead] = [512, 2_048]
/** More are claimed when this part is left, because a claim must name all deliveries in hand, which is expensive. */
const partLeft = 1 / 4
/** An unused queue closes its connections after this time. */
const idleMs = 30_000

export const room = { healthy: leastAhead, failing: mostAtOnce }

export interface FinishedAttempt {
  endpoint: WebhookTarget
  due: DueDelivery
  attempt: DeliveryAttempt
}

/** The deliveries of one process to one webhook: its connections, what is under way and what waits. */
export interface WebhookQueue {
  /** Whether it runs low although the last claim found something, so that more is probably waiting. */
  wantsMore(): boolean
  /** How many more deliveries it takes. */
  room(): number
  /** The event ids of all its deliveries without a stored result. */
  inHand(): string[]
  size(): number
  /** Adds deliveries that a pass has claimed, with the present settings of the webhook. */
  give(endpoint: WebhookTarget, due: DueDelivery[]): void
  /** The result of this delivery is stored. */
  settled(due: DueDelivery): void
  /** Whether it has been unused for a while. */
  idle(): boolean
  /** Starts no more deliveries; resolves when those under way have ended. */
  end(): Promise<void>
  close(): void
}

/**
 * Each webhook has its own queue, so that one that does not answer delays no other. Deliveries start in the order in which
 * they were added, whatever the results of earlier ones.
 */
export function openQueue(
  ctx: OpenCtx,
  given: WebhookTarget,
  { stop, finished }: { stop: AbortSignal; finished(outcome: FinishedAttempt): void },
): WebhookQueue {
  const allowPrivate = ctx.config.allowPrivateNetwork
  const line = openPostLine({ allowPrivate, timeoutMs, connections: mostAtOnce, maxBytes: answerBytes })
  const way: DeliveryLine = { line, openSecret: secretOpener(ctx) }
  let endpoint = given
  let queue: DueDelivery[] = []
  let ahead = leastAhead
  let ending = false
  let foundSome = false
  const underWay = new Map<string, Promise<void>>()
  const toWriteDown = new Set<string>()
  let oursUntil = 0
  let lastUsed = 0

  const start = async (due: DueDelivery): Promise<void> => {
    try {
      const outcome = await attemptDelivery(ctx, way, endpoint, due, stop)
      toWriteDown.add(due.event_id)
      finished({ endpoint, due, attempt: outcome })
      if (outcome.error !== null) {
        // After a failure the waiting deliveries are dropped; the next passes decide when to send them.
        endpoint = { ...endpoint, failing: true }
        queue = []
        ahead = leastAhead
      }
    } catch {
      // The end of this process cut it off: the result is unknown, and the delivery is sent again.
    } finally {
      underWay.delete(due.event_id)
      pump()
    }
  }
  const pump = () => {
    lastUsed = ctx.now().getTime()
    // The claim was not renewed in time, so another process may be sending these.
    if (ending || lastUsed > oursUntil) queue = []
    while (queue.length && underWay.size < mostAtOnce) {
      const due = queue.shift()!
      underWay.set(due.event_id, start(due))
    }
  }
  const held = () => underWay.size + queue.length + toWriteDown.size
  const runsLow = () => queue.length <= ahead * partLeft

  return {
    wantsMore: () => foundSome && runsLow(),
    room() {
      if (endpoint.failing) return Math.max(0, mostAtOnce - underWay.size - queue.length)
      if (!runsLow()) return 0
      if (!queue.length) ahead = Math.min(mostAhead, ahead * 2)
      return ahead - underWay.size - queue.length
    },
    inHand: () => [...underWay.keys(), ...queue.map(due => due.event_id), ...toWriteDown],
    size: held,
    give(latest, due) {
      endpoint = latest
      // One second is for the way from the database to here.
      oursUntil = ctx.now().getTime() + (claimedSeconds - 1) * 1_000
      foundSome = due.length > 0
      queue.push(...due)
      pump()
    },
    settled: due => void toWriteDown.delete(due.event_id),
    idle: () => !held() && ctx.now().getTime() - lastUsed > idleMs,
    async end() {
      ending = true
      queue = []
      await Promise.all(underWay.values())
    },
    close: line.close,
  }
}
