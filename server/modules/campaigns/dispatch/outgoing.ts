import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import type { Outgoing } from '#server/modules/messaging/connections/sender.ts'
import type { Template } from '#server/modules/messaging/templates/templates.ts'
import { unsubscribeUrl } from '../unsubscribe/links.ts'

/** A message as its channel's sender takes it. */
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
  { template, allowReplies }: { template: Template | undefined; allowReplies: boolean },
): Outgoing => ({
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
