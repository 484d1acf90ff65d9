import type { Conversation } from '../records.ts'
import type { Group } from '../search.ts'

// In which order a list stands, and what is new in it. Rows never move while they are read: what arrives is counted above them,
// until the reader asks for it.

/**
 * The rows to show, in the order in which the reader has them before them, and how many have arrived meanwhile. `shown`: the
 * ids on the screen, null at first; `mine`: those that the reader has changed, which take their place at once. Older ones that
 * were loaded since stand below; what is gone leaves.
 */
export function arranged(
  shown: readonly string[] | null,
  fresh: readonly Conversation[],
  mine: ReadonlySet<string> = new Set(),
): { rows: Conversation[]; arrived: number } {
  const byId = new Map(fresh.map(conversation => [conversation.id, conversation]))
  const rows = (shown ?? []).flatMap(id => byId.get(id) ?? [])
  if (!rows.length) return { rows: [...fresh], arrived: 0 }
  const known = new Set(rows.map(({ id }) => id))
  const lastKnown = fresh.findLastIndex(({ id }) => known.has(id))
  const above = fresh.slice(0, lastKnown).filter(({ id }) => !known.has(id))
  for (const conversation of above.filter(({ id }) => mine.has(id)).reverse()) {
    const at = fresh.indexOf(conversation)
    const next = fresh.slice(at + 1).find(({ id }) => known.has(id))
    rows.splice(next ? rows.indexOf(next) : rows.length, 0, conversation)
    known.add(conversation.id)
  }
  const below = fresh.slice(lastKnown + 1)
  return { rows: [...rows, ...below], arrived: above.filter(({ id }) => !mine.has(id)).length }
}

export type Line =
  | { kind: 'head'; key: string; group: Group['key']; day: Day | null }
  | { kind: 'row'; key: string; conversation: Conversation; hasChips: boolean }
  | { kind: 'more'; key: string; group: number }

export type Day = 'today' | 'yesterday' | 'this_week' | 'earlier'

const dayMs = 24 * 3_600_000

/** Of which day a moment is to the reader, in the browser's zone. What lies ahead counts as today. */
export function dayOf(moment: string, now: number): Day {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  const at = Date.parse(moment)
  if (at >= midnight) return 'today'
  // Noon of the day before is yesterday, whether the day has 23 hours or 25.
  const yesterday = new Date(midnight - dayMs / 2).setHours(0, 0, 0, 0)
  if (at >= yesterday) return 'yesterday'
  return at >= midnight - 6 * dayMs ? 'this_week' : 'earlier'
}

/** One of the lists below each other. `readAt`: when the server last told it, in ms. */
export interface ListedGroup {
  key: Group['key']
  rows: Conversation[]
  hasMore: boolean
  readAt: number
}

/** The lines of a list: heads, rows, and one that loads more at the end of a group. Empty groups have no head. */
export function linesOf(groups: ListedGroup[], now: number): Line[] {
  const lines: Line[] = []
  const places = placesOf(groups)
  for (const [index, group] of groups.entries()) {
    const { key, hasMore } = group
    const rows = group.rows.filter(({ id }) => places.get(id) === group)
    let day: Day | null = null
    for (const [at, conversation] of rows.entries()) {
      const its = key === 'days' ? dayOf(conversation.last_message_at, now) : null
      if (at === 0 || (its !== null && its !== day && isLater(its, day)))
        lines.push({ kind: 'head', key: `${key}:${its ?? ''}`, group: key, day: its })
      day = its !== null && (day === null || isLater(its, day)) ? its : day
      lines.push({ kind: 'row', key: conversation.id, conversation, hasChips: hasChips(conversation) })
    }
    if (hasMore) {
      lines.push({ kind: 'more', key: `${key}:more`, group: index })
      break
    }
  }
  return lines
}

/** In which group each stands. One that has moved to another is in both until both are read: the one read last has it. */
function placesOf(groups: ListedGroup[]): Map<string, ListedGroup> {
  const places = new Map<string, ListedGroup>()
  for (const group of groups)
    for (const { id } of group.rows) if (group.readAt > (places.get(id)?.readAt ?? -1)) places.set(id, group)
  return places
}

const order: readonly Day[] = ['today', 'yesterday', 'this_week', 'earlier']

/** Rows that stay in their place may have become newer; their day's head is not said twice. */
const isLater = (day: Day, than: Day | null): boolean =>
  than === null || order.indexOf(day) > order.indexOf(than)

const hasChips = ({ needs, tags, assignee, snoozed_until }: Conversation): boolean =>
  Boolean(needs?.length || tags.length || assignee || snoozed_until)

/** Pixels. */
const heights = { head: 34, plain: 60, chips: 84, more: 48 }

export const heightOf = (line: Line): number =>
  line.kind === 'row' ? heights[line.hasChips ? 'chips' : 'plain'] : heights[line.kind]
