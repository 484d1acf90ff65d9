import type { Account } from '#client'

export type Closure = Account['closures'][number]

/** What a change adds to the closed days, and what it removes from them. */
export interface Difference {
  added: readonly Closure[]
  removed: readonly Closure[]
}

const isSame = (one: Closure, two: Closure) =>
  one.from === two.from && one.to === two.to && one.reason === two.reason

/** The closed days after a change, by date. A change that is made already changes nothing. */
export function changed(closures: readonly Closure[], { added, removed }: Difference): Closure[] {
  const kept = closures.filter(closure => ![...added, ...removed].some(one => isSame(one, closure)))
  return [...kept, ...added].toSorted((one, two) => one.from.localeCompare(two.from))
}
