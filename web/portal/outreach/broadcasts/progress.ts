import type { BroadcastCounts, CountedBroadcast } from '#client'

type Progress = Pick<CountedBroadcast, 'status' | 'counts' | 'planned_at'>

export const isRunning = ({ status }: Pick<CountedBroadcast, 'status'>): boolean =>
  status === 'queued' || status === 'sending'

/** Whether it waits for a time that was chosen, or for the seconds in which it can be taken back. */
export const isHeld = ({ status, waiting_for }: Pick<CountedBroadcast, 'status' | 'waiting_for'>): boolean =>
  status === 'queued' && waiting_for === 'time'

/** Messages about which something is still to be done. */
export const openOf = ({ queued, held, sending }: BroadcastCounts): number => queued + held + sending

/** Messages that were handed over, whatever became of them there. */
export const leftOf = ({ sent, delivered, read, replied }: BroadcastCounts): number =>
  sent + delivered + read + replied

/**
 * How far it is: messages done, of all there will be, and the share, 0 to 1. `expected`: the people of the audience, because
 * messages are made while others leave. The share is never 1 while it runs.
 */
export function progressOf(
  broadcast: Progress,
  expected: number,
): { done: number; total: number; share: number } {
  const { counts, planned_at } = broadcast
  const total = planned_at ? counts.total : Math.max(counts.total, expected)
  const done = counts.total - openOf(counts)
  if (!isRunning(broadcast)) return { done, total: counts.total, share: 1 }
  return { done, total, share: total ? Math.min(0.99, done / total) : 0 }
}
