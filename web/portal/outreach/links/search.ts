import type { ChatLink } from '#client'

// The address says which links are shown: `/outreach/links?q=table&status=active`.

export interface LinkSearch {
  q?: string
  status?: ChatLink['status']
}

export const statuses = ['active', 'expired', 'revoked'] as const satisfies ChatLink['status'][]

/** Reads an address; what is no filter of ours is left out. */
export function readSearch(given: Record<string, unknown>): LinkSearch {
  const q = typeof given.q === 'string' || typeof given.q === 'number' ? String(given.q).trim() : ''
  const status = statuses.find(each => each === given.status)
  return { ...(q && { q: q.slice(0, 200) }), ...(status && { status }) }
}

/** Those that a search means: its words in the name or among the tags, whatever their case. */
export const matching = (links: readonly ChatLink[], { q, status }: LinkSearch): ChatLink[] => {
  const wanted = q?.toLocaleLowerCase() ?? ''
  return links.filter(
    link =>
      (!status || link.status === status) &&
      [link.label, ...link.tags].some(text => text.toLocaleLowerCase().includes(wanted)),
  )
}
