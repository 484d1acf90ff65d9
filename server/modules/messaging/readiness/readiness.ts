import type { Channel } from '#contract/contacts/channels.ts'
import type { Readiness } from '#contract/messaging/readiness.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { segmentDescriptions } from '#server/modules/contacts/segments/segments.ts'
import { senderOf, standingOf } from '../connections/senders.ts'

/** What the business can send with, and to whom its other records lead. */
export async function readiness(ctx: Ctx): Promise<Readiness> {
  const { communication_enabled } = await business(ctx)
  const [email, whatsapp, sms, voice] = await Promise.all([
    channelOf(ctx, 'email'),
    channelOf(ctx, 'whatsapp'),
    channelOf(ctx, 'sms'),
    channelOf(ctx, 'voice'),
  ])
  return {
    enabled: communication_enabled,
    channels: { email, whatsapp, sms, voice },
    segments: segmentDescriptions,
  }
}

const channelOf = async (ctx: Ctx, channel: Channel): Promise<Readiness['channels']['email']> =>
  standingOf(await senderOf(ctx, channel))
