import type { Channel } from '#contract/contacts/channels.ts'
import type { Ctx } from '#server/core/context.ts'
import { business } from '#server/modules/accounts/accounts.ts'
import type { Sender } from '#server/modules/messaging/connections/sender.ts'
import { senderOf, standingOf } from '#server/modules/messaging/connections/senders.ts'
import { fillingOf } from '#server/modules/messaging/templates/filling.ts'
import { type Template, templatesById } from '#server/modules/messaging/templates/templates.ts'
import type { Facts } from './checks.ts'
import type { SendWindow } from './window.ts'

/** What a broadcast says of itself that checks depend on. */
export interface Order {
  channels: readonly Channel[]
  templateIds: Partial<Record<Channel, string>>
  /** What the sender gave for this send: placeholder → text. */
  typed: Record<string, string>
  window: SendWindow | null
}

/** The facts, with those who carry the messages. */
export interface Standing extends Facts {
  senders: ReadonlyMap<Channel, Sender>
  /** Whether the account may send at all. */
  enabled: boolean
}

/** How all that an order depends on stands now. */
export async function factsOf(ctx: Ctx, order: Order): Promise<Standing> {
  const { timezone, caller_countries, communication_enabled } = await business(ctx)
  const senders = new Map<Channel, Sender>()
  for (const channel of order.channels) senders.set(channel, await senderOf(ctx, channel))
  const found = await templatesById(ctx, Object.values(order.templateIds))
  const templates: Partial<Record<Channel, Template>> = {}
  for (const channel of order.channels) templates[channel] = found.get(order.templateIds[channel] ?? '')
  return {
    now: ctx.now(),
    order: order.channels,
    templates,
    ready: new Set([...senders].filter(([, sender]) => standingOf(sender).ready).map(([channel]) => channel)),
    countries: caller_countries,
    filling: await fillingOf(ctx, order.typed),
    window: order.window,
    timezone,
    senders,
    enabled: communication_enabled,
  }
}
