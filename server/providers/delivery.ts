/**
 * A message was not handed over, or nobody can say whether it was.
 *
 * `reason` is a code for people and programs: `outcome_unknown` when the connection broke after the message may have
 * been taken (sending it again could send it twice), `undeliverable`, `invalid_address`, `unsubscribed`,
 * `channel_not_ready` (our account there is refused), `rate_limited`, `provider_unavailable`, or a provider's own code
 * such as `twilio_30007`. `temporary`: nothing was taken, and the same message may be taken later.
 */
export class DeliveryFailed extends Error {
  override name = 'DeliveryFailed'
  readonly reason: string
  /** The provider's sentence, for the business; never credentials. */
  readonly detail: string
  readonly temporary: boolean
  /** The earliest time for a retry, if the provider names one. */
  readonly retryAfterSeconds: number | undefined
  /** The person opted out at the provider, so the address goes on the stop list. */
  readonly suppress: boolean

  constructor(failure: {
    reason: string
    detail: string
    temporary?: boolean
    retryAfterSeconds?: number | undefined
    suppress?: boolean
    cause?: unknown
  }) {
    super(`${failure.reason}: ${failure.detail}`, { cause: failure.cause })
    this.reason = failure.reason
    this.detail = failure.detail
    this.temporary = failure.temporary ?? false
    this.retryAfterSeconds = failure.retryAfterSeconds
    this.suppress = failure.suppress ?? false
  }
}

/** The provider refuses our account, for any recipient. Somebody must fix that; no message is lost meanwhile. */
export const accountRefused = (detail: string): DeliveryFailed =>
  new DeliveryFailed({ reason: 'account_refused', detail, temporary: true, retryAfterSeconds: 300 })
