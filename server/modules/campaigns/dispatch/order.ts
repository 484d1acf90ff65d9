import type { Channel } from '#contract/contacts/channels.ts'
import type { Order } from '../eligibility/facts.ts'
import type { BroadcastRow } from './hold-queries.ts'

/** What a stored broadcast asks of the checks. */
export function orderOf(broadcast: BroadcastRow): Order {
  const { send_window_start: start, send_window_end: end } = broadcast
  return {
    channels: broadcast.channel_order as Channel[],
    templateIds: broadcast.template_ids as Order['templateIds'],
    typed: broadcast.typed as Record<string, string>,
    window: start === null || end === null ? null : { start, end },
  }
}
