import type { Call, CallOrder } from '#contract/calls/calls.ts'
import type { Ctx } from '#server/core/context.ts'
import { invalid, Problem } from '#server/http/problem.ts'
import { type Business, business } from '#server/modules/accounts/accounts.ts'
import { getLink } from '#server/modules/chat-links/chat-links.ts'
import { readPhone } from '#server/modules/contacts/address/address.ts'
import { callAccount } from '#server/modules/messaging/voice/voice.ts'
import { createCall, getCall } from '../calls.ts'
import { dialCall } from './dial.ts'
import { outOfHoursUntil, refusalToCall } from './permission.ts'

/** Taken as it is, as by the stop list: a range of numbers may be newer than our tables. */
const e164 = /^\+[1-9]\d{6,14}$/

const usualConsent = 'Ordered by the business'

/**
 * Has the assistant call a person. A job places the call behind the response or, outside the account's calling hours, once
 * they begin where the person is; `wanted`: the person asked in these words to be called now, at whatever hour. 409 while the business can't speak by
 * telephone, with all that is missing; 422 for a text that is no number; 400 for a number that must not be called.
 */
export async function initiateCall(
  ctx: Ctx,
  order: CallOrder,
  { wanted = null }: { wanted?: string | null } = {},
): Promise<Call> {
  const own = await business(ctx)
  if (!own.channels.call) throw notReady('Calls are switched off in the account.')
  const line = await callAccount(ctx)
  if (!line.ready) throw notReady(line.reason)
  const phoneNumber = await allowedNumber(ctx, order.phone_number, own)
  if (order.link_id) await getLink(ctx, order.link_id)
  const heldUntil = wanted === null ? await outOfHoursUntil(ctx, phoneNumber) : null
  return ctx.tx(async () => {
    const call = await createCall(ctx, {
      direction: 'outbound',
      medium: 'phone',
      phoneNumber,
      ourNumber: line.number,
      carrier: line.kind,
      clientName: order.client_name?.trim() ?? '',
      callType: order.call_type?.trim() || null,
      brief: order.custom_prompt?.trim() || null,
      onMachine: order.on_machine ?? own.calls.on_machine,
      recorded: own.calls.record,
      linkId: order.link_id ?? null,
      voicemail: order.voicemail?.trim() || null,
      consent: { source: wanted ?? (order.consent_source?.trim() || usualConsent), at: ctx.now() },
      heldUntil,
    })
    await ctx.enqueue(dialCall, { call_id: call.id }, heldUntil ? { startAfter: heldUntil } : {})
    return getCall(ctx, call.id)
  })
}

const notReady = (reason: string) => new Problem(409, `Voice is not ready: ${reason}`)

async function allowedNumber(ctx: Ctx, text: string, own: Business): Promise<string> {
  const read = readPhone(text, own.country)
  const phone = 'phone' in read ? read.phone : e164.test(text.trim()) ? text.trim() : null
  if (!phone) {
    const reason = 'reason' in read ? read.reason : ''
    throw invalid(['body', 'phone_number'], `Input ${reason}`)
  }
  const refusal = await refusalToCall(ctx, phone)
  if (refusal) throw new Problem(400, refusal)
  return phone
}
