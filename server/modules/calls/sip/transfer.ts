import type { Ctx } from '#server/core/context.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import type { PlacedSipCall } from '#server/providers/sip/port.ts'
import { readSound } from '#server/providers/sip/sdp.ts'
import { type Call, noteAction, noteEvent, turnsOf } from '../calls.ts'
import { impressionOf } from '../impression/impression.ts'
import { briefingOf } from '../phone/spoken.ts'
import { updateCall } from '../queries.ts'
import { type Leg, openLeg } from './legs.ts'

/** It rings so long at the person whom a caller is put through to. */
const ringMs = 20_000
/** So long they have to take the call once they have heard who it is. */
const acceptMs = 8_000

/**
 * Puts a caller through to a person: by the trunk itself, or over a second call of ours whose person first hears who it is,
 * and takes the call with 1. False when nobody takes it; the assistant goes on then.
 */
export async function putThrough(ctx: Ctx, call: Call, caller: Leg, phone: string): Promise<boolean> {
  const language = homeLanguage(await business(ctx))
  const { summary } = await impressionOf(ctx, language, await turnsOf(ctx, call.id))
  await ctx.tx(db => updateCall(db, call.id, { summary }))
  await noteEvent(ctx, call.id, 'transfer_begun', phone)
  const trunk = ctx.sip!
  const through =
    trunk.transfers === 'refer'
      ? ((await caller.sip?.refer(`sip:${phone}@${trunk.domain}`)) ?? false)
      : await bridge(ctx, { ...call, summary }, { caller, phone, language })
  await noteEvent(ctx, call.id, through ? 'transfer_accepted' : 'transfer_missed')
  if (!through) return false
  await noteAction(ctx, call.id, 'transferred')
  // The trunk has connected the two, and our part of it is done.
  if (trunk.transfers === 'refer') setImmediate(caller.hangUp)
  return true
}

async function bridge(
  ctx: Ctx,
  call: Call,
  { caller, phone, language }: { caller: Leg; phone: string; language: string },
): Promise<boolean> {
  const second = await ring(ctx, call, phone, caller.over)
  if (!second) return false
  const { text } = await briefingOf(ctx, call)
  if (!(await accepts(ctx, second, { text, language, caller }))) {
    second.hangUp()
    return false
  }
  caller.telephone.join(second.telephone)
  second.telephone.join(caller.telephone)
  void caller.over.then(second.hangUp)
  void second.over.then(caller.hangUp)
  return true
}

/** Calls the person; null when they don't pick up, or the caller has hung up meanwhile. */
async function ring(ctx: Ctx, call: Call, phone: string, over: Promise<void>): Promise<Leg | null> {
  const answered = Promise.withResolvers<Leg | null>()
  const { name } = await business(ctx)
  let leg: Leg | null = null
  let placed: PlacedSipCall | null = null
  try {
    placed = await ctx.sip!.place(
      {
        to: phone,
        from: call.our_number ?? '',
        name,
        sdp(ownHost) {
          leg = openLeg(ctx, ownHost)
          return leg.describe(null)
        },
      },
      {
        ringing() {},
        answered(sip, sdp) {
          const theirs = readSound(sdp)
          if (!theirs) {
            sip.hangUp()
            return answered.resolve(null)
          }
          leg!.begin(sip, theirs)
          answered.resolve(leg)
        },
        failed: () => answered.resolve(null),
        key: key => leg!.events.key(key),
        renegotiate: sdp => leg!.events.renegotiate(sdp),
        described: sdp => leg!.events.described(sdp),
        ended: why => leg!.events.ended(why),
      },
    )
    const timer = setTimeout(() => placed!.cancel(), ringMs)
    void over.then(() => placed!.cancel())
    const taken = await answered.promise
    clearTimeout(timer)
    if (!taken) (leg as Leg | null)?.hangUp()
    return taken
  } catch (error) {
    ctx.log.warn({ err: error, call: call.id }, 'a caller could not be put through')
    ;(leg as Leg | null)?.hangUp()
    return null
  }
}

/** Tells the person who calls, and waits for the key with which they take the call. A voicemail presses none. */
async function accepts(
  ctx: Ctx,
  { telephone: { line }, over }: Leg,
  { text, language, caller }: { text: string; language: string; caller: Leg },
): Promise<boolean> {
  const decided = Promise.withResolvers<boolean>()
  const gone = new AbortController()
  const refuse = () => {
    gone.abort()
    decided.resolve(false)
  }
  void Promise.race([over, caller.over]).then(refuse)
  let timer: NodeJS.Timeout | undefined
  line.listen(event => {
    if (event.type === 'key') decided.resolve(event.key === '1')
    if (event.type === 'played' && event.done) timer = setTimeout(refuse, acceptMs)
  })
  try {
    for await (const pcm of ctx.speech.speaks!.speak(text, { language, signal: gone.signal }))
      await line.play('briefing', pcm)
    line.finish('briefing')
  } catch (error) {
    // They hear nothing of who it is, and may take the call all the same.
    if (!gone.signal.aborted) ctx.log.warn({ err: error }, 'a person could not be told who calls')
    timer = setTimeout(refuse, acceptMs)
  }
  return decided.promise.finally(() => clearTimeout(timer))
}
