/** Why a message was not sent, or did not arrive: code → the words for people. */
const labels = {
  no_consent: 'Has not agreed to this channel',
  unsubscribed: 'Has opted out',
  channel_not_allowed: 'Country not allowed on this channel',
  missing_variable: 'A value of the text is missing',
  channel_not_ready: 'Channel not ready',
  template_not_approved: 'Template not approved',
  invalid_address: 'Not a valid address or number',
  no_reachable_channel: 'No address or number for these channels',
  no_answer: 'Nobody answered',
  // Reasons of messages that were handed over.
  outcome_unknown: 'Cut off on the way: it may have arrived',
  undeliverable: 'Could not be delivered',
  bounced: 'Returned by the recipient’s mail server',
} as const

export type BlockReason =
  | 'no_consent'
  | 'unsubscribed'
  | 'channel_not_allowed'
  | 'missing_variable'
  | 'channel_not_ready'
  | 'template_not_approved'
  | 'invalid_address'
  | 'no_reachable_channel'

/** The words for a reason; a provider's own code becomes words by itself. */
export const labelOf = (reason: string): string =>
  Object.hasOwn(labels, reason)
    ? labels[reason as keyof typeof labels]
    : sentenceCase(reason.replaceAll('_', ' '))

/** How many messages of a state there are for each reason, with its words. */
export function reasonsOf(
  tallies: { state: string; reason: string | null; count: number }[],
  state: 'blocked' | 'failed',
): Record<string, { count: number; label: string }> {
  const reasons: Record<string, { count: number; label: string }> = {}
  for (const { reason, count } of tallies.filter(each => each.state === state && each.reason)) {
    reasons[reason!] ??= { count: 0, label: labelOf(reason!) }
    reasons[reason!]!.count += count
  }
  return reasons
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
