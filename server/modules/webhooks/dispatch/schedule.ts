import { testEvent } from '../events.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]

/** Pauses before the second attempt, the third and so on, in ms: 75 hours in all. */
export const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** A webhook without a success for this long (ms) is switched off. */
export const patienceMs = 5 * 24 * hour

/** What follows an attempt. `failed` is final, unless somebody requests a redelivery. */
type NextAttempt = { status: 'delivered' | 'failed'; at: null } | { status: 'pending'; at: Date }

/** `tries` counts the failed attempts before this one, since the delivery was created or last requested. */
export function nextAfter({
  ok,
  tries,
  event,
  now,
}: {
  ok: boolean
  tries: number
  event: string
  now: Date
}): NextAttempt {
  if (ok) return { status: 'delivered', at: null }
  const pause = event === testEvent ? undefined : pauses[tries]
  if (pause === undefined) return { status: 'failed', at: null }
  return { status: 'pending', at: new Date(now.getTime() + pause) }
}
