import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { CarrierStatus, OutgoingCall, PlacedCall } from '#server/providers/carrier/port.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import type { PlacedCallEvents, SipCall } from '#server/providers/sip/port.ts'
import { readSound } from '#server/providers/sip/sdp.ts'
import { type Call, callOf } from '../calls.ts'
import { takeProgress } from '../phone/progress.ts'
import { callOfMessage } from '../phone/resolve-tenant.ts'
import { conversing } from './conversing.ts'
import type { HeldCalls } from './held.ts'
import { type Leg, openLeg, providerIdOf } from './legs.ts'
import { outcomeOf } from './outcomes.ts'
import { putThrough } from './transfer.ts'

const usualRingSeconds = 30
/** A trunk whose lines are all in use is asked again after so long. */
const busySeconds = 20

/** Places a call over the trunk. What becomes of it is noted as it happens. Throws DeliveryFailed. */
export async function dialTelephone(
  open: OpenCtx,
  held: HeldCalls,
  { to, about, ringSeconds = usualRingSeconds }: OutgoingCall,
  from: string,
): Promise<PlacedCall> {
  const trunk = open.sip!
  if (held.size >= trunk.channels)
    throw new DeliveryFailed({
      reason: 'rate_limited',
      detail: 'All lines of the SIP trunk are in use.',
      temporary: true,
      retryAfterSeconds: busySeconds,
    })
  const ctx = open.as(about.tenant, { kind: 'system' })
  const call = await ('call' in about
    ? callOf(ctx, about.call)
    : callOfMessage(ctx, about.message, { carrier: 'sip', ourNumber: from, providerId: null }))
  if (!call) throw new DeliveryFailed({ reason: 'undeliverable', detail: 'There is no such call any more.' })
  const { name } = await business(ctx)
  const outgoing = new Outgoing(ctx, held, call)
  try {
    const placed = await trunk.place({ to, from, name, sdp: host => outgoing.offer(host) }, outgoing.events)
    outgoing.placed(placed, ringSeconds * 1_000)
    await held.beat(open)
    return { providerId: outgoing.providerId, status: 'queued' }
  } catch (error) {
    outgoing.close()
    throw new DeliveryFailed({
      reason: 'provider_unavailable',
      detail: 'The SIP trunk can’t be reached.',
      temporary: true,
      cause: error,
    })
  }
}

/** A call of ours on its way. */
class Outgoing {
  providerId = ''
  readonly events: PlacedCallEvents
  readonly #ctx: Ctx
  readonly #held: HeldCalls
  readonly #call: Call
  /** The steps of the call are noted one after the other. */
  readonly #inTurn = inTurn()
  /** Our words for it are known: nothing is noted before. */
  readonly #known = Promise.withResolvers<void>()
  #leg: Leg | null = null
  #rang = false
  #timer: NodeJS.Timeout | undefined
  #isDone = false

  constructor(ctx: Ctx, held: HeldCalls, call: Call) {
    this.#ctx = ctx
    this.#held = held
    this.#call = call
    this.events = {
      ringing: () => this.#ringing(),
      answered: (sip, sdp) => this.#answered(sip, sdp),
      failed: (status, reason) => this.#failed(status, reason),
      key: key => this.#leg!.events.key(key),
      renegotiate: sdp => this.#leg!.events.renegotiate(sdp),
      described: sdp => this.#leg!.events.described(sdp),
      ended: why => this.#leg!.events.ended(why),
    }
  }

  offer(ownHost: string): Promise<string> {
    const transfer = (leg: Leg, phone: string) => putThrough(this.#ctx, this.#call, leg, phone)
    this.#leg = openLeg(this.#ctx, ownHost, { transfer })
    return this.#leg.describe(null)
  }

  placed({ callId, cancel }: { callId: string; cancel(): void }, ringMs: number): void {
    this.providerId = providerIdOf(callId)
    const hangUp = () => {
      cancel()
      this.#leg!.hangUp()
    }
    if (!this.#isDone) this.#held.add(this.providerId, { call: this.#call, hangUp })
    this.#timer = setTimeout(cancel, ringMs)
    this.#known.resolve()
  }

  close(): void {
    this.#isDone = true
    clearTimeout(this.#timer)
    this.#leg?.hangUp()
    this.#held.remove(this.providerId)
  }

  #ringing(): void {
    if (this.#rang) return
    this.#rang = true
    this.#note('ringing')
  }

  #failed(status: number, reason: string): void {
    const outcome = outcomeOf(status, { rang: this.#rang, reason })
    this.close()
    this.#note(outcome.status, outcome.error)
  }

  #answered(sip: SipCall, sdp: string): void {
    clearTimeout(this.#timer)
    const theirs = readSound(sdp)
    if (!theirs) {
      sip.hangUp()
      this.close()
      return void this.#note('failed', 'Their telephone speaks none of our codecs.')
    }
    this.#leg!.begin(sip, theirs)
    this.#note('in-progress')
    const { id } = this.#call
    this.#ctx.shutdown
      .hold({ call: id }, () => this.#converse())
      .catch(error => this.#ctx.log.error({ err: error, call: id }, 'a conversation over SIP failed'))
  }

  async #converse(): Promise<void> {
    try {
      // What was noted so far comes first: the conversation begins with its own.
      await this.#inTurn(async () => {})
      await conversing(this.#ctx, this.#call, this.#leg!)
    } finally {
      this.close()
    }
  }

  #note(status: CarrierStatus, error: string | null = null): void {
    const { id } = this.#call
    this.#inTurn(async () => {
      await this.#known.promise
      await takeProgress(this.#ctx, id, { providerId: this.providerId, status, error })
    }).catch(failure =>
      this.#ctx.log.error({ err: failure, call: id, status }, 'a step of a call could not be noted'),
    )
  }
}
