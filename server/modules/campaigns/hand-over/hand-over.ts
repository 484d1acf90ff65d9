import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import type { OutgoingMessage, ReadySender } from '#server/modules/messaging/senders/senders.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import type { Journal } from '../journal/journal.ts'

/** Why a provider did not take a message, for good or for now. */
export interface HandOverRefusal {
  id: string
  reason: string
  detail: string | null
  at: Date
  /** When to try again; null: never. */
  again: Date | null
  /** Whether the attempt does not count: the provider refused it unseen, because it gets too many. */
  uncounted: boolean
}

/**
 * The result of one hand-over. `pauseSeconds`: seconds for which the account must pause; null: none. `optedOut`: the provider says
 * that this person has opted out.
 */
export type HandOverResult =
  | { kind: 'sent'; id: string; providerId: string; at: Date }
  | { kind: 'refused'; refused: HandOverRefusal; pauseSeconds: number | null; optedOut: boolean }

/** Attempts at a message that its provider puts off: over an hour in all. */
const mostAttempts = 8
const firstPauseMs = 30_000

/** The pause after so many attempts, in ms. */
const pauseAfter = (attempts: number): number => firstPauseMs * 2 ** (attempts - 1)

/**
 * Hands one message to its provider, once. The message is marked as `sending` already; `attempts` includes this attempt.
 * Throws only when the journal could not be written before the hand-over. Any other unexpected error may have happened
 * after the provider took the message, so the outcome is unknown and the message is not tried again.
 */
export async function handOver(
  ctx: Ctx,
  { channel, sender }: { channel: Channel; sender: ReadySender },
  message: OutgoingMessage,
  attempts: number,
  journal: Journal | null = null,
): Promise<HandOverResult> {
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
      return { kind: 'refused', refused, pauseSeconds: null, optedOut: false }
    }
    const { reason, detail, temporary, retryAfterSeconds } = error
    if (reason !== 'outcome_unknown') journal?.refused(id)
    // The provider asks for a slower rate and has not looked at the message, so this is not an attempt.
    const uncounted = reason === 'rate_limited' && retryAfterSeconds !== undefined
    const waitMs = uncounted
      ? retryAfterSeconds * 1000
      : Math.max(pauseAfter(attempts), (retryAfterSeconds ?? 0) * 1000)
    const again = temporary && (uncounted || attempts < mostAttempts) ? new Date(at.getTime() + waitMs) : null
    return {
      kind: 'refused',
      refused: { id, reason, detail: detail?.slice(0, 500) ?? null, at, again, uncounted },
      pauseSeconds: temporary ? (retryAfterSeconds ?? null) : null,
      optedOut: error.suppress === true,
    }
  }
}
