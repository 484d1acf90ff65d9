import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { emailSender } from './email.ts'
import { selectConnection } from './queries.ts'
import type { Sender } from './sender.ts'
import { opened } from './stored.ts'
import { smsSender } from './twilio.ts'
import { voiceSender } from './voice.ts'
import { whatsappSender } from './whatsapp.ts'

/** How a channel stands, for people: ready only when somebody carries it whose last test did not fail. */
export function standingOf(sender: Sender): { ready: boolean; reason: string; sender: string } {
  if (!sender.ready) return { ready: false, reason: sender.reason, sender: '' }
  if (sender.failure !== null) return { ready: false, reason: sender.failure, sender: '' }
  return { ready: true, reason: sender.reason ?? '', sender: sender.sender }
}

/** Who carries the business's messages on a channel now: its own account, else the installation's. */
export async function senderOf(ctx: Ctx, channel: Channel): Promise<Sender> {
  if (channel === 'voice') return voiceSender(ctx)
  const row = await ctx.tx(db => selectConnection(db, channel))
  if (channel === 'email') return emailSender(ctx, row ? opened(ctx, row) : null)
  if (channel === 'sms') return smsSender(ctx, row ? opened(ctx, row) : null)
  return whatsappSender(ctx, row ? opened(ctx, row) : null)
}
