import { createHash } from 'node:crypto'
import { channels } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { findAudience } from '#server/modules/contacts/audiences/audiences.ts'
import { consentGivenSince, fingerprintOf } from '#server/modules/contacts/contacts.ts'
import { senderStatus } from '#server/modules/messaging/senders/senders.ts'
import { needsBooking } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { orderOf, type SendFacts } from '../eligibility/eligibility.ts'
import type { Wording } from '../words/words.ts'
import type { BroadcastRow } from './queries.ts'

/** What a preview showed: its time, and a hash of each aspect that must not have changed when the broadcast is sent. */
type PreviewFingerprint = { at: string } & Record<string, string>

type Previewed = Pick<BroadcastRow, 'audience_id' | 'contact_id'> & Parameters<typeof orderOf>[0]

/** Fields of contacts that a preview always shows; it shows others only where a template or a check uses them. */
const always = ['name']

/**
 * The fingerprint of a preview made now. It leaves out what the preview does not show, and what may change without
 * surprising anybody: the time, a template's approval, and people who opt out.
 */
export async function previewFingerprint(
  ctx: Ctx,
  broadcast: Previewed,
  facts: SendFacts,
): Promise<PreviewFingerprint> {
  const order = orderOf(broadcast)
  const templates = order.channels.flatMap(channel => facts.templates[channel] ?? [])
  const used = templates.flatMap(template => template.variables)
  const senders = order.channels.map(channel => {
    const sender = facts.senders.get(channel)
    return sender && facts.ready.has(channel) ? [channel, senderStatus(sender).sender] : [channel]
  })
  const businessFacts = Object.entries(facts.context.business).filter(([name]) =>
    used.includes(`business.${name}`),
  )
  return {
    at: facts.now.toISOString(),
    channel_order: hash(order.channels),
    values: hash(order.typed),
    window: hash([order.window, order.window && facts.timezone]),
    sender: hash(senders),
    countries: hash(order.channels.map(channel => facts.countries[channel])),
    business: hash([businessFacts, templates.some(needsBooking) && facts.context.bookingUrl]),
    ...Object.fromEntries(templates.map(each => [`template_${each.channel}`, hash(wordingOf(each))])),
    source: hash(await sourceOf(ctx, broadcast.audience_id)),
    members: await fingerprintOf(ctx, membersOf(broadcast), fieldsOf(used, facts)),
  }
}

/** The aspects that have changed since the preview, in words; none for a preview stored before fingerprints existed. */
export async function changedSincePreview(
  ctx: Ctx,
  broadcast: BroadcastRow,
  facts: SendFacts,
): Promise<string[]> {
  const before = broadcast.previewed as PreviewFingerprint | null
  if (!before) return []
  const now = await previewFingerprint(ctx, broadcast, facts)
  const changed = Object.keys(now).filter(aspect => aspect !== 'at' && now[aspect] !== before[aspect])
  const since = new Date(before.at)
  const agreed = await consentGivenSince(ctx, membersOf(broadcast), [...facts.order], since)
  return [
    ...changed.map(aspect => wordsFor(aspect, facts)),
    ...(agreed ? ['who has agreed to be written to'] : []),
  ]
}

function wordsFor(aspect: string, facts: SendFacts): string {
  const channel = channels.find(each => aspect === `template_${each}`)
  const wording = channel && facts.templates[channel]
  if (wording) return wording.id ? `the template “${wording.name}”` : `the words for ${channel}`
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

const wordingOf = ({ subject, body, variable_sources, dlt_template_id }: Wording) => [
  subject,
  body,
  Object.entries(variable_sources).sort(),
  dlt_template_id,
]

async function sourceOf(ctx: Ctx, audienceId: string | null) {
  const audience = await findAudience(ctx, audienceId!)
  return [audience?.source.kind, audience?.source.segment]
}

const membersOf = ({ audience_id, contact_id }: Previewed) => ({
  audienceId: audience_id!,
  ...(contact_id && { contactId: contact_id }),
})

/** The columns and custom fields of contacts that decide who gets what. */
function fieldsOf(used: readonly string[], { order, window, countries }: SendFacts): string[] {
  const fields = used.map(name => name.replace(/^contact\.(attributes\.)?/, ''))
  if (order.includes('email')) fields.push('email')
  if (order.some(channel => channel !== 'email')) fields.push('phone')
  if (order.includes('email') && !countries.email.includes('*')) fields.push('country')
  if (window) fields.push('timezone', 'phone', 'country')
  return [...new Set([...always, ...fields])].sort()
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url')
