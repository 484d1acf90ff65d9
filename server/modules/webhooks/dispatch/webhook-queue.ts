import type { OpenCtx } from '#server/core/context.ts'
import { openLine } from '#server/http/outbound/outbound.ts'
import { secretOpener } from '../secret.ts'
import { attemptDelivery, type DeliveryAttempt, type DeliveryLine, timeoutMs } from './attempt.ts'
import { claimedSeconds, type DueDelivery, type WebhookTarget } from './queries.ts'

/** Deliveries under way to one webhook at once. */
const mostAtOnce = 16
/**
 * What is taken ahead for a webhook that answers, so that it need not wait for the database: several passes' worth for
 * one that takes thousands a second, and twice as much every time that all of it was sent before the next pass. What a
 * slow one has of it is dropped once it is no longer ours for sure: a webhook that is switched off is told no more of it.
 */
const [leastAhead, mostAhead] = [512, 2_048]
/** Asked for again when so much of it is left: what is in hand has to be named for that, which costs more than it. */
const partLeft = 1 / 4
/** An unused lane lets go of its connections after so long. */
const idleMs = 30_000

export const room = { healthy: leastAhead, failing: mostAtOnce }

export interface FinishedAttempt {
  endpoint: WebhookTarget
  due: DueDelivery
  attempt: DeliveryAttempt
}

/** What one process has to do with one webhook: its connections, what is under way to it and what comes next. */
export interface WebhookQueue {
  /** How much more it may be given. */
  room(): number
  /** Everything that it was given and that is not written down yet. */
  inHand(): string[]
  size(): number
  /** What the latest pass of the dispatcher has found. */
  give(endpoint: WebhookTarget, due: DueDelivery[]): void
  /** Its outcome is written down. */
  settled(due: DueDelivery): void
  /** Whether nothing has been going on for a while. */
  idle(): boolean
  /** Starts nothing more; settles when what is under way has ended. */
  end(): Promise<void>
  close(): void
}

/**
 * Each webhook has a lane of its own, so that one that does not answer holds up nobody else. Deliveries start in the
 * order in which they were given; how the earlier ones end does not matter to the later.
 */
export function openQueue(
  ctx: OpenCtx,
  given: WebhookTarget,
  { stop, finished }: { stop: AbortSignal; finished(outcome: FinishedAttempt): void },
): WebhookQueue {
  const allowPrivate = ctx.config.allowPrivateNetwork
  const line = openLine({ allowPrivate, timeoutMs, connections: mostAtOnce })
  const way: DeliveryLine = { line, openSecret: secretOpener(ctx) }
  let endpoint = given
  let queue: DueDelivery[] = []
  let ahead = leastAhead
  let ending = false
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
        // What was taken ahead of a failure is left to the passes to come: they know better whether it should go out.
        endpoint = { ...endpoint, failing: true }
        queue = []
        ahead = leastAhead
      }
    } catch {
      // Cut off by the end of this process: nothing is known of it, and it is sent again.
    } finally {
      underWay.delete(due.event_id)
      pump()
    }
  }
  const pump = () => {
    lastUsed = ctx.now().getTime()
    // Nobody renewed our claim in time: another process may be sending these.
    if (ending || lastUsed > oursUntil) queue = []
    while (queue.length && underWay.size < mostAtOnce) {
      const due = queue.shift()!
      underWay.set(due.event_id, start(due))
    }
  }
  const held = () => underWay.size + queue.length + toWriteDown.size

  return {
    room() {
      if (endpoint.failing) return Math.max(0, mostAtOnce - underWay.size - queue.length)
      if (queue.length > ahead * partLeft) return 0
      if (!queue.length) ahead = Math.min(mostAhead, ahead * 2)
      return ahead - underWay.size - queue.length
    },
    inHand: () => [...underWay.keys(), ...queue.map(due => due.event_id), ...toWriteDown],
    size: held,
    give(latest, due) {
      endpoint = latest
      // One second for the way here from the database that said so.
      oursUntil = ctx.now().getTime() + (claimedSeconds - 1) * 1_000
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
