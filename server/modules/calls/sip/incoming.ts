import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { businessOfNumber } from '#server/modules/messaging/sip-lines/sip-lines.ts'
import type { IncomingCall } from '#server/providers/sip/port.ts'
import { readSound, type Sound } from '#server/providers/sip/sdp.ts'
import { admitCall } from '../admission/admission.ts'
import { type Call, createCall } from '../calls.ts'
import { endCall } from '../ending/ending.ts'
import { turnBusyAway } from '../phone/busy.ts'
import { askForCallBack } from '../phone/callbacks.ts'
import { tenantOfShared } from '../phone/resolve-tenant.ts'
import { conversing } from './conversing.ts'
import type { HeldCalls } from './held.ts'
import { openLeg, providerIdOf } from './legs.ts'
import { callerNumber, dialledNumber } from './numbers.ts'
import { putThrough } from './transfer.ts'

/** Takes a call that comes in over the trunk, or rejects it. */
export function takeCall(open: OpenCtx, held: HeldCalls, call: IncomingCall, ownHost: string): void {
  void open.shutdown
    .hold({ sip: 'incoming' }, () => answer(open, held, call, ownHost))
    .catch(error => {
      open.log.error({ err: error }, 'a call over the SIP trunk could not be taken')
      call.reject(500)
    })
}

async function answer(
  open: OpenCtx,
  held: HeldCalls,
  incoming: IncomingCall,
  ownHost: string,
): Promise<void> {
  const trunk = open.sip!
  if (held.size >= trunk.channels) return incoming.reject(486)
  // Without an offer, ours is the offer, in the codec that everybody speaks.
  const sound = incoming.sdp === null ? null : readSound(incoming.sdp)
  if (incoming.sdp !== null && !sound) return incoming.reject(488)
  const numbers = trunk.numbers.map(({ number }) => number)
  const to = dialledNumber(numbers, incoming.dialled)
  const from = callerNumber(incoming.from.user, to ?? numbers[0]!)
  const tenant =
    to && ((await businessOfNumber(open, to)) ?? (await tenantOfShared(open, { from, to }, trunk.callsFor)))
  if (!tenant) {
    open.log.warn({ to }, 'a call came in over the SIP trunk for a number that is nobody’s: set SIP_NUMBERS')
    return incoming.reject(404)
  }
  const ctx = open.as(tenant, { kind: 'system' })
  const own = await business(ctx)
  if (!own.channels.call) return incoming.reject(603)
  const providerId = providerIdOf(incoming.callId)
  const call = await createCall(ctx, {
    direction: 'inbound',
    medium: 'phone',
    carrier: 'sip',
    phoneNumber: from,
    ourNumber: to,
    recorded: own.calls.record,
    status: 'ringing',
    providerId,
  })
  if (!ctx.speech.hears || !ctx.speech.speaks) {
    incoming.reject(480)
    return turnedAway(ctx, call)
  }
  if (!(await admitCall(ctx, call.id))) {
    incoming.reject(486)
    return turnBusyAway(ctx, call)
  }
  await converse(ctx, held, { call, providerId, incoming, sound, ownHost })
}

/** The assistant can neither hear nor speak: a person of the business is to call back. */
const turnedAway = (ctx: Ctx, call: Call): Promise<void> =>
  ctx.tx(async () => {
    const error = 'This installation can’t hear and speak (STT_URL, TTS_URL).'
    if (await endCall(ctx, call, { by: 'us', error })) await askForCallBack(ctx, call)
  })

interface Taken {
  call: Call
  providerId: string
  incoming: IncomingCall
  sound: Sound | null
  ownHost: string
}

async function converse(
  ctx: Ctx,
  held: HeldCalls,
  { call, providerId, incoming, sound, ownHost }: Taken,
): Promise<void> {
  const leg = openLeg(ctx, ownHost, { transfer: (from, phone) => putThrough(ctx, call, from, phone) })
  held.add(providerId, { call, hangUp: leg.hangUp })
  try {
    let cancelled = false
    incoming.onCancel(() => {
      cancelled = true
    })
    incoming.ring()
    const sdp = await leg.describe(sound)
    await held.beat(ctx)
    if (cancelled) return void (await endCall(ctx, call, { by: 'carrier', status: 'completed', error: null }))
    leg.begin(incoming.answer(sdp, leg.events), sound)
    await conversing(ctx, call, leg)
  } finally {
    leg.hangUp()
    held.remove(providerId)
  }
}
