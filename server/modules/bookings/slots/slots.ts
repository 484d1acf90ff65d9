import type { Opening } from './openings.ts'

/** A time that can be booked. Milliseconds since 1970. */
export interface Slot {
  from: number
  to: number
  remaining: number
}

/** A taken time: one seat of the service, or (null) all of them. */
export interface TakenTime {
  from: number
  to: number
  seat: number | null
}

/** The rules for slots, in minutes. */
export interface SlotRules {
  duration: number
  before: number
  after: number
  step: number
  capacity: number
}

const minute = 60_000

/**
 * The slots that begin within [from, to) and have a seat left, in order. A slot begins at an opening or at a step after
 * it, and ends before the business closes; the buffers around it may lie outside the opening hours, but must not touch
 * a taken time. One pass in order of time.
 */
export function freeSlots(
  openings: Opening[],
  { duration, before, after, step, capacity }: SlotRules,
  taken: TakenTime[],
  { from, to }: { from: number; to: number },
): Slot[] {
  const lanes = seatTimelines(taken)
  const slots: Slot[] = []
  for (const opening of openings) {
    const steps = Math.max(0, Math.ceil((from - opening.from) / (step * minute)))
    const last = Math.min(opening.to - 1, opening.until - duration * minute, to - 1)
    for (let at = opening.from + steps * step * minute; at <= last; at += step * minute) {
      const held = { from: at - before * minute, to: at + (duration + after) * minute }
      const remaining = capacity - seatsHeld(lanes, held, capacity)
      if (remaining > 0) slots.push({ from: at, to: at + duration * minute, remaining })
    }
  }
  return slots
}

/** The taken times of one seat, in order; `next` is the first that may still matter. */
interface SeatTimeline {
  seat: number | null
  taken: { from: number; to: number }[]
  next: number
}

function seatTimelines(taken: TakenTime[]): SeatTimeline[] {
  const lanes = new Map<number | null, SeatTimeline>()
  for (const { seat, from, to } of taken.toSorted((a, b) => a.from - b.from)) {
    const lane = lanes.get(seat) ?? { seat, taken: [], next: 0 }
    lanes.set(seat, lane)
    const last = lane.taken.at(-1)
    // Other calendars have overlapping events: they become one.
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else lane.taken.push({ from, to })
  }
  return [...lanes.values()]
}

/** The seats taken at some moment of this time. Calls must come in order of time. */
function seatsHeld(
  lanes: SeatTimeline[],
  { from, to }: { from: number; to: number },
  capacity: number,
): number {
  let held = 0
  for (const lane of lanes) {
    while (lane.next < lane.taken.length && lane.taken[lane.next]!.to <= from) lane.next++
    if (lane.next < lane.taken.length && lane.taken[lane.next]!.from < to) {
      held += lane.seat === null ? capacity : 1
    }
  }
  return held
}
