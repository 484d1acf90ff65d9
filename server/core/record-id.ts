import { randomUUIDv7 } from 'node:crypto'

/** A counter starts below this value, so that at least two thousand ids fit into one millisecond. */
const beginsBelow = 0x800
const largest = 0xfff

let last = { ms: 0, counter: 0 }

/**
 * Makes a record id: a UUID v7. Ids of one process sort in the order of their creation, also within one
 * millisecond (RFC 9562, section 6.2, method 1: the twelve bits after the time are a counter) and when the
 * clock was set back. Node's own UUIDs have random bits there, so two records of one millisecond would sort
 * wrongly half the time.
 */
export function recordId(): string {
  const fresh = randomUUIDv7()
  const ms = Date.now()
  if (ms > last.ms) last = { ms, counter: Number.parseInt(fresh.slice(15, 18), 16) % beginsBelow }
  else if (last.counter < largest) last.counter++
  else last = { ms: last.ms + 1, counter: 0 }
  const time = last.ms.toString(16).padStart(12, '0')
  const counter = last.counter.toString(16).padStart(3, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${fresh.slice(19)}`
}

/** A UUID (RFC 9562, section 4) in either case, as the source of a regular expression; it has one group, the UUID. */
export const recordIdPattern = '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})'
const whole = new RegExp(`^${recordIdPattern}$`, 'i')

/** Whether a text is a UUID. PostgreSQL refuses to compare a uuid with anything else. */
export const isRecordId = (text: string): boolean => whole.test(text)

/** An id that sorts before every id made since `moment` and after every id made earlier. */
export const firstIdOf = (moment: Date): string => {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
