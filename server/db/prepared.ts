/** A statement that this process runs more often than this within a minute is prepared. */
const often = 20
const minuteMs = 60_000
/** Each connection keeps the plans of so many statements at most, of some 30 kB each. */
const mostPrepared = 150
/** A statement that was not asked for in this time gives its place to others. */
const forgottenAfterMs = 10 * minuteMs
/** We count so many different statements at a time. Lists of values make many that come once. */
const mostCounted = 2_000

/**
 * Names the statements that are worth preparing: PostgreSQL parses a prepared statement once a connection, and after five
 * runs it usually plans it no more either, which for short statements is most of their cost. Rare ones stay unnamed,
 * because every name takes memory in each connection.
 *
 * One name stands for one text. A statement that runs now in one role and now in another is planned anew at each change
 * (row-level security is part of the plan), so it costs no more than unprepared; hardly any does.
 */
export function createStatementNames(now: () => number = Date.now): (text: string) => string | undefined {
  const names = new Map<string, { name: string; usedAt: number }>()
  let counts = new Map<string, number>()
  let countedSince = now()
  let given = 0
  const forget = (before: number) => {
    for (const [text, { usedAt }] of names) if (usedAt < before) names.delete(text)
  }
  return text => {
    const at = now()
    const known = names.get(text)
    if (known) {
      known.usedAt = at
      return known.name
    }
    if (at - countedSince > minuteMs || counts.size >= mostCounted) {
      counts = new Map()
      countedSince = at
    }
    const count = (counts.get(text) ?? 0) + 1
    counts.set(text, count)
    if (count <= often) return undefined
    if (names.size >= mostPrepared) forget(at - forgottenAfterMs)
    if (names.size >= mostPrepared) return undefined
    const name = `s${++given}`
    names.set(text, { name, usedAt: at })
    return name
  }
}
