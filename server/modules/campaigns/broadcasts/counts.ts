import type { BroadcastCounts } from '#contract/campaigns/broadcasts.ts'

/** So many messages of a state. `held`: how many of them wait for their hour or for another attempt. */
export interface StateCount {
  state: string
  count: number
  held: number
}

/** Adds up messages by state; those that wait for their hour or for another attempt count as `held`. */
export function countsOf(states: StateCount[]): BroadcastCounts {
  const counts: BroadcastCounts = {
    total: 0,
    queued: 0,
    held: 0,
    sending: 0,
    sent: 0,
    delivered: 0,
    read: 0,
    replied: 0,
    failed: 0,
    blocked: 0,
    cancelled: 0,
  }
  for (const { state, count, held } of states) {
    counts.total += count
    counts.held += held
    counts[state as keyof BroadcastCounts] += count - held
  }
  return counts
}
