import type { Channel } from '#contract/contacts/channels.ts'
import { addressOf } from '#server/modules/contacts/channel.ts'
import type { Contact } from '#server/modules/contacts/contacts.ts'
import { render } from '#server/modules/messaging/templates/render.ts'
import type { Filling, Template } from '#server/modules/messaging/templates/templates.ts'
import type { BlockReason } from '../messages/reasons.ts'
import { countryAllowed } from './country.ts'
import { heldUntil, type SendWindow } from './window.ts'
import { zonesOf } from './zones.ts'

/** All that a message depends on besides the person it goes to, as it stands at one moment. */
export interface Facts {
  now: Date
  /** Tried one after the other for each contact. */
  order: readonly Channel[]
  templates: Partial<Record<Channel, Template>>
  /** Channels with a sender. */
  ready: ReadonlySet<Channel>
  /** Per channel the countries that may be written to. */
  countries: Record<Channel, readonly string[]>
  filling: Filling
  /** Null for none, and for messages to one person, which ignore it. */
  window: SendWindow | null
  /** The business's own zone. */
  timezone: string
}

/** What is said to one person, where. */
export interface Said {
  channel: Channel
  template: Template
  to: string
  subject: string | null
  body: string
  /** WhatsApp: the values of its positions. */
  params: string[]
}

/** What the checks make of one contact. */
export type Verdict =
  | ({ kind: 'send' } & Said)
  /** All is well, but not at this hour of theirs. */
  | ({ kind: 'held'; until: Date } & Said)
  /** `channel` is the one that the reason speaks of; null when there is no address for any. */
  | { kind: 'blocked'; reason: BlockReason; channel: Channel | null; to: string | null }

/**
 * The one pipeline behind preview, send and send-one (specification, section 4.3, rule 5): consent, stop list, channel
 * and template, country, render; then the window, which holds and never blocks. The contact gets the first channel of
 * the order for which all of it holds.
 *
 * When none does, the reason is that of the first channel for which the contact has an address: the one that the
 * sender wanted most; `no_reachable_channel` when there is no address at all. Opting out takes away consent as well, so
 * of somebody on the stop list `unsubscribed` is said, which is why.
 */
export function check(contact: Contact, facts: Facts): Verdict {
  let first: Verdict | null = null
  for (const channel of facts.order) {
    const to = addressOf(channel, contact)
    if (!to) continue
    const tried = checkChannel(contact, channel, to, facts)
    if (tried.kind !== 'blocked') return tried
    first ??= tried
  }
  return first ?? { kind: 'blocked', reason: 'no_reachable_channel', channel: null, to: null }
}

function checkChannel(contact: Contact, channel: Channel, to: string, facts: Facts): Verdict {
  const blocked = (reason: BlockReason): Verdict => ({ kind: 'blocked', reason, channel, to })
  const stopped = contact.suppressed.includes(channel)
  if (!contact.consent[channel]) return blocked(stopped ? 'unsubscribed' : 'no_consent')
  if (stopped) return blocked('unsubscribed')
  const template = facts.templates[channel]
  if (!facts.ready.has(channel)) return blocked('channel_not_ready')
  if (!template || (channel === 'whatsapp' && template.provider_status !== 'approved'))
    return blocked('template_not_approved')
  const rules = { allowed: facts.countries[channel], registered: template.dlt_template_id !== null }
  if (!countryAllowed(channel, contact, rules)) return blocked('channel_not_allowed')
  const { subject, body, params, missing } = render(template, contact, facts.filling)
  if (missing.length) return blocked('missing_variable')
  const said = { channel, template, to, subject, body, params }
  const until = facts.window && heldFor(contact, facts)
  return until ? { kind: 'held', until, ...said } : { kind: 'send', ...said }
}

/** Thousands of people share a few dozen clocks: each is read once a moment. */
const clocks = new WeakMap<Facts, Map<string, Date | null>>()

function heldFor(contact: Contact, facts: Facts): Date | null {
  const zones = zonesOf(contact, facts.timezone)
  const known = clocks.get(facts) ?? new Map<string, Date | null>()
  clocks.set(facts, known)
  const key = zones.join()
  if (!known.has(key)) known.set(key, heldUntil(facts.window!, zones, facts.now))
  return known.get(key)!
}
