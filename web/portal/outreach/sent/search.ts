import type { Channel, MessageState } from '#client'
import { channels } from '../channels.ts'

// The address of the log says what it shows: `/outreach/sent?state=failed&channel=email`.

export const states = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'replied',
  'failed',
  'blocked',
  'cancelled',
] as const satisfies MessageState[]

export interface LogSearch {
  q?: string
  state?: MessageState
  channel?: Channel
  broadcast?: string
  /** Days, as the reader's calendar has them: `2026-01-31`. */
  from?: string
  to?: string
}

const words = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).trim().slice(0, 200) || undefined
    : undefined

const id = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value : undefined

const day = (value: unknown): string | undefined => {
  const text = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
  return text && !Number.isNaN(Date.parse(text)) ? text : undefined
}

/** Reads an address; what is no filter of ours is left out. */
export function readSearch(given: Record<string, unknown>): LogSearch {
  const found: LogSearch = {
    q: words(given.q),
    state: states.find(state => state === given.state),
    channel: channels.find(channel => channel === given.channel),
    broadcast: id(given.broadcast),
    from: day(given.from),
    to: day(given.to),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** The beginning of a day of the reader, or with `by` 1 of the day after it. */
export function momentOfDay(text: string, by: 0 | 1): string {
  const [year, month, date] = text.split('-').map(Number)
  return new Date(year!, month! - 1, date! + by).toISOString()
}
