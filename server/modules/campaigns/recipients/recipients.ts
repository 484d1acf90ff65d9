import type { Static } from 'typebox'
import type {
  Recipient,
  RecipientFilter,
  RecipientList,
  RenderedChannel,
  Rendering,
} from '#contract/campaigns/recipients.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { notFound } from '#server/http/problem.ts'
import { placeOf, writeCursor } from '#server/http/request/cursors.ts'
import { business, homeLanguage } from '#server/modules/accounts/accounts.ts'
import { addressOf, type Contact, contactBatches, contactsById } from '#server/modules/contacts/contacts.ts'
import { mailPage } from '#server/modules/messaging/senders/mail-page/mail-page.ts'
import { render, textSizeOf } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { existing } from '../broadcasts/broadcasts.ts'
import {
  check,
  checkChannel,
  type Facts,
  factsOf,
  orderOf,
  type Verdict,
} from '../eligibility/eligibility.ts'
import { labelOf } from '../reasons/reasons.ts'

/** Contacts read at a time, and looked at for one page: with a rare reason a page may be short. */
const batchSize = 500
const mostRead = 20_000

/**
 * Who would get a broadcast if it were sent now, and who would not and why, in the order of its contacts: by the checks that
 * sending makes. 404; 422 for a cursor of another list.
 */
export async function listRecipients(
  ctx: Ctx,
  id: string,
  { limit, cursor = '', ...filter }: RecipientFilter,
): Promise<Static<typeof RecipientList>> {
  const broadcast = await ctx.tx(db => existing(db, id))
  const list = { name: 'recipients', sort: 'contacts', filter: { ...filter, id } }
  const place = placeOf(ctx, list, { limit, offset: 0, cursor })
  const { audience_id: audienceId, contact_id: contactId } = broadcast
  if (!audienceId) return { recipients: [], next: null }
  const facts = await factsOf(ctx, orderOf(broadcast))
  const recipients: Recipient[] = []
  let read = 0
  const from = { audienceId, ...(contactId && { contactId }), ...(place && { after: String(place[0]) }) }
  for await (const contacts of contactBatches(ctx, from, batchSize)) {
    for (const contact of contacts) {
      if (recipients.length === limit)
        return { recipients, next: writeCursor(ctx, list, [recipients.at(-1)!.contact_id]) }
      const recipient = recipientOf(contact, check(contact, facts))
      if (isChosen(recipient, filter)) recipients.push(recipient)
    }
    read += contacts.length
    if (read >= mostRead && contacts.length === batchSize)
      return { recipients, next: writeCursor(ctx, list, [contacts.at(-1)!.id]) }
  }
  return { recipients, next: null }
}

const isChosen = (
  recipient: Recipient,
  { verdict, reason, channel }: Pick<RecipientFilter, 'verdict' | 'reason' | 'channel'>,
): boolean =>
  (!verdict || recipient.verdict === verdict) &&
  (!reason || recipient.reason === reason) &&
  (!channel || recipient.channel === channel)

const recipientOf = ({ id, audience_id, name, email, phone }: Contact, verdict: Verdict): Recipient => ({
  contact_id: id,
  audience_id,
  name,
  email,
  phone,
  channel: verdict.channel,
  ...outcomeOf(verdict),
})

const outcomeOf = (
  verdict: Verdict,
): Pick<Recipient, 'verdict' | 'reason' | 'reason_label' | 'held_until'> => ({
  verdict: verdict.kind === 'send' ? 'sending' : verdict.kind,
  reason: verdict.kind === 'blocked' ? verdict.reason : null,
  reason_label: verdict.kind === 'blocked' ? labelOf(verdict.reason) : null,
  held_until: verdict.kind === 'held' ? verdict.until.toISOString() : null,
})

/** A broadcast as one contact of its audience would get it on each channel, or why not. 404. */
export async function renderFor(ctx: Ctx, id: string, contactId: string): Promise<Rendering> {
  const broadcast = await ctx.tx(db => existing(db, id))
  const contact = await recipientBy(ctx, broadcast, contactId)
  const facts = await factsOf(ctx, orderOf(broadcast))
  const verdict = check(contact, facts)
  const { name, email, phone, audience_id } = contact
  return {
    contact_id: contact.id,
    audience_id,
    person: { name, email, phone },
    channel: verdict.kind === 'blocked' ? null : verdict.channel,
    channels: facts.order.map(channel => onChannel(contact, channel, facts)),
  }
}

/** A contact of the audience of a broadcast; 404. */
export async function recipientBy(
  ctx: Ctx,
  { audience_id }: { audience_id: string | null },
  contactId: string,
): Promise<Contact> {
  const contact = (await contactsById(ctx, [contactId])).get(contactId)
  if (!contact || contact.audience_id !== audience_id) throw notFound('Contact')
  return contact
}

/** The mail that one contact of its audience would get, as a page; 404, also when it does not go by mail. */
export async function mailFor(ctx: Ctx, id: string, contactId: string): Promise<string> {
  const broadcast = await ctx.tx(db => existing(db, id))
  const contact = await recipientBy(ctx, broadcast, contactId)
  const { templates, context } = await factsOf(ctx, orderOf(broadcast))
  if (!templates.email) throw notFound('Mail')
  const { subject, body } = render(templates.email, contact, context)
  return mailPage({ subject: subject ?? '', body }, homeLanguage(await business(ctx)))
}

function onChannel(contact: Contact, channel: Channel, facts: Facts): RenderedChannel {
  const to = addressOf(channel, contact)
  const verdict: Verdict = to
    ? checkChannel(contact, channel, to, facts)
    : { kind: 'blocked', reason: 'no_reachable_channel', channel, to }
  const wording = facts.templates[channel]
  const said = wording ? render(wording, contact, facts.context) : null
  const size = said && channel === 'sms' ? textSizeOf(said) : null
  return {
    channel,
    to,
    ...outcomeOf(verdict),
    subject: said?.subject ?? null,
    body: said?.body ?? null,
    missing: said?.missing ?? [],
    sms_characters: size?.characters ?? null,
    sms_segments: size?.segments ?? null,
  }
}
