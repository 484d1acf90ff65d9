import { createHash } from 'node:crypto'
import { channels } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { selectAudience } from '#server/modules/contacts/audiences/queries.ts'
import { consentGivenSince, fingerprintOf } from '#server/modules/contacts/contacts.ts'
import { standingOf } from '#server/modules/messaging/connections/senders.ts'
import { needsBooking } from '#server/modules/messaging/templates/render.ts'
import type { Template } from '#server/modules/messaging/templates/templates.ts'
import { orderOf } from '../dispatch/order.ts'
import type { Standing } from '../eligibility/facts.ts'
import type { BroadcastRow } from './queries.ts'

/** What a preview showed: its moment, and of each aspect what must still be so when the broadcast is sent. */
export type Shown = { at: string } & Record<string, string>

type Previewed = Pick<BroadcastRow, 'audience_id' | 'contact_id'> & Parameters<typeof orderOf>[0]

/** What of a contact is always shown; the rest only where a template or a check asks for it. */
const always = ['name']

/**
 * What a preview of this broadcast shows as things stand. Left out is what a preview does not show, and what may change
 * in between without a surprise: the hour, an approval that is waited for, and people who opt out.
 */
export async function shownOf(ctx: Ctx, broadcast: Previewed, facts: Standing): Promise<Shown> {
  const order = orderOf(broadcast)
  const templates = order.channels.flatMap(channel => facts.templates[channel] ?? [])
  const used = templates.flatMap(template => template.variables)
  const senders = order.channels.map(channel => {
    const sender = facts.senders.get(channel)
    return sender && facts.ready.has(channel) ? [channel, standingOf(sender).sender] : [channel]
  })
  const businessFacts = Object.entries(facts.filling.business).filter(([name]) =>
    used.includes(`business.${name}`),
  )
  return {
    at: facts.now.toISOString(),
    channel_order: hash(order.channels),
    values: hash(order.typed),
    window: hash([order.window, order.window && facts.timezone]),
    sender: hash(senders),
    countries: hash(order.channels.map(channel => facts.countries[channel])),
    business: hash([businessFacts, templates.some(needsBooking) && facts.filling.bookingUrl]),
    ...Object.fromEntries(templates.map(each => [`template_${each.channel}`, hash(wordingOf(each))])),
    source: hash(await sourceOf(ctx, broadcast.audience_id)),
    members: await fingerprintOf(ctx, membersOf(broadcast), fieldsOf(used, facts)),
  }
}

/** What of that has changed since, in words; nothing of a preview that was kept before this was noted. */
export async function changedSince(ctx: Ctx, broadcast: BroadcastRow, facts: Standing): Promise<string[]> {
  const before = broadcast.previewed as Shown | null
  if (!before) return []
  const now = await shownOf(ctx, broadcast, facts)
  const changed = Object.keys(now).filter(aspect => aspect !== 'at' && now[aspect] !== before[aspect])
  const since = new Date(before.at)
  const agreed = await consentGivenSince(ctx, membersOf(broadcast), [...facts.order], since)
  return [
    ...changed.map(aspect => wordsFor(aspect, facts)),
    ...(agreed ? ['who has agreed to be written to'] : []),
  ]
}

function wordsFor(aspect: string, facts: Standing): string {
  const channel = channels.find(each => aspect === `template_${each}`)
  if (channel) return `the template “${facts.templates[channel]?.name}”`
  return words[aspect] ?? aspect
}

const words: Record<string, string> = {
  channel_order: 'the order of the channels',
  values: 'the values',
  window: 'the send window',
  sender: 'the sender',
  countries: 'the countries that may be written to',
  business: 'the details of the business',
  source: 'the source of the audience',
  members: 'the contacts of the audience',
}

const wordingOf = ({ subject, body, variable_sources, dlt_template_id }: Template) => [
  ...[subject, body, Object.entries(variable_sources).sort(), dlt_template_id],
]

async function sourceOf(ctx: Ctx, audienceId: string | null) {
  const audience = await ctx.tx(db => selectAudience(db, audienceId!))
  return [audience?.kind, audience?.segment]
}

const membersOf = ({ audience_id, contact_id }: Previewed) => ({
  audienceId: audience_id!,
  ...(contact_id && { contactId: contact_id }),
})

/** The columns and own fields of contacts on which it depends who gets what. */
function fieldsOf(used: readonly string[], { order, window, countries }: Standing): string[] {
  const fields = used.map(name => name.replace(/^contact\.(attributes\.)?/, ''))
  if (order.includes('email')) fields.push('email')
  if (order.some(channel => channel !== 'email')) fields.push('phone')
  if (order.includes('email') && !countries.email.includes('*')) fields.push('country')
  if (window) fields.push('timezone', 'phone', 'country')
  return [...new Set([...always, ...fields])].sort()
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
