import type { Selectable } from 'kysely'
import type { BroadcastWords } from '#contract/campaigns/broadcasts.ts'
import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { type HourWindow, heldUntilAll } from '#server/core/hour-window.ts'
import type { Broadcast } from '#server/db/tables.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import { addressOf, type Contact } from '#server/modules/contacts/contacts.ts'
import { countryAllowed } from '#server/modules/contacts/countries/countries.ts'
import { zonesOf } from '#server/modules/contacts/time-zones/time-zones.ts'
import { type Sender, senderOf, senderStatus } from '#server/modules/messaging/senders/senders.ts'
import { render, renderContextOf } from '#server/modules/messaging/templates/rendering/rendering.ts'
import { type RenderContext, templatesById } from '#server/modules/messaging/templates/templates.ts'
import type { BlockReason } from '../reasons/reasons.ts'
import { ownWording, type Wording } from '../words/words.ts'

/** The settings of a broadcast that the checks depend on. */
export interface SendOrder {
  channels: readonly Channel[]
  templateIds: Partial<Record<Channel, string>>
  /** Own words, which go before a template. */
  words?: BroadcastWords
  /** The values that the sender typed: placeholder → text. */
  typed: Record<string, string>
  window: HourWindow | null
  /** To one person at somebody's order: leaves at any hour. */
  direct?: boolean
}

/** The facts for the checks, with the senders of the messages. */
export interface SendFacts extends Facts {
  senders: ReadonlyMap<Channel, Sender>
  /** Whether communication is enabled for the business. */
  enabled: boolean
}

/** Reads the present facts for a broadcast. */
export async function factsOf(ctx: Ctx, order: SendOrder): Promise<SendFacts> {
  const { timezone, caller_countries, communication_enabled, calls } = await business(ctx)
  const senders = new Map<Channel, Sender>()
  for (const channel of order.channels) senders.set(channel, await senderOf(ctx, channel))
  const found = await templatesById(ctx, Object.values(order.templateIds))
  const templates: Facts['templates'] = {}
  for (const channel of order.channels)
    templates[channel] = ownWording(channel, order.words ?? {}) ?? found.get(order.templateIds[channel] ?? '')
  return {
    now: ctx.now(),
    order: order.channels,
    templates,
    ready: new Set(
      [...senders].filter(([, sender]) => senderStatus(sender).ready).map(([channel]) => channel),
    ),
    countries: caller_countries,
    context: await renderContextOf(ctx, order.typed),
    window: order.window,
    callingHours: order.direct ? null : calls.hours,
    timezone,
    senders,
    enabled: communication_enabled,
  }
}

/** The settings of a stored broadcast that the checks depend on. */
export function orderOf(broadcast: Selectable<Broadcast>): SendOrder {
  const { send_window_start: start, send_window_end: end } = broadcast
  return {
    channels: broadcast.channel_order as Channel[],
    templateIds: broadcast.template_ids as SendOrder['templateIds'],
    words: broadcast.words as BroadcastWords,
    typed: broadcast.typed as Record<string, string>,
    window: start === null || end === null ? null : { start, end },
    direct: broadcast.contact_id !== null,
  }
}

/** Everything at one moment that a message depends on, besides its recipient. */
export interface Facts {
  now: Date
  /** The channels to try for each contact, in order. */
  order: readonly Channel[]
  templates: Partial<Record<Channel, Wording>>
  /** Channels whose sender is ready. */
  ready: ReadonlySet<Channel>
  /** The countries that may be written to, by channel. */
  countries: Record<Channel, readonly string[]>
  context: RenderContext
  /** Null without a window, and for messages to one person. */
  window: HourWindow | null
  /** When people may be called; null: at any hour. */
  callingHours: HourWindow | null
  /** The business's own time zone (IANA). */
  timezone: string
}

/** The message to one person, rendered, with its channel and address. */
interface RenderedMessage {
  channel: Channel
  template: Wording
  to: string
  subject: string | null
  body: string
  /** WhatsApp: the values of its positions. */
  params: string[]
}

/** The result of the checks for one contact. */
export type Verdict =
  | ({ kind: 'send' } & RenderedMessage)
  /** It may be sent, but not at the recipient's present hour. */
  | ({ kind: 'held'; until: Date } & RenderedMessage)
  /** `channel` is the one to which the reason applies; null when the contact has no address for any channel. */
  | { kind: 'blocked'; reason: BlockReason; channel: Channel | null; to: string | null }

/**
 * Checks whether and how a contact gets a message. Preview, broadcasts and messages to one person all use it. Order:
 * consent, stop list, sender, template, country, rendering; then the send window and, for calls, the hours of the account,
 * which hold a message and never block it. The contact gets the first channel of the order that passes.
 *
 * When no channel passes, the reason is that of the first channel for which the contact has an address, which is the one
 * that the sender prefers; `no_reachable_channel` when there is no address at all. Opting out withdraws consent as well, so
 * the reason for a contact on the stop list is `unsubscribed`.
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

/** The same for one channel, to the address that the contact has on it. */
export function checkChannel(contact: Contact, channel: Channel, to: string, facts: Facts): Verdict {
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
  const { subject, body, params, missing } = render(template, contact, facts.context)
  if (missing.length) return blocked('missing_variable')
  const said = { channel, template, to, subject, body, params }
  const until = heldFor(contact, channel, facts)
  return until ? { kind: 'held', until, ...said } : { kind: 'send', ...said }
}

/** Thousands of contacts share a few dozen time zones, so the window is computed once for each set of zones. */
const clocks = new WeakMap<Facts, Map<string, Date | null>>()

function heldFor(contact: Contact, channel: Channel, facts: Facts): Date | null {
  const hours = channel === 'voice' ? facts.callingHours : null
  const windows = [facts.window, hours].filter(window => window !== null)
  if (!windows.length) return null
  const zones = zonesOf(contact, facts.timezone)
  const known = clocks.get(facts) ?? new Map<string, Date | null>()
  clocks.set(facts, known)
  const key = [windows.length, ...zones].join()
  if (!known.has(key)) known.set(key, heldUntilAll(windows, zones, facts.now))
  return known.get(key)!
}
