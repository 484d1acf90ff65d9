import type { AuditEntry } from '#client'

// The log's address says what is shown of it: `/settings/privacy/audit?who=…&what=leads&from=2026-01-01`.

export interface AuditSearch {
  /** a member's or a key's id */
  who?: string
  /** the first part of a route */
  what?: string
  how?: AuditEntry['method']
  /** days of the reader, both included */
  from?: string
  to?: string
  /** a record's id */
  record?: string
}

export const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies AuditEntry['method'][]

const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined

const id = /^[\da-f-]{36}$/i
const day = /^\d{4}-\d{2}-\d{2}$/

/** Reads an address; what is no filter of ours is left out. */
export const readSearch = (given: Record<string, unknown>): AuditSearch =>
  Object.fromEntries(
    Object.entries({
      who: matching(given.who, id),
      what: matching(given.what, /^[a-z-]{1,60}$/),
      how: methods.find(method => method === given.how),
      from: matching(given.from, day),
      to: matching(given.to, day),
      record: matching(given.record, id),
    }).filter(([, value]) => value !== undefined),
  )

/** The moment at which a day of the reader begins, `later` days after it. */
const startOf = (text: string, later: number): string => {
  const [year, month, date] = text.split('-').map(Number)
  return new Date(year!, month! - 1, date! + later).toISOString()
}

/** The same as the log is asked for. */
export const askedOf = ({ who, what, how, from, to, record }: AuditSearch) => ({
  ...(who && { actor_id: who }),
  ...(what && { area: what }),
  ...(how && { method: how }),
  ...(from && { from: startOf(from, 0) }),
  ...(to && { to: startOf(to, 1) }),
  ...(record && { record_id: record }),
})
