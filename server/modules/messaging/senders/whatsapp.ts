import type { Ctx } from '#server/core/context.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { type StoredWhatsAppConnection, whatsappApiOf } from '../connections/whatsapp-account.ts'
import type { Sender } from './senders.ts'

/** The Cloud API takes 80 messages a second from a number, and answers more with error 130429. */
const usualPerMinute = 4_800

/** The sender of a business's WhatsApp messages; not ready when neither the business nor the installation has an account. */
export function whatsappSender(ctx: Ctx, own: StoredWhatsAppConnection | null): Sender {
  const line = whatsappApiOf(ctx, own)
  if (!line) return { ready: false, reason: 'No WhatsApp business account is connected.' }
  return {
    ready: true,
    sender: own ? own.sender : ctx.accounts.whatsapp!.phoneNumberId,
    own: own !== null,
    reason: null,
    failure: own?.failure ?? null,
    account: own ? `whatsapp:${own.tenant}` : 'whatsapp:installation',
    perMinute: (own ? own.perMinute : ctx.accounts.perMinute.whatsapp) ?? usualPerMinute,
    async deliver({ id, to, template, params, inAnswer, body }, begin) {
      begin()
      if (inAnswer) return line.api.send({ to, reference: id, text: body })
      if (!template)
        throw new DeliveryFailed({
          reason: 'template_not_approved',
          detail: 'The template was never submitted.',
        })
      const { name } = template
      const language = template.language.replaceAll('-', '_')
      return line.api.send({ to, params, reference: id, template: { name, language } })
    },
  }
}
