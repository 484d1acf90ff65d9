import type { QuestionnaireLinkStatus } from '#client'

// The address says what the list of sent questionnaires shows: `?status=completed`.

export const states = [
  'issued',
  'opened',
  'in_progress',
  'completed',
  'expired',
  'revoked',
] as const satisfies QuestionnaireLinkStatus[]

export interface SentSearch {
  status?: QuestionnaireLinkStatus
}

/** Reads an address; what is no filter of ours is left out. */
export function readSent({ status }: Record<string, unknown>): SentSearch {
  const known = states.find(state => state === status)
  return known ? { status: known } : {}
}
