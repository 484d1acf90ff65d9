import type { Activity, Message } from '../records.ts'

// What stands in a thread: days, what was said, and what happened, in the order of time.

export type Entry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: Message; continues: boolean }
  | { kind: 'event'; key: string; activity: Activity }

/** Milliseconds. Messages of one speaker within this belong together. */
const breath = 3 * 60_000

/** Midnight of a moment's day in the browser's zone. */
const dayOf = (moment: string): number => new Date(moment).setHours(0, 0, 0, 0)

/**
 * The entries of a thread. `more`: older messages are not loaded, so events from before the first one are left out.
 * `newAfter`: the position after which the reader has not read; null for nowhere.
 */
export function timelineOf(
  { messages, more }: { messages: readonly Message[]; more: boolean },
  activity: readonly Activity[],
  newAfter: number | null = null,
): Entry[] {
  const from = more ? Date.parse(messages[0]?.created_at ?? '') : Number.NEGATIVE_INFINITY
  const events = activity.filter(({ at }) => Date.parse(at) >= from)
  const entries: Entry[] = []
  let day: number | null = null
  let before: Message | null = null
  const open = (at: string) => {
    if (day === dayOf(at)) return
    day = dayOf(at)
    before = null
    entries.push({ kind: 'day', key: `day ${at}`, at })
  }
  const happen = (event: Activity) => {
    open(event.at)
    before = null
    entries.push({ kind: 'event', key: event.id, activity: event })
  }
  let next = 0
  let marked = newAfter === null
  for (const message of messages) {
    for (; next < events.length && events[next]!.at <= message.created_at; next++) happen(events[next]!)
    open(message.created_at)
    if (!marked && message.position > newAfter!) {
      marked = true
      before = null
      if (entries.some(({ kind }) => kind === 'message')) entries.push({ kind: 'new', key: 'new' })
    }
    entries.push({ kind: 'message', key: message.id, message, continues: follows(before, message) })
    before = message
  }
  for (const event of events.slice(next)) happen(event)
  return entries
}

const follows = (before: Message | null, message: Message): boolean =>
  before !== null &&
  before.role === message.role &&
  before.author === message.author &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < breath
