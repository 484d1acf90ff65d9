import type { Channel } from '#contract/contacts/channels.ts'
import type { UnsubscribePageData } from '#contract/pages/unsubscribe.ts'
import type { Ctx, OpenCtx } from '#server/core/context.ts'
import { businessById } from '#server/modules/accounts/accounts.ts'
import { suppress } from '#server/modules/contacts/suppressions/suppressions.ts'
import { selectMessage } from '../messages/queries.ts'
import { readToken } from './links.ts'

/** Who holds an unsubscribe link: the message's receiver, whom its business calls by this address. */
interface Holder {
  ctx: Ctx
  channel: Channel
  address: string
  page: Omit<Extract<UnsubscribePageData, { page: 'ask' | 'done' }>, 'page'>
}

/** Whom a link is for; null when it is none of ours, or what it was sent for is no longer there. */
export async function holderOf(open: OpenCtx, token: string): Promise<Holder | null> {
  const known = readToken(open, token)
  const business = known && (await businessById(open, known.tenant))
  if (!business) return null
  const ctx = open.as(known.tenant, { kind: 'visitor' })
  // The row remembers the address; its contact may be long deleted.
  const message = await ctx.tx(db => selectMessage(db, known.messageId))
  if (!message?.to_address || !message.channel) return null
  const { name, primary_color, language } = business
  return {
    ctx,
    channel: message.channel as Channel,
    address: message.to_address,
    page: { business: name, colour: primary_color, language, address: message.to_address },
  }
}

/** Nothing more on that channel to that address, from now on and also of what is queued. May be said again. */
export async function unsubscribe({ ctx, channel, address }: Holder): Promise<void> {
  const person = channel === 'email' ? { email: address } : { phone: address }
  await suppress(ctx, { ...person, channels: [channel], source: 'unsubscribe' })
}
