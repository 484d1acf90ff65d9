import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import {
  type TwilioCallback,
  type VerifiedTwilioCallback,
  verifyTwilioCallback,
} from '#server/modules/messaging/callbacks/twilio/twilio.ts'
import { callAccount } from '#server/modules/messaging/voice/voice.ts'
import { admitCall } from '../admission/admission.ts'
import { type Call, createCall } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import { busyDirections } from './busy.ts'
import { askForCallBack } from './callbacks.ts'
import { firstLine } from './lines.ts'
import { takeProgress } from './progress.ts'
import { type CallbackTarget, calledIn, tenantCalled } from './resolve-tenant.ts'
import { unavailable } from './spoken.ts'
import { hangUp, reject, sayAndHangUp } from './twiml.ts'

/** The carrier sends one of these instead of a withheld number: https://www.twilio.com/docs/voice/twiml#request-parameters */
const withheld = new Set(['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253'])

/** Directs the carrier, in TwiML, for a call that came in, or that we placed and somebody picked up. */
export async function directCall(
  open: OpenCtx,
  callback: TwilioCallback,
  named: CallbackTarget,
): Promise<string> {
  const signed = await verifyTwilioCallback(open, callback)
  if (!named.tenant) return takeIncoming(open, signed)
  const found = await calledIn(open, signed, named)
  if (!found) return hangUp()
  const { ctx, call } = found
  await takeProgress(ctx, call.id, { providerId: signed.field('CallSid'), status: 'in-progress' })
  return firstLine(ctx, call)
}

async function takeIncoming(open: OpenCtx, { field, tenants }: VerifiedTwilioCallback): Promise<string> {
  const [from, to, providerId] = [numberOf(field('From')), field('To'), field('CallSid')]
  const tenant = providerId && (await tenantCalled(open, tenants, { from, to }))
  if (!tenant) {
    open.log.warn({ to }, 'a call came in for a number that several businesses share: set TWILIO_CALLS_FOR')
    return reject()
  }
  const ctx = open.as(tenant, { kind: 'system' })
  const own = await business(ctx)
  if (!own.channels.call) return reject()
  const call = await createCall(ctx, {
    direction: 'inbound',
    medium: 'phone',
    phoneNumber: from,
    ourNumber: to || null,
    recorded: own.calls.record,
    status: 'ringing',
    providerId,
  })
  const line = await callAccount(ctx)
  if (!line.ready) return turnedAway(ctx, call, line.reason)
  return (await admitCall(ctx, call.id)) ? firstLine(ctx, call) : busyDirections(ctx, call)
}

const numberOf = (text: string): string => (/^\+[1-9]\d{6,14}$/.test(text) && !withheld.has(text) ? text : '')

/** Turns a call away, because the assistant can't hear or speak. A person of the business is to call back. */
const turnedAway = (ctx: Ctx, call: Call, reason: string): Promise<string> =>
  ctx.tx(async () => {
    if (await endCall(ctx, call, { by: 'us', error: reason })) await askForCallBack(ctx, call)
    return sayAndHangUp(await unavailable(ctx))
  })
