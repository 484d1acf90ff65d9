import type { OpenCtx } from '#server/core/context.ts'
import {
  type TwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { recordReceipt } from '../messages/messages.ts'
import { stopNumber } from '../replies/replies.ts'
import { tenantOfReport } from '../resolve-tenant/resolve-tenant.ts'
import { isNumber, receiveText } from './texts.ts'

/** https://www.twilio.com/docs/messaging/api/message-resource#message-status-values; others are ignored. */
const states: Record<string, 'sent' | 'delivered' | 'read' | 'failed'> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
}
/** The recipient has told the carrier to stop: https://www.twilio.com/docs/api/errors/21610 */
const optedOut = '21610'

/** Applies the status of a text message. The callback's address names its row; else Twilio's id does. */
export async function receiveStatus(
  open: OpenCtx,
  callback: TwilioCallback,
  named: { tenant?: string; message?: string },
): Promise<void> {
  const { field, tenants } = await verifyTwilioCallback(open, callback)
  const providerId = field('MessageSid') || field('SmsSid')
  const state = states[field('MessageStatus') || field('SmsStatus')]
  if (!state || !providerId) return
  const tenant = await tenantOfReport(open, tenants, named, providerId)
  if (!tenant) return open.metrics.receipt({ state, outcome: 'unknown' })
  const ctx = open.as(tenant, { kind: 'system' })
  const code = field('ErrorCode')
  await recordReceipt(ctx, {
    ...(named.message && { messageId: named.message }),
    providerId,
    state,
    ...(state === 'failed' && {
      reason: code === optedOut ? 'unsubscribed' : 'undeliverable',
      ...(code && { detail: `Twilio error ${code}${field('ErrorMessage') && `: ${field('ErrorMessage')}`}` }),
    }),
    at: open.now(),
  })
  const phone = field('To')
  if (code === optedOut && isNumber(phone)) {
    await stopNumber(ctx, { phone, channel: 'sms', reason: `Twilio error ${code}`, source: 'carrier' })
  }
}

/** Processes a text message that somebody sent to a number of ours. */
export async function receiveInbound(open: OpenCtx, callback: TwilioCallback): Promise<void> {
  const { field, tenants, numbers } = await verifyTwilioCallback(open, callback)
  const [address, externalId] = [field('From'), field('MessageSid') || field('SmsSid')]
  if (!isNumber(address) || !externalId) return open.metrics.inbound({ channel: 'sms', outcome: 'unknown' })
  const text = field('Body')
  await receiveText(open, { tenants, numbers }, { channel: 'sms', address, name: null, text, externalId })
}
