import { type HourWindow, heldUntil } from '#server/core/hour-window.ts'

/** Hours of the day at which nobody is disturbed by a text message, by their own clock. */
export const usualHours: HourWindow = { start: 8, end: 21 }

const stepMs = 15 * 60_000
/** The quiet of one night and more. */
const mostSteps = (24 * 3_600_000) / stepMs
/** Later than this before it begins a reminder is of no use. */
const leastNoticeMs = 30 * 60_000

interface Reminded {
  /** When the reminder is due by the settings. */
  due: Date
  startsAt: Date
  /** IANA, of whom it goes to. */
  timezone: string
}

/**
 * When a reminder goes by text message: when it is due, or, where that falls into the quiet hours, when they end; if the booking
 * has nearly begun by then, before they begin.
 */
export function textAt({ due, startsAt, timezone }: Reminded): Date {
  const held = heldUntil(usualHours, [timezone], due)
  if (!held) return due
  if (held.getTime() <= startsAt.getTime() - leastNoticeMs) return held
  for (let step = 1; step <= mostSteps; step++) {
    const earlier = new Date(due.getTime() - step * stepMs)
    if (!heldUntil(usualHours, [timezone], earlier)) return earlier
  }
  return due
}

/** When a reminder that is late may still go: now, at a moment that is given, or (null) not any more. */
export function lateTextAt({ startsAt, timezone }: Omit<Reminded, 'due'>, now: Date): Date | null {
  const at = heldUntil(usualHours, [timezone], now) ?? now
  return at < startsAt ? at : null
}
