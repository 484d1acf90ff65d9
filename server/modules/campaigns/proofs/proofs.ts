import type { Static } from 'typebox'
import type { NewProof, Proof } from '#contract/campaigns/recipients.ts'
import type { Ctx } from '#server/core/context.ts'
import { Problem } from '#server/http/problem.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { team } from '#server/modules/accounts/members/members.ts'
import { readPhone } from '#server/modules/contacts/address/address.ts'
import { type Contact, sampleContact } from '#server/modules/contacts/contacts.ts'
import { isSuppressed } from '#server/modules/contacts/suppressions/suppressions.ts'
import { senderStatus } from '#server/modules/messaging/senders/senders.ts'
import { render } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { DeliveryFailed } from '#server/providers/delivery.ts'
import { existing } from '../broadcasts/broadcasts.ts'
import { refuseUnwritten } from '../broadcasts/sending.ts'
import { outgoingOf } from '../dispatch/outgoing.ts'
import { factsOf, orderOf } from '../eligibility/eligibility.ts'
import { recipientBy } from '../recipients/recipients.ts'

const nobody: Contact = {
  id: '',
  audience_id: '',
  name: null,
  email: null,
  phone: null,
  country: null,
  timezone: null,
  external_id: null,
  consent: { email: false, sms: false, whatsapp: false, voice: false },
  attributes: {},
  suppressed: [],
}

/**
 * Sends what one person would get to the member who asks: a mail to their own address, a text to a number that they give. It
 * leaves no message in the log. 404; 400 without a usable address; 409 when the channel is not one of the broadcast's or not
 * ready, the words are still to be written, the number is on the stop list, or the provider refuses it.
 */
export async function sendProof(ctx: Ctx, id: string, given: NewProof): Promise<Static<typeof Proof>> {
  const { channel, contact_id, phone } = given
  const broadcast = await ctx.tx(db => existing(db, id))
  const order = orderOf(broadcast)
  if (!order.channels.includes(channel)) throw new Problem(409, `This broadcast does not go by ${channel}.`)
  refuseUnwritten({ ...order, channels: [channel] })
  const person = contact_id
    ? await recipientBy(ctx, broadcast, contact_id)
    : ((await sampleContact(ctx)) ?? nobody)
  const facts = await factsOf(ctx, order)
  const [sender, template] = [facts.senders.get(channel)!, facts.templates[channel]]
  const { ready, reason } = senderStatus(sender)
  if (!sender.ready || !ready) throw new Problem(409, reason)
  if (!template) throw new Problem(409, `The template for ${channel} is gone.`)
  const to = channel === 'email' ? await ownAddress(ctx) : await readNumber(ctx, phone)
  if (channel !== 'email' && (await isSuppressed(ctx, to, channel)))
    throw new Problem(409, 'This number is on the stop list.')
  const { subject, body, params } = render(template, person, facts.context)
  // Its link to unsubscribe belongs to no message, so that it unsubscribes nobody.
  const message = { id: ctx.id(), channel, to, name: null, subject, body, params }
  try {
    await sender.deliver(outgoingOf(ctx, message, { template, allowReplies: false }), () => {})
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error
    throw new Problem(409, `The proof was not taken: ${error.detail}`)
  }
  return { channel, to }
}

async function ownAddress(ctx: Ctx): Promise<string> {
  const { actor } = ctx
  const self = actor.kind === 'member' && (await team(ctx)).find(({ id }) => id === actor.id)
  if (!self)
    throw new Problem(400, 'A proof by mail goes to the member who asks for it; a key has no address.')
  return self.email
}

async function readNumber(ctx: Ctx, phone: string | null | undefined): Promise<string> {
  if (!phone?.trim()) throw new Problem(400, 'Give the phone number for the proof.')
  const read = readPhone(phone, (await business(ctx)).country)
  if ('reason' in read) throw new Problem(400, `phone ${read.reason}.`)
  return read.phone
}
