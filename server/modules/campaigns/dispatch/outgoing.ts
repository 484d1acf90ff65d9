import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import type { OutgoingMessage } from '#server/modules/messaging/senders/senders.ts'
import { unsubscribeUrl } from '../unsubscribe/unsubscribe.ts'
import type { Wording } from '../words/words.ts'

/** A message in the form that senders take. */
export const outgoingOf = (
  ctx: Ctx,
  message: {
    id: string
    channel: Channel
    to: string
    name: string | null
    subject: string | null
    body: string
    params: string[]
  },
  { template, allowReplies }: { template: Wording | undefined; allowReplies: boolean },
): OutgoingMessage => ({
  id: message.id,
  tenant: ctx.tenant,
  to: message.to,
  name: message.name,
  subject: message.subject,
  body: message.body,
  params: message.params,
  template: template?.provider_name ? { name: template.provider_name, language: template.language } : null,
  unsubscribeUrl: message.channel === 'email' ? unsubscribeUrl(ctx, message.id) : null,
  onMachine: template?.on_machine ?? null,
  allowReplies,
})
