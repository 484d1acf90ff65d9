import type { OpenCtx } from '#server/core/context.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import type { CarrierStatus } from '#server/providers/carrier/port.ts'
import { takeAnsweredBy, takeProgress } from './progress.ts'
import { type CallbackTarget, calledIn } from './resolve-tenant.ts'

const statuses: ReadonlySet<string> = new Set<CarrierStatus>([
  'queued',
  'ringing',
  'in-progress',
  'completed',
  'busy',
  'failed',
  'no-answer',
  'canceled',
])

/** Takes the carrier's report on the status of a call. A call that is not ours is ignored. */
export async function takeCallStatus(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<void> {
  const signed = await verifyTwilioCallback(open, callback)
  const { field } = signed
  const [providerId, status] = [field('CallSid'), field('CallStatus')]
  const found = providerId && statuses.has(status) ? await calledIn(open, signed, named) : null
  if (!found) return
  const code = field('SipResponseCode')
  await takeProgress(found.ctx, found.call.id, {
    providerId,
    status: status as CarrierStatus,
    error: status === 'failed' && code ? `The carrier could not connect it (SIP ${code}).` : null,
  })
}

/** Takes the carrier's report on who picked up: a person or a machine. */
export async function takeMachine(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<void> {
  const signed = await verifyTwilioCallback(open, callback)
  const found = await calledIn(open, signed, named)
  const answeredBy = signed.field('AnsweredBy')
  if (found && answeredBy) await takeAnsweredBy(found.ctx, found.call.id, answeredBy)
}
