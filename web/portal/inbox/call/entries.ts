import type { Call, CallTurn } from '#client'
import type { Activity } from '../records.ts'

/** What stands in the record of a call, in the order of time. */
export type CallEntry =
  | { kind: 'turn'; key: string; turn: CallTurn; index: number }
  | { kind: 'event'; key: string; activity: Activity }

/** The turns of a call with what happened meanwhile and since. */
export function entriesOf(call: Call, activity: readonly Activity[]): CallEntry[] {
  const began = Date.parse(call.answered_at ?? call.started_at ?? call.created_at)
  const timed: { at: number; entry: CallEntry }[] = [
    ...call.transcript.map((turn, index) => ({
      at: began + turn.began_ms,
      entry: { kind: 'turn' as const, key: `turn ${index}`, turn, index },
    })),
    ...activity.map(each => ({
      at: Date.parse(each.at),
      entry: { kind: 'event' as const, key: each.id, activity: each },
    })),
  ]
  return timed.sort((a, b) => a.at - b.at).map(({ entry }) => entry)
}

/** The turn that is heard at a moment: the last one that began by then, and before the first, the first; -1 without turns. */
export function heardAt(turns: readonly Pick<CallTurn, 'began_ms'>[], ms: number): number {
  return turns.length ? Math.max(0, turnAt(turns, ms)) : -1
}

/** The last turn that began by a moment; -1 before the first. */
export function turnAt(turns: readonly Pick<CallTurn, 'began_ms'>[], ms: number): number {
  let [low, high] = [0, turns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (turns[middle]!.began_ms <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** A place in a recording: `4:05`, `1:02:09`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
