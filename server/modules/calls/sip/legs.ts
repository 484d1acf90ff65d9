import { createHash } from 'node:crypto'
import type { Ctx } from '#server/core/context.ts'
import { openTelephone, type Telephone } from '#server/modules/voice/lines/sip/sip.ts'
import type { SipCall, SipCallEvents } from '#server/providers/sip/port.ts'
import { answerOf, offerOf, readSound, type Sound } from '#server/providers/sip/sdp.ts'

/** One telephone over the trunk: its call there, and its sound here. */
export interface Leg {
  telephone: Telephone
  /** What the trunk is told of our sound: our offer, or the answer to theirs. Waits for a port. */
  describe(theirs: Sound | null): Promise<string>
  /** What the trunk tells of the call. */
  events: SipCallEvents
  /** It is answered, by either side. `theirs`: null where the trunk says it with its ACK. */
  begin(sip: SipCall, theirs: Sound | null): void
  /** The call at the trunk; null before it is answered. */
  readonly sip: SipCall | null
  /** Resolves once the call is over at the trunk. */
  over: Promise<void>
  readonly isOver: boolean
  /** Hangs up, and ends the sound. */
  hangUp(): void
}

/** The id of a call of the trunk. Its own is of any length. */
export const providerIdOf = (callId: string): string =>
  `sip:${createHash('sha256').update(callId).digest('hex').slice(0, 40)}`

/** Opens our side of a call. `ownHost`: the address at which the trunk hears us. */
export function openLeg(
  ctx: Ctx,
  ownHost: string,
  { transfer }: { transfer?: (leg: Leg, phone: string) => Promise<boolean> } = {},
): Leg {
  const over = Promise.withResolvers<void>()
  let sip: SipCall | null = null
  let isOver = false
  /** Our descriptions of one call are counted (RFC 8866, section 5.2). */
  let version = 0
  let port = 0

  const end = () => {
    isOver = true
    over.resolve()
  }
  const hangUp = () => {
    if (!isOver) sip?.hangUp()
    end()
    telephone.release()
  }
  const telephone = openTelephone(
    ctx,
    { family: ownHost.includes(':') ? 6 : 4 },
    { hangUp, ...(transfer && { transfer: phone => transfer(leg, phone) }) },
  )
  const answer = (theirs: Sound): string => answerOf({ host: ownHost, port }, theirs, ++version)
  const leg: Leg = {
    telephone,
    over: over.promise,
    hangUp,
    get sip() {
      return sip
    },
    get isOver() {
      return isOver
    },
    async describe(theirs) {
      port = await telephone.port
      return theirs ? answer(theirs) : offerOf({ host: ownHost, port }, ++version)
    },
    begin(call, theirs) {
      sip = call
      // The caller was quicker: we learn of their end once we have answered.
      if (isOver) return call.hangUp()
      if (theirs) telephone.connect(theirs)
    },
    events: {
      key: key => telephone.press(key),
      renegotiate(sdp) {
        const theirs = readSound(sdp)
        if (!theirs) return null
        telephone.connect(theirs)
        return answer(theirs)
      },
      described(sdp) {
        const theirs = readSound(sdp)
        if (theirs) telephone.connect(theirs)
        else hangUp()
      },
      ended(why) {
        end()
        telephone.ended(why)
      },
    },
  }
  return leg
}
