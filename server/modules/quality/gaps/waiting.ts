import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { phoneKey } from '#server/core/phone-number.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { closedAmong } from '#server/modules/contacts/suppressions/suppressions.ts'
import { type LateWay, whoWaits } from '#server/modules/conversations/late-answers/late-answers.ts'
import { senderOf, senderStatus } from '#server/modules/messaging/senders/senders.ts'

type Way = LateWay & { conversationId: string }

/**
 * Of these inbox items those whose visitor waits and can be reached now: who opted out of a channel is not written to
 * there, and nobody by a channel that can't send.
 */
export async function waitingAmong(ctx: Ctx, items: string[]): Promise<Map<string, Way>> {
  const waiting = await whoWaits(ctx, items, 'id' in ctx.actor ? ctx.actor.id : null)
  const { country } = await business(ctx)
  const ways = [...waiting].map(([item, way]) => ({ item, way, ...addressIn(way, country) }))
  const addressed = ways.flatMap(({ channel, address }) => (channel ? [{ channel, address }] : []))
  const closed = await closedAmong(ctx, addressed)
  const ready = new Map<Channel, boolean>()
  for (const channel of new Set(addressed.map(each => each.channel)))
    ready.set(channel, senderStatus(await senderOf(ctx, channel)).ready)
  return new Map(
    ways
      .filter(
        ({ channel, address }) => !channel || (ready.get(channel) && !closed.has(`${channel} ${address}`)),
      )
      .map(({ item, way }) => [item, way]),
  )
}

/** The channel that a way takes and the address as the stop list has it; null for a page, which needs neither. */
function addressIn(way: Way, country: string | null): { channel: Channel | null; address: string } {
  if (way.by === 'page') return { channel: null, address: '' }
  if (way.by === 'email' || way.by === 'new mail')
    return { channel: 'email', address: way.address.toLowerCase() }
  return { channel: way.by, address: phoneKey(way.address, country) ?? way.address }
}
