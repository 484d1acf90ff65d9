import type { Entry } from './entries.ts'

/** Records that were opened last, newest first. */
const most = 6

type Kept = Required<Pick<Entry, 'key' | 'title' | 'to'>> & { detail: string | null }

const keyOf = (member: string) => `finder:${member}`

/** What this member opened from the finder in this tab. */
export function recentOf(member: string): Kept[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(member)) ?? '[]')
    return Array.isArray(kept) ? kept.slice(0, most) : []
  } catch {
    // A browser that stores nothing for pages has no recent records.
    return []
  }
}

export function keepRecent(member: string, { key, title, detail, to }: Entry): void {
  if (!to) return
  const others = recentOf(member).filter(each => each.key !== key)
  try {
    const kept = [{ key, title, detail, to }, ...others].slice(0, most)
    sessionStorage.setItem(keyOf(member), JSON.stringify(kept))
  } catch {
    // As above.
  }
}
