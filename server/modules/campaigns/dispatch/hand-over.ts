import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Outgoing, Sender } from '#server/modules/messaging/connections/sender.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import type { Journal } from './journal.ts'
import type { Refused } from './queries.ts'

export type Ready = Extract<Sender, { ready: true }>

/**
 * What came of one hand-over. `rest`: nothing more for this account for so many seconds. `optedOut`: the provider knows
 * that this person wants no more of it.
 */
export type Outcome =
  | { kind: 'sent'; id: string; providerId: string; at: Date }
  | { kind: 'refused'; refused: Refused; rest: number | null; optedOut: boolean }

/** Times that a message is tried while its provider puts it off: over an hour in all. */
const mostAttempts = 8
const firstPauseMs = 30_000

/** How long a message waits for its next attempt, having had so many. */
const pauseAfter = (attempts: number): number => firstPauseMs * 2 ** (attempts - 1)

/**
 * Hands one message to its provider, once. It is marked as `sending` already. `attempts` includes this one. Throws only
 * what kept it from being begun in the journal; whatever else nobody expected may have happened after the provider
 * took it, so it counts as an unknown outcome and is not tried again.
 */
export async function handOver(
  ctx: Ctx,
  { channel, sender }: { channel: Channel; sender: Ready },
  message: Outgoing,
  attempts: number,
  journal: Journal | null = null,
): Promise<Outcome> {
  const { id } = message
  let unbegun: unknown
  const begin = () => {
    try {
      journal?.begin(id)
    } catch (error) {
      unbegun = error
      throw error
    }
  }
  try {
    const { providerId } = await sender.deliver(message, begin)
    journal?.taken(id, providerId)
    return { kind: 'sent', id, providerId, at: ctx.now() }
  } catch (error) {
    if (unbegun) throw unbegun
    const at = ctx.now()
    if (!(error instanceof DeliveryFailed)) {
      ctx.log.error(
        { err: error, channel, message: id },
        'a handover failed unexpectedly; its outcome is unknown',
      )
      const refused = { id, reason: 'outcome_unknown', detail: null, at, again: null, uncounted: false }
      return { kind: 'refused', refused, rest: null, optedOut: false }
    }
    const { reason, detail, temporary, retryAfterSeconds } = error
    if (reason !== 'outcome_unknown') journal?.refused(id)
    // Told to be slower, nobody looked at the message: that is no attempt at it.
    const uncounted = reason === 'rate_limited' && retryAfterSeconds !== undefined
    const waitMs = uncounted
      ? retryAfterSeconds * 1000
      : Math.max(pauseAfter(attempts), (retryAfterSeconds ?? 0) * 1000)
    const again = temporary && (uncounted || attempts < mostAttempts) ? new Date(at.getTime() + waitMs) : null
    return {
      kind: 'refused',
      refused: { id, reason, detail: detail?.slice(0, 500) ?? null, at, again, uncounted },
      rest: temporary ? (retryAfterSeconds ?? null) : null,
      optedOut: error.suppress === true,
    }
  }
}
