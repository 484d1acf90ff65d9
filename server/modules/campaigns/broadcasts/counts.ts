import type { BroadcastCounts } from '#contract/campaigns/broadcasts.ts'

/** Messages by where they are now, from counts of their states. */
export function countsOf(states: { state: string; count: number; held: number }[]): BroadcastCounts {
  const counts: BroadcastCounts = {
    ...{ total: 0, queued: 0, held: 0, sending: 0, sent: 0, delivered: 0 },
    ...{ read: 0, replied: 0, failed: 0, blocked: 0, cancelled: 0 },
  }
  for (const { state, count, held } of states) {
    counts.total += count
    counts.held += held
    counts[state as keyof BroadcastCounts] += count - held
  }
  return counts
}
