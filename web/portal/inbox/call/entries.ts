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
