import type { OpenCtx } from '#server/core/context.ts'
import { OutboundFailed, OutboundRefused } from '#server/http/outbound/outbound.ts'
import type { PostLine } from '#server/http/outbound/post-line.ts'
import { envelopeOf } from '../events.ts'
import { signature } from '../secret.ts'
import type { DueDelivery, WebhookTarget } from './queries.ts'

/** The result of one attempt. */
export interface DeliveryAttempt {
  at: Date
  /** Null without an answer. */
  status_code: number | null
  ms: number
  /** A sentence; null for a success. */
  error: string | null
}

export const timeoutMs = 15_000
/** Bytes of an answer that are read and ignored, so that the connection can be reused. */
export const answerBytes = 16 * 1024

/** The connections and the secrets that deliveries to one webhook share. */
export interface DeliveryLine {
  line: PostLine
  openSecret(sealed: Buffer): string
}

/**
 * Sends an event once. Failures are returned as results; it only throws when `signal` fired and closed the connections.
 */
export async function attemptDelivery(
  ctx: OpenCtx,
  { line, openSecret }: DeliveryLine,
  endpoint: WebhookTarget,
  due: DueDelivery,
  signal: AbortSignal,
): Promise<DeliveryAttempt> {
  const at = ctx.now()
  const outcome = (status_code: number | null, error: string | null): DeliveryAttempt => ({
    at,
    status_code,
    ms: Math.max(0, ctx.now().getTime() - at.getTime()),
    error,
  })
  try {
    const body = envelopeOf(endpoint.tenant_id, due)
    const headers = headersOf(openSecret, endpoint, due, body, at)
    const status = await line.post(endpoint.url, headers, body)
    return outcome(status, status >= 200 && status < 300 ? null : refusal(status))
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof OutboundRefused || error instanceof OutboundFailed)
      return outcome(null, error.message)
    ctx.log.error({ err: error, webhook: endpoint.webhook_id }, 'a webhook could not be sent')
    return outcome(null, 'It could not be sent.')
  }
}

/**
 * `X-Webhook-Signature` is `sha256=` and the hex HMAC-SHA256 of the body with the webhook's secret. For a day after a change
 * of the secret, `X-Webhook-Signature-Previous` is the same with the previous one. `X-Webhook-Timestamp` is the time of this
 * attempt in seconds since 1970.
 */
function headersOf(
  openSecret: DeliveryLine['openSecret'],
  endpoint: WebhookTarget,
  { event_id, event }: DueDelivery,
  body: string,
  now: Date,
): Record<string, string> {
  const { secret, previous_secret, previous_until } = endpoint
  const previous = previous_secret && previous_until && previous_until > now ? previous_secret : null
  return {
    'content-type': 'application/json',
    accept: '*/*',
    'user-agent': 'frontdesk-webhooks',
    'x-webhook-id': event_id,
    'x-webhook-event': event,
    'x-webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'x-webhook-signature': signature(openSecret(secret), body),
    ...(previous && { 'x-webhook-signature-previous': signature(openSecret(previous), body) }),
  }
}

function refusal(status: number): string {
  if (status === 410) return 'The address says that it is gone (410).'
  if (status >= 300 && status < 400) return `The address redirects (${status}), which is not followed.`
  return `The address answered ${status}.`
}
