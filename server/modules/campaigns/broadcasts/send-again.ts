import type { Static } from 'typebox'
import type { SentOne } from '#contract/campaigns/broadcasts.ts'
import type { SentMessage } from '#contract/campaigns/messages.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound, Problem } from '#server/http/problem.ts'
import { type Contact, contactsById } from '#server/modules/contacts/contacts.ts'
import { htmlOf } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { type Template, templatesById } from '#server/modules/messaging/templates/templates.ts'
import { toMessage } from '../messages/messages.ts'
import { selectWithOrigin } from '../messages/queries.ts'
import { sendTo } from './send-one.ts'

/** One message of the log, and what it was made of; 404. */
export async function getMessage(ctx: Ctx, id: string): Promise<SentMessage> {
  const found = await existing(ctx, id)
  const again = await whatGoesAgain(ctx, found)
  const { channel, rendered_body: body } = found
  return {
    message: toMessage(found),
    broadcast_name: found.broadcast_name,
    template_id: found.template_id,
    template_name: found.template_name,
    html: channel === 'email' && body !== null ? htmlOf(body) : null,
    may_send_again: !('refusal' in again),
  }
}

/**
 * Sends a message that failed once more, as a message of its own: the same person, template and typed values, in the words
 * of now. It asks for no new permission: whoever has withdrawn theirs gets nothing. 404; 409 with the reason.
 */
export async function sendAgain(ctx: Ctx, id: string): Promise<Static<typeof SentOne>> {
  const found = await existing(ctx, id)
  const again = await whatGoesAgain(ctx, found)
  if ('refusal' in again) throw new Problem(409, again.refusal)
  return sendTo(ctx, again.contact, {
    template: again.template,
    typed: found.typed as Record<string, string>,
    going: true,
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof selectWithOrigin>>>

async function existing(ctx: Ctx, id: string): Promise<Found> {
  const found = await ctx.tx(db => selectWithOrigin(db, id))
  if (!found) throw notFound('Message')
  return found
}

async function whatGoesAgain(
  ctx: Ctx,
  { state, reason, contact_id, template_id, channel }: Found,
): Promise<{ contact: Contact; template: Template } | { refusal: string }> {
  if (state !== 'failed') return { refusal: 'Only a message that failed can be sent again.' }
  if (reason === 'outcome_unknown')
    return { refusal: 'This message may have arrived, so it is not sent again.' }
  const template = template_id ? (await templatesById(ctx, [template_id])).get(template_id) : undefined
  if (!template?.is_active) return { refusal: 'Its template is not there any more.' }
  const contact = contact_id ? (await contactsById(ctx, [contact_id])).get(contact_id) : undefined
  if (!contact) return { refusal: 'The person is not on your lists any more.' }
  if (!contact.consent[channel as Channel] || contact.suppressed.includes(channel as Channel))
    return { refusal: 'The person does not want to be written to on this channel any more.' }
  return { contact, template }
}
