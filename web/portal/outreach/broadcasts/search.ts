import type { BroadcastStatus } from '#client'

// The address of the list says what it shows: `/outreach?status=draft&q=autumn`.

export const statuses = [
  'draft',
  'queued',
  'sending',
  'completed',
  'cancelled',
] as const satisfies BroadcastStatus[]

export interface BroadcastSearch {
  q?: string
  status?: BroadcastStatus
}

/** Reads an address; what is no filter of ours is left out. */
export function readSearch({ q, status }: Record<string, unknown>): BroadcastSearch {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, 200) : ''
  const found = statuses.find(each => each === status)
  return { ...(text && { q: text }), ...(found && { status: found }) }
}
