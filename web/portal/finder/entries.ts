import type { SearchGroup, SearchKind } from '#client'
import { deskPath } from '../build.ts'

/** One line of the finder. */
export interface Entry {
  /** unique among all lines */
  key: string
  title: string
  detail: string | null
  /** an address of the router, with its search */
  to?: string
  act?: () => unknown
}

export interface EntryGroup {
  key: 'recent' | 'pages' | 'actions' | SearchKind
  title: string
  entries: Entry[]
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each word of `q` begins a word of the title. */
export function matches(title: string, q: string): boolean {
  const words = folded(title).split(/[^\p{L}\p{N}]+/u)
  return folded(q)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every(part => words.some(word => word.startsWith(part)))
}

/** An address of the server as the router knows it. */
const addressOf = (url: string): string => url.slice(deskPath.length) || '/'

/** The records that the server has found, under the names of their kinds. */
export const recordGroups = (groups: SearchGroup[], kinds: Record<SearchKind, string>): EntryGroup[] =>
  groups.map(({ kind, items }) => ({
    key: kind,
    title: kinds[kind],
    entries: items.map(({ id, title, detail, url }) => ({
      key: `${kind} ${id}`,
      title,
      detail,
      to: addressOf(url),
    })),
  }))

/** The neighbour of a line, around the ends: `by` 1 down, -1 up. */
export function neighbour(keys: string[], current: string | null, by: 1 | -1): string | null {
  if (!keys.length) return null
  const at = current === null ? -1 : keys.indexOf(current)
  if (at === -1) return by === 1 ? keys[0]! : keys.at(-1)!
  return keys[(at + by + keys.length) % keys.length]!
}
